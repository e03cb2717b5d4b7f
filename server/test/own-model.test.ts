import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { openModel } from '../assistant/open-model.ts';
import { querySystem } from '../database/system.ts';
import { startTestApp } from './app.ts';
import { answering, type Behaviour, type ModelServer, startModelServer } from './model-server.ts';
import { factsOf, NOTHING, replyOf, STARTED, storedAnswer, TIMES } from './model-story.ts';
import { ask, createPerson, createShop, createVisitor, eventually, must, type Shop, say, start } from './story.ts';
import { isRealPostgres } from './story-database.ts';

const CHOICE = 'companyId serverModel own { address model keyEnd dailyTokens }';
const READ = `query ($id: ID!) { modelChoice(companyId: $id) { ${CHOICE} } }`;
const SAVE = `mutation ($id: ID!, $input: OwnModelInput!) { saveOwnModel(companyId: $id, input: $input) { ${CHOICE} } }`;
const REMOVE = `mutation ($id: ID!) { removeOwnModel(companyId: $id) { ${CHOICE} } }`;
const STATUS = `query ($id: ID!) { aiStatus(companyId: $id) {
  isActive isOwn model usedTokens dailyTokens isLimitReached breaker fault { kind advice }
} }`;
const TRIAL = `mutation ($id: ID!) { testModel(companyId: $id) { answer failure failureText says status { isOwn breaker } } }`;
const SHOP = 'query ($id: ID!) { shop(companyId: $id) { isModelOn } }';
const WATCH = '{ companiesToWatch { isModelFailing companies { company { id } reasons } } }';
const KEY = 'sk-proj-segretissima-0123456789-a1b2';

let app: App;
let theirs: ModelServer;
let operators: ModelServer;
let shop: Shop;
let other: Shop;
const lines: string[] = [];

const environment = () => ({
  OPENAI_API_KEY: 'sk-operator-canary',
  OPENAI_BASE_URL: operators.url,
  FEED_PRIVATE_HOSTS: new URL(theirs.url).host,
  AI_VISITOR_PERCENT: '1',
});

beforeAll(async () => {
  await import('openai'); // read from disk at the first call
  [theirs, operators] = await Promise.all([startModelServer(), startModelServer()]);
  const logTo = { write: (line: string) => void lines.push(line) };
  app = await startTestApp({ ...environment(), LOG_LEVEL: 'trace' }, { modelTimes: TIMES, logTo });
});
afterAll(async () => {
  await app.close();
  await Promise.all([theirs.close(), operators.close()]);
});
beforeEach(async () => {
  theirs.behave(answering('Dal modello nostro.'));
  operators.behave(answering('Dal server.'));
  const { shared } = app;
  // A breaker that an earlier fault opened is no part of the next story.
  shared.model = openModel(shared.config.model, shared.database, shared.log, TIMES);
  [shop, other] = await Promise.all([createShop(app), createShop(app)]);
  theirs.requests.length = 0;
  operators.requests.length = 0;
});

const input = (given: object = {}) => ({ address: theirs.url, model: 'gpt-nostro', apiKey: KEY, ...given });
const save = (given: object = {}, { id, owner }: Shop = shop) =>
  ask(app, SAVE, { id, input: input(given) }, owner.token);
const saved = async (given: object = {}) =>
  (await must(app, SAVE, { id: shop.id, input: input(given) }, shop.owner.token)).saveOwnModel;
const read = async () => (await must(app, READ, { id: shop.id }, shop.owner.token)).modelChoice;
const statusOf = async ({ id, owner }: Shop = shop) => (await must(app, STATUS, { id }, owner.token)).aiStatus;
const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code ?? 'answered';

