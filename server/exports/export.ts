import type { EntityManager } from 'typeorm';

export type ExportFormat = 'CSV' | 'JSON';

/** What a cell may hold; in a CSV, lists are joined by `;` and yes and no are `sì` and `no`. */
export type ExportValue = string | number | boolean | null | readonly string[] | readonly ExportEntry[];

/** An entry of a list inside a row; in JSON only. */
export type ExportEntry = Readonly<Record<string, unknown>>;

/** One row, by the keys of the columns. */
export type ExportRow = Readonly<Record<string, ExportValue>>;

/** What a source may use: the company's rows through its door, and what was chosen when the export was asked for. */
export interface ExportReach {
  companyId: string;
  /** One short transaction of its own a call. */
  read<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result>;
  options: Readonly<Record<string, unknown>>;
  dataDir: string;
}

export interface ExportColumn {
  key: string;
  label: string;
  /** Where only one of the two has it. */
  only?: ExportFormat;
  /** How a CSV writes it, where that is not the value itself. */
  write?(value: ExportValue): string;
}

/** Rows with the same `by` become one entry; its list `name` has of each row what `keys` name. */
export interface Nesting {
  by: string;
  name: string;
  keys: readonly string[];
}

/** Something that can be exported: a named stream of rows. */
export interface ExportSource {
  /** How the file's name begins, e.g. `prodotti`. */
  fileName: string;
  /** In their order: the key in JSON, the header in a CSV. */
  columns: readonly ExportColumn[];
  /** The columns of one company's export, where some are left out that nothing of it would stand in. */
  usedColumns?(reach: ExportReach): Promise<readonly ExportColumn[]>;
  /** In JSON, rows that follow one another and belong together become one entry. */
  nesting?: Nesting;
  /** The rows of a CSV that an entry of JSON is, where it is not the one that it seems. */
  tableRows?(row: ExportRow): ExportRow[];
  /** In slices, so that neither memory nor the database is taken up by a large export. */
  rows(reach: ExportReach): AsyncIterable<ExportRow[]>;
}
