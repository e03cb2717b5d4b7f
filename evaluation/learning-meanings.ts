import { lengthOf, type MeaningRows, ONE } from '../server/language/meanings/meanings.ts';
import { Random } from './random.ts';

/** A text: the places of its words, and what each tells of it. */
export interface Told {
  words: readonly number[];
  worths: readonly number[];
}

/** What is asked, and the texts among which the right ones are to be found. */
export interface Lesson {
  asked: readonly number[];
  told: readonly Told[];
  isRight: (place: number) => boolean;
  /** What is known of each text beforehand, as logarithms; one more where no text at all may be right. */
  before?: readonly number[];
}

/** A word that goes with another, and how much: 0–1. */
export interface Link {
  one: number;
  other: number;
  share: number;
}

const LINKED = 48; // numbers of a vector that begin by what words go together
const WORLD = 48; // and by what they mean in the world
const DIMENSIONS = LINKED + WORLD;
const STEP = 0.05;
const DECAY = 1e-4; // of a vector that is adjusted
const FIRST_SQUARES = 0.1;
const SHARPNESS = 4; // of closeness, where likelihoods are made of it
const LEAST_WRONG = 0.02; // that is worth a step
const LENGTH = 1.2; // of a rare word's vector before it is taught
const OF_COMMON = 0.1; // of that, at least
const LINK_ROUNDS = 24;
const LINK_STEP = 0.1;
const LAST_LINK_STEP = 0.01;
const STRANGERS = 4; // words that do not go with one, beside each that does
const STRANGER_STEP = 0.7;
const LINKED_STEP = 1.5;
const LARGEST = 127;

/** Vectors of words that are being learnt: how customers say something, and how shops do. The same lessons give the same. */
export class LearningMeanings {
  private readonly asked: Float32Array;
  private readonly told: Float32Array;
  private readonly askedSquares: Float32Array;
  private readonly toldSquares: Float32Array;

  private constructor(asked: Float32Array, told: Float32Array, askedSquares: Float32Array, toldSquares: Float32Array) {
    this.asked = asked;
    this.told = told;
    this.askedSquares = askedSquares;
    this.toldSquares = toldSquares;
  }

  /**
   * By what goes together, a word's vector comes near those of its companions; and by what is known of the world.
   * @param rarities of every word, 0–1
   * @param worldOf what a word means in the world: of length 1; undefined where nobody has said it
   */
  static ofLinks(
    rarities: readonly number[],
    links: readonly Link[],
    worldOf: (word: number) => Float32Array | undefined,
  ): LearningMeanings {
    const vectors = joined(linkedVectors(rarities.length, links), rarities.length, worldOf);
    for (const [word, rarity] of rarities.entries()) {
      const own = vectors.subarray(word * DIMENSIONS, (word + 1) * DIMENSIONS);
      const scale = (LENGTH * (OF_COMMON + (1 - OF_COMMON) * rarity)) / (Math.hypot(...own) || 1);
      for (const [at, value] of own.entries()) own[at] = value * scale;
    }
    const squares = () => new Float32Array(rarities.length).fill(FIRST_SQUARES);
    return new LearningMeanings(vectors, vectors.slice(), squares(), squares());
  }

  copy(): LearningMeanings {
    const all = [this.asked, this.told, this.askedSquares, this.toldSquares] as const;
    const [asked, told, askedSquares, toldSquares] = all.map((each) => each.slice());
    return new LearningMeanings(
      asked as Float32Array,
      told as Float32Array,
      askedSquares as Float32Array,
      toldSquares as Float32Array,
    );
  }

  /** How many of its numbers what is known of the world gives. */
  static readonly WORLD = WORLD;

  /** How near each text comes to what is asked. */
  closeness(asked: readonly number[], told: readonly Told[]): number[] {
    const message = sumOf(this.asked, { words: asked, worths: asked.map(() => 1) });
    return told.map((text) => product(message.sum, sumOf(this.told, text).sum));
  }

  /** Brings what is asked nearer to the right texts than to the others. */
  learnFrom({ asked, told, isRight, before }: Lesson): void {
    const question = { words: asked, worths: asked.map(() => 1) };
    const message = sumOf(this.asked, question);
    const texts = told.map((text) => sumOf(this.told, text));
    const sums = texts.map(({ sum }, place) => (before?.[place] ?? 0) + SHARPNESS * product(message.sum, sum));
    const none = before?.[told.length];
    if (none !== undefined) sums.push(none);
    const wrong = wrongOf(sums, isRight);
    if (!wrong) return;
    const slope = new Float32Array(DIMENSIONS);
    const own = new Float32Array(DIMENSIONS);
    for (const [place, text] of texts.entries()) {
      const share = SHARPNESS * (wrong[place] ?? 0);
      if (Math.abs(share) < LEAST_WRONG) continue;
      for (let at = 0; at < DIMENSIONS; at++) {
        slope[at] = (slope[at] ?? 0) + share * (text.sum[at] ?? 0);
        own[at] = share * (message.sum[at] ?? 0);
      }
      adjust(this.told, this.toldSquares, told[place] as Told, own, text.scale);
    }
    adjust(this.asked, this.askedSquares, question, slope, message.scale);
  }

