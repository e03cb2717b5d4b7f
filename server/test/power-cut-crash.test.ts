import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, test } from 'vitest';
import { forkServer } from './crash-process.ts';
import { openScene, sendOn } from './crash-senders.ts';
import type { CrashServerState } from './crash-server.ts';
import { CutDisk } from './cut-disk.ts';
import { seededRandom } from './seeded-random.ts';
import { eventually } from './story.ts';
import { isRealPostgres } from './story-database.ts';

// How often the power fails, two of each kind: CUTS=200 for as many as one likes. Each opens a database of its own, which
// takes a second; the two servers under load take most of this story's half a minute.
const CUTS = Number(process.env.CUTS ?? 6);
const SENDERS = 16;
const QUESTIONS = 300;
const LONGEST_LOAD = 600_000; // ms, on a machine that is busy

const root = mkdtempSync(join(tmpdir(), 'tuoshop-power-cut-'));
const servers: ChildProcess[] = [];
afterAll(() => {
  for (const server of servers) server.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

async function startServer(folder: string, shopId?: string, environment: Record<string, string> = {}) {
  const server = forkServer(folder, shopId, environment);
  servers.push(server);
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('the server ended before it was ready')));
  const [state] = await Promise.race([once(server, 'message'), ended]);
  ended.catch(() => undefined); // it will, when it is stopped
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  return { ...(state as CrashServerState), stop };
}

/** The folder of a server that has a shop, all of it on the disk. */
async function makeShop(): Promise<{ folder: string; shopId: string }> {
  const folder = join(root, 'made');
  const made = await startServer(folder);
  await made.stop();
  return { folder, shopId: made.shopId };
}
let shop: ReturnType<typeof makeShop> | undefined;

/** A server under load whose files are recorded, and what it acknowledged, with how long the recording was by then. */
async function recordLoad(durability: 'full' | 'relaxed') {
  shop ??= makeShop();
  const made = await shop;
  const before = join(made.folder, 'postgres');
  const folder = join(root, durability);
  cpSync(made.folder, folder, { recursive: true });
  const recording = join(root, `${durability}.recording`);
  const recorded = {
    NODE_OPTIONS: `--import ${new URL('recorded-files.mjs', import.meta.url).href}`,
    RECORDED_FOLDER: join(folder, 'postgres'),
    RECORDING: recording,
  };
  const server = await startServer(folder, made.shopId, { ...recorded, DURABILITY: durability });
  const scene = openScene(server.url, server.shopId);
  const told: { id: string; text: string; by: number }[] = [];
  scene.acknowledged.push = (...acknowledged) => {
    const by = statSync(recording).size;
    for (const { clientMessageId, text } of acknowledged) told.push({ id: clientMessageId, text, by });
    return told.length;
  };
  const senders = Promise.all(Array.from({ length: SENDERS }, (_, sender) => sendOn(scene, sender)));
  await eventually('they have asked enough', () => told.length >= QUESTIONS, LONGEST_LOAD);
  scene.isOver = true;
  await senders;
  const loaded = statSync(recording).size;
  await server.stop();
  const startAgain = () => startServer(folder, made.shopId, { ...recorded, DURABILITY: 'full' });
  return { before, recording, told, loaded, startAgain };
}

/** The messages of what a cut left, as the database finds them when it is started on it. */
async function messagesOn(folder: string): Promise<Map<string, string>> {
  const database = await PGlite.create({ dataDir: folder });
  try {
    const { rows } = await database.query<{ id: string; text: string }>(
      'select client_message_id as id, text from messages where client_message_id is not null',
    );
    return new Map(rows.map(({ id, text }) => [id, text]));
  } finally {
    await database.close();
  }
}

type Load = Awaited<ReturnType<typeof recordLoad>>;

/** What was acknowledged before each of some cuts, and how much of it is gone after it. */
async function lostAfterCuts(load: Load, cuts: number) {
  const { recording, told, loaded } = load;
  const random = seededRandom(31);
  const between = (from: number, to: number) => Math.floor(from + random() * (to - from));
  // Under load; the last while the server stops, which writes more than the load did.
  const moments = Array.from({ length: cuts - 1 }, () => between(told[0]?.by ?? 0, loaded)).sort((a, b) => a - b);
  moments.push(between(loaded, statSync(recording).size));
  return lostAt(load, moments);
}

/** The same of cuts when the recording had so many bytes, in their order. */
async function lostAt({ before, recording, told }: Load, moments: readonly number[]) {
  const random = seededRandom(32);
  const disk = new CutDisk(before, recording);
  const lost: string[] = [];
  let relied = 0;
  for (const [number, moment] of moments.entries()) {
    disk.playTo(moment);
    const folder = join(root, 'cut');
    disk.write(folder, [0, 0.5, 1][number % 3] ?? 0, random);
    const messages = await messagesOn(folder);
    const acknowledged = told.filter(({ by }) => by <= moment);
    relied += acknowledged.length;
    lost.push(...acknowledged.filter(({ id, text }) => messages.get(id) !== text).map(({ text }) => text));
    rmSync(folder, { recursive: true, force: true });
  }
  disk.close();
  return { lost, relied };
}

describe.skipIf(isRealPostgres)('when the power fails', () => {
  test(`what was acknowledged is on the disk, ${CUTS} times`, async () => {
    const load = await recordLoad('full');
    const { lost, relied } = await lostAfterCuts(load, CUTS);
    console.log(`${CUTS} cuts, ${relied} acknowledged messages looked for, ${lost.length} lost`);
    expect(relied).toBeGreaterThan(CUTS);
    expect(lost).toEqual([]);
  }, 3_600_000);

  test('with DURABILITY=relaxed some of it may be gone, until it was started in full again', async () => {
    const load = await recordLoad('relaxed');
    expect((await lostAt(load, [load.loaded])).lost).not.toEqual([]);
    const again = await load.startAgain(); // in full, after a stop in peace
    const started = statSync(load.recording).size;
    await again.stop();
    const { lost, relied } = await lostAt(load, [started]);
    expect(relied).toBe(load.told.length);
    expect(lost).toEqual([]);
  }, 3_600_000);
});
