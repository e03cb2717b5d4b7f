import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../database/data-source.ts';
import { startEmbedded } from '../database/embedded.ts';
import { querySystem } from '../database/system.ts';

/** A file with a whole embedded database, to begin others from. */
export interface Dump {
  file: string;
  remove(): void;
}

/** Begins an embedded database from the dump `from` (null: makes one), brings it up to date, fills it, and dumps it. */
export async function dump(from: string | null, fill: (database: Database) => Promise<void>): Promise<Dump> {
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-template-'));
  const file = join(folder, 'template.tar');
  const embedded = await startEmbedded({ template: from });
  const database = await openDatabase({ url: null, folder, embedded: Promise.resolve(embedded), poolSize: 1 });
  await fill(database);
  writeFileSync(file, await embedded.dump());
  await database.close();
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

// What this process has made: each project of tests has modules of its own.
const made = globalThis as { tablesOfTests?: Promise<Dump> };

/** A dump with the tables, empty: made once, however many projects of tests ask for it, until the first removes it. */
export async function dumpOfTables(): Promise<Dump> {
  made.tablesOfTests ??= dump(null, dropSpareDatabases);
  const { file, remove } = await made.tablesOfTests;
  return {
    file,
    remove() {
      delete made.tablesOfTests;
      remove();
    },
  };
}

/** PostgreSQL's own two, of which others would be made: without them half of the files are read at each start. */
async function dropSpareDatabases(database: Database): Promise<void> {
  await querySystem(database, 'update pg_database set datistemplate = false');
  for (const spare of ['template0', 'template1']) await querySystem(database, `drop database ${spare}`);
}
