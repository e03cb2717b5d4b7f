import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { ERROR_CODES } from '../errors.ts';
import { startTestApp } from './app.ts';
import { ask, createShop, createVisitor, eventually, listen, type Shop, say, start } from './story.ts';

const METRICS_TOKEN = 'only-for-the-figures-0123456789abcdef';
const COUNT = 'subscription { visibleCompanyCount }';
const ME = '{ viewer { id } }';
const THOUGHTFUL = 'qual è il senso della vita?';

let app: App;
let shop: Shop;
const mayAnswer = Promise.withResolvers<void>();

beforeAll(async () => {
  const reply = () => mayAnswer.promise.then(() => ({ text: 'Quarantadue.', productIds: [] }));
  const model = { isActive: true, reply };
  const turns = { usual: { atOnce: 20, perKey: 20, waitAtMost: 60_000 } };
  app = await startTestApp({ METRICS_TOKEN }, { model, turns });
  shop = await createShop(app);
});
afterAll(() => app.close());

function fetchFigures(authorization: string | null, url = app.url) {
  return fetch(`${url}/metrics`, { headers: authorization === null ? {} : { authorization } });
}

/** All figures as they are now, by name and label. */
async function figures(): Promise<Map<string, number>> {
  const text = await (await fetchFigures(`Bearer ${METRICS_TOKEN}`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

/** What a figure grows by while something happens. */
async function growth(name: string, work: () => Promise<unknown>): Promise<number> {
  const before = (await figures()).get(name) ?? 0;
  await work();
  return ((await figures()).get(name) ?? 0) - before;
}

/** Waits until a figure is as expected. */
function settles(name: string, isSo: (value: number) => boolean) {
  return eventually(name, async () => isSo((await figures()).get(name) ?? Number.NaN));
}

test('only who sends the token of the settings reads the figures', async () => {
  for (const wrong of [
    null,
    'Bearer ',
    `Bearer ${METRICS_TOKEN}x`,
    `Bearer ${METRICS_TOKEN.slice(1)}`,
    METRICS_TOKEN,
  ]) {
    const refused = await fetchFigures(wrong);
    expect([refused.status, await refused.text()], String(wrong)).toEqual([401, '']);
  }
  const right = await fetchFigures(`Bearer ${METRICS_TOKEN}`);
  expect(right.status).toBe(200);
  expect(right.headers.get('content-type')).toContain('text/plain');
  expect(right.headers.get('cache-control')).toBe('no-store');
});

test('a person’s own token opens no figures, and without one in the settings there is no such page', async () => {
  expect((await fetchFigures(`Bearer ${shop.owner.token}`)).status).toBe(401);
  const plain = await startTestApp();
  for (const authorization of [null, `Bearer ${METRICS_TOKEN}`, 'Bearer undefined', 'Bearer null'])
    expect((await fetchFigures(authorization, plain.url)).status, String(authorization)).toBe(404);
  await plain.close();
});

test('requests, their time and refusals are counted', async () => {
  const me = () => ask(app, ME, {}, shop.owner.token);
  expect(await growth('tuoshop_requests_total{outcome="200"}', me)).toBe(1);
  expect(await growth('tuoshop_request_seconds_total{lane="usual"}', me)).toBeGreaterThan(0);
  const wrong = () => ask(app, ME, {}, 'no-token-of-ours');
  const { status, errors } = await wrong();
  expect(errors).toHaveLength(1);
  expect(await growth(`tuoshop_refusals_total{code="${errors[0]?.extensions.code}"}`, wrong)).toBe(1);
  expect(await growth(`tuoshop_requests_total{outcome="${status}"}`, wrong)).toBe(1);
});

test('whatever may be counted begins at 0', async () => {
  const fresh = await startTestApp({ METRICS_TOKEN });
  const text = await (await fetchFigures(`Bearer ${METRICS_TOKEN}`, fresh.url)).text();
  await fresh.close();
  for (const code of ERROR_CODES) expect(text).toContain(`tuoshop_refusals_total{code="${code}"} 0`);
  for (const outcome of ['200', '400', '401', '500', '503'])
    expect(text).toContain(`tuoshop_requests_total{outcome="${outcome}"} 0`);
  for (const lane of Object.keys(app.shared.turns))
    expect(text).toContain(`tuoshop_request_seconds_total{lane="${lane}"} 0`);
  expect(text).toMatch(/^tuoshop_knowledge_updates_total\{outcome="done"\} \d+$/m);
});

const post = (body: string) =>
  fetch(`${app.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
const refusedAt = async (subscription: string) => {
  const listening = listen(app, subscription, {}, shop.owner.token);
  await eventually('it is refused', () => listening.errors.length > 0);
  await listening.stop();
};
const doors: [what: string, code: string, ask: () => Promise<unknown>][] = [
  ['no GraphQL', 'BAD_REQUEST', () => ask(app, '{ viewer {')],
  ['a field that there is not', 'BAD_REQUEST', () => ask(app, '{ viewer { shoeSize } }')],
  [
    'a variable of another type',
    'BAD_REQUEST',
    () => ask(app, 'query ($id: ID!) { company(id: $id) { id } }', { id: [] }),
  ],
  ['no JSON', 'BAD_JSON', () => post('{')],
  ['a document too deep', 'QUERY_TOO_COMPLEX', () => ask(app, `{ viewer ${'{ x '.repeat(20)}${'}'.repeat(20)} }`)],
  [
    'a file that is not expected',
    'UPLOAD_NOT_FOUND',
    () => fetch(`${app.url}/uploads/x`, { method: 'PUT', body: 'x' }),
  ],
  ['an export that there is not', 'EXPORT_NOT_FOUND', () => fetch(`${app.url}/exports/x`)],
  ['a subscription that there is not', 'BAD_REQUEST', () => refusedAt('subscription { shoes }')],
];
test.each(doors)('%s is counted as %s, once', async (_, code, refused) => {
  const name = `tuoshop_refusals_total{code="${code}"}`;
  const before = (await figures()).get(name) ?? Number.NaN;
  await refused();
  await settles(name, (count) => count > before);
  expect((await figures()).get(name)).toBe(before + 1);
});

test('sockets, subscriptions and how many of them differ', async () => {
  const both = [listen(app, COUNT, {}, shop.owner.token), listen(app, COUNT, {}, shop.owner.token)];
  await settles('tuoshop_sockets', (count) => count === 2);
  await settles('tuoshop_subscriptions', (count) => count === 2);
  expect((await figures()).get('tuoshop_channels')).toBe(1);
  for (const each of both) await each.stop();
  await settles('tuoshop_sockets', (count) => count === 0);
  expect((await figures()).get('tuoshop_subscriptions')).toBe(0);
  expect((await figures()).get('tuoshop_channels')).toBe(0);
});

test('replies that are pending, work in the background, and what is known', async () => {
  const token = await createVisitor(app, shop.id);
  const { data } = await start(app, token, 'Quali sono gli orari?');
  expect((await figures()).get('tuoshop_knowledge_updates_total{outcome="done"}')).toBeGreaterThan(0);
  expect((await figures()).get('tuoshop_knowledge_update_seconds_total{outcome="done"}')).toBeGreaterThan(0);
  // A database may be shared; and one that is busy for a second tells nobody how many there are.
  let before = Number.NaN;
  await settles('tuoshop_pending_replies', (count) => {
    before = count;
    return count >= 0;
  });
  await say(app, token, data.startConversation.conversation.id, THOUGHTFUL);
  await settles('tuoshop_pending_replies', (count) => count > before);
  await settles('tuoshop_background', (count) => count > 0);
  mayAnswer.resolve();
  await settles('tuoshop_pending_replies', (count) => count <= before);
  await settles('tuoshop_background', (count) => count === 0);
});

test('what runs and waits in each lane, and for a connection', async () => {
  const release = Promise.withResolvers<void>();
  const held = Array.from({ length: 21 }, (_, place) => app.shared.turns.usual.run(`${place}`, () => release.promise));
  expect((await figures()).get('tuoshop_running{lane="usual"}')).toBe(20);
  expect((await figures()).get('tuoshop_waiting{lane="usual"}')).toBe(1);
  release.resolve();
  await Promise.all(held);
  const after = await figures();
  expect(after.get('tuoshop_running{lane="usual"}')).toBe(0);
  for (const lane of ['entry', 'model', 'import', 'live']) expect(after.get(`tuoshop_waiting{lane="${lane}"}`)).toBe(0);
  expect(after.get('tuoshop_pool_connections')).toBeGreaterThan(0);
  expect(after.get('tuoshop_pool_idle')).toBeLessThanOrEqual(after.get('tuoshop_pool_connections') ?? 0);
  await settles('tuoshop_pool_waiting', (count) => count === 0); // the server itself asks now and then
});

test('the process itself: memory, processor, event loop', async () => {
  const now = await figures();
  for (const name of ['process_resident_memory_bytes', 'process_cpu_user_seconds_total', 'nodejs_heap_size_used_bytes'])
    expect(now.get(name), name).toBeGreaterThan(0);
  expect(now.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
});

test('nothing that people wrote, and nobody’s name, address or id, is among them', async () => {
  const token = await createVisitor(app, shop.id, { 'x-forwarded-for': '198.51.100.7' });
  const { data } = await start(app, token, 'Mi chiamo Peppina Strabiliante');
  await ask(app, 'query Segretissima { nonEsiste }', {}, shop.owner.token);
  const text = await (await fetchFigures(`Bearer ${METRICS_TOKEN}`)).text();
  const { id } = data.startConversation.conversation;
  const secrets = [shop.id, id, shop.owner.id, shop.owner.email, token, shop.owner.token, METRICS_TOKEN];
  for (const secret of [...secrets, '198.51.100.7', '127.0.0.1', 'Peppina', 'Segretissima', 'nonEsiste', 'Negozio'])
    expect(text).not.toContain(secret);
});
