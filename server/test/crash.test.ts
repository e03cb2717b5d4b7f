import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database/data-source.ts';
import { findFaults, type StoredMessage, storedMessages } from './crash-messages.ts';
import { forkServer } from './crash-process.ts';
import { openScene, type Scene, sendOn } from './crash-senders.ts';
import type { CrashServerState } from './crash-server.ts';
import { eventually } from './story.ts';
import { isRealPostgres, storyDatabaseUrl } from './story-database.ts';

const KILLS = 20;
const SENDERS = 16;

const folder = mkdtempSync(join(tmpdir(), 'tuoshop-crash-'));
let server: ChildProcess;

afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test(`what was acknowledged outlives ${KILLS} × kill -9, and every question is answered once`, async () => {
  const { shopId } = await startServer();
  await stopServer();
  const { url } = await startServer(shopId);
  const scene = openScene(url, shopId);
  const senders = Promise.all(Array.from({ length: SENDERS }, (_, sender) => sendOn(scene, sender)));
  senders.catch(() => undefined); // awaited below
  let kills = 0;
  let interrupted = 0;
  let pendingAtStart = 0;
  while (kills < KILLS) {
    interrupted += await killUnderLoad(scene);
    kills++;
    const state = await startServer(shopId);
    scene.url = state.url;
    pendingAtStart += state.repliesPending;
  }
  scene.isOver = true;
  await senders;

  await eventually('no reply is pending any more', async () => (await stateNow()).repliesPending === 0);
  const messages = await readMessages(shopId);
  console.log(
    `${isRealPostgres ? 'PostgreSQL' : 'embedded'}: ${kills} × kill -9, ${interrupted} requests and ${pendingAtStart} pending ` +
      `answers interrupted, ${scene.retries} retries, ${scene.acknowledged.length} questions, ${messages.length} messages`,
  );
  expect(kills).toBeGreaterThanOrEqual(20);
  expect(interrupted).toBeGreaterThan(kills);
  expect(pendingAtStart).toBeGreaterThan(0);
  expect(findFaults(scene.acknowledged, messages)).toEqual([]);
}, 900_000); // it takes about 50 s; most of it is the server starting

/** Starts the server on what the one before left behind. */
async function startServer(shopId?: string): Promise<CrashServerState> {
  server = forkServer(folder, shopId);
  const ended = once(server, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`)));
  ended.catch(() => undefined); // later it ends because it is killed
  return Promise.race([nextState(), ended]);
}

async function nextState(): Promise<CrashServerState> {
  const [state] = await once(server, 'message');
  return state as CrashServerState;
}

async function stateNow(): Promise<CrashServerState> {
  server.send('state');
  return nextState();
}

async function stopServer(): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}

/** Kills the server in the middle of its work; answers how many requests were under way. */
async function killUnderLoad(scene: Scene): Promise<number> {
  const enough = scene.acknowledged.length + 5 + Math.floor(Math.random() * 40);
  await eventually('the senders are at work', () => scene.acknowledged.length >= enough && scene.underway > 0);
  const { underway } = scene;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  return underway;
}

/** Stops the server (only one process may work in an embedded database) and reads the table itself. */
async function readMessages(shopId: string): Promise<StoredMessage[]> {
  await stopServer();
  const database = await openDatabase({ url: storyDatabaseUrl, folder, poolSize: 2 });
  try {
    return await storedMessages(database, shopId);
  } finally {
    await database.close();
  }
}