  /** As the server keeps them. */
  rows(forms: readonly string[]): MeaningRows {
    const kept = (vectors: Float32Array) =>
      Int8Array.from(vectors, (value) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(ONE * value))));
    return { forms, dimensions: DIMENSIONS, asked: kept(this.asked), told: kept(this.told) };
  }
}

/** For each sum how much too likely it is; undefined where nothing is right. */
function wrongOf(sums: readonly number[], isRight: (place: number) => boolean): number[] | undefined {
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const right = shares.reduce((sum, share, place) => sum + (isRight(place) ? share : 0), 0);
  if (right === 0) return undefined;
  return shares.map((share, place) => share / all - (isRight(place) ? share / right : 0));
}

function sumOf(vectors: Float32Array, { words, worths }: Told): { sum: Float32Array; scale: number } {
  const sum = new Float32Array(DIMENSIONS);
  let squares = 0;
  for (let index = 0; index < words.length; index++) {
    const worth = worths[index] ?? 0;
    squares += worth * worth;
    const start = (words[index] ?? 0) * DIMENSIONS;
    for (let at = 0; at < DIMENSIONS; at++) sum[at] = (sum[at] ?? 0) + worth * (vectors[start + at] ?? 0);
  }
  const scale = 1 / lengthOf(squares);
  for (let at = 0; at < DIMENSIONS; at++) sum[at] = (sum[at] ?? 0) * scale;
  return { sum, scale };
}

function adjust(vectors: Float32Array, squares: Float32Array, text: Told, slope: Float32Array, scale: number): void {
  const size = product(slope, slope) / DIMENSIONS;
  for (let index = 0; index < text.words.length; index++) {
    const word = text.words[index] ?? 0;
    const share = (text.worths[index] ?? 0) * scale;
    const seen = (squares[word] ?? 0) + size * share * share;
    squares[word] = seen;
    const step = (STEP * share) / Math.sqrt(seen);
    const start = word * DIMENSIONS;
    for (let at = start; at < start + DIMENSIONS; at++) {
      const value = vectors[at] ?? 0;
      vectors[at] = value - step * (slope[at - start] ?? 0) - STEP * DECAY * value;
    }
  }
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function joined(
  linked: Float32Array,
  count: number,
  worldOf: (word: number) => Float32Array | undefined,
): Float32Array {
  const vectors = new Float32Array(count * DIMENSIONS);
  for (let word = 0; word < count; word++) {
    const own = linked.subarray(word * LINKED, (word + 1) * LINKED);
    const length = Math.hypot(...own) || 1;
    vectors.set(
      own.map((value) => value / length),
      word * DIMENSIONS,
    );
    vectors.set(worldOf(word) ?? [], word * DIMENSIONS + LINKED);
  }
  return vectors;
}

/** Skip-grams with negative sampling: each word learns to tell its companions from others'. */
function linkedVectors(count: number, links: readonly Link[]): Float32Array {
  const random = new Random(1);
  const vectors = Float32Array.from({ length: count * LINKED }, () => (random.next() - 0.5) / Math.sqrt(LINKED));
  const contexts = new Float32Array(vectors.length);
  const learn = (word: number, context: number, truth: number, size: number) => {
    const [from, to] = [word * LINKED, context * LINKED];
    let sum = 0;
    for (let at = 0; at < LINKED; at++) sum += (vectors[from + at] ?? 0) * (contexts[to + at] ?? 0);
    const step = size * (truth - 1 / (1 + Math.exp(-sum)));
    for (let at = 0; at < LINKED; at++) {
      const value = vectors[from + at] ?? 0;
      vectors[from + at] = value + step * (contexts[to + at] ?? 0);
      contexts[to + at] = (contexts[to + at] ?? 0) + step * value;
    }
  };
  for (let round = 0; round < LINK_ROUNDS; round++) {
    const step = LINK_STEP * (1 - round / LINK_ROUNDS) + LAST_LINK_STEP;
    for (let turn = 0; turn < links.length; turn++) {
      const { one, other, share } = random.pick(links);
      learn(one, other, 1, step * LINKED_STEP * share);
      for (let stranger = 0; stranger < STRANGERS; stranger++)
        learn(one, random.pick(links).other, 0, step * STRANGER_STEP);
    }
  }
  return vectors;
}
