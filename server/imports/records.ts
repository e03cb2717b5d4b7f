import { unescapeFormula } from '../exports/cells.ts';
import { checkColumns, readCsv } from './csv-records.ts';
import type { Rejection } from './import.ts';
import { readJsonList } from './json-records.ts';
import { FileRefused } from './refusals.ts';

/** One row of a file by its fields, whatever the file's format and headers. */
interface FieldRecord<Field> {
  row: number;
  values: Map<Field, unknown>;
}

/** How a kind of thing names its fields. */
export interface Naming<Field extends string> {
  fieldOf(name: string): Field | undefined;
  /** The columns that a CSV must have. */
  required: readonly Field[];
}

export type Entry<Field> = FieldRecord<Field> | Rejection;

/**
 * The rows of a file, in batches; `reject` comes in place of a row that has not as many cells as the header.
 * @throws FileRefused.
 */
export function readRecords<Field extends string>(
  fileName: string,
  pieces: AsyncIterable<string>,
  naming: Naming<Field>,
): AsyncGenerator<Entry<Field>[]> {
  if (/\.json$/i.test(fileName)) return jsonRecords(pieces, naming);
  if (/\.csv$/i.test(fileName)) return csvRecords(pieces, naming);
  throw new FileRefused('UNSUPPORTED_FORMAT');
}

async function* jsonRecords<Field extends string>(
  pieces: AsyncIterable<string>,
  naming: Naming<Field>,
): AsyncGenerator<Entry<Field>[]> {
  let row = 0;
  for await (const entries of readJsonList(pieces)) {
    yield entries.map((entry) => {
      row++;
      if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw new FileRefused('JSON_NO_OBJECTS');
      return { row, values: valuesOf(Object.entries(entry), naming) };
    });
  }
}

function valuesOf<Field extends string>(entries: [string, unknown][], naming: Naming<Field>): Map<Field, unknown> {
  const values = new Map<Field, unknown>();
  for (const [name, value] of entries) {
    const field = naming.fieldOf(name);
    if (field !== undefined && !values.has(field)) values.set(field, value);
  }
  return values;
}

async function* csvRecords<Field extends string>(
  pieces: AsyncIterable<string>,
  naming: Naming<Field>,
): AsyncGenerator<Entry<Field>[]> {
  let fields: (Field | undefined)[] | null = null;
  let hasData = false;
  for await (const rows of readCsv(pieces)) {
    const entries: Entry<Field>[] = [];
    for (const { row, cells } of rows) {
      if (fields === null) {
        fields = headerOf(cells, naming);
        continue;
      }
      hasData = true;
      entries.push(recordOf(row, cells, fields));
    }
    yield entries;
  }
  if (!hasData) throw new FileRefused('CSV_TOO_SHORT');
}

function headerOf<Field extends string>(cells: readonly string[], naming: Naming<Field>): (Field | undefined)[] {
  checkColumns(cells);
  const fields = cells.map((cell, index) => {
    const field = naming.fieldOf(cell);
    const isFirst = cells.findIndex((other) => naming.fieldOf(other) === field) === index;
    return isFirst ? field : undefined;
  });
  const missing = naming.required.filter((field) => !fields.includes(field));
  if (missing.length > 0) throw new FileRefused('CSV_MISSING_FIELDS', missing.join(', '));
  return fields;
}

function recordOf<Field extends string>(
  row: number,
  cells: readonly string[],
  fields: readonly (Field | undefined)[],
): Entry<Field> {
  const isLonger = cells.length > fields.length && cells.slice(fields.length).some((cell) => cell.trim() !== '');
  if (cells.length < fields.length || isLonger) {
    const reason = `La riga ha ${cells.length} colonne, l'intestazione ${fields.length}.`;
    return { row, field: '', reason };
  }
  const values = new Map<Field, unknown>();
  for (const [index, field] of fields.entries()) {
    if (field !== undefined) values.set(field, unescapeFormula(cells[index] ?? ''));
  }
  return { row, values };
}
