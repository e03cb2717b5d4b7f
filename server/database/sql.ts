import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { EntityManager, QueryRunner } from 'typeorm';

/** The values of a statement by their names; null is a value, undefined is none. */
export type Values = Readonly<Record<string, unknown>>;

/** A statement as PostgreSQL takes it. */
export interface Compiled {
  /** Where `$companyId` stands in the code, `$1`, `$2` … */
  text: string;
  /** The names, in the order of the numbers. */
  names: readonly string[];
  /** Belongs to this text alone, in every process: see `statementName`. */
  name: string;
}

const MOST_KNOWN = 1_000; // texts; the code has far fewer, and no text holds what people wrote
const NAME_LENGTH = 32; // letters of 6 bits: no two texts ever have the same; PostgreSQL takes names of up to 63
const known = new Map<string, Compiled>();

/** Numbers the names of a statement: `$companyId` becomes `$1` wherever it stands. */
export function compile(sql: string): Compiled {
  const found = known.get(sql);
  if (found) return found;
  const names: string[] = [];
  const text = sql.replace(/\$([a-z]\w*)/gi, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const compiled = { text, names, name: statementName(text) };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(sql, compiled);
  return compiled;
}

/**
 * The name under which a connection keeps a statement, made of its text. Behind a pooler a connection may hold what another
 * process, or this one before it started again, has put there: under a number of ours, that one's rows would come back.
 */
export function statementName(text: string): string {
  return `t_${createHash('sha256').update(text).digest('base64url').slice(0, NAME_LENGTH)}`;
}

/**
 * The rows that a statement returns, whatever kind of statement it is. Values stand in it by name: `$companyId`.
 * @throws Error where a name has no value.
 */
export async function query<Row>(manager: EntityManager, sql: string, values: Values = {}): Promise<Row[]> {
  const { text, names } = compile(sql);
  const client = await connectionOf(manager.queryRunner);
  return (await client.query(text, valuesOf(names, values))).rows as Row[];
}

/** As `query`, for the paths that must be fast: PostgreSQL parses and plans the statement once a connection. */
export async function queryPrepared<Row>(manager: EntityManager, sql: string, values: Values = {}): Promise<Row[]> {
  return runPrepared<Row>(manager.queryRunner, sql, values);
}

/** As `queryPrepared`, on a connection that is held. */
export async function runPrepared<Row>(runner: QueryRunner | undefined, sql: string, values: Values): Promise<Row[]> {
  const statement = preparedStatement(sql, values);
  return (await (await connectionOf(runner)).query(statement)).rows as Row[];
}

/** Runs one prepared statement, wherever that is. */
export type RunQuery = <Row>(sql: string, values: Values) => Promise<Row[]>;

/** A statement with its values as the client sends it, where several are sent without waiting. */
export function preparedStatement(sql: string, values: Values): { name: string; text: string; values: unknown[] } {
  const { text, names, name } = compile(sql);
  return { name, text, values: valuesOf(names, values) };
}

/** Adds rows that all have the same fields; a field `companyId` goes to the column `company_id`. */
export async function insertRows<Row extends object>(
  manager: EntityManager,
  table: string,
  added: readonly Row[],
): Promise<void> {
  const [first] = added;
  if (!first) return;
  const fields = Object.entries(first).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  const columns = fields.map(columnName);
  const json = added.map((row) =>
    Object.fromEntries(fields.map((field, place) => [columns[place], row[field as keyof Row]])),
  );
  await query(
    manager,
    `insert into ${table} (${columns.join(', ')})
    select ${columns.join(', ')} from json_populate_recordset(null::${table}, $json::json)`,
    { json: JSON.stringify(json) },
  );
}

/** How each field of a row is read: `true` from the column of its name, else by this expression. */
export type Columns<Row> = Readonly<Record<keyof Row & string, true | string>>;

/** The list of a `select` or `returning` that gives whole rows; `table` is written before every column's name. */
export function selected<Row>(columns: Columns<Row>, table?: string): string {
  return Object.entries<true | string>(columns)
    .map(([field, from]) => `${from === true ? `${table ? `${table}.` : ''}${columnName(field)}` : from} as "${field}"`)
    .join(', ');
}

/** `companyId` in the code is `company_id` in the table. */
export const columnName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function valuesOf(names: readonly string[], values: Values): unknown[] {
  return names.map((name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`a statement was given no value for $${name}`);
    return value;
  });
}

/**
 * A connection that was given back serves somebody else: nothing may be sent on it any more. One that broke is given back
 * by TypeORM, in the middle of a transaction.
 */
async function connectionOf(runner: QueryRunner | undefined): Promise<ClientBase> {
  if (runner?.isReleased && isBroken(runner)) throw new Error('Connection terminated between two statements');
  if (!runner || runner.isReleased) throw new Error('a statement needs the connection of a transaction under way');
  return (await runner.connect()) as ClientBase;
}

function isBroken(runner: QueryRunner): boolean {
  const { databaseConnection } = runner as unknown as { databaseConnection?: { _queryable?: boolean } };
  return databaseConnection?._queryable === false;
}
