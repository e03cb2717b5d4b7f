import { createHash } from 'node:crypto';

/** What stands at the beginning of a backup. */
export interface Head {
  format: 'tuoshop-backup';
  version: number;
  /** ISO 8601. */
  madeAt: string;
  /** The steps that its tables have been through, in their order. */
  migrations: string[];
  /** The data folder's own secret, where the server had none of its environment: without it nobody stays signed in. */
  secret: string | null;
}

export interface TableHead {
  table: string;
  columns: string[];
}

/** How many rows a table has, and the sum of what each is reduced to: the same in whatever order they are read. */
export interface Total {
  rows: number;
  sum: string;
}

export type Totals = Record<string, Total>;

/**
 * A database in the order in which it is carried: its head, then every table's head and its rows, then the totals. A row is
 * a line of JSON, its values as PostgreSQL writes them: `["1f0c…", null, "{a,b}"]`.
 */
export type Part = { head: Head } | { table: TableHead } | { rows: string[] } | { end: Totals };

export const FORMAT = 'tuoshop-backup';
export const FORMAT_VERSION = 1;

const SUMMED = 8; // bytes of a row's hash; PostgreSQL's own sum of the same stands in `totalOf`'s statement

/** Adds up rows as they go by. */
export class RunningTotal {
  #rows = 0;
  #sum = 0n;

  add(lines: readonly string[]): void {
    this.#rows += lines.length;
    for (const line of lines) this.#sum += createHash('md5').update(line).digest().subarray(0, SUMMED).readBigInt64BE();
  }

  get total(): Total {
    return { rows: this.#rows, sum: String(this.#sum) };
  }
}

/** A backup that is refused, in a sentence for whoever gave it. */
export class RefusedBackup extends Error {}

export const CUT = 'La copia è incompleta: il file finisce prima della fine. Non è stato cambiato nulla.';
export const CHANGED = 'La copia è danneggiata o è stata modificata. Non è stato cambiato nulla.';
export const NOT_A_BACKUP = 'Il file non è una copia fatta da npm run backup. Non è stato cambiato nulla.';
export const NEWER =
  'La copia viene da una versione più recente del programma: aggiorna prima questo. Non è stato cambiato nulla.';
