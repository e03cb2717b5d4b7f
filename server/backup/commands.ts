import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { QueryRunner } from 'typeorm';
import type { Config } from '../config.ts';
import { lockFolder, makePrivate } from '../database/data-folder.ts';
import { PUT_ASIDE } from '../database/put-aside.ts';
import { query } from '../database/sql.ts';
import { checkBackup, readBackup, syncFolder, writeBackup } from './backup-file.ts';
import { copyEmbedded, copyStill } from './embedded-copy.ts';
import { type Loaded, loadDatabase } from './load-store.ts';
import type { Part, Totals } from './parts.ts';
import { onEmbedded, onPostgres } from './places.ts';
import { readDatabase } from './read-store.ts';
import { makeRoom } from './target-store.ts';
import { openTemporaryFolder } from './temporary-folder.ts';

/** What a command needs of the settings. */
export type Where = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>;

/** Writes everything, as it is at one moment, into a file; the server may be at work. */
export async function backup(where: Where, file: string): Promise<Totals> {
  let totals: Totals = {};
  const write = (runner: QueryRunner, secret: string | null) =>
    writeBackup(
      file,
      noting(readDatabase(runner.manager, secret), (end) => {
        totals = end;
      }),
    );
  const url = where.databaseOwnerUrl ?? where.databaseUrl;
  if (url === null) await fromCopy(where.dataDir, dirname(file), copyEmbedded, write);
  else await onPostgres(url, 'REPEATABLE READ', (runner) => write(runner, null));
  return totals;
}

/**
 * Brings everything from a file back: into an empty real database, or into a data folder, where a database that is there
 * already is put aside first.
 * @throws RefusedBackup before anything is changed
 */
export async function restore(where: Where, file: string, replaces = false): Promise<Totals> {
  await checkBackup(file);
  const url = where.databaseOwnerUrl ?? where.databaseUrl;
  if (url === null) return restoreEmbedded(where.dataDir, readBackup(file), replaces);
  const { totals, secret } = await intoPostgres(url, readBackup(file));
  if (secret !== null) await keepSecret(where.dataDir, secret);
  return totals;
}

/** Carries everything from the embedded database to a real one; its folder stays as it was. */
export async function move({ dataDir }: Pick<Where, 'dataDir'>, url: string): Promise<Totals> {
  const lock = lockFolder(dataDir); // what a server wrote after the copy would be left behind
  try {
    return await fromCopy(dataDir, dataDir, copyStill, async (runner, secret) => {
      const { totals } = await intoPostgres(url, readDatabase(runner.manager, secret));
      return totals;
    });
  } finally {
    lock.release();
  }
}

/** Reads the embedded database of a data folder by a copy of it, made beside and taken away again. */
async function fromCopy<Result>(
  dataDir: string,
  beside: string,
  copy: (dataDir: string, to: string) => Promise<void>,
  work: (runner: QueryRunner, secret: string | null) => Promise<Result>,
): Promise<Result> {
  const place = openTemporaryFolder(beside);
  try {
    await copy(dataDir, place.path);
    const secret = await readFile(join(dataDir, 'secret'), 'utf8').catch(() => null);
    return await onEmbedded(place.path, 'REPEATABLE READ', (runner) => work(runner, secret?.trim() ?? null));
  } finally {
    place.takeAway();
  }
}

function intoPostgres(url: string, parts: AsyncIterable<Part>): Promise<Loaded> {
  return onPostgres(url, 'READ COMMITTED', async (runner) => {
    await makeRoom(runner.manager);
    return loadDatabase(runner, parts);
  });
}

const CHECKPOINT_AFTER = 64 * 1024 * 1024; // characters written; the embedded database makes none by itself

/** The new database is made beside, and takes its place when it is whole. */
async function restoreEmbedded(dataDir: string, parts: AsyncIterable<Part>, replaces: boolean): Promise<Totals> {
  const place = join(dataDir, 'postgres');
  const beside = join(dataDir, '.restored');
  const lock = lockFolder(dataDir);
  try {
    if (existsSync(join(place, 'PG_VERSION')) && !replaces) throw new Error(inTheWaySentence(dataDir));
    await rm(beside, { recursive: true, force: true }); // of one that was interrupted
    let written = 0;
    const { totals, secret } = await onEmbedded(beside, 'READ COMMITTED', (runner) =>
      loadDatabase(runner, parts, async (characters) => {
        written += characters;
        if (written < CHECKPOINT_AFTER) return;
        written = 0;
        await query(runner.manager, 'checkpoint');
      }),
    );
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    if (existsSync(place)) await rename(place, `${place}${PUT_ASIDE}${stamp}`);
    await rename(join(beside, 'postgres'), place);
    await rm(beside, { recursive: true, force: true });
    if (secret !== null) await putSecret(dataDir, secret, stamp);
    await syncFolder(dataDir);
    return totals;
  } finally {
    lock.release();
  }
}

/** The secret that the restored data were made with; another one that stands there is put aside. */
async function putSecret(dataDir: string, secret: string, stamp: string): Promise<void> {
  const path = join(dataDir, 'secret');
  const found = await readFile(path, 'utf8').catch(() => null);
  if (found?.trim() === secret) return;
  if (found !== null) await rename(path, `${path}${PUT_ASIDE}${stamp}`);
  await writeFile(path, `${secret}\n`, { mode: 0o600, flush: true });
}

/** With DATABASE_URL the secret is a setting: it is written where whoever sets it finds it. */
async function keepSecret(dataDir: string, secret: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  makePrivate(dataDir);
  await writeFile(join(dataDir, RESTORED_SECRET), `${secret}\n`, { mode: 0o600 });
}

export const RESTORED_SECRET = 'secret.restored';

function inTheWaySentence(dataDir: string): string {
  return `In ${dataDir} c’è già un database: scegli un’altra cartella con DATA_DIR, oppure aggiungi --replace (quello di ora resta accanto, in ${basename(join(dataDir, 'postgres'))}${PUT_ASIDE}…).`;
}

async function* noting(parts: AsyncIterable<Part>, onEnd: (totals: Totals) => void): AsyncGenerator<Part> {
  for await (const part of parts) {
    if ('end' in part) onEnd(part.end);
    yield part;
  }
}
