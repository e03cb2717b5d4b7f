import type { UnknownColumn } from '../columns-to-match.ts';
import type { ImportSource } from './sources.ts';

/** A column of a file, or an element of its entries, and what it was taken for. */
export interface ColumnUse {
  heading: string;
  /** As people call it; null for what is left out. */
  field: string | null;
}

const MOST_NOTED = 200; // columns
const LONGEST_NOTED = 80; // characters of a heading

/** What is found out about a file while it is read. */
export class FileNotes {
  /** Whose export it is; null where it is nobody's that is known. */
  source: ImportSource | null = null;
  /** It changes and removes what it names, and says nothing of the rest. Known before the first entry is. */
  isIncremental = false;
  /**
   * It comes from a program that knows a part of what a product has here: what people added, pictures, keywords, an offer,
   * stays. Known by the first entry.
   */
  keepsAdditions = false;
  /** Rows of products, or entries, whatever became of them. */
  rowCount = 0;
  /** The columns of a table whose headings do not say what is needed. */
  unknown: UnknownColumn[] = [];
  private readonly uses = new Map<string, string | null>();

  /** @param fields what each of the headings is taken for. */
  noteColumns(headings: readonly string[], fields: readonly (string | null)[]): void {
    for (const [index, raw] of headings.entries()) {
      const heading = [...raw.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NOTED).join('');
      const field = fields[index] ?? null;
      if (heading === '' || (this.uses.size >= MOST_NOTED && !this.uses.has(heading))) continue;
      this.uses.set(heading, this.uses.get(heading) ?? field);
    }
  }

  get columns(): ColumnUse[] {
    return [...this.uses].map(([heading, field]) => ({ heading, field }));
  }
}
