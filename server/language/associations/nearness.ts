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
  /** By a companion's place, where the words begin that it goes with; the next one's begin where they end. */
  private readonly starts: Uint32Array;
  private readonly words: Uint32Array;
  private readonly shares: Float32Array;
  private readonly company: Float64Array;

  /** @param places of each word among the associations; undefined where nothing is known of it */
  constructor(associations: Associations, places: readonly (number | undefined)[]) {
    this.associations = associations;
    this.company = new Float64Array(places.length);
    const known = [...places.entries()].flatMap(([word, place]) => (place === undefined ? [] : [{ word, place }]));
    for (const { word, place } of known) this.wordAt.set(place, word);
    // Once to count and once to fill: lists of pairs would take ten times as long.
    const starts = new Uint32Array(associations.size + 1);
    const count = (companion: number) => {
      starts[companion + 1] = (starts[companion + 1] ?? 0) + 1;
    };
    for (const { place } of known) associations.visit(place, count);
    for (let row = 0; row < associations.size; row++) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
    const ends = starts.slice();
    this.starts = starts;
    this.words = new Uint32Array(starts[associations.size] ?? 0);
    this.shares = new Float32Array(this.words.length);
    for (const { word, place } of known) {
      associations.visit(place, (companion, share) => {
        const at = ends[companion] ?? 0;
        this.words[at] = word;
        this.shares[at] = share;
        ends[companion] = at + 1;
      });
    }
  }

  /** Estimated size in memory. */
  get bytes(): number {
    return 8 * this.words.length + 4 * this.starts.length + 50 * this.wordAt.size;
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
      this.addRow(companion, share, found);
    });
    for (const word of found) {
      const company = COMPANY * Math.min(1, COMPANY_SLOPE * (this.company[word] ?? 0));
      this.company[word] = 0;
      visit(word, Math.max(said.get(word) ?? 0, company));
    }
  }

  private addRow(companion: number, share: number, found: number[]): void {
    const end = this.starts[companion + 1] ?? 0;
    for (let at = this.starts[companion] ?? 0; at < end; at++) {
      const word = this.words[at] ?? 0;
      if (this.company[word] === 0) found.push(word);
      this.company[word] = (this.company[word] ?? 0) + share * (this.shares[at] ?? 0);
    }
  }
}