describe('a model of a company’s own', () => {
  test('answers for that company alone, until the server’s does again', async () => {
    expect(await read()).toEqual({ companyId: shop.id, serverModel: 'gpt-4o-mini', own: null });
    expect(await saved({ dailyTokens: 50_000 })).toEqual({
      companyId: shop.id,
      serverModel: 'gpt-4o-mini',
      own: { address: theirs.url, model: 'gpt-nostro', keyEnd: '…a1b2', dailyTokens: 50_000 },
    });
    theirs.requests.length = 0;
    const { text, facts } = await replyOf(app, shop);
    expect(text).toBe('Dal modello nostro.');
    expect(facts.model).toBe('gpt-nostro');
    expect(theirs.requests).toHaveLength(1);
    expect(theirs.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(theirs.requests[0]?.body.model).toBe('gpt-nostro');
    expect((await replyOf(app, other)).text).toBe('Dal server.');
    expect(operators.requests).toHaveLength(1);
    expect(JSON.stringify(operators.requests)).not.toContain(KEY);
    await must(app, REMOVE, { id: shop.id }, shop.owner.token);
    expect((await replyOf(app, shop)).text).toBe('Dal server.');
    expect(theirs.requests).toHaveLength(1);
    const rows = await querySystem(app.shared.database, 'select from company_models where company_id = $id', {
      id: shop.id,
    });
    expect(rows).toEqual([]);
  });

  test('is asked with what was saved last', async () => {
    await saved();
    expect((await replyOf(app, shop)).facts.model).toBe('gpt-nostro');
    await saved({ model: 'gpt-piccolo', apiKey: null });
    expect((await replyOf(app, shop)).facts.model).toBe('gpt-piccolo');
    expect(theirs.requests.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  test('answers on a server that has none, and there alone visitors are told of a model', async () => {
    const without = await startTestApp({ FEED_PRIVATE_HOSTS: new URL(theirs.url).host }, { modelTimes: TIMES });
    try {
      const [poor, rich] = [await createShop(without), await createShop(without)];
      const choice = await must(without, SAVE, { id: rich.id, input: input() }, rich.owner.token);
      expect(choice.saveOwnModel.serverModel).toBeNull();
      const isOn = async ({ id }: Shop) =>
        (await must(without, SHOP, { id }, await createVisitor(without, id))).shop.isModelOn;
      expect([await isOn(rich), await isOn(poor)]).toEqual([true, false]);
      expect((await replyOf(without, rich)).text).toBe('Dal modello nostro.');
      const token = await createVisitor(without, poor.id);
      expect((await start(without, token, STARTED)).data.startConversation.reply.text).toMatch(NOTHING);
    } finally {
      await without.close();
    }
  });
});

describe('before it is saved, its service is asked', () => {
  const said = (message: string, code: string | null = null) => ({ error: { message, code, type: 'error' } });
  const refusals: [code: string, sentence: RegExp, behaviour: Behaviour][] = [
    [
      'OWN_MODEL_KEY_REFUSED',
      /non accetta la chiave \(HTTP 401: «Incorrect API key provided: …»\)\. Non è stato salvato nulla\.$/,
      { kind: 'status', status: 401, body: said(`Incorrect API key provided: ${KEY}`) },
    ],
    ['OWN_MODEL_NOT_ALLOWED', /non permette/, { kind: 'status', status: 403 }],
    [
      'OWN_MODEL_UNKNOWN',
      /non conosce questo modello \(HTTP 404/,
      { kind: 'status', status: 404, body: said('The model `gpt-nostro` does not exist', 'model_not_found') },
    ],
    ['OWN_MODEL_NO_SERVICE', /non risponde un servizio AI/, { kind: 'not-a-stream' }],
    ['OWN_MODEL_NO_SERVICE', /HTTP 302/, { kind: 'status', status: 302, headers: { location: 'http://10.0.0.1/' } }],
    ['OWN_MODEL_NO_CREDIT', /credito/, { kind: 'status', status: 402 }],
    ['OWN_MODEL_OVERLOADED', /troppe richieste/, { kind: 'status', status: 429 }],
    ['OWN_MODEL_REFUSED', /rifiuta la domanda/, { kind: 'status', status: 422 }],
    ['OWN_MODEL_BROKEN', /guasto/, { kind: 'status', status: 500 }],
    ['OWN_MODEL_SILENT', /non ha scritto nulla/, answering('')],
    ['OWN_MODEL_TOO_SLOW', /entro 10 secondi/, { kind: 'hang' }],
  ];
  test.each(refusals)('%s: %s, and nothing is saved', async (code, sentence, behaviour) => {
    theirs.behave(behaviour);
    const refused = await save();
    expect(codeOf(refused)).toBe(code);
    expect(refused.errors[0]?.message).toMatch(sentence);
    expect(JSON.stringify(refused)).not.toMatch(/segretissima|a1b2/);
    expect((await read()).own).toBeNull();
  });

  test('what was saved before stays where another one does not answer', async () => {
    const before = await saved();
    theirs.behave({ kind: 'status', status: 401 });
    expect(codeOf(await save({ model: 'gpt-altro' }))).toBe('OWN_MODEL_KEY_REFUSED');
    expect(await read()).toEqual(before);
  });

  test('somebody who tries again and again has to wait', async () => {
    const hurried = await startTestApp(environment(), { limits: { modelTrialsByPerson: { most: 1, seconds: 300 } } });
    const mine = await createShop(hurried);
    const tried = () => ask(hurried, SAVE, { id: mine.id, input: input() }, mine.owner.token);
    expect([codeOf(await tried()), codeOf(await tried())]).toEqual(['answered', 'TOO_MANY_REQUESTS']);
    await hurried.close();
  });

  test.each([
    ['OWN_MODEL_BAD_ADDRESS', { address: 'un indirizzo' }],
    ['OWN_MODEL_BAD_ADDRESS', { address: 'http://api.example.com/v1' }],
    ['OWN_MODEL_BAD_ADDRESS', { address: 'https://io:password@api.example.com/v1' }],
    ['OWN_MODEL_PRIVATE_ADDRESS', { address: 'https://10.0.0.1/v1' }],
    ['OWN_MODEL_PRIVATE_ADDRESS', { address: 'https://169.254.169.254/v1' }],
    ['OWN_MODEL_PRIVATE_ADDRESS', { address: 'https://[::1]/v1' }],
    ['OWN_MODEL_PRIVATE_ADDRESS', { address: 'https://localhost/v1' }], // by its name, when it is connected to
    ['OWN_MODEL_BAD_NAME', { model: '  ' }],
    ['OWN_MODEL_BAD_KEY', { apiKey: 'una chiave' }],
    ['OWN_MODEL_KEY_REQUIRED', { apiKey: null }],
    ['OWN_MODEL_BAD_LIMIT', { dailyTokens: 0 }],
  ])('%s: %o is no model to ask', async (code, given) => {
    expect(codeOf(await save(given))).toBe(code);
    expect(theirs.requests).toEqual([]);
    expect((await read()).own).toBeNull();
  });
});

describe('its key', () => {
  test('is sent to no other server than before without being written again', async () => {
    await saved();
    const elsewhere = { address: 'https://api.example.com/v1', apiKey: null };
    expect(codeOf(await save(elsewhere))).toBe('OWN_MODEL_KEY_REQUIRED');
    expect((await saved({ address: `${theirs.url}/chat/completions`, apiKey: '' })).own.address).toBe(theirs.url);
  });

  test('stands in plain neither in the database nor in the log, and is told to nobody', async () => {
    await saved();
    theirs.behave({ kind: 'status', status: 401, body: `Wrong key ${KEY}` });
    const { facts } = await replyOf(app, shop);
    const trial = await must(app, TRIAL, { id: shop.id }, shop.owner.token);
    expect(JSON.stringify([facts, trial, await read(), await statusOf()])).not.toContain('segretissima');
    const [row] = await querySystem<{ text: string; bytes: string }>(
      app.shared.database,
      `select model::text as text, encode(sealed, 'escape') as bytes from company_models model where company_id = $id`,
      { id: shop.id },
    );
    expect(row?.text).toContain('gpt-nostro');
    expect(`${row?.text}${row?.bytes}`).not.toMatch(/segretissima|a1b2/);
    expect(lines.join('')).toContain('the service of the model does not answer');
    expect(lines.join('')).not.toContain('segretissima');
  });

  test('that no key of the server opens any more is asked for anew, and nobody is asked without it', async () => {
    await saved();
    await querySystem(app.shared.database, `update company_models set sealed = '\\x00' where company_id = $id`, {
      id: shop.id,
    });
    await querySystem(app.shared.database, 'update companies set own_model_id = gen_random_uuid() where id = $id', {
      id: shop.id,
    });
    await app.shared.knowledge.refreshed(shop.id);
    theirs.requests.length = 0;
    expect((await replyOf(app, shop)).facts).toMatchObject({ failure: 'UNAUTHORIZED', detail: 'KEY_LOST' });
    expect(theirs.requests).toEqual([]);
    expect((await read()).own.keyEnd).toBeNull();
    expect(codeOf(await save({ apiKey: null }))).toBe('OWN_MODEL_KEY_REQUIRED');
    expect((await saved()).own.keyEnd).toBe('…a1b2');
  });
});

describe('what it costs', () => {
  const COST = 2_000;
  beforeEach(() => {
    const usage = { prompt_tokens: COST - 10, completion_tokens: 10 };
    theirs.behave({ kind: 'answer', pieces: ['Eccomi.'], usage });
  });
  const usedOf = async (table: 'ai_usage' | 'own_model_usage') => {
    const text = `select used::int as used, reserved::int as reserved from ${table} where company_id = $id`;
    return (await querySystem<{ used: number; reserved: number }>(app.shared.database, text, { id: shop.id }))[0];
  };

  test('is nothing of what all companies have together', async () => {
    await saved();
    await replyOf(app, shop);
    await eventually('it is settled', async () => (await usedOf('own_model_usage'))?.reserved === 0);
    const { used: usedTokens = 0 } = (await usedOf('own_model_usage')) ?? {};
    expect(usedTokens).toBeGreaterThan(0);
    expect(await usedOf('ai_usage')).toBeUndefined();
    expect(await statusOf()).toMatchObject({ isOwn: true, usedTokens, dailyTokens: null, isLimitReached: false });
  });

  test('is answered also where all companies have used up theirs', async () => {
    const { shared } = app;
    const limits = shared.config.model;
    shared.model = openModel(limits && { ...limits, totalTokens: 0 }, shared.database, shared.log, TIMES);
    await saved();
    expect((await replyOf(app, other)).facts.failure).toBe('TOTAL_REACHED');
    expect((await replyOf(app, shop)).source).toBe('AI');
  });

  test('ends at the company’s own limit', async () => {
    await saved({ dailyTokens: 300 });
    expect((await replyOf(app, shop)).facts).toMatchObject({ failure: 'LIMIT_REACHED', model: 'gpt-nostro' });
    expect(await statusOf()).toMatchObject({ dailyTokens: 300, isLimitReached: true });
    await saved({ apiKey: null });
    expect((await replyOf(app, shop)).source).toBe('AI');
  });

  test('is shared between visitors, with a limit and without', async () => {
    for (const dailyTokens of [null, 200_000]) {
      await saved({ dailyTokens });
      const { id, token, seq } = await replyOf(app, shop);
      const { data } = await say(app, token, id, `${STARTED} ${randomUUID()}`);
      const answered = await storedAnswer(app, id, token, data.sendMessage.message.seq);
      expect(seq).toBeLessThan(answered.seq);
      expect(await factsOf(app, shop, id, answered.seq)).toMatchObject({ failure: 'SHARE_REACHED' });
      expect((await replyOf(app, shop)).source).toBe('AI');
    }
  });
});

describe('a fault of its settings', () => {
  test('pauses it alone, and says what to do in the panel', async () => {
    await saved();
    theirs.behave({ kind: 'status', status: 401 });
    const { facts } = await replyOf(app, shop);
    expect(facts).toMatchObject({ failure: 'UNAUTHORIZED', model: 'gpt-nostro' });
    expect(facts.failureText).toContain('Controlla la chiave API in Impostazioni, Modello AI');
    expect(await statusOf()).toMatchObject({ model: 'gpt-nostro', breaker: 'OPEN', fault: { kind: 'KEY' } });
    expect((await statusOf()).fault.advice).not.toContain('OPENAI_API_KEY');
    expect(await statusOf(other)).toMatchObject({ isOwn: false, model: 'gpt-4o-mini', breaker: 'CLOSED', fault: null });
    expect((await replyOf(app, other)).text).toBe('Dal server.');
    const watched = async () => (await must(app, WATCH, {}, shop.owner.token)).companiesToWatch;
    const companies = [{ company: { id: shop.id }, reasons: ['MODEL_FAILING'] }];
    expect(await watched()).toEqual({ isModelFailing: false, companies });
    theirs.behave(answering('Eccomi.'));
    const { testModel } = await must(app, TRIAL, { id: shop.id }, shop.owner.token);
    expect(testModel).toMatchObject({ answer: 'Eccomi.', status: { isOwn: true, breaker: 'CLOSED' } });
    expect((await replyOf(app, shop)).text).toBe('Eccomi.');
    expect((await watched()).companies).toEqual([]);
  });

  test('of the server’s does not pause it', async () => {
    await saved();
    operators.behave({ kind: 'status', status: 401 });
    expect((await replyOf(app, other)).facts.failure).toBe('UNAUTHORIZED');
    expect((await statusOf(other)).breaker).toBe('OPEN');
    expect((await replyOf(app, shop)).text).toBe('Dal modello nostro.');
    expect(await statusOf()).toMatchObject({ breaker: 'CLOSED', fault: null });
  });

  test('is over when another one is saved', async () => {
    await saved();
    theirs.behave({ kind: 'status', status: 401 });
    await replyOf(app, shop);
    theirs.behave(answering('Di nuovo.'));
    await saved({ apiKey: `${KEY}-2` });
    expect((await replyOf(app, shop)).text).toBe('Di nuovo.');
  });
});

test('nobody of another company sees or changes it', async () => {
  await saved();
  const stranger = await createPerson(app, 'ADMIN');
  const client = await createPerson(app, 'CLIENT', shop.id);
  const outcomes = async (token: string) => [
    codeOf(await ask(app, READ, { id: shop.id }, token)),
    codeOf(await ask(app, SAVE, { id: shop.id, input: input() }, token)),
    codeOf(await ask(app, REMOVE, { id: shop.id }, token)),
  ];
  expect(await outcomes(stranger.token)).toEqual(Array(3).fill('COMPANY_NOT_FOUND'));
  expect(await outcomes(client.token)).toEqual(Array(3).fill('FORBIDDEN'));
  expect((await read()).own.model).toBe('gpt-nostro');
});

describe.skipIf(!isRealPostgres)('two servers on one PostgreSQL', () => {
  test('both answer with what was saved on one of them', async () => {
    const there = await startTestApp(environment(), { modelTimes: TIMES });
    try {
      expect((await replyOf(there, shop)).text).toBe('Dal server.');
      await saved();
      await eventually('it is known there', async () => (await replyOf(there, shop)).text === 'Dal modello nostro.');
      await must(app, REMOVE, { id: shop.id }, shop.owner.token);
      await eventually('it is known there', async () => (await replyOf(there, shop)).text === 'Dal server.');
    } finally {
      await there.close();
    }
  });
});
