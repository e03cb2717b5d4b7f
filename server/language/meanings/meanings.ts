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
  private readonly askedLengths: Float32Array;
  private readonly toldLengths: Float32Array;

  constructor(rows: MeaningRows) {
    this.rows = rows;
    this.places = new Map(rows.forms.map((form, place) => [form, place]));
    this.askedLengths = lengthsOf(rows.asked, rows.dimensions);
    this.toldLengths = lengthsOf(rows.told, rows.dimensions);
  }

  /** The places of the words that are known, each once. */
  placesOf(forms: Iterable<string>): number[] {
    return [...new Set(forms)].flatMap((form) => this.places.get(form) ?? []);
  }

  /**
   * How far each word that is asked has its like among those told: the closest of them counts, a word by its length, so
   * that one which tells much weighs more than one that every message has. 0–1, where 1 is the very same.
   */
  likeness(asked: readonly number[], told: readonly number[]): number {
    let [sum, all] = [0, 0];
    for (const word of asked) {
      const length = this.askedLengths[word] ?? 0;
      all += length;
      sum += length * this.closest(word, told);
    }
    return all === 0 ? 0 : sum / all;
  }

  private closest(asked: number, told: readonly number[]): number {
    const { dimensions, asked: from, told: to } = this.rows;
    const start = asked * dimensions;
    let most = 0;
    for (const word of told) {
      const other = word * dimensions;
      let product = 0;
      for (let at = 0; at < dimensions; at++) product += (from[start + at] ?? 0) * (to[other + at] ?? 0);
      const length = this.toldLengths[word] ?? 0;
      if (product > most * length) most = product / length;
    }
    return most / (this.askedLengths[asked] || 1);
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

function lengthsOf(vectors: Int8Array, dimensions: number): Float32Array {
  const lengths = new Float32Array(dimensions === 0 ? 0 : vectors.length / dimensions);
  for (let row = 0; row < lengths.length; row++) {
    let squares = 0;
    for (let at = row * dimensions; at < (row + 1) * dimensions; at++) squares += (vectors[at] ?? 0) ** 2;
    lengths[row] = Math.sqrt(squares);
  }
  return lengths;
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
