import { fold } from '../language/fold.ts';

/** A row that is there already, with what tells whether a row of a file is the same. */
export interface CurrentRow {
  id: string;
  code: string;
  /** What it is found by where the file has no code: the product's name, the FAQ's question. */
  title: string;
  position: number;
  version: number;
  /** ISO 8601. */
  createdAt: string;
  /** Each field as a text, always in the same order. */
  fields: readonly string[];
  priceCents: number | null;
  currency: string | null;
  hasPicture: boolean;
}

/** What is kept of a current row while a file is compared with it: about 200 bytes, so that 200,000 fit. */
export interface KnownRow extends Omit<CurrentRow, 'fields' | 'title'> {
  digests: readonly number[];
}

/** Rows of one title, from the first that no row of the file may have taken yet. */
interface SameTitle {
  rows: KnownRow[];
  next: number;
}

/** Finds the current row that a row of a file is: by code, without one by folded title. Each is found once. */
export class Pairing {
  private readonly byCode = new Map<string, KnownRow>();
  private readonly byTitle = new Map<string, SameTitle>();
  private readonly pairedIds = new Set<string>();
  /** Codes of the file: in which row each was seen first. */
  private readonly seenCodes = new Map<string, number>();
  private highest = 0;
  private lastPosition = -1;

  add({ fields, title, ...row }: CurrentRow): void {
    const known: KnownRow = { ...row, digests: fields.map(digestOf) };
    this.byCode.set(row.code, known);
    const plain = fold(title);
    const same = this.byTitle.get(plain);
    if (same) same.rows.push(known);
    else this.byTitle.set(plain, { rows: [known], next: 0 });
    this.noteNumber(row.code);
    this.lastPosition = Math.max(this.lastPosition, row.position);
  }

  get currentCount(): number {
    return this.byCode.size;
  }

  get pairedCount(): number {
    return this.pairedIds.size;
  }

  /** The highest number among the codes, of what is there and of the file: new codes go on from it. */
  get highestCode(): number {
    return this.highest;
  }

  get highestPosition(): number {
    return this.lastPosition;
  }

  /** The earlier row of the file with the same code; undefined when there is none. */
  rowOfCode(code: string): number | undefined {
    return this.seenCodes.get(code);
  }

  /** The current row that this one is, or null for a new one. Remembers its code, the file's or the paired row's. */
  pair(code: string | null, title: string, row: number): KnownRow | null {
    const found = code === null ? this.freeByTitle(title) : (this.byCode.get(code) ?? null);
    const known = found && !this.pairedIds.has(found.id) ? found : null;
    const taken = code ?? known?.code;
    if (taken !== undefined) {
      this.seenCodes.set(taken, row);
      this.noteNumber(taken);
    }
    if (known) this.pairedIds.add(known.id);
    return known;
  }

  private freeByTitle(title: string): KnownRow | null {
    const same = this.byTitle.get(fold(title));
    while (same && same.next < same.rows.length) {
      const found = same.rows[same.next++];
      if (found && !this.seenCodes.has(found.code)) return found;
    }
    return null;
  }

  private noteNumber(code: string): void {
    if (/^\d{1,15}$/.test(code)) this.highest = Math.max(this.highest, Number(code));
  }
}

/** FNV-1a: tells equal from changed with one chance of error in four thousand million. */
export function digestOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
