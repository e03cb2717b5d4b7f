import type { Fields } from '../database/fields.ts';
import type { ExportColumn, ExportRow, ExportValue } from './export.ts';

/** The columns of an export, from the table of what is exported. */
export function exportColumns(fields: Fields): ExportColumn[] {
  return Object.entries(fields).map(([property, { label, key = property }]) => ({ key, label }));
}

/** A row of an export, by its columns. */
export function exportRow<Row extends object>(fields: Fields, row: Row): ExportRow {
  return Object.fromEntries(
    Object.entries(fields).map(([property, { key = property }]) => [key, row[property as keyof Row] as ExportValue]),
  );
}
