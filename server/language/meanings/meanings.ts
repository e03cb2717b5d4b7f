/** Each number of a vector is kept as one byte; so much of it is one. */
export const ONE = 40;

/** The vectors of the words, row by row, in the order of their forms. */
export interface MeaningRows {
  forms: readonly string[];
  /** How many numbers a vector has. */
  dimensions: number;
  asked: Int8Array;
  told: Int8Array;
}

/** A word of a text by its form, and what it tells of the text: 0–1. */
export type WeighedWord = readonly [form: string, worth: number];

/**
 * What words mean, as it was learnt: each has a vector as a customer says it and one as a shop does, so that a question
 * and what answers it point the same way without a word in common.
 */
export class Meanings {
  private readonly rows: MeaningRows;
  private readonly places: ReadonlyMap<string, number>;

  constructor(rows: MeaningRows) {
    this.rows = rows;
    this.places = new Map(rows.forms.map((form, place) => [form, place]));
  }

  /** The vector of what a customer says. */
  asked(forms: Iterable<string>): Float32Array {
    return this.sum(
      this.rows.asked,
      Array.from(new Set(forms), (form) => [form, 1]),
    );
  }

  /** The vector of what a shop says. */
  told(words: Iterable<WeighedWord>): Float32Array {
    return this.sum(this.rows.told, weighedOnce(words));
  }

  private sum(vectors: Int8Array, words: Iterable<WeighedWord>): Float32Array {
    const { dimensions } = this.rows;
    const sum = new Float32Array(dimensions);
    let squares = 0;
    for (const [form, worth] of words) {
      const place = this.places.get(form);
      if (place === undefined) continue;
      squares += worth * worth;
      const start = place * dimensions;
      for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + worth * (vectors[start + at] ?? 0);
    }
    const scale = 1 / (ONE * lengthOf(squares));
    return sum.map((value) => value * scale);
  }
}

/** Every word once, as worthy as it is anywhere. */
export function weighedOnce(words: Iterable<WeighedWord>): Map<string, number> {
  const once = new Map<string, number>();
  for (const [form, worth] of words) once.set(form, Math.max(once.get(form) ?? 0, worth));
  return once;
}

/** By what a sum of words is divided: long texts say more, but not so many times more. */
export function lengthOf(squares: number): number {
  return Math.sqrt(Math.max(1, squares));
}

/** How near what is asked comes to what is told: about 0 where they have nothing to do with one another, mostly below 2. */
export function closeness(asked: Float32Array, told: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < asked.length; at++) sum += (asked[at] ?? 0) * (told[at] ?? 0);
  return sum;
}
