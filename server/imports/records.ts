import { unescapeFormula } from '../exports/cells.ts';
import { checkColumns, type FileRecord, isFilled, openCsv } from './csv-records.ts';
import type { Naming } from './headers.ts';
import { knownHeadings } from './headers.ts';
import type { Rejection } from './import.ts';
import { readJsonList } from './json-records.ts';
import { FileRefused } from './refusals.ts';

/** One row of a file by what its columns are taken for, whatever the file's format and headings. */
export interface RoleRecord<Role> {
  row: number;
  values: Map<Role, unknown>;
}

export type Entry<Role> = RoleRecord<Role> | Rejection;

/**
 * The rows of a file, in batches; a `Rejection` comes in place of a row that has not as many cells as the header.
 * @throws FileRefused.
 */
export function readRecords<Role extends string>(
  fileName: string,
  pieces: AsyncIterable<string>,
  naming: Naming<Role>,
): AsyncGenerator<Entry<Role>[]> {
  if (/\.json$/i.test(fileName)) return jsonRecords(pieces, naming);
  if (/\.(?:csv|tsv|txt)$/i.test(fileName)) return csvRecords(pieces, naming);
  throw new FileRefused('UNSUPPORTED_FORMAT');
}

async function* jsonRecords<Role extends string>(
  pieces: AsyncIterable<string>,
  naming: Naming<Role>,
): AsyncGenerator<Entry<Role>[]> {
  let row = 0;
  // Entries of one list have nearly always the same names.
  let known: { names: string; roles: (Role | undefined)[] } | null = null;
  for await (const entries of readJsonList(pieces)) {
    yield entries.map((entry) => {
      row++;
      if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw new FileRefused('JSON_NO_OBJECTS');
      const names = Object.keys(entry);
      const all = names.join('\n');
      if (known?.names !== all) known = { names: all, roles: naming.rolesOf(names) };
      return { row, values: valuesOf(known.roles, Object.values(entry)) };
    });
  }
}

function valuesOf<Role>(roles: readonly (Role | undefined)[], cells: readonly unknown[]): Map<Role, unknown> {
  const values = new Map<Role, unknown>();
  for (const [index, role] of roles.entries()) if (role !== undefined) values.set(role, cells[index] ?? '');
  return values;
}

async function* csvRecords<Role extends string>(
  pieces: AsyncIterable<string>,
  naming: Naming<Role>,
): AsyncGenerator<Entry<Role>[]> {
  const { rows, dialect } = await openCsv(pieces, (cells) => knownHeadings(naming, cells));
  let roles: (Role | undefined)[] | null = null;
  let hasData = false;
  for await (const batch of rows) {
    let data = batch.filter(({ cells }) => isFilled(cells));
    if (roles === null && data.length > 0) {
      const place = headerPlace(data, naming);
      roles = headerOf(data[place]?.cells ?? [], naming);
      data = data.slice(place + 1);
    }
    hasData ||= data.length > 0;
    yield data.map((record) => recordOf(record, roles ?? [], !dialect.hasEndRecord));
  }
  if (!hasData) throw new FileRefused('CSV_TOO_SHORT');
}

const LOOKED_AT = 60; // rows, among which the headings stand: titles come before them

function headerPlace<Role extends string>(rows: readonly FileRecord[], naming: Naming<Role>): number {
  const known = rows.slice(0, LOOKED_AT).map(({ cells }) => knownHeadings(naming, cells));
  return Math.max(0, known.indexOf(Math.max(...known)));
}

function headerOf<Role extends string>(cells: readonly string[], naming: Naming<Role>): (Role | undefined)[] {
  checkColumns(cells);
  const roles = naming.rolesOf(cells);
  const missing = naming.required.filter(({ role }) => !roles.includes(role));
  if (missing.length > 0)
    throw new FileRefused('CSV_MISSING_FIELDS', missing.map(({ role, label }) => `${role} (${label})`).join(', '));
  return roles;
}

function recordOf<Role extends string>(
  { row, cells }: FileRecord,
  roles: readonly (Role | undefined)[],
  hasFixedWidth: boolean,
): Entry<Role> {
  const isLonger = cells.length > roles.length && isFilled(cells.slice(roles.length));
  if ((hasFixedWidth && cells.length < roles.length) || isLonger) {
    const reason = `La riga ha ${cells.length} colonne, l'intestazione ${roles.length}.`;
    return { row, field: '', reason };
  }
  return { row, values: valuesOf(roles, cells.map(plainCell)) };
}

/** `="0007"` is how a spreadsheet is made to keep a code's zeros. */
function plainCell(cell: string): string {
  return unescapeFormula(/^="(.*)"$/s.exec(cell)?.[1] ?? cell);
}
