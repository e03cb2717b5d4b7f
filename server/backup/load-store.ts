import type { EntityManager, MigrationInterface, QueryRunner } from 'typeorm';
import { MIGRATIONS } from '../database/migrations.ts';
import { insertRows, query } from '../database/sql.ts';
import { CHANGED, NEWER, type Part, RefusedBackup, type TableHead, type Totals } from './parts.ts';
import { begin, type Column, quoted, tablesOf, totalOf } from './tables-store.ts';

export interface Loaded {
  totals: Totals;
  secret: string | null;
}

/**
 * Fills an empty database: the tables as the backup's version had them, its rows, which are counted and added up there, and
 * then the steps that came after. All in the one transaction of the runner: what is interrupted has changed nothing.
 * @param onWritten told how much was written, in characters
 * @throws RefusedBackup when what it is given is not what it says
 */
export async function loadDatabase(
  runner: QueryRunner,
  parts: AsyncIterable<Part>,
  onWritten: (characters: number) => Promise<void> = async () => undefined,
): Promise<Loaded> {
  const { manager } = runner;
  await begin(manager);
  let secret: string | null = null;
  let done = new Set<string>();
  let tables = new Map<string, Column[]>();
  let setAside: string[] = [];
  let current: TableHead | null = null;
  const heads: TableHead[] = [];
  let totals: Totals | null = null;
  for await (const part of parts) {
    if ('head' in part) {
      secret = part.head.secret;
      done = new Set(part.head.migrations);
      const names: string[] = MIGRATIONS.map(({ name }) => name);
      if ([...done].some((name) => !names.includes(name))) throw new RefusedBackup(NEWER);
      await query(manager, STEPS_TABLE);
      await takeSteps(runner, (name) => done.has(name));
      tables = await tablesOf(manager);
      setAside = await putAside(manager, tables.keys());
    } else if ('table' in part) {
      current = part.table;
      heads.push(checked(part.table, tables, heads));
    } else if ('rows' in part) {
      if (current === null) throw new RefusedBackup(CHANGED);
      await insertLines(manager, current, tables.get(current.table) ?? [], part.rows);
      await onWritten(part.rows.reduce((sum, row) => sum + row.length, 0));
    } else totals = part.end;
  }
  await compare(manager, heads, totals ?? {}, tables);
  for (const statement of setAside) await query(manager, statement);
  await takeSteps(runner, (name) => !done.has(name));
  await query(manager, 'analyze');
  return { totals: totals ?? {}, secret };
}

/** As TypeORM makes it. */
const STEPS_TABLE = `create table migrations (id serial constraint "PK_8c82d7f526340ab734260ea46be" primary key,
  timestamp bigint not null, name character varying not null)`;

async function takeSteps(runner: QueryRunner, isMeant: (name: string) => boolean): Promise<void> {
  for (const Step of MIGRATIONS.filter(({ name }) => isMeant(name))) {
    await (new Step() as MigrationInterface).up(runner);
    await insertRows(runner.manager, 'migrations', [{ timestamp: Number(Step.name.slice(-13)), name: Step.name }]);
  }
}

/**
 * What would slow the rows down or change them: indexes, references between tables, triggers.
 * @returns what brings all of it back
 */
async function putAside(manager: EntityManager, tables: Iterable<string>): Promise<string[]> {
  const found = await query<{ away: string; back: string }>(manager, SET_ASIDE);
  for (const { away } of found) await query(manager, away);
  const names = [...tables].map(quoted);
  for (const name of names) await query(manager, `alter table ${name} disable trigger user`);
  return [...found.map(({ back }) => back), ...names.map((name) => `alter table ${name} enable trigger user`)];
}

const SET_ASIDE = `
select 'drop index ' || indexrelid::regclass as away, pg_get_indexdef(indexrelid) as back
from pg_index join pg_class on pg_class.oid = indrelid
where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)
union all
select format('alter table %s drop constraint %I', conrelid::regclass, conname),
  format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f'`;

/** Names come from a file: they are those of the database, once each. */
function checked(head: TableHead, tables: Map<string, Column[]>, before: readonly TableHead[]): TableHead {
  const known = tables.get(head.table)?.map(({ name }) => name);
  if (known === undefined || before.some(({ table }) => table === head.table)) throw new RefusedBackup(CHANGED);
  if (known.length !== head.columns.length || !known.every((name, place) => head.columns[place] === name))
    throw new RefusedBackup(CHANGED);
  return head;
}

async function insertLines(
  manager: EntityManager,
  { table, columns }: TableHead,
  types: readonly Column[],
  rows: readonly string[],
): Promise<void> {
  const values = types.map(({ type }, place) => `(line ->> ${place})::${type}`);
  try {
    await query(
      manager,
      `insert into ${quoted(table)} (${columns.map(quoted).join(', ')})
      select ${values.join(', ')} from json_array_elements($lines::json) line`,
      { lines: `[${rows.join(',')}]` },
    );
  } catch (error) {
    throw isOfRows(error) ? new RefusedBackup(CHANGED) : error;
  }
}

/** Rows that no table here could have held: PostgreSQL's classes 22, a value that is none, and 23, a rule of the table. */
function isOfRows(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

/** Every table of the database has what the backup says, by number and by sum. */
async function compare(
  manager: EntityManager,
  heads: readonly TableHead[],
  totals: Totals,
  tables: Map<string, Column[]>,
): Promise<void> {
  if (heads.length !== tables.size || Object.keys(totals).length !== tables.size) throw new RefusedBackup(CHANGED);
  for (const head of heads) {
    const stored = await totalOf(manager, head);
    const told = totals[head.table];
    if (stored.rows !== told?.rows || stored.sum !== told.sum) throw new RefusedBackup(CHANGED);
  }
}
