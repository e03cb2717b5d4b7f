import { unescapeFormula } from '../exports/cells.ts';
import { unknownColumns } from './columns-to-match.ts';
import { checkColumns, type FileRecord, isFilled, openCsv } from './csv-records.ts';
import { CutNames } from './cut-names.ts';
import type { FileNotes } from './formats/file-notes.ts';
import { rolesWithoutHeadings } from './formats/no-headings.ts';
import { sourceOfHeadings } from './formats/sources.ts';
import type { Naming } from './headers.ts';
import { knownHeadings } from './headers.ts';
import { MOST_BLANK_ROWS, type RefusalCode, type Rejection } from './import.ts';
import { readJsonList } from './json-records.ts';
import { FileRefused } from './refusals.ts';

/** One row of a file by what its columns are taken for, whatever the file's format and headings. */
export interface RoleRecord<Role> {
  row: number;
  values: Map<Role, unknown>;
}

/** What a file says is no longer there. */
export interface Removal {
  row: number;
  removedCode: string;
}

/** A `Rejection` comes in place of a row that has not as many cells as the header. */
export type Entry<Role> = RoleRecord<Role> | Removal | Rejection;

/** The entries of a JSON list, in batches. @throws FileRefused. */
export async function* jsonEntries<Role extends string>(
  pieces: AsyncIterable<string>,
  naming: Naming<Role>,
  notes: FileNotes,
): AsyncGenerator<Entry<Role>[]> {
  const cut = new CutNames(naming);
  let row = 0;
  // Entries of one list have nearly always the same names.
  let known: { names: string; roles: (Role | undefined)[] } | null = null;
  for await (const entries of readJsonList(pieces)) {
    yield entries.map((entry) => {
      row++;
      if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw new FileRefused('JSON_NO_OBJECTS');
      const whole = cut.whole(entry);
      const names = Object.keys(whole);
      const all = names.join('\n');
      if (known?.names !== all) {
        known = { names: all, roles: naming.rolesOf(names) };
        noteHeadings(names, known.roles, naming, notes);
      }
      return { row, values: valuesOf(known.roles, Object.values(whole)) };
    });
  }
}

function noteHeadings<Role extends string>(
  headings: readonly string[],
  roles: readonly (Role | undefined)[],
  naming: Naming<Role>,
  notes: FileNotes,
): void {
  notes.source ??= sourceOfHeadings(headings);
  notes.noteColumns(
    headings,
    roles.map((role) => (role === undefined ? null : naming.labels[role])),
  );
}

function valuesOf<Role>(roles: readonly (Role | undefined)[], cells: readonly unknown[]): Map<Role, unknown> {
  const values = new Map<Role, unknown>();
  for (const [index, role] of roles.entries()) if (role !== undefined) values.set(role, cells[index] ?? '');
  return values;
}

/** The rows of a CSV, in batches. @throws FileRefused. */
export async function* csvEntries<Role extends string>(
  pieces: AsyncIterable<string>,
  naming: Naming<Role>,
  notes: FileNotes,
): AsyncGenerator<Entry<Role>[]> {
  const { rows, dialect } = await openCsv(pieces, (cells) => knownHeadings(naming, cells));
  yield* tableEntries(rows, naming, notes, {
    widths: dialect.hasEndRecord ? 'AT_MOST' : 'FIXED',
    tooShort: 'CSV_TOO_SHORT',
    missingFields: 'CSV_MISSING_FIELDS',
    mayLackHeadings: dialect.separator === '|',
  });
}

/** What holds for a kind of table. */
export interface TableRules {
  /** How many cells a row may have: as many as the header, as many at most, or whatever stands beside it. */
  widths: 'FIXED' | 'AT_MOST' | 'ANY';
  tooShort: RefusalCode;
  missingFields: RefusalCode;
  /** Whether it may be a catalogue without headings, as comparison sites are sent them. */
  mayLackHeadings?: boolean;
}

