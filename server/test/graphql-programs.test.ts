import { createHash } from 'node:crypto';
import { ApolloClient, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { BatchHttpLink } from '@apollo/client/link/batch-http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { Client, fetchExchange } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';
import { ClientError, GraphQLClient } from 'graphql-request';
import { createClient } from 'graphql-ws';
import { beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { sentenceOf } from '../errors.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { createPerson, type Shop } from './story.ts';

// Libraries with which programs ask, as they are installed.

let app: ShopStory['app'];
let shop: Shop;
tellShopStories((story) => {
  ({ app, shop } = story);
});

/** What a program sent, in order: the method, and whether the text was there. */
let sent: string[];
beforeEach(() => {
  sent = [];
});

const watched: typeof fetch = async (input, init) => {
  const url = String(input);
  const text = decodeURIComponent(url) + String(init?.body ?? '');
  const method = init?.method ?? 'GET';
  sent.push(`${method} ${/viewer/.test(text) ? 'text' : 'hash'}`);
  return fetch(input, init);
};

const url = () => `${app.url}/graphql`;
const bearer = () => ({ authorization: `Bearer ${shop.owner.token}` });
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const ME = { viewer: { email: '' } };
beforeEach(() => {
  ME.viewer.email = shop.owner.email;
});

describe('Apollo Client', () => {
  const clientWith = (link: ConstructorParameters<typeof ApolloClient>[0]['link']) =>
    new ApolloClient({ link, cache: new InMemoryCache() });
  const plain = () => new HttpLink({ uri: url(), fetch: watched, headers: bearer() });

  test.each([
    ['by POST', false, ['POST hash', 'POST text', 'POST hash']],
    ['by GET', true, ['GET hash', 'POST text', 'GET hash']],
  ])('has a text remembered, and asks by its hash from then on, %s', async (name, useGETForHashedQueries, expected) => {
    const link = new PersistedQueryLink({ sha256, useGETForHashedQueries });
    const client = clientWith(link.concat(plain()));
    // A name of its own: the server remembers for all.
    const query = gql(`query apollo${name.slice(3)} { viewer { email } }`);
    const ask = () => client.query({ query, fetchPolicy: 'no-cache' });
    expect((await ask()).data).toMatchObject(ME);
    expect((await ask()).data).toMatchObject(ME);
    expect(sent).toEqual(expected);
  });

  test('its batches are refused in words', async () => {
    const client = clientWith(new BatchHttpLink({ uri: url(), headers: bearer(), batchInterval: 1 }));
    const asked = await Promise.all(
      ['a', 'b'].map((name) =>
        client.query({ query: gql(`query ${name} { viewer { email } }`) }).catch((error) => error),
      ),
    );
    for (const error of asked) {
      expect(error.bodyText ?? error.message).toContain(sentenceOf('BATCH_NOT_SUPPORTED'));
    }
  });

  test('a refusal inside a question is told with its code', async () => {
    const query = gql('query ($id: ID!) { company(id: $id) { name } }');
    const asked = clientWith(plain()).query({ query, variables: { id: 'nobody' } });
    const error = await asked.catch((failure: unknown) => failure);
    expect(CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code).toBe('COMPANY_NOT_FOUND');
  });
});

describe('urql', () => {
  const client = (exchanges = [persistedExchange(), fetchExchange]) =>
    new Client({ url: url(), fetch: watched, fetchOptions: { headers: bearer() }, preferGetMethod: false, exchanges });

  test('has a text remembered, and asks by its hash from then on', async () => {
    const ask = () =>
      client().query('query urql { viewer { email } }', {}, { requestPolicy: 'network-only' }).toPromise();
    expect((await ask()).data).toMatchObject(ME);
    expect((await ask()).data).toMatchObject(ME);
    expect(sent.filter((each) => each.endsWith('text'))).toHaveLength(1);
    expect(sent.at(-1)).toMatch(/hash$/);
  });

  test('asks by GET, with variables', async () => {
    const query = 'query ($id: ID!) { company(id: $id) { name } viewer { email } }';
    const asked = await client([fetchExchange]).query(query, { id: shop.id }, { preferGetMethod: 'force' }).toPromise();
    expect(asked.data).toMatchObject({ company: { name: 'Negozio di prova' }, ...ME });
    expect(sent).toEqual(['GET text']);
  });

  test('a change goes by POST', async () => {
    const stranger = await createPerson(app, 'ADMIN');
    const change = await client()
      .mutation(
        'mutation { signOutEverywhere }',
        {},
        { fetchOptions: { headers: { authorization: `Bearer ${stranger.token}` } } },
      )
      .toPromise();
    expect([change.error, change.data]).toEqual([undefined, { signOutEverywhere: true }]);
  });
});

describe('graphql-request', () => {
  test.each(['POST', 'GET'] as const)('asks by %s', async (method) => {
    const client = new GraphQLClient(url(), { method, headers: bearer(), fetch: watched });
    const query = 'query ($id: ID!) { company(id: $id) { name } viewer { email } }';
    expect(await client.request(query, { id: shop.id })).toMatchObject(ME);
    expect(sent).toEqual([`${method} text`]);
  });

  test('is told why a batch is refused, and why a token is', async () => {
    const batch = new GraphQLClient(url()).batchRequests([{ document: '{ viewer { email } }' }]);
    const refused = await batch.catch((error: unknown) => error);
    expect(refused instanceof ClientError && JSON.stringify(refused.response)).toContain(
      sentenceOf('BATCH_NOT_SUPPORTED'),
    );
    const asked = new GraphQLClient(url(), { headers: { authorization: 'Bearer nobody' } }).request(
      '{ viewer { email } }',
    );
    const error = await asked.catch((failure: unknown) => failure);
    expect(
      error instanceof ClientError && [error.response.status, error.response.errors?.[0]?.extensions?.code],
    ).toEqual([401, 'SESSION_EXPIRED']);
  });
});

describe('graphql-ws', () => {
  const ways: [what: string, connectionParams: () => Record<string, unknown>, headers: () => Record<string, string>][] =
    [
      ['the token', () => ({ token: shop.owner.token }), () => ({})],
      ['the header', () => bearer(), () => ({})],
      ['headers with the header', () => ({ headers: bearer() }), () => ({})],
      ['headers in capitals', () => ({ headers: { Authorization: `Bearer ${shop.owner.token}` } }), () => ({})],
      ['the header of the upgrade', () => ({}), () => bearer()],
      [
        'its own word before that of the upgrade',
        () => ({ token: shop.owner.token }),
        () => ({ authorization: 'Bearer x' }),
      ],
    ];

  test.each(ways)('signs in with %s', async (_, connectionParams, headers) => {
    class Upgraded extends WebSocket {
      constructor(address: string, protocol: string) {
        super(address, protocol, { headers: headers() });
      }
    }
    const client = createClient({ url: url().replace('http', 'ws'), webSocketImpl: Upgraded, connectionParams });
    const query = 'subscription ($id: ID!) { conversationActivity(companyId: $id) { id } }';
    const events = client.iterate<{ conversationActivity: object[] }>({ query, variables: { id: shop.id } });
    expect((await events.next()).value).toEqual({ data: { conversationActivity: [] } });
    await client.dispose();
  });

  test.each([
    { headers: 'x' },
    { headers: { authorization: 5 } },
    { headers: null },
    { headers: { authorization: '' } },
  ])('%o is nobody’s word', async (connectionParams) => {
    const client = createClient({ url: url().replace('http', 'ws'), webSocketImpl: WebSocket, connectionParams });
    const events = client.iterate({ query: 'subscription { visibleCompanyCount }' });
    await expect(events.next()).rejects.toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    await client.dispose();
  });

  test('a password for a proxy, which browsers send along, is no token', async () => {
    class Guarded extends WebSocket {
      constructor(address: string, protocol: string) {
        super(address, protocol, { headers: { authorization: 'Basic YTpi' } });
      }
    }
    const client = createClient({ url: url().replace('http', 'ws'), webSocketImpl: Guarded });
    const events = client.iterate({ query: 'subscription { visibleCompanyCount }' });
    await expect(events.next()).rejects.toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    await client.dispose();
  });

  test('what is no subscription is told where to go', async () => {
    const client = createClient({ url: url().replace('http', 'ws'), webSocketImpl: WebSocket });
    const events = client.iterate({ query: '{ viewer { email } }' });
    await expect(events.next()).rejects.toMatchObject([
      { message: sentenceOf('ONLY_SUBSCRIPTIONS'), extensions: { code: 'ONLY_SUBSCRIPTIONS' } },
    ]);
    await client.dispose();
  });
});
