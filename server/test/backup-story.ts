import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import type { Where } from '../backup/commands.ts';
import { type Database, openDatabase } from '../database/data-source.ts';
import { storyDatabaseUrl } from './story-database.ts';

/** Folders and databases of one story, taken away at its end. */
export class Places {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tuoshop-backup-'));
  readonly #databases: string[] = [];

  path(name: string): string {
    return join(this.#folder, name);
  }

  /** A place of the kind that the stories run on, with nothing in it. */
  async empty(): Promise<Where> {
    const dataDir = this.path(randomUUID());
    return { dataDir, databaseUrl: storyDatabaseUrl && (await this.emptyPostgres()), databaseOwnerUrl: null };
  }

  async emptyPostgres(): Promise<string> {
    const name = `copy_${randomUUID().slice(0, 8)}`;
    await onServer(`create database ${name}`);
    this.#databases.push(name);
    return Object.assign(new URL(storyDatabaseUrl ?? ''), { pathname: `/${name}` }).href;
  }

  async close(): Promise<void> {
    rmSync(this.#folder, { recursive: true, force: true });
    for (const name of this.#databases) {
      await onServer(`drop database ${name} with (force)`);
      for (const role of ['app', 'system']) await onServer(`drop role if exists ${name}_${role}`);
    }
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: storyDatabaseUrl ?? '' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Opens what was restored as a server does, reads it and closes it again. */
export async function inDatabase<Value>(where: Where, read: (database: Database) => Promise<Value>): Promise<Value> {
  const database = await openDatabase({ url: where.databaseUrl, folder: where.dataDir, poolSize: 2 });
  return read(database).finally(() => database.close());
}

/** Every row of every table, as text in an order of its own. */
export async function everyRow(where: Where): Promise<Record<string, string[]>> {
  return inDatabase(where, async ({ dataSource }) => {
    const tables = await dataSource.query<{ name: string }[]>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname <> 'migrations' order by relname`,
    );
    const all: Record<string, string[]> = {};
    for (const { name } of tables) {
      const rows = await dataSource.query<{ row: string }[]>(`select to_jsonb(t)::text as row from ${name} t`);
      all[name] = rows.map(({ row }) => row).toSorted();
    }
    return all;
  });
}

/** What makes tables quick and right, by the database's own words. */
export async function structureOf(where: Where): Promise<string[]> {
  return inDatabase(where, async ({ dataSource }) => {
    const found = await dataSource.query<{ line: string }[]>(`
      select pg_get_indexdef(indexrelid) as line from pg_index join pg_class on pg_class.oid = indrelid
        where relnamespace = 'public'::regnamespace
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal`);
    return found.map(({ line }) => line).toSorted();
  });
}

/** All files below a folder, by their hashes. */
export function filesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

/** A backup whose lines were changed by somebody who knows how it is made: its hash is right again. */
export function rewritten(file: string, change: (lines: string[]) => string[]): string {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').slice(0, -1);
  const text = change(lines)
    .map((line) => `${line}\n`)
    .join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  const path = `${file}.${randomUUID()}`;
  writeFileSync(path, gzipSync(`${text}${JSON.stringify({ sha256 })}\n`));
  return path;
}
