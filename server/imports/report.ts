import { FileNotes } from './formats/file-notes.ts';
import {
  type Flag,
  type FlagKind,
  type ImportReport,
  type PreviewRow,
  type Refusal,
  type Rejection,
  type RejectionKind,
  SHOWN_FLAGS,
  SHOWN_REJECTIONS,
  SHOWN_ROWS,
} from './import.ts';

/** Gathers what a preview will say, while rows go by. */
export class ReportInTheMaking {
  private readonly fields = new Map<string, number>();
  private readonly flags = new Map<FlagKind, { count: number; first: Flag[] }>();
  private readonly firstRows: PreviewRow[] = [];
  private readonly rejections: Rejection[] = [];
  private readonly notTaken = new Map<RejectionKind, number>();
  readonly notes = new FileNotes();
  private rejectedCount = 0;
  newCount = 0;
  variantCount = 0;
  /** Rows that the file itself takes away. */
  removedCount = 0;
  /** Products that are there with a price, and how many of these prices are lost, or change by half and more. */
  pricedCount = 0;
  movedPriceCount = 0;
  private changedCount = 0;
  private unchangedCount = 0;

  accept(row: PreviewRow, changedFields: readonly string[]): void {
    if (row.state === 'NEW') this.newCount++;
    else if (row.state === 'CHANGED') this.changedCount++;
    else this.unchangedCount++;
    for (const field of changedFields) this.fields.set(field, (this.fields.get(field) ?? 0) + 1);
    if (this.firstRows.length < SHOWN_ROWS) this.firstRows.push(row);
  }

  reject(rejection: Rejection): void {
    this.rejectedCount++;
    const { kind } = rejection;
    if (kind) this.notTaken.set(kind, (this.notTaken.get(kind) ?? 0) + 1);
    if (this.rejections.length < SHOWN_REJECTIONS) this.rejections.push(rejection);
  }

  flag(flag: Flag): void {
    const known = this.flags.get(flag.kind) ?? { count: 0, first: [] };
    this.flags.set(flag.kind, known);
    known.count++;
    if (known.first.length < SHOWN_FLAGS) known.first.push(flag);
  }

  get rowCount(): number {
    return this.newCount + this.changedCount + this.unchangedCount;
  }

  /** The first reason why a row was left out; undefined when none was. */
  get firstReason(): string | undefined {
    return this.rejections[0]?.reason;
  }

  finish(counts: { currentCount: number; removedCount: number }, refusal: Refusal | null = null): ImportReport {
    return {
      ...counts,
      refusal,
      source: this.notes.source,
      isIncremental: this.notes.isIncremental,
      isMerged: isMerged(this.notes),
      fileRowCount: this.notes.rowCount,
      columns: this.notes.columns,
      columnsToMatch: [],
      rowCount: this.rowCount,
      variantCount: this.variantCount,
      pricedCount: this.pricedCount,
      movedPriceCount: this.movedPriceCount,
      newCount: this.newCount,
      changedCount: this.changedCount,
      unchangedCount: this.unchangedCount,
      changedFields: [...this.fields].map(([field, count]) => ({ field, count })),
      firstRows: this.firstRows,
      rejectedCount: this.rejectedCount,
      notTaken: [...this.notTaken].map(([kind, count]) => ({ kind, count })),
      rejections: this.rejections,
      flagCounts: [...this.flags].map(([kind, { count }]) => ({ kind, count })),
      flags: [...this.flags.values()].flatMap(({ first }) => first),
    };
  }
}

/** Whether rows of a file change what is there instead of taking its place, whatever way of applying was chosen. */
export function isMerged({ isIncremental, keepsAdditions }: FileNotes): boolean {
  return isIncremental || keepsAdditions;
}
