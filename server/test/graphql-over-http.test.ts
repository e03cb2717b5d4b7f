import { createHash } from 'node:crypto';
import { serverAudits } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../errors.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import type { Shop } from './story.ts';

let app: ShopStory['app'];
let shop: Shop;
tellShopStories((story) => {
  ({ app, shop } = story);
});

const JSON_TYPE = 'application/json';
const GRAPHQL_TYPE = 'application/graphql-response+json';

/** One request as any program may send it. */
interface Told {
  status: number;
  type: string;
  headers: Headers;
  body: { data?: unknown; errors?: { message: string; extensions: { code: string } }[] };
}

async function send(init: RequestInit, search = ''): Promise<Told> {
  const response = await fetch(`${app.url}/graphql${search}`, init);
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  return { status: response.status, type, headers: response.headers, body: (await response.json()) as Told['body'] };
}

const post = (body: unknown, headers: Record<string, string> = {}) =>
  send({
    method: 'POST',
    headers: { 'content-type': JSON_TYPE, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const get = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
  send({ headers }, `?${new URLSearchParams(parameters)}`);

const codeOf = ({ body }: Told) => body.errors?.[0]?.extensions.code;

describe('the audit of GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => `${app.url}/graphql`, fetchFn: fetch });

  test('it asks all that it did when this was written', () => expect(audits.length).toBe(61));

  test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s %s', async (_, _name, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  });
});

const QUERY = '{ viewer { email } }';
const TWO = 'query a { __typename } query b { __typename }';
const CHANGE = 'mutation { signOutEverywhere }';

describe('what is no question says why', () => {
  const bodies: [what: string, body: unknown, code: string][] = [
    ['nothing', '', 'BAD_JSON'],
    ['no JSON', '{"query":', 'BAD_JSON'],
    ['a batch', [{ query: QUERY }, { query: QUERY }], 'BATCH_NOT_SUPPORTED'],
    ['a batch of one', [{ query: QUERY }], 'BATCH_NOT_SUPPORTED'],
    ['an empty batch', [], 'BATCH_NOT_SUPPORTED'],
    ['null', 'null', 'BAD_BODY'],
    ['a text', '"{ __typename }"', 'BAD_BODY'],
    ['a number', '5', 'BAD_BODY'],
    ['no query', {}, 'QUERY_REQUIRED'],
    ['an empty query', { query: '' }, 'QUERY_REQUIRED'],
    ['a query of blanks', { query: ' \n' }, 'QUERY_REQUIRED'],
    ['a query that is none', { query: { a: 1 } }, 'QUERY_REQUIRED'],
    ['an empty operationName', { query: QUERY, operationName: '' }, 'BAD_OPERATION_NAME'],
    ['an operationName that is none', { query: QUERY, operationName: 5 }, 'BAD_OPERATION_NAME'],
    ['empty variables', { query: QUERY, variables: '' }, 'BAD_VARIABLES'],
    ['variables as a text', { query: QUERY, variables: '{}' }, 'BAD_VARIABLES'],
    ['variables as a list', { query: QUERY, variables: [1] }, 'BAD_VARIABLES'],
    ['false variables', { query: QUERY, variables: false }, 'BAD_VARIABLES'],
    ['extensions as a text', { query: QUERY, extensions: 'x' }, 'BAD_EXTENSIONS'],
    ['extensions as a list', { query: QUERY, extensions: [] }, 'BAD_EXTENSIONS'],
    ['a persisted query that is no object', { extensions: { persistedQuery: 'x' } }, 'BAD_PERSISTED_QUERY'],
    [
      'one of another version',
      { extensions: { persistedQuery: { version: 2, sha256Hash: 'a'.repeat(64) } } },
      'BAD_PERSISTED_QUERY',
    ],
    [
      'one whose hash is none',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
      'BAD_PERSISTED_QUERY',
    ],
    [
      'one whose hash is of another text',
      { query: QUERY, extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
      'PERSISTED_QUERY_MISMATCH',
    ],
  ];

  test.each(bodies)('%s', async (_, body, code) => {
    const told = await post(body);
    expect([told.status, told.type, codeOf(told)]).toEqual([400, JSON_TYPE, code]);
    expect(told.body.errors?.[0]?.message).toBe(sentenceOf(code as Parameters<typeof sentenceOf>[0]));
    const strict = await post(body, { accept: GRAPHQL_TYPE });
    expect([strict.type, codeOf(strict)]).toEqual([code === 'BATCH_NOT_SUPPORTED' ? JSON_TYPE : GRAPHQL_TYPE, code]);
  });

  const types: [what: string, headers: Record<string, string>][] = [
    ['a type that only begins like JSON', { 'content-type': 'application/json-x' }],
    ['a patch of JSON', { 'content-type': 'application/json-patch+json' }],
    ['a list of two types', { 'content-type': 'application/json, text/plain' }],
    ['plain text', { 'content-type': 'text/plain;charset=UTF-8' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a GraphQL text', { 'content-type': 'application/graphql' }],
    ['letters of another alphabet', { 'content-type': 'application/json; charset=utf-16' }],
    ['an empty type', { 'content-type': '' }],
    ['a compressed body', { 'content-type': JSON_TYPE, 'content-encoding': 'gzip' }],
  ];

  test.each(types)('%s', async (_, headers) => {
    const told = await post({ query: QUERY }, headers);
    expect([told.status, codeOf(told)]).toEqual([415, 'UNSUPPORTED_CONTENT_TYPE']);
  });

  test('bytes that are no UTF-8 are no JSON, and a mark before it is no fault', async () => {
    const headers = { 'content-type': JSON_TYPE };
    const broken = Buffer.concat([Buffer.from('{"query":"{ __typename } #'), Buffer.from([0xff]), Buffer.from('"}')]);
    expect(codeOf(await send({ method: 'POST', headers, body: broken }))).toBe('BAD_JSON');
    expect((await post('\ufeff{"query":"{ __typename }"}')).body).toEqual({ data: { __typename: 'Query' } });
  });

  test('too much is refused with its own status', async () => {
    const told = await post({ query: `${QUERY} #${'x'.repeat(300_000)}` });
    expect([told.status, codeOf(told)]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'QUERY'])('%s', async (method) => {
    const told = await send({ method, headers: { 'content-type': JSON_TYPE }, body: JSON.stringify({ query: QUERY }) });
    expect([told.status, codeOf(told), told.headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', 'GET, POST']);
  });

  const documents: [what: string, body: object, code: string][] = [
    ['an operation that is not there', { query: TWO, operationName: 'c' }, 'UNKNOWN_OPERATION'],
    ['none of several operations', { query: TWO }, 'OPERATION_NAME_REQUIRED'],
    ['a subscription', { query: 'subscription { visibleCompanyCount }' }, 'SUBSCRIPTION_NEEDS_SOCKET'],
    ['no GraphQL', { query: '{' }, 'BAD_REQUEST'],
    ['no field of the schema', { query: '{ nothing }' }, 'BAD_REQUEST'],
    ['a variable without its value', { query: 'query ($id: ID!) { shop(companyId: $id) { name } }' }, 'BAD_REQUEST'],
    ['too much in one', { query: `{ ${'viewer { id } '.repeat(300)} }` }, 'QUERY_TOO_COMPLEX'],
  ];

  test.each(documents)('%s, whose form is right', async (_, body, code) => {
    const [plain, strict] = [await post(body), await post(body, { accept: GRAPHQL_TYPE })];
    expect([codeOf(plain), codeOf(strict)]).toEqual([code, code]);
    expect([strict.status, plain.type, strict.type]).toEqual([400, JSON_TYPE, GRAPHQL_TYPE]);
    expect(plain.status).toBe(200);
    expect(strict.body).not.toHaveProperty('data');
  });

  test('a null where none may stand is told as what it is, where it stands', async () => {
    const query = 'query ($n: Int = 5) { companies(first: $n) { totalCount } }';
    const told = await post({ query, variables: { n: null } }, { accept: GRAPHQL_TYPE });
    expect(told.body.errors).toMatchObject([{ path: ['companies'], extensions: { code: 'BAD_REQUEST' } }]);
  });

  test('what programs have to act on has its status in both types', async () => {
    for (const accept of [JSON_TYPE, GRAPHQL_TYPE]) {
      expect((await post({ query: QUERY }, { accept, authorization: 'Bearer nobody' })).status).toBe(401);
    }
  });
});

describe('what is accepted decides the type', () => {
  const accepts: [accept: string | null, type: string][] = [
    [null, JSON_TYPE],
    ['*/*', JSON_TYPE],
    ['application/*', JSON_TYPE],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', JSON_TYPE],
    ['text/html', JSON_TYPE],
    [GRAPHQL_TYPE, GRAPHQL_TYPE],
    [`${GRAPHQL_TYPE}; charset=utf-8`, GRAPHQL_TYPE],
    [`${GRAPHQL_TYPE}, ${JSON_TYPE}`, GRAPHQL_TYPE],
    [`${JSON_TYPE}, ${GRAPHQL_TYPE}`, JSON_TYPE],
    [`${GRAPHQL_TYPE};q=0.5, ${JSON_TYPE}`, JSON_TYPE],
    [`${GRAPHQL_TYPE};q=0, */*`, JSON_TYPE],
    [`${'text/x, '.repeat(600)}${GRAPHQL_TYPE}`, JSON_TYPE],
  ];
  test.each(accepts.map((each) => [(each[0] ?? 'nothing').slice(0, 80), ...each] as const))(
    '%s',
    async (_, accept, type) => {
      const told = await post({ query: '{ __typename }' }, accept === null ? {} : { accept });
      expect([told.status, told.type]).toEqual([200, type]);
      expect(told.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(told.headers.get('vary')?.toLowerCase().split(/, */)).toEqual(
        expect.arrayContaining(['accept', 'authorization']),
      );
    },
  );
});

describe('GET', () => {
  const owner = () => ({ authorization: `Bearer ${shop.owner.token}` });

  test('a question is answered as by POST, for the same viewer, and kept by nobody', async () => {
    const told = await get({ query: QUERY }, owner());
    expect(told.body).toEqual({ data: { viewer: { email: shop.owner.email } } });
    expect(told.headers.get('cache-control')).toBe('no-store');
    const query = 'query one($id: ID!) { company(id: $id) { name } } query two { __typename }';
    const variables = JSON.stringify({ id: shop.id });
    expect((await get({ query, operationName: 'one', variables }, owner())).body.data).toEqual({
      company: { name: 'Negozio di prova' },
    });
  });

  test('who sends no token is nobody, whatever cookies there are', async () => {
    const cookie = `tuoshop_session=${shop.owner.token}`;
    const told = await get({ query: QUERY }, { cookie });
    expect(told.body).toEqual({ data: { viewer: null } });
    expect(told.headers.get('set-cookie')).toBeNull();
  });

  test('a change is refused, and says how it is sent', async () => {
    for (const accept of [JSON_TYPE, GRAPHQL_TYPE]) {
      const told = await get({ query: CHANGE }, { accept, ...owner() });
      expect([told.status, codeOf(told), told.headers.get('allow')]).toEqual([405, 'CHANGE_NEEDS_POST', 'POST']);
    }
    expect((await post({ query: QUERY }, owner())).body.data).toEqual({ viewer: { email: shop.owner.email } });
  });

  const refused: [parameters: Record<string, string>, code: string][] = [
    [{}, 'QUERY_REQUIRED'],
    [{ query: '' }, 'QUERY_REQUIRED'],
    [{ query: QUERY, variables: '{' }, 'BAD_VARIABLES'],
    [{ query: QUERY, variables: '5' }, 'BAD_VARIABLES'],
    [{ query: QUERY, variables: '[]' }, 'BAD_VARIABLES'],
    [{ query: QUERY, extensions: '"x"' }, 'BAD_EXTENSIONS'],
  ];
  test.each(refused)('%o is refused with %s, and never with a page', async (parameters, code) => {
    const told = await get(parameters, { accept: 'text/html' });
    expect([told.status, told.type, codeOf(told)]).toEqual([400, JSON_TYPE, code]);
  });

  test('parameters that are empty are none', async () => {
    const told = await get({ query: '{ __typename }', operationName: '', variables: '', extensions: '' });
    expect(told.body).toEqual({ data: { __typename: 'Query' } });
  });
});

describe('persisted queries', () => {
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const persisted = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });

  test('a hash is unknown until its text comes with it, and then means that text, by GET too', async () => {
    const query = '{ viewer { email } __typename }';
    const extensions = persisted(query);
    const unknown = await post({ extensions });
    expect([unknown.status, codeOf(unknown)]).toEqual([200, 'PERSISTED_QUERY_NOT_FOUND']);
    expect(unknown.body.errors?.[0]?.message).toBe('PersistedQueryNotFound');
    expect((await post({ query, extensions })).body.data).toEqual({ viewer: null, __typename: 'Query' });
    expect((await post({ extensions })).body.data).toEqual({ viewer: null, __typename: 'Query' });
    const headers = { authorization: `Bearer ${shop.owner.token}` };
    const asOwner = await get({ extensions: JSON.stringify(extensions) }, headers);
    expect(asOwner.body.data).toEqual({ viewer: { email: shop.owner.email }, __typename: 'Query' });
  });

  test('a text that is no valid document is not remembered', async () => {
    const query = '{ nothing }';
    expect(codeOf(await post({ query, extensions: persisted(query) }))).toBe('BAD_REQUEST');
    expect(codeOf(await post({ extensions: persisted(query) }))).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  test('a change that was registered is not carried out by GET', async () => {
    await post({ query: CHANGE, extensions: persisted(CHANGE) });
    const told = await get({ extensions: JSON.stringify(persisted(CHANGE)) });
    expect([told.status, codeOf(told)]).toEqual([405, 'CHANGE_NEEDS_POST']);
  });

  test('a hash in capitals is the same hash', async () => {
    const query = '{ installation { passwordMinLength } }';
    await post({ query, extensions: persisted(query) });
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(query).toUpperCase() } };
    expect((await post({ extensions })).body.data).toHaveProperty('installation');
  });
});
