import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
import type { TableHead, Total } from './parts.ts';

/** How PostgreSQL writes a value as text depends on these; both sides of a backup say the same. */
const SAME_TEXT = `select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
  set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
  set_config('extra_float_digits', '1', true)`;

/** All of it takes as long as it takes, and nothing is left out for want of a right. */
const UNHURRIED = `select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
  set_config('idle_in_transaction_session_timeout', '0', true), set_config('row_security', 'off', true)`;

/** Said first in the transaction that reads or writes a whole database. */
export async function begin(manager: EntityManager): Promise<void> {
  await query(manager, SAME_TEXT);
  await query(manager, UNHURRIED);
}

export interface Column {
  name: string;
  /** As it stands in a cast: `timestamp(3) with time zone`. */
  type: string;
}

/** The tables with rows of their own, without the list of steps, and their columns, without those that are computed. */
export async function tablesOf(manager: EntityManager): Promise<Map<string, Column[]>> {
  const found = await query<{ table: string; columns: Column[] }>(
    manager,
    `select relname as table, json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod))
      order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`,
  );
  return new Map(found.map(({ table, columns }) => [table, columns]));
}

/** A row as one line: an array of its values as PostgreSQL writes them. */
export function lineOf(columns: readonly string[]): string {
  return `json_build_array(${columns.map((column) => `${quoted(column)}::text`).join(', ')})::text`;
}

/** The total of what a table holds, counted there. */
export async function totalOf(manager: EntityManager, { table, columns }: TableHead): Promise<Total> {
  const [total] = await query<Total>(
    manager,
    `select count(*)::int as rows, coalesce(sum(('x' || left(md5(${lineOf(columns)}), 16))::bit(64)::bigint), 0)::text as sum
    from ${quoted(table)}`,
  );
  return total ?? { rows: 0, sum: '0' };
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
