import { formOf } from '../stem.ts';
import { STOP_WORDS } from '../stop-words.ts';
import type { Word } from '../words.ts';
import type { CueMatch } from './cue-index.ts';

/** What a text shows: its words, pairs of words and the cues in it, each with its weight. */
type Features = readonly (readonly [name: string, value: number])[];
type TextWord = Pick<Word, 'text'>;

/** What one word, pair or cue tells: the places of the subjects that it stands with, and its weight for each. */
interface Weights {
  places: Int32Array;
  values: Float32Array;
}

type Weighed = readonly (readonly [weights: Weights, value: number])[];

/** A sentence that is known to ask something. */
export interface Example {
  words: readonly TextWord[];
  cues: readonly CueMatch[];
  subject: string;
}

const STOP_WORD = 0.5; // 'non', 'quanto', 'dove' tell something, though less than a word of its own
const PAIR = 0.7;
const CUE = 1.5;
const POINTING_CUE = 0.6;
const ROUNDS = 6;
const FIRST_STEP = 0.5;
const SMALLER_STEPS = 0.15;
const DECAY = 0.003;
const MOST_SUM = 60; // e^60 is far from what a number holds
const BREATH = 250; // examples between two yields
const TELLING = 0.4; // of a word's weight: it speaks for a subject

/**
 * How likely a text asks each subject, learnt from examples: a logistic regression with a weight for each word and subject
 * that stand together in some example. It weighs what the cues leave open: 'sono a casa solo la sera'.
 */
export class Likelihood {
  readonly subjects: readonly string[];
  private readonly placeOf: ReadonlyMap<string, number>;
  private readonly weights = new Map<string, Weights>();

  constructor(subjects: readonly string[]) {
    this.subjects = subjects;
    this.placeOf = new Map(subjects.map((name, place) => [name, place]));
  }

  /** Learns in small steps, always the same. */
  *learn(examples: readonly Example[]): Generator<void, void> {
    const known = yield* this.known(examples);
    const examplesWeighed = known.map(({ features, place }) => ({ weighed: this.weighed(features), place }));
    yield;
    for (let round = 0; round < ROUNDS; round++) {
      const step = FIRST_STEP / (1 + round * SMALLER_STEPS);
      for (const [index, { weighed, place }] of examplesWeighed.entries()) {
        this.adjust(weighed, place, step);
        if (index % BREATH === 0) yield;
      }
    }
  }

  /** The examples of known subjects, in an order without meaning; whatever they show gets its weights, all zero. */
  private *known(examples: readonly Example[]): Generator<void, { features: Features; place: number }[]> {
    const known: { features: Features; place: number }[] = [];
    const places = new Map<string, Set<number>>();
    for (const [index, { words, cues, subject }] of shuffled(examples).entries()) {
      if (index % BREATH === 0) yield;
      const place = this.placeOf.get(subject);
      if (place === undefined) continue;
      const features = featuresOf(words, cues);
      known.push({ features, place });
      for (const [name] of features) places.set(name, (places.get(name) ?? new Set()).add(place));
    }
    yield;
    for (const [name, set] of places)
      this.weights.set(name, { places: Int32Array.from(set), values: new Float32Array(set.size) });
    yield;
    return known;
  }

  /** By the subjects' places: 0–1, all together 1. */
  of(words: readonly TextWord[], cues: readonly CueMatch[]): Float32Array {
    return this.shares(this.weighed(featuresOf(words, cues)));
  }

  /** The words that speak for a subject. */
  tellingWords(words: readonly TextWord[], subject: number): string[] {
    return words.flatMap(({ text }) => (this.weightOf(formOf(text), subject) >= TELLING ? text : []));
  }

  private weightOf(name: string, subject: number): number {
    const known = this.weights.get(name);
    const at = known ? known.places.indexOf(subject) : -1;
    return (at >= 0 && known?.values[at]) || 0;
  }

  private weighed(features: Features): Weighed {
    return features.flatMap(([name, value]): [Weights, number][] => {
      const weights = this.weights.get(name);
      return weights ? [[weights, value]] : [];
    });
  }

  private adjust(weighed: Weighed, place: number, step: number): void {
    const wrong = this.shares(weighed);
    wrong[place] = (wrong[place] ?? 0) - 1;
    const kept = 1 - step * DECAY;
    for (const [{ places, values }, value] of weighed)
      for (let at = 0; at < places.length; at++)
        values[at] = (values[at] ?? 0) * kept - step * value * (wrong[places[at] ?? 0] ?? 0);
  }

  private shares(weighed: Weighed): Float32Array {
    const shares = new Float32Array(this.subjects.length);
    for (const [{ places, values }, value] of weighed)
      for (let at = 0; at < places.length; at++) {
        const place = places[at] ?? 0;
        shares[place] = (shares[place] ?? 0) + value * (values[at] ?? 0);
      }
    let all = 0;
    for (let place = 0; place < shares.length; place++) {
      const raised = Math.exp(Math.min(MOST_SUM, shares[place] ?? 0));
      shares[place] = raised;
      all += raised;
    }
    for (let place = 0; place < shares.length; place++) shares[place] = (shares[place] ?? 0) / all;
    return shares;
  }
}

function featuresOf(words: readonly TextWord[], cues: readonly CueMatch[]): Features {
  const features = new Map<string, number>([['', 1]]);
  let before: string | undefined;
  for (const { text } of words) {
    const form = formOf(text);
    features.set(form, STOP_WORDS.has(text) ? STOP_WORD : 1);
    if (before !== undefined) features.set(`${before} ${form}`, PAIR);
    before = form;
  }
  for (const { name, isStrong, strength } of cues)
    features.set(`#${name}${isStrong ? '!' : ''}`, CUE * (isStrong ? strength : POINTING_CUE));
  return [...features];
}

/** In an order without meaning, the same at every start. */
function shuffled<T>(rows: readonly T[]): T[] {
  const keyed = rows.map((row, index) => ({ row, key: (index * 7_919 + 104_729) % 10_007 }));
  return keyed.sort((a, b) => a.key - b.key).map(({ row }) => row);
}
