import { byColumn, comparable, type Fields } from '../database/fields.ts';
import { BadField } from './fields.ts';
import type { ImportMode, PreviewRow } from './import.ts';
import { digestOf, type KnownRow, type Paired, type Pairing } from './pairing.ts';
import type { ReportInTheMaking } from './report.ts';

/** What every reader works with. */
export interface Reading {
  mode: ImportMode;
  pairing: Pairing;
  report: ReportInTheMaking;
  newId: () => string;
}

/** What a reader found in a row: how it is shown, and what is written of it. */
interface ReadRow {
  shown: Omit<PreviewRow, 'state' | 'code'>;
  /** The file's own; null where it gives none. */
  code: string | null;
  known: KnownRow | null;
  changed: readonly string[];
  /** What goes into the table, by property; undefined for what stays as it is. */
  written: Readonly<Record<string, unknown>>;
}

/** The line that takes a row away. */
export function removalOf(id: string): string {
  return JSON.stringify({ id, is_new: false, is_changed: false, is_removed: true });
}

/** Reads rows of one kind: pairs each with what is there, compares it, and gives the line to write. */
export abstract class RowReader<Role extends string> {
  protected readonly report: ReportInTheMaking;
  private readonly mode: ImportMode;
  private readonly pairing: Pairing;
  private readonly newId: () => string;
  private readonly labels: ReadonlyMap<string, string>;
  private position: number;
  private withoutCode = 0;

  constructor({ mode, pairing, report, newId }: Reading, fields: Fields) {
    this.labels = new Map(Object.entries(fields).map(([field, { label }]) => [field, label]));
    this.mode = mode;
    this.pairing = pairing;
    this.report = report;
    this.newId = newId;
    this.position = mode === 'MERGE' ? pairing.highestPosition : -1;
  }

  /** @throws BadField. */
  abstract read(values: ReadonlyMap<Role, unknown>, row: number): string;

  /**
   * The row that is there already, and its code. One that only its name tells is flagged.
   * @throws BadField when an earlier row of the file has its code.
   */
  protected find(code: string | null, title: string, row: number): Paired {
    const earlier = code === null ? undefined : this.pairing.rowOfCode(code);
    if (earlier !== undefined) {
      const detail = `Il codice «${code}» è già usato alla riga ${earlier}.`;
      this.report.flag({ row, kind: 'DUPLICATE_CODE', name: title, detail });
      throw new BadField(this.labels.get('code') ?? '', detail);
    }
    const paired = this.pairing.pair(code, title, row);
    const { formerCode } = paired;
    if (formerCode !== null)
      this.report.flag({ row, kind: 'PAIRED_BY_NAME', name: title, detail: `${code} → ${formerCode}` });
    return paired;
  }

  /** Takes away what is there under a code; null where nothing is. */
  remove(code: string): string | null {
    const known = this.pairing.takeAway(code);
    if (known === null) return null;
    this.report.removedCount++;
    return removalOf(known.id);
  }

  /** Whether what a row leaves out stays as it is; otherwise it gets its default. */
  protected keeps(known: KnownRow | null): known is KnownRow {
    return known !== null && this.mode === 'MERGE';
  }

  /** What people call the fields that a row mentions and that differ from what is there; in the order they are kept. */
  protected changes<Compared extends string>(
    fields: readonly Compared[],
    values: Readonly<Partial<Record<Compared, unknown>>>,
    known: KnownRow | null,
  ): string[] {
    if (known === null) return [];
    return fields
      .filter((field, index) => {
        const value = values[field];
        return value !== undefined && digestOf(comparable(value)) !== known.digests[index];
      })
      .map((field) => this.labels.get(field) ?? field);
  }

  /** Counts a row in, and gives its line. */
  protected accept({ shown, known, written, ...read }: ReadRow): string {
    const own = this.mode === 'MERGE' ? (known?.code ?? read.code) : read.code;
    const code = own ?? known?.code ?? null;
    const isRenumbered = known !== null && code !== known.code;
    const changed = isRenumbered ? [...read.changed, this.labels.get('code') ?? ''] : read.changed;
    const state = known === null ? 'NEW' : changed.length > 0 ? 'CHANGED' : 'UNCHANGED';
    this.report.accept({ ...shown, code, state }, changed);
    return JSON.stringify({
      id: known?.id ?? this.newId(),
      code,
      number: code === null ? ++this.withoutCode : null,
      ...byColumn(written),
      position: this.keeps(known) ? known.position : ++this.position,
      version: known ? known.version + (changed.length > 0 ? 1 : 0) : 1,
      created_at: known?.createdAt ?? null,
      ...(known?.pricedAt ? { priced_at: known.pricedAt } : {}),
      is_new: known === null,
      is_changed: changed.length > 0,
    });
  }
}
