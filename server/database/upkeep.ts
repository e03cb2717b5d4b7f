import type { Database } from './data-source.ts';
import { querySystem } from './system.ts';

/** What has been written since a table, or the log, was last looked after. */
export interface Written {
  /** Bytes that a start after a crash would read. */
  log: number;
  tables: { name: string; rows: number; dead: number; changed: number; added: number }[];
}

/** One piece of upkeep, as a statement: everybody waits for it, because the embedded database has one connection. */
export type Slice = `checkpoint` | `vacuum ${string}` | `analyze ${string}`;

const MOST_LOG = 16 * 1024 * 1024; // bytes; one of its files, written again within 60 ms
const DEAD = { least: 2_000, share: 0.1 };
const ADDED = { least: 20_000, share: 0.2 };
// What is small is better not looked at: a plan made for a page of rows reads all of them, and is kept while they grow.
const CHANGED = { least: 10_000, share: 0.1 };

/**
 * What is to be done next, as PostgreSQL's own processes would, of which the embedded one has none: without a checkpoint its
 * log grows by all that is written and is read again after a crash, and without a vacuum the rows of each import stay.
 * Tables keep their size: giving the end of one back to the disk takes longer, and the next import wants it again.
 */
export function nextSlice({ log, tables }: Written): Slice | null {
  const byDead = tables.toSorted((one, other) => other.dead - one.dead);
  for (const { name, rows, dead } of byDead)
    if (dead >= DEAD.least + DEAD.share * rows) return `vacuum (truncate off) ${name}`;
  if (log >= MOST_LOG) return 'checkpoint';
  for (const { name, rows, added } of tables)
    if (added >= ADDED.least + ADDED.share * rows) return `vacuum (truncate off) ${name}`;
  for (const { name, rows, changed } of tables)
    if (rows >= CHANGED.least && changed >= CHANGED.share * rows) return `analyze ${name}`;
  return null;
}

/**
 * Does the next slice, if there is one.
 * @returns it, and what it took in ms
 */
export async function lookAfter(database: Database): Promise<{ slice: Slice; took: number } | null> {
  const [written] = await querySystem<Written>(database, WRITTEN);
  // Whoever copies the files needs what the log has held since.
  const slice = nextSlice({ tables: written?.tables ?? [], log: database.isBeingCopied() ? 0 : Number(written?.log) });
  if (slice === null) return null;
  const began = performance.now();
  await querySystem(database, slice);
  return { slice, took: performance.now() - began };
}

const WRITTEN = `
select (select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) from pg_control_checkpoint()) as log,
  coalesce((select json_agg(json_build_object('name', quote_ident(relname), 'rows', n_live_tup, 'dead', n_dead_tup,
    'changed', n_mod_since_analyze, 'added', n_ins_since_vacuum)) from pg_stat_user_tables), '[]') as tables`;
