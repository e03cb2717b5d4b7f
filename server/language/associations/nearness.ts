import type { Associations } from './associations.ts';

const COMPANY = 0.6; // of two words that go with the same words, beside two that are said to mean the same
const COMPANY_SLOPE = 1.5;

/**
 * How near some words are to another: by what is said of both, or by what goes with both. By each companion it is known
 * which of the words it goes with, so that only those that are near at all are looked at.
 */
export class Nearness {
  private readonly associations: Associations;
  /** By place, the word that stands there. */
  private readonly wordAt = new Map<number, number>();
  /** By a companion's place, its row: where its words begin, and those of the next. */
  private readonly rowOf = new Map<number, number>();
  private readonly starts: Uint32Array;
  private readonly words: Uint32Array;
  private readonly shares: Float32Array;
  private readonly company: Float64Array;

  /** @param places of each word among the associations; undefined where nothing is known of it */
  constructor(associations: Associations, places: readonly (number | undefined)[]) {
    this.associations = associations;
    this.company = new Float64Array(places.length);
    const rows: { word: number; share: number }[][] = [];
    for (const [word, place] of places.entries()) {
      if (place === undefined) continue;
      this.wordAt.set(place, word);
      associations.visit(place, (companion, share) => {
        const row = this.rowOf.get(companion) ?? rows.push([]) - 1;
        this.rowOf.set(companion, row);
        rows[row]?.push({ word, share });
      });
    }
    const all = rows.flat();
    this.starts = new Uint32Array(rows.length + 1);
    for (const [row, { length }] of rows.entries()) this.starts[row + 1] = (this.starts[row] ?? 0) + length;
    this.words = Uint32Array.from(all, ({ word }) => word);
    this.shares = Float32Array.from(all, ({ share }) => share);
  }

  /** Estimated size in memory. */
  get bytes(): number {
    return 8 * this.words.length + 60 * this.rowOf.size + 50 * this.wordAt.size;
  }

  /** Visits the words that are near to the one at a place: 0–1. */
  visitFrom(place: number, visit: (word: number, nearness: number) => void): void {
    const said = new Map<number, number>();
    const found: number[] = [];
    this.associations.visit(place, (companion, share, nearness) => {
      const word = this.wordAt.get(companion);
      if (word !== undefined) {
        said.set(word, nearness);
        if (!this.company[word]) found.push(word);
        this.company[word] ||= Number.MIN_VALUE; // it was found
      }
      const row = this.rowOf.get(companion);
      if (row !== undefined) this.addRow(row, share, found);
    });
    for (const word of found) {
      const company = COMPANY * Math.min(1, COMPANY_SLOPE * (this.company[word] ?? 0));
      this.company[word] = 0;
      visit(word, Math.max(said.get(word) ?? 0, company));
    }
  }

  private addRow(row: number, share: number, found: number[]): void {
    const end = this.starts[row + 1] ?? 0;
    for (let at = this.starts[row] ?? 0; at < end; at++) {
      const word = this.words[at] ?? 0;
      if (this.company[word] === 0) found.push(word);
      this.company[word] = (this.company[word] ?? 0) + share * (this.shares[at] ?? 0);
    }
  }
}
