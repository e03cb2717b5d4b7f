import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { App } from '../app.ts';
import { startTestApp } from './app.ts';
import { NO_HURRY } from './no-limits.ts';
import { ask, createShop, createVisitor, eventually, listen, PASSWORD, ready, type Shop, start } from './story.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let shop: Shop;
beforeAll(async () => {
  // Long enough for a busy machine to answer who is not to be refused.
  app = await startTestApp({}, { turns: { usual: { ...PLACES, waitAtMost: NO_HURRY } } });
  shop = await createShop(app);
});
afterAll(() => app.close());

const PLACES = { atOnce: 4, perKey: 3 };
const KEYS = ['a', 'b', 'c', 'd'];

/** Keeps the places of a server busy until the result is called. */
function occupy({ shared }: Pick<App, 'shared'> = app): () => void {
  const { promise: busy, resolve: free } = Promise.withResolvers<void>();
  for (const key of KEYS) void shared.turns.usual.run(key, () => busy);
  return free;
}

/** How long somebody would wait is known by how long work has taken: after this, some thousands are too many. */
async function workForLong(): Promise<void> {
  for (let round = 0; round < 5; round++)
    await Promise.all(KEYS.map((key) => app.shared.turns.usual.run(key, () => wait(100))));
}

const ME = '{ viewer { id } }';

test('who waits too long is refused with the time to come back, and is answered again afterwards', async () => {
  const hurried = await startTestApp({}, { turns: { usual: { ...PLACES, waitAtMost: 1_000 } } });
  const { owner } = await createShop(hurried);
  const free = occupy(hurried);
  const refused = await ask(hurried, ME, {}, owner.token);
  expect(refused.status).toBe(503);
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'BUSY', retryAfter: 1 });
  expect(refused.headers.get('retry-after')).toBe('1');
  free();
  await eventually('it is answered', async () => (await ask(hurried, ME, {}, owner.token)).status === 200);
  await hurried.close();
});

test('in an overload a request is refused before it is looked at, whoever asks', async () => {
  await workForLong();
  const free = occupy();
  const { usual } = app.shared.turns;
  const waiting = Array.from({ length: 6_000 }, (_, n) =>
    usual.run(`key ${n}`, async () => 'done').catch(() => 'refused'),
  );
  expect(usual.isFull).toBe(true);
  // It costs too much and its token is none, which nobody finds out.
  const tooMuch = `{ companies(first: 100) { nodes { people(first: 100) { nodes { ${Array.from({ length: 9 }, () => 'id').join(' ')} } } } } }`;
  const refused = await ask(app, tooMuch, {}, 'no token');
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'BUSY', retryAfter: 1 });
  free();
  await Promise.all(waiting);
  await eventually(
    'it is told',
    async () => (await ask(app, tooMuch, {}, 'no token')).errors[0]?.extensions.code === 'QUERY_TOO_COMPLEX',
  );
});

test('signing in and health have room of their own', async () => {
  const free = occupy();
  const query = `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password, delivery: BODY) { accessToken } }`;
  const signedIn = await ask(app, query, { email: shop.owner.email, password: PASSWORD });
  expect(signedIn.data?.signIn.accessToken).toBeTruthy();
  await ready(app);
  free();
});

test('one address that keeps all its places busy leaves some to others', async () => {
  await workForLong();
  const token = await createVisitor(app, shop.id);
  const visitor = app.shared.turns.usual;
  const { promise: busy, resolve: free } = Promise.withResolvers<void>();
  const greedy = Array.from({ length: 5_000 }, () => visitor.run('greedy', () => busy).catch(() => 'refused'));
  const answered = await start(app, token, 'Quali sono gli orari?');
  expect(answered.errors).toEqual([]);
  free();
  expect((await Promise.all(greedy)).filter((each) => each === 'refused').length).toBeGreaterThan(0);
});

