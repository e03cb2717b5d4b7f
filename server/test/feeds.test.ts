import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { querySystem } from '../database/system.ts';
import { runDueFeeds } from '../feeds/timers.ts';
import { clearLeftovers } from '../imports/leftover-store.ts';
import { startTestApp } from './app.ts';
import { type FeedServer, file, openFeedServer, packed, redirect, status, tagged } from './feed-server.ts';
import {
  APPLY_RUN,
  DISMISS_RUN,
  FOLLOW_SOURCES,
  listOf,
  namesOf,
  questionOf,
  REMOVE_FEED,
  RUN_FEED,
  SAVE_FEED,
  sourcesOf,
} from './feed-story.ts';
import { ask, createPerson, createShop, eventually, listen, must, type Shop } from './story.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let feeds: FeedServer;
let elsewhere: FeedServer;
let shop: Shop;

beforeAll(async () => {
  [feeds, elsewhere] = await Promise.all([openFeedServer(), openFeedServer()]);
  app = await startTestApp({ FEED_PRIVATE_HOSTS: feeds.host });
});
afterAll(async () => {
  await app.close();
  await Promise.all([feeds.close(), elsewhere.close()]);
});
beforeEach(async () => {
  shop = await createShop(app);
  feeds.asked.length = 0;
});
// A feed that stays would be run again by a timer, in another test's time.
afterEach(() => ask(app, REMOVE_FEED, { companyId: shop.id }, shop.owner.token));

const save = (path: string, input: Record<string, unknown> = {}, token = shop.owner.token) =>
  ask(app, SAVE_FEED, { companyId: shop.id, input: { address: feeds.at(path), everyHours: 6, ...input } }, token);
const runNow = (columns: object[] = []) => ask(app, RUN_FEED, { companyId: shop.id, columns }, shop.owner.token);

/** The newest run, when it is over. */
async function over(count: number) {
  return eventually(`${count} runs are over`, async () => {
    const { runs, isRunning } = await sourcesOf(app, shop);
    return runs.length === count && !isRunning && runs[0];
  });
}

/** As if so many hours had passed for the feed. */
async function later(hours: number): Promise<void> {
  await querySystem(
    app.shared.database,
    `update catalogue_feeds set next_run_at = next_run_at - $hours * interval '1 hour' where company_id = $id`,
    { id: shop.id, hours },
  );
}

/** The shop's own catalogue, of so many products. */
async function begin(count: number, path = '/begin.csv'): Promise<void> {
  feeds.answer(path, file(listOf(count)));
  expect((await save(path, { isOn: false })).errors).toEqual([]);
  expect((await runNow()).errors).toEqual([]);
  await over(1);
  const asked = await questionOf(app, shop);
  if (asked) await must(app, APPLY_RUN, { companyId: shop.id, runId: asked.run.id }, shop.owner.token);
  expect((await namesOf(app, shop)).length).toBe(count);
}

