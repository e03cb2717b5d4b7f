import type { Associations } from './associations.ts';
import { Nearness } from './nearness.ts';

/** A word of a text. */
export interface TextWord {
  form: string;
  /** What it tells of the text: 0–1. */
  worth: number;
}

/** A word that is looked for, and what it tells of the message: 0–1. */
export interface SoughtWord {
  form: string;
  worth: number;
}

/** How far the words of a message go with those of a text. */
export interface Associated {
  /** About 1 where every word has its like in the text. */
  worth: number;
  /** The share of the message that goes with the text at all, 0–1. */
  coverage: number;
}

const LEAST = 0.2; // nearness that tells something
const WIDE = 40; // companions: a word of so many tells less of what is asked
const LEAST_SAID = 0.5;
const OF_MANY_TEXTS = 0.5; // at most, taken from a word that all texts say

/** Texts whose words are compared with those of a message by what goes with both. */
export class AssociatedTexts {
  private readonly associations: Associations;
  private readonly nearness: Nearness;
  private readonly words = new Map<string, number>();
  /** By word, the texts that say it, one after the other. */
  private readonly postings: readonly Posting[][];
  /** By text, how near the nearest of its words is to the word that is looked for. */
  private readonly nearest: Float64Array;

  constructor(associations: Associations, texts: readonly (readonly TextWord[])[]) {
    this.associations = associations;
    const counts = countsIn(texts);
    const all = Math.log(texts.length + 1);
    const postings: Posting[][] = [];
    for (const [text, words] of texts.entries()) {
      for (const { form, worth } of words) {
        const rarity = 1 - (OF_MANY_TEXTS * Math.log(counts.get(form) ?? 1)) / all;
        const word = this.words.get(form) ?? postings.push([]) - 1;
        this.words.set(form, word);
        postings[word]?.push({ text, worth: worth * rarity });
      }
    }
    this.postings = postings;
    this.nearness = new Nearness(
      associations,
      [...this.words.keys()].map((form) => associations.placeOf(form)),
    );
    this.nearest = new Float64Array(texts.length);
  }

  /** Estimated size in memory. */
  get bytes(): number {
    const postings = this.postings.reduce((sum, { length }) => sum + length, 0);
    return 100 * this.words.size + 40 * postings + this.nearness.bytes;
  }

  /** For each text in its order. */
  weigh(sought: readonly SoughtWord[]): Associated[] {
    const sums = Array.from(this.nearest, () => ({ worth: 0, coverage: 0 }));
    let all = 0;
    for (const { form, worth } of sought) {
      const place = this.associations.placeOf(form);
      const companions = place === undefined ? 0 : this.associations.countOf(place);
      const telling = worth / (1 + Math.log1p(companions / WIDE));
      all += telling;
      for (const text of this.textsNear(form, place)) {
        const sum = sums[text];
        const most = this.nearest[text] ?? 0;
        this.nearest[text] = 0;
        if (!sum || most <= LEAST) continue;
        sum.worth += most * telling;
        sum.coverage += telling;
      }
    }
    const length = Math.sqrt(Math.max(all, LEAST_SAID));
    return sums.map(({ worth, coverage }) => ({ worth: worth / length, coverage: all === 0 ? 0 : coverage / all }));
  }

  /** The texts with a word that goes with this one; how near is in `nearest` then. */
  private textsNear(form: string, place: number | undefined): number[] {
    const near: number[] = [];
    const add = (word: number, nearness: number) => {
      for (const { text, worth } of this.postings[word] ?? []) {
        if (this.nearest[text] === 0) near.push(text);
        this.nearest[text] = Math.max(this.nearest[text] ?? 0, nearness * worth);
      }
    };
    if (place !== undefined) this.nearness.visitFrom(place, add);
    const same = this.words.get(form);
    if (same !== undefined) add(same, 1);
    return near;
  }
}

/** Where a word stands. */
interface Posting {
  text: number;
  /** What it tells of the text. */
  worth: number;
}

function countsIn(texts: readonly (readonly TextWord[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const form of new Set(text.map((word) => word.form))) counts.set(form, (counts.get(form) ?? 0) + 1);
  return counts;
}