/** What begins a transaction of one company: whatever the server does by itself meanwhile is of none. */
const IN_COMPANY = /set_config\('app\.company_id'/;

const HISTORY = `{ chatHistory(first: 20) { nodes { id ${Array.from({ length: 25 }, (_, n) => `m${n}: messages(first: ${(n % 5) + 1}) { nodes { seq } pageInfo { hasNextPage } }`).join(' ')} } } }`;

test('pages inside pages are read in one statement for all parents and aliases', async () => {
  const { countStatements } = await import('./statements.ts');
  const token = await createVisitor(app, shop.id);
  for (let count = 0; count < 6; count++) await start(app, token, 'Quali sono gli orari?');
  const [trips, readings] = [countStatements(IN_COMPANY), countStatements(/^\s*select page\.place/)];
  const { data, errors } = await ask(app, HISTORY, {}, token);
  expect(errors).toEqual([]);
  expect(data.chatHistory.nodes).toHaveLength(6);
  expect(data.chatHistory.nodes[0].m1).toEqual({ nodes: [{ seq: 3 }, { seq: 2 }], pageInfo: { hasNextPage: true } });
  expect(data.chatHistory.nodes[5].m4).toEqual({
    nodes: [{ seq: 3 }, { seq: 2 }, { seq: 1 }],
    pageInfo: { hasNextPage: false },
  });
  // The list, and all pages of all its conversations.
  expect([trips.count, readings.count]).toEqual([2, 1]);
});

test('fields of a company are read once, in one transaction, whatever their aliases', async () => {
  const { countStatements } = await import('./statements.ts');
  for (let count = 0; count < 2; count++) await createShop(app, { owner: shop.owner });
  const aliases = Array.from({ length: 6 }, (_, n) => `a${n}: productCount b${n}: faqCount c${n}: staff { count }`);
  const readings = countStatements(/from (catalogues|faqs|accounts)\b.*company_id = \$1/s);
  const trips = countStatements(IN_COMPANY);
  const query = `{ companies(first: 10) { nodes { ${aliases.join(' ')} people(first: 5) { nodes { id } } } } }`;
  const { data, errors } = await ask(app, query, {}, shop.owner.token);
  expect(errors).toEqual([]);
  expect(data.companies.nodes).toHaveLength(3);
  expect(data.companies.nodes[2]).toMatchObject({ a5: 2, b5: 2, c5: { count: 1 }, people: { nodes: [] } });
  // Of each company a transaction with four readings.
  expect([trips.count, readings.count]).toEqual([3, 3 * 4]);
});

test('a subscription that begins in an overload comes later, and without an error', async () => {
  const { turns } = app.shared;
  const { promise: busy, resolve: free } = Promise.withResolvers<void>();
  const places = Array.from({ length: 200 }, (_, n) => turns.live.run(`place ${n}`, () => busy).catch(() => undefined));
  const listening = listen(app, 'subscription { visibleCompanyCount }', {}, shop.owner.token, 100);
  await new Promise((resolve) => setImmediate(resolve));
  free();
  await Promise.all(places);
  await eventually('it has come', () => listening.events.length > 0);
  expect(listening.errors).toEqual([]);
  await listening.stop();
});

test('a subscription that is completed while it waits for its turn reads nothing', async () => {
  const { countStatements } = await import('./statements.ts');
  const { turns } = app.shared;
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  const send = (message: object) => socket.send(JSON.stringify(message));
  const heard: { type: string; id?: string }[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  send({ type: 'connection_init', payload: { token: shop.owner.token } });
  await eventually('it is greeted', () => heard.length > 0);
  const { promise: busy, resolve: free } = Promise.withResolvers<void>();
  const places = Array.from({ length: 200 }, (_, n) => turns.live.run(`stop ${n}`, () => busy).catch(() => undefined));
  // The page of the latest conversations: what the server does by itself, as ending the idle, reads them in other words.
  const statements = countStatements(/order by last_message_at desc, id desc/);
  const query = `subscription { conversationActivity(companyId: "${shop.id}") { id } }`;
  const before = turns.live.waiting;
  const ids = Array.from({ length: 40 }, (_, n) => `left ${n}`);
  for (const id of ids) send({ type: 'subscribe', id, payload: { query } });
  await eventually('they wait', () => turns.live.waiting === before + ids.length);
  for (const id of ids) send({ type: 'complete', id });
  send({ type: 'ping' });
  await eventually('it was heard', () => heard.some(({ type }) => type === 'pong'));
  free();
  await Promise.all(places);
  await eventually('nobody waits any more', () => turns.live.waiting === 0 && turns.live.running === 0);
  expect(statements.count).toBe(0);
  expect(heard.filter(({ type }) => type === 'next')).toEqual([]);
  send({ type: 'subscribe', id: 'stays', payload: { query } });
  await eventually('one that stays is told', () => heard.some(({ type, id }) => type === 'next' && id === 'stays'));
  expect(statements.count).toBe(1);
  socket.close();
});