/** The rows of a table below its headings, in batches. @throws FileRefused. */
export async function* tableEntries<Role extends string>(
  rows: AsyncIterable<FileRecord[]>,
  naming: Naming<Role>,
  notes: FileNotes,
  rules: TableRules,
): AsyncGenerator<Entry<Role>[]> {
  let roles: (Role | undefined)[] | null = null;
  let hasData = false;
  for await (const batch of withWholeBeginning(rows)) {
    let data = batch;
    if (roles === null && data.length > 0) {
      const place = headerPlace(data, naming);
      const headings = textsOf(data[place]?.cells ?? []);
      roles = rules.mayLackHeadings ? rolesOfFirstRows(data, headings, naming) : null;
      if (roles !== null) {
        notes.source = 'TROVAPREZZI_NO_HEADINGS';
        noteHeadings(
          roles.map((_, index) => `Colonna ${index + 1}`),
          roles,
          naming,
          notes,
        );
      } else {
        checkColumns(headings);
        const start = knownHeadings(naming, headings) > 0 ? place : firstOfTable(data);
        notes.unknown = unknownColumns(data.slice(start, start + LOOKED_AT), naming);
        roles = headerOf(headings, naming, rules);
        notes.unknown = [];
        noteHeadings(headings, roles, naming, notes);
        data = data.slice(place + 1);
      }
    }
    hasData ||= data.length > 0;
    yield data.map((record) => recordOf(record, roles ?? [], rules));
  }
  if (!hasData) throw new FileRefused(rules.tooShort);
}

/** Rows with something in them, of which blank ones are not many more; the first batch has all among which the headings stand. */
async function* withWholeBeginning(rows: AsyncIterable<FileRecord[]>): AsyncGenerator<FileRecord[]> {
  let held: FileRecord[] | null = [];
  let blankRows = 0;
  for await (const batch of rows) {
    const data = batch.filter(({ cells }) => isFilled(cells));
    blankRows += batch.length - data.length;
    if (blankRows > MOST_BLANK_ROWS) throw new FileRefused('TOO_MANY_BLANK_ROWS');
    if (held === null) yield data;
    else {
      held.push(...data);
      if (held.length < LOOKED_AT) continue;
      yield held;
      held = null;
    }
  }
  if (held !== null) yield held;
}

/** What the columns are where no row is a row of headings; null where one is. */
function rolesOfFirstRows<Role extends string>(
  rows: readonly FileRecord[],
  headings: readonly string[],
  naming: Naming<Role>,
): (Role | undefined)[] | null {
  const isProducts = Object.hasOwn(naming.labels, 'price');
  if (!isProducts || naming.rolesOf(headings).includes('name' as Role)) return null;
  return rolesWithoutHeadings(rows.slice(0, LOOKED_AT).map(({ cells }) => textsOf(cells))) as
    | (Role | undefined)[]
    | null;
}

export const LOOKED_AT = 60; // rows, among which the headings stand: titles come before them

function headerPlace<Role extends string>(rows: readonly FileRecord[], naming: Naming<Role>): number {
  const known = rows.slice(0, LOOKED_AT).map(({ cells }) => knownHeadings(naming, textsOf(cells)));
  return Math.max(0, known.indexOf(Math.max(...known)));
}

/** The first row with more than a title in it. */
function firstOfTable(rows: readonly FileRecord[]): number {
  return Math.max(
    0,
    rows.findIndex(({ cells }) => cells.filter((cell) => isFilled([cell])).length > 1),
  );
}

function textsOf(cells: readonly unknown[]): string[] {
  return cells.map((cell) => String(cell ?? ''));
}

function headerOf<Role extends string>(
  headings: readonly string[],
  naming: Naming<Role>,
  { missingFields }: TableRules,
): (Role | undefined)[] {
  const roles = naming.rolesOf(headings);
  const missing = naming.required.filter(({ role }) => !roles.includes(role));
  if (missing.length > 0)
    throw new FileRefused(missingFields, missing.map(({ role, label }) => `${role} (${label})`).join(', '));
  return roles;
}

function recordOf<Role extends string>(
  { row, cells }: FileRecord,
  roles: readonly (Role | undefined)[],
  { widths }: TableRules,
): Entry<Role> {
  const isLonger = widths !== 'ANY' && cells.length > roles.length && isFilled(cells.slice(roles.length));
  if ((widths === 'FIXED' && cells.length < roles.length) || isLonger) {
    const reason = `La riga ha ${cells.length} colonne, l'intestazione ${roles.length}.`;
    return { row, field: '', reason };
  }
  return { row, values: valuesOf(roles, cells.map(plainCell)) };
}

/** `="0007"` is how a spreadsheet is made to keep a code's zeros; a word for nothing is nothing. */
function plainCell(cell: unknown): unknown {
  if (typeof cell !== 'string') return cell;
  return NOTHING.test(cell) ? '' : unescapeFormula(/^="(.*)"$/s.exec(cell)?.[1] ?? cell);
}

/** What databases, programming languages and a spreadsheet's formulas write into a table where there is no value. */
const NOTHING =
  /^\s*(?:\(?(?:null|NULL)\)?|\\N|None|nan|NaN|NaT|<NA>|undefined|#(?:N\/[AD]|RIF!|REF!|VALORE!|VALUE!|DIV\/0!|NOME\?|NAME\?|NULLO!|NULL!|NUM!))\s*$/;