describe('a catalogue from an address', () => {
  test('is fetched at once, and again when its hours are over', async () => {
    await begin(10);
    feeds.answer('/all.csv', packed(listOf(11)));
    const { data } = await save('/all.csv', { version: 1 });
    expect(data.saveCatalogueFeed.feed).toMatchObject({ everyHours: 6, mode: 'REPLACE', isOn: true, version: 2 });
    expect(await over(2)).toMatchObject({
      state: 'APPLIED',
      newCount: 1,
      changedCount: 0,
      removedCount: 0,
      reason: '',
    });
    expect(await namesOf(app, shop)).toContain('Tazza 11');
    const { feed } = await sourcesOf(app, shop);
    const hours = (Date.parse(feed.nextRunAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(5.9);
    expect(hours).toBeLessThanOrEqual(6);
    expect(await runDueFeeds(app.shared)).toBe(0);
    feeds.answer('/all.csv', file(listOf(12)));
    await later(7);
    await runDueFeeds(app.shared);
    expect(await over(3)).toMatchObject({ state: 'APPLIED', newCount: 1, isByHand: false });
  });

  test('is not read again while nothing is new, by what its sender says or by what it holds', async () => {
    await begin(10);
    feeds.answer('/tag.csv', tagged(listOf(11), '"a"'));
    await save('/tag.csv', { version: 1 });
    await over(2);
    await later(7);
    await runDueFeeds(app.shared);
    expect(await over(3)).toMatchObject({ state: 'UNCHANGED', newCount: 0 });
    expect(feeds.asked.at(-1)?.headers['if-none-match']).toBe('"a"');
    feeds.answer('/tag.csv', file(listOf(11)));
    await later(7);
    await runDueFeeds(app.shared);
    expect(await over(4)).toMatchObject({ state: 'UNCHANGED' });
  });

  test("'Aggiorna ora' brings back what was changed by hand meanwhile", async () => {
    await begin(10);
    feeds.answer('/hand.csv', tagged(listOf(11), '"a"'));
    await save('/hand.csv', { version: 1 });
    await over(2);
    await runNow();
    expect(await over(3)).toMatchObject({ state: 'UNCHANGED', isByHand: true });
    await querySystem(
      app.shared.database,
      `update products set name = 'Altra' where company_id = $id and code = '11'`,
      { id: shop.id },
    );
    await querySystem(
      app.shared.database,
      `update catalogues set version = version + 1 where company_id = $id
        and id = (select catalogue_id from companies where id = $id)`,
      { id: shop.id },
    );
    await runNow();
    expect(await over(4)).toMatchObject({ state: 'APPLIED', changedCount: 1 });
    expect(await namesOf(app, shop)).toContain('Tazza 11');
  });

  test('is told to everybody who looks, without asking again', async () => {
    const following = listen(app, FOLLOW_SOURCES, { companyId: shop.id }, shop.owner.token);
    await eventually('it is followed', () => following.events.length > 0);
    feeds.answer('/follow.csv', status(404));
    await save('/follow.csv');
    const states = () => following.events.map(({ catalogueSources }) => catalogueSources.runs[0]?.state);
    await eventually('its end is told', () => states().includes('FAILED'));
    await following.stop();
  });

  test('is forgotten with its address; the catalogue stays', async () => {
    await begin(10);
    await must(app, REMOVE_FEED, { companyId: shop.id }, shop.owner.token);
    const { feed, runs } = await sourcesOf(app, shop);
    expect([feed, runs.length, (await namesOf(app, shop)).length]).toEqual([null, 1, 10]);
    expect((await runNow()).errors[0]?.extensions.code).toBe('FEED_MISSING');
  });
});

describe('a feed that breaks', () => {
  const breaks: [what: string, answer: Parameters<FeedServer['answer']>[1], reason: RegExp][] = [
    ['is gone', status(404), /non c'è più nessun file/],
    ['fails', status(503), /errore \(503\)/],
    ['wants a password', status(401), /rifiuta utente e password/],
    ['is a page', file('<!doctype html><html><body>Accedi</body></html>'), /./],
    ['is empty', file(''), /./],
    [
      'is an invoice',
      file('<?xml version="1.0"?><p:FatturaElettronica xmlns:p="x"></p:FatturaElettronica>'),
      /fattura/,
    ],
    ['leads into the own network', (_, r) => redirect(elsewhere.at('/x'))(_, r), /rete privata/],
  ];
  test.each(breaks)('because it %s leaves the catalogue, and says why', async (_, answer, reason) => {
    feeds.answer('/broken', answer);
    await save('/broken');
    const run = await over(1);
    expect(run).toMatchObject({ state: 'FAILED', newCount: 0 });
    expect(run.reason).toMatch(reason);
    expect(await namesOf(app, shop)).toEqual(['Cuffie Wireless', 'Zaino Urban']);
    expect(await questionOf(app, shop)).toBeNull();
    expect(elsewhere.asked).toEqual([]);
    const files = existsSync(join(app.config.dataDir, 'uploads'))
      ? readdirSync(join(app.config.dataDir, 'uploads'))
      : [];
    expect(files.filter((name) => name.startsWith(run.id))).toEqual([]);
  });
});

describe('a feed that would change too much', () => {
  test('asks, and is put in use when a person says so', async () => {
    await begin(10);
    feeds.answer('/few.csv', file(listOf(6)));
    await save('/few.csv', { version: 1 });
    expect(await over(2)).toMatchObject({ state: 'ASKS', question: 'SHRINKS', removedCount: 4 });
    expect((await namesOf(app, shop)).length).toBe(10);
    const asked = await questionOf(app, shop);
    expect(asked.preview).toMatchObject({ rowCount: 6, removedCount: 4, refusal: null });
    const { data } = await ask(app, APPLY_RUN, { companyId: shop.id, runId: asked.run.id }, shop.owner.token);
    expect(data.applyCatalogueRun.runs[0]).toMatchObject({ state: 'APPLIED', removedCount: 4, question: null });
    expect((await namesOf(app, shop)).length).toBe(6);
    expect(await questionOf(app, shop)).toBeNull();
    const again = await ask(app, APPLY_RUN, { companyId: shop.id, runId: asked.run.id }, shop.owner.token);
    expect(again.errors[0]?.extensions.code).toBe('RUN_NOT_FOUND');
  });

  test('asks where prices move by half, and is forgotten when a person says no', async () => {
    await begin(10);
    feeds.answer('/dear.csv', file(listOf(10, 30)));
    await save('/dear.csv', { version: 1 });
    expect(await over(2)).toMatchObject({ state: 'ASKS', question: 'PRICES', changedCount: 10 });
    const { run } = await questionOf(app, shop);
    const { data } = await ask(app, DISMISS_RUN, { companyId: shop.id, runId: run.id }, shop.owner.token);
    expect(data.dismissCatalogueRun.runs[0]).toMatchObject({ state: 'DISMISSED' });
    await later(7);
    await runDueFeeds(app.shared);
    expect(await over(3)).toMatchObject({ state: 'UNCHANGED' }); // the same is not asked again
  });

  test('asks anew, with what it would change now, when somebody changed the catalogue meanwhile', async () => {
    await begin(10);
    feeds.answer('/few.csv', file(listOf(6)));
    await save('/few.csv', { version: 1 });
    await over(2);
    const { run, preview } = await questionOf(app, shop);
    await querySystem(
      app.shared.database,
      `update catalogues set version = version + 1 where company_id = $id
        and id = (select catalogue_id from companies where id = $id)`,
      { id: shop.id },
    );
    const apply = () => ask(app, APPLY_RUN, { companyId: shop.id, runId: run.id }, shop.owner.token);
    expect((await apply()).errors[0]?.extensions.code).toBe('STALE_IMPORT');
    const anew = await questionOf(app, shop);
    expect(anew.run.id).toBe(run.id);
    expect(anew.preview.id).not.toBe(preview.id);
    expect((await apply()).errors).toEqual([]);
    expect((await namesOf(app, shop)).length).toBe(6);
  });

  test('keeps its file for the answer, however late that comes, and asks once', async () => {
    await begin(10);
    feeds.answer('/few.csv', file(listOf(6)));
    await save('/few.csv', { version: 1 });
    await over(2);
    feeds.answer('/few.csv', file(listOf(5)));
    await later(7);
    await runDueFeeds(app.shared);
    expect(await over(3)).toMatchObject({ state: 'ASKS', removedCount: 5 });
    expect((await sourcesOf(app, shop)).runs[1].state).toBe('DISMISSED');
    await clearLeftovers(app.shared, new Date(Date.now() + 10 * 24 * 3_600_000));
    const { run } = await questionOf(app, shop);
    expect((await ask(app, APPLY_RUN, { companyId: shop.id, runId: run.id }, shop.owner.token)).errors).toEqual([]);
    expect((await namesOf(app, shop)).length).toBe(5);
  });

  test('whose columns nobody knows asks what they are, and remembers it', async () => {
    feeds.answer('/own.csv', file('Merce;Euro\nTazza;5,00\nVaso;6,00'));
    await save('/own.csv', { mode: 'MERGE' });
    expect(await over(1)).toMatchObject({ state: 'ASKS', question: 'COLUMNS' });
    const { preview } = await questionOf(app, shop);
    expect(preview.columnsToMatch.map(({ heading }: { heading: string }) => heading)).toEqual(['Merce', 'Euro']);
    await runNow([
      { heading: 'Merce', field: 'NAME' },
      { heading: 'Euro', field: 'PRICE' },
    ]);
    expect(await over(2)).toMatchObject({ state: 'APPLIED', newCount: 2 });
    expect(await questionOf(app, shop)).toBeNull();
    feeds.answer('/own.csv', file('Merce;Euro\nTazza;5,00\nVaso;6,00\nPiatto;7,00'));
    await later(7);
    await runDueFeeds(app.shared);
    expect(await over(3)).toMatchObject({ state: 'APPLIED', newCount: 1 });
  });
});

describe('what a person enters', () => {
  const bad: [input: Record<string, unknown>, code: string][] = [
    [{ address: 'negozio' }, 'FEED_BAD_ADDRESS'],
    [{ address: 'ftp://negozio.it/a' }, 'FEED_BAD_ADDRESS'],
    [{ address: 'http://10.0.0.1/a' }, 'FEED_PRIVATE_ADDRESS'],
    [{ address: 'http://2130706433/a' }, 'FEED_PRIVATE_ADDRESS'], // 127.0.0.1
    [{ address: 'http://[::ffff:169.254.169.254]/a' }, 'FEED_PRIVATE_ADDRESS'],
    [{ everyHours: 2 }, 'FEED_BAD_PACE'],
    [{ credentials: { user: 'a:b', password: '' } }, 'FEED_BAD_CREDENTIALS'],
    [{ version: 7 }, 'STALE_VERSION'],
  ];
  test.each(bad)('%j is refused', async (input, code) => {
    expect((await save('/x', input)).errors[0]?.extensions.code).toBe(code);
    expect((await sourcesOf(app, shop)).feed).toBeNull();
  });

  test('user and password are sent, kept as nobody can read them, and sent to nobody else', async () => {
    feeds.answer('/closed.csv', file(listOf(2)));
    await save('/closed.csv', { credentials: { user: 'negozio', password: 'segretissima' } });
    await over(1);
    const sent = feeds.asked.at(-1)?.headers.authorization ?? '';
    expect(Buffer.from(sent.slice(6), 'base64').toString()).toBe('negozio:segretissima');
    const [row] = await querySystem<{ text: string }>(
      app.shared.database,
      `select row_to_json(f)::text || encode(credentials, 'escape') as text from catalogue_feeds f where company_id = $id`,
      { id: shop.id },
    );
    expect(row?.text).not.toMatch(/negozio|segretissima/);
    expect((await sourcesOf(app, shop)).feed).toMatchObject({ hasCredentials: true });
    // The same sender keeps them, another one does not get them.
    feeds.answer('/closed2.csv', file(listOf(2)));
    await save('/closed2.csv', { version: 1 });
    await over(2);
    expect(feeds.asked.at(-1)?.headers.authorization).toBe(sent);
    await save('/x', { version: 2, address: elsewhere.at('/x').replace('127.0.0.1', 'localhost') });
    expect((await sourcesOf(app, shop)).feed).toMatchObject({ hasCredentials: false });
    await over(3);
  });

  test('those in the address are taken out of it', async () => {
    feeds.answer('/inside.csv', file(listOf(2)));
    await save('', { address: feeds.at('/inside.csv').replace('//', '//anna:chiave@') });
    await over(1);
    const { feed } = await sourcesOf(app, shop);
    expect(feed).toMatchObject({ address: feeds.at('/inside.csv'), hasCredentials: true });
    expect(feeds.asked.at(-1)?.headers.authorization).toBe(`Basic ${Buffer.from('anna:chiave').toString('base64')}`);
  });

  test('a client of the company may, one of another company may not', async () => {
    feeds.answer('/client.csv', status(404));
    const client = await createPerson(app, 'CLIENT', shop.id);
    expect((await save('/client.csv', {}, client.token)).errors).toEqual([]);
    const stranger = await createPerson(app, 'CLIENT', (await createShop(app)).id);
    expect((await save('/client.csv', { version: 1 }, stranger.token)).errors[0]?.extensions.code).toBe(
      'COMPANY_NOT_FOUND',
    );
    await over(1);
  });
});

test('a person has it fetched, but not again and again', async () => {
  const limits = { feedRunsByCompany: { most: 1, seconds: 900_000_000 } };
  const strict = await startTestApp({ FEED_PRIVATE_HOSTS: feeds.host }, { limits });
  try {
    const here = await createShop(strict);
    const input = { address: feeds.at('/often.csv'), everyHours: 6, isOn: false };
    const { errors } = await ask(strict, SAVE_FEED, { companyId: here.id, input }, here.owner.token);
    expect(errors).toEqual([]);
    const again = await ask(strict, RUN_FEED, { companyId: here.id }, here.owner.token);
    expect(again.errors[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    expect(feeds.asked).toEqual([]);
  } finally {
    await strict.close();
  }
});

describe('one process runs a feed', () => {
  test('and another finds it at work', async () => {
    const answered = Promise.withResolvers<void>();
    feeds.answer('/waits.csv', async (request, response) => {
      await answered.promise;
      file(listOf(2))(request, response);
    });
    await save('/waits.csv');
    expect((await runNow()).errors[0]?.extensions.code).toBe('FEED_BUSY');
    await later(7);
    expect(await runDueFeeds(app.shared)).toBe(0);
    answered.resolve();
    await over(1);
    expect(feeds.asked.length).toBe(1);
  });

  test('whose lease is over is followed by another, and changes nothing itself', async () => {
    await begin(10);
    const first = Promise.withResolvers<void>();
    feeds.answer('/late.csv', async (request, response) => {
      await first.promise;
      file(listOf(11))(request, response);
    });
    await save('/late.csv', { version: 1 });
    await eventually('it is asked', () => feeds.asked.some(({ path }) => path === '/late.csv'));
    await querySystem(
      app.shared.database,
      `update catalogue_feeds set lease_until = now() - interval '1 second', next_run_at = now() where company_id = $id`,
      { id: shop.id },
    );
    feeds.answer('/late.csv', file(listOf(12)));
    await runDueFeeds(app.shared);
    expect((await namesOf(app, shop)).length).toBe(12);
    first.resolve();
    await eventually('the first has ended', () => app.shared.background.size === 0);
    expect((await namesOf(app, shop)).length).toBe(12);
    const { runs } = await sourcesOf(app, shop);
    expect(runs.map(({ state }: { state: string }) => state)).toEqual(['APPLIED', 'FAILED', 'APPLIED']);
  });
});
