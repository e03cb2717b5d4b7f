import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
import { FORMAT, FORMAT_VERSION, type Part, RunningTotal, type TableHead, type Totals } from './parts.ts';
import { begin, lineOf, quoted, tablesOf } from './tables-store.ts';

const FIRST_ROWS = 50;
const MOST_ROWS = 5_000;
const CHARACTERS_AT_ONCE = 2_000_000;

/** A whole database as it is at one moment. @param manager of a transaction that sees one moment, and nothing else */
export async function* readDatabase(manager: EntityManager, secret: string | null): AsyncGenerator<Part> {
  await begin(manager);
  const [made] = await query(manager, `select where to_regclass('public.migrations') is not null`);
  if (!made) throw new Error('Il database è vuoto: non c’è nulla da copiare.');
  const migrations = await query<{ name: string }>(manager, 'select name from migrations order by timestamp');
  const madeAt = new Date().toISOString();
  const names = migrations.map(({ name }) => name);
  yield { head: { format: FORMAT, version: FORMAT_VERSION, madeAt, migrations: names, secret } };
  const totals: Totals = {};
  for (const [table, columns] of await tablesOf(manager)) {
    const head = { table, columns: columns.map(({ name }) => name) };
    yield { table: head };
    const total = new RunningTotal();
    for await (const rows of rowsOf(manager, head)) {
      total.add(rows);
      yield { rows };
    }
    totals[table] = total.total;
  }
  yield { end: totals };
}

async function* rowsOf(manager: EntityManager, { table, columns }: TableHead): AsyncGenerator<string[]> {
  await query(
    manager,
    `declare table_rows no scroll cursor for select ${lineOf(columns)} as line from ${quoted(table)}`,
  );
  for (let most = FIRST_ROWS; ; ) {
    const found = await query<{ line: string }>(manager, `fetch ${most} from table_rows`);
    if (found.length === 0) break;
    const rows = found.map(({ line }) => line);
    yield rows;
    const characters = rows.reduce((sum, row) => sum + row.length, 0);
    most = Math.min(MOST_ROWS, Math.max(1, Math.floor((CHARACTERS_AT_ONCE * rows.length) / characters)));
  }
  await query(manager, 'close table_rows');
}
