import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database/data-source.ts';
import { querySystem } from '../database/system.ts';
import { findFaults, storedMessages } from './crash-messages.ts';
import { forkServer } from './crash-process.ts';
import { openScene, type Scene, sendOn } from './crash-senders.ts';
import type { CrashServerState } from './crash-server.ts';
import { type Cluster, startCluster } from './postgres-cluster.ts';
import { eventually } from './story.ts';

const SENDERS = 16;
const SERVERS = 2;

/** What came of it. */
export interface DatabaseKills {
  /** How often the database itself says that it had been killed. */
  recoveries: number;
  /** Requests under way at the kills, all together. */
  interrupted: number;
  retries: number;
  refusals: Record<string, number>;
  acknowledged: number;
  /** Of each kill: ms from the database's first answer to the next acknowledged message. */
  writesAfter: number[];
  /** Server processes that ended meanwhile. */
  died: number;
  /** See `findFaults`. */
  faults: string[];
}

/** Kills a PostgreSQL of its own again and again, under people who write to two servers and try again with the same id. */
export async function sufferDatabaseKills(programs: string, kills: number): Promise<DatabaseKills> {
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-database-kills-'));
  const cluster = await startCluster(programs);
  const servers: ChildProcess[] = [];
  try {
    const environment = { DATABASE_URL: cluster.url };
    const start = async (shopId?: string) => {
      const server = forkServer(join(folder, `${servers.length}`), shopId, environment);
      servers.push(server);
      const [state] = (await once(server, 'message')) as [CrashServerState];
      return state;
    };
    const { url, shopId } = await start();
    const urls = [url];
    while (urls.length < SERVERS) urls.push((await start(shopId)).url);
    const scene = openScene(urls, shopId);
    const senders = Promise.all(Array.from({ length: SENDERS }, (_, sender) => sendOn(scene, sender)));
    senders.catch(() => undefined); // awaited below
    let interrupted = 0;
    const writesAfter: number[] = [];
    while (writesAfter.length < kills) {
      interrupted += await killUnderLoad(cluster, scene);
      writesAfter.push(await untilWritten(cluster, scene));
    }
    scene.isOver = true;
    await senders;
    const died = servers.filter(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null).length;
    const faults = await faultsWhenAllIsAnswered(cluster.url, scene);
    const { retries, refusals, acknowledged } = scene;
    const recoveries = cluster.recoveries();
    return { recoveries, interrupted, retries, refusals, acknowledged: acknowledged.length, writesAfter, died, faults };
  } finally {
    for (const server of servers) server.kill('SIGKILL');
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Kills the database in the middle of its work; answers how many requests were under way. */
async function killUnderLoad(cluster: Cluster, scene: Scene): Promise<number> {
  const enough = scene.acknowledged.length + 20 + Math.floor(Math.random() * 40);
  await eventually('the senders are at work', () => scene.acknowledged.length >= enough && scene.underway > 0);
  const { underway } = scene;
  await cluster.kill();
  return underway;
}

/** Starts the database; answers after how many ms somebody was told that a message is stored. */
async function untilWritten(cluster: Cluster, scene: Scene): Promise<number> {
  await cluster.start();
  const before = scene.acknowledged.length;
  const backAt = performance.now();
  await eventually('somebody writes again', () => scene.acknowledged.length > before);
  return performance.now() - backAt;
}

async function faultsWhenAllIsAnswered(url: string, { acknowledged, shopId }: Scene): Promise<string[]> {
  const database = await openDatabase({ url, folder: '', poolSize: 2 });
  try {
    await eventually('no reply is pending any more', async () => {
      const [owed] = await querySystem<{ count: number }>(database, 'select count(*)::int as count from owed_replies');
      return owed?.count === 0;
    });
    return findFaults(acknowledged, await storedMessages(database, shopId));
  } finally {
    await database.close();
  }
}
