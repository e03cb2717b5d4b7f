import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database/data-source.ts';
import { querySystem } from '../database/system.ts';
import { forkServer } from './crash-process.ts';
import type { CrashServerState } from './crash-server.ts';
import { type FeedServer, file, openFeedServer } from './feed-server.ts';
import { listOf, SAVE_FEED, sourcesOf } from './feed-story.ts';
import { ask, eventually, must, PASSWORD, type Shop } from './story.ts';
import { storyDatabaseUrl } from './story-database.ts';

const ROWS = storyDatabaseUrl ? 20_000 : 4_000; // enough to be met in the middle: 20 and 80 slices

const folder = mkdtempSync(join(tmpdir(), 'tuoshop-feed-crash-'));
let feeds: FeedServer;
let server: ChildProcess;
let state: CrashServerState;
let shop: Shop;

beforeAll(async () => {
  feeds = await openFeedServer();
  await startServer();
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await feeds.close();
  rmSync(folder, { recursive: true, force: true });
});

async function startServer(): Promise<void> {
  server = forkServer(folder, state?.shopId, { FEED_PRIVATE_HOSTS: feeds.host });
  const email = state?.ownerEmail;
  const [message] = await once(server, 'message');
  state = { ...(message as CrashServerState), ownerEmail: (message as CrashServerState).ownerEmail ?? email ?? null };
  const { signIn } = await must(
    state,
    `mutation ($email: String!, $password: String!) {
      signIn(email: $email, password: $password, delivery: BODY) { accessToken }
    }`,
    { email: state.ownerEmail, password: PASSWORD },
  );
  shop = { id: state.shopId, owner: { id: '', email: state.ownerEmail ?? '', token: signIn.accessToken } };
}

async function productCount(): Promise<number> {
  const { company } = await must(
    state,
    'query ($id: ID!) { company(id: $id) { productCount } }',
    { id: shop.id },
    shop.owner.token,
  );
  return company.productCount;
}

/** As if the time had passed after which a process is taken for gone. */
async function passLease(): Promise<void> {
  if (!storyDatabaseUrl) return; // a start ends what was before it
  const database = await openDatabase({ url: storyDatabaseUrl, folder, poolSize: 2 });
  try {
    await querySystem(
      database,
      `update catalogue_feeds set lease_until = now(), next_run_at = now() where company_id = $id`,
      { id: shop.id },
    );
  } finally {
    await database.close();
  }
}

test('a kill while a feed is put in use leaves the catalogue wholly old; then it comes wholly, by itself', async () => {
  // With codes of their own: the two products that are there stay as they are.
  feeds.answer('/all.csv', file(listOf(ROWS).replace(/^(\d+);/gm, 'T$1;')));
  const ended = once(server, 'exit');
  server.send({ dieAt: 'update imports set applied_percent' });
  const input = { address: feeds.at('/all.csv'), everyHours: 24, mode: 'MERGE' };
  await ask(state, SAVE_FEED, { companyId: shop.id, input }, shop.owner.token).catch(() => null);
  expect(await ended).toEqual([null, 'SIGKILL']);
  const before = storyDatabaseUrl ? null : feeds.asked.length;
  await startServer();
  if (before === null) expect(await productCount()).toBe(2);
  await passLease();
  await eventually('it has come', async () => (await productCount()) > 2);
  expect(await productCount()).toBe(ROWS + 2);
  const runs = await eventually('its run is over', async () => {
    const sources = await sourcesOf(state, shop);
    return !sources.isRunning && sources.runs;
  });
  expect(runs.map(({ state: each }: { state: string }) => each)).toEqual(['APPLIED', 'FAILED']);
  expect(runs[1].reason).toContain('Il server si è fermato');
});
