import { fold } from '../language/fold.ts';
import { isLeftOf } from './alike-codes.ts';

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
  /** ISO 8601: since when its first known price has been known; null for a FAQ. */
  pricedAt?: string | null;
  /** Each field as a text, always in the same order. */
  fields: readonly string[];
  priceCents: number | null;
  listPriceCents?: number | null;
  currency: string | null;
  hasPicture: boolean;
  /** As JSON; undefined where there are none. */
  variants?: string | undefined;
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

/** The current row that a row of a file is, and how it was told. */
export interface Paired {
  known: KnownRow | null;
  /** What the row's code is from now on; null for one that is given. */
  code: string | null;
  /** The code that it had, where another was in the file and only the name tells. */
  formerCode: string | null;
}

/** A row of a file that is new by its code, and is called as one that may be removed. */
export interface Twin {
  row: number;
  title: string;
  code: string;
  formerCode: string;
}

const FEW = 4; // of so many codes of a file at most one is known: they are other codes than those that are there
const MOST_TWINS = 2_000;

/**
 * Finds the current row that a row of a file is: by code, without one by folded title, and by title where its code was
 * spoilt, or where a file brings other codes altogether. Each is found once.
 */
export class Pairing {
  private readonly byCode = new Map<string, KnownRow>();
  private readonly byTitle = new Map<string, SameTitle>();
  private readonly pairedIds = new Set<string>();
  /** Codes of the file: in which row each was seen first. */
  private readonly seenCodes = new Map<string, number>();
  private readonly twinsInTheMaking: (Twin & { id: string })[] = [];
  private codesSeen = 0;
  private codesFound = 0;
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

  /** The current row that this one is, or none for a new one. Remembers its code, the file's or the paired row's. */
  pair(code: string | null, title: string, row: number): Paired {
    const found = code === null ? this.freeByTitle(title) : (this.byCode.get(code) ?? null);
    const known = found && !this.pairedIds.has(found.id) ? found : null;
    if (code === null || found !== null) {
      this.codesSeen += code === null ? 0 : 1;
      this.codesFound += code === null ? 0 : 1;
      return this.paired(known, code ?? known?.code ?? null, null, row);
    }
    this.codesSeen++;
    const same = this.byTitle.get(fold(title))?.rows.filter((each) => this.isFree(each)) ?? [];
    const spoilt = same.find((each) => isLeftOf(code, each.code));
    // The code that it had is the right one.
    if (spoilt) return this.paired(spoilt, spoilt.code, spoilt.code, row);
    const [only] = same;
    if (only === undefined || same.length > 1) return this.paired(null, code, null, row);
    if (this.codesFound * FEW < this.codesSeen) return this.paired(only, code, only.code, row);
    if (this.twinsInTheMaking.length < MOST_TWINS)
      this.twinsInTheMaking.push({ row, title, code, formerCode: only.code, id: only.id });
    return this.paired(null, code, null, row);
  }

  /** The row under a code, which the file takes away; null where there is none, or where it is in the file. */
  takeAway(code: string): KnownRow | null {
    const known = this.byCode.get(code);
    if (!known || !this.isFree(known)) return null;
    this.pairedIds.add(known.id);
    return known;
  }

  /** The ids of all that no row of the file is; none a second time. */
  *takeRest(): Generator<string> {
    for (const known of this.byCode.values()) {
      if (this.pairedIds.has(known.id)) continue;
      this.pairedIds.add(known.id);
      yield known.id;
    }
  }

  /** Rows that are new though one of their name was left over. */
  get twins(): Twin[] {
    return this.twinsInTheMaking.filter(({ id }) => !this.pairedIds.has(id));
  }

  private paired(known: KnownRow | null, code: string | null, formerCode: string | null, row: number): Paired {
    if (code !== null) {
      this.seenCodes.set(code, row);
      this.noteNumber(code);
    }
    if (known) this.pairedIds.add(known.id);
    return { known, code, formerCode };
  }

  private isFree({ id, code }: KnownRow): boolean {
    return !this.pairedIds.has(id) && !this.seenCodes.has(code);
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
