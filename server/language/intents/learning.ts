import { formOf } from '../stem.ts';
import type { Word } from '../words.ts';
import type { CueMatch } from './cue-index.ts';
import { cueName, type Learnt, Likelihood, pairOf, type Shown } from './likelihood.ts';

/** A sentence that is known to ask something. */
export interface Example {
  words: readonly Pick<Word, 'text'>[];
  cues: readonly CueMatch[];
  subject: string;
}

type Known = Example & { place: number };
type PlacesByName<Name> = Map<Name, Set<number>>;

const ROUNDS = 6;
const FIRST_STEP = 0.5;
const SMALLER_STEPS = 0.15;
const DECAY = 0.003;

/**
 * Learns from examples: a logistic regression with a weight for each word and subject that stand together in some
 * example, in small steps, always the same. It takes half a second: nothing that serves calls it.
 */
export function learn(subjects: readonly string[], examples: readonly Example[]): Learnt {
  const known = shuffled(examples).flatMap((example): Known[] => {
    const place = subjects.indexOf(example.subject);
    return place < 0 ? [] : [{ ...example, place }];
  });
  const learnt = unweighed(known);
  const likelihood = new Likelihood(subjects.length, learnt);
  const shown = known.map(({ words, cues }) => copied(likelihood.read(words, cues)));
  for (let round = 0; round < ROUNDS; round++) {
    const step = FIRST_STEP / (1 + round * SMALLER_STEPS);
    for (const [index, { place }] of known.entries()) {
      const each = shown[index];
      if (each) adjust(learnt, each, wrongOf(likelihood.shares(each), place), step);
    }
  }
  return learnt;
}

/** Whatever the examples show, with the subjects that it stands with; all weights zero. */
function unweighed(known: readonly Known[]): Learnt {
  const all: PlacesByName<''> = new Map();
  const forms: PlacesByName<string> = new Map();
  const cues: PlacesByName<string> = new Map();
  for (const { words, cues: found, place } of known) {
    note(all, '', place);
    for (const { text } of words) note(forms, formOf(text), place);
    for (const { name, isStrong } of found) note(cues, cueName(name, isStrong), place);
  }
  const pairs = pairsIn(known, new Map([...forms.keys()].map((form, index) => [form, 1 + index])));
  const places = [all, forms, cues, pairs].flatMap((each) => [...each.values()].map((set) => [...set]));
  const starts = new Uint32Array(places.length + 1);
  for (const [row, own] of places.entries()) starts[row + 1] = (starts[row] ?? 0) + own.length;
  const flat = Uint16Array.from(places.flat());
  return {
    forms: [...forms.keys()],
    cues: [...cues.keys()],
    pairs: Uint32Array.from(pairs.keys()),
    starts,
    places: flat,
    values: new Float32Array(flat.length),
  };
}

function pairsIn(known: readonly Known[], rows: ReadonlyMap<string, number>): PlacesByName<number> {
  const pairs: PlacesByName<number> = new Map();
  for (const { words, place } of known) {
    const own = words.map(({ text }) => rows.get(formOf(text)) ?? 0);
    for (const [index, row] of own.entries()) if (index > 0) note(pairs, pairOf(own[index - 1] ?? 0, row), place);
  }
  return pairs;
}

function note<Name>(places: PlacesByName<Name>, name: Name, place: number): void {
  const known = places.get(name);
  if (known) known.add(place);
  else places.set(name, new Set([place]));
}

function copied({ rows, values, count }: Shown): Shown {
  return { rows: rows.slice(0, count), values: values.slice(0, count), count };
}

function wrongOf(shares: Float32Array, place: number): Float32Array {
  shares[place] = (shares[place] ?? 0) - 1;
  return shares;
}

function adjust({ starts, places, values }: Learnt, shown: Shown, wrong: Float32Array, step: number): void {
  const kept = 1 - step * DECAY;
  for (let index = 0; index < shown.count; index++) {
    const row = shown.rows[index] ?? 0;
    const value = shown.values[index] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++)
      values[at] = (values[at] ?? 0) * kept - step * value * (wrong[places[at] ?? 0] ?? 0);
  }
}

/** In an order without meaning, the same every time. */
export function shuffled<T>(rows: readonly T[]): T[] {
  const keyed = rows.map((row, index) => ({ row, key: (index * 7_919 + 104_729) % 10_007 }));
  return keyed.sort((a, b) => a.key - b.key).map(({ row }) => row);
}
