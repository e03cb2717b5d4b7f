import { formOf } from '../stem.ts';
import { STOP_WORDS } from '../stop-words.ts';
import type { Word } from '../words.ts';
import type { CueMatch } from './cue-index.ts';

/** What was learnt of the words, pairs of words and cues of the examples, one row each, packed row after row. */
export interface Learnt {
  /** The forms of words; the row of each is one more than its place, for row 0 is every text's own. */
  forms: readonly string[];
  /** Cues by name, a sure one with `!`; their rows follow the forms'. */
  cues: readonly string[];
  /** Pairs of words that stand together, as the two rows, one in the upper and one in the lower half; their rows follow the cues'. */
  pairs: Uint32Array;
  /** By row, where its subjects start; one more than there are rows. */
  starts: Uint32Array;
  /** The places of the subjects that stand with a row in some example, and the row's weight for each. */
  places: Uint16Array;
  values: Float32Array;
}

/** What a text shows: rows in the order of their coming, each once, and how much each counts. */
export interface Shown {
  rows: Int32Array;
  values: Float64Array;
  count: number;
}

type TextWord = Pick<Word, 'text'>;

const STOP_WORD = 0.5; // 'non', 'quanto', 'dove' tell something, though less than a word of its own
const PAIR = 0.7;
const CUE = 1.5;
const POINTING_CUE = 0.6;
const MOST_SUM = 60; // e^60 is far from what a number holds
const TELLING = 0.4; // of a word's weight: it speaks for a subject
const HALF = 16; // bits of a row in a pair

/**
 * How likely a text asks each subject, by weights that were learnt from examples: it weighs what the cues leave open, as
 * in 'sono a casa solo la sera'.
 */
export class Likelihood {
  private readonly subjects: number;
  private readonly learnt: Learnt;
  private readonly formRows: ReadonlyMap<string, number>;
  private readonly cueRows: ReadonlyMap<string, number>;
  private readonly pairRows: ReadonlyMap<number, number>;
  /** What the text in hand shows, made once for all texts; `at`: where in it a row stands, if it does. */
  private readonly shown: Shown;
  private readonly at: Int32Array;

  constructor(subjects: number, learnt: Learnt) {
    const { forms, cues, pairs, starts } = learnt;
    this.subjects = subjects;
    this.learnt = learnt;
    this.formRows = new Map(forms.map((form, index) => [form, 1 + index]));
    this.cueRows = new Map(cues.map((cue, index) => [cue, 1 + forms.length + index]));
    this.pairRows = new Map(Array.from(pairs, (pair, index) => [pair, 1 + forms.length + cues.length + index]));
    const rows = starts.length - 1;
    this.shown = { rows: new Int32Array(rows), values: new Float64Array(rows), count: 0 };
    this.at = new Int32Array(rows);
  }

  /** By the subjects' places: 0–1, all together 1. */
  of(words: readonly TextWord[], cues: readonly CueMatch[]): Float32Array {
    return this.shares(this.read(words, cues));
  }

  /** Some example holds the word. */
  knows(word: string): boolean {
    return this.formRows.has(formOf(word));
  }

  /** The words that speak for a subject. */
  tellingWords(words: readonly TextWord[], subject: number): string[] {
    return words.flatMap(({ text }) => (this.weightOf(formOf(text), subject) >= TELLING ? text : []));
  }

  /** What a text shows; the next text takes its place. */
  read(words: readonly TextWord[], cues: readonly CueMatch[]): Shown {
    this.shown.count = 0;
    this.show(0, 1);
    let before: number | undefined;
    for (const { text } of words) {
      const row = this.formRows.get(formOf(text));
      if (row !== undefined) this.show(row, STOP_WORDS.has(text) ? STOP_WORD : 1);
      const pair = row === undefined || before === undefined ? undefined : this.pairRows.get(pairOf(before, row));
      if (pair !== undefined) this.show(pair, PAIR);
      before = row;
    }
    for (const { name, isStrong, strength } of cues) {
      const row = this.cueRows.get(cueName(name, isStrong));
      if (row !== undefined) this.show(row, CUE * (isStrong ? strength : POINTING_CUE));
    }
    return this.shown;
  }

  /** The same by what a text shows. */
  shares({ rows, values: shown, count }: Shown): Float32Array {
    const { starts, places, values } = this.learnt;
    const shares = new Float32Array(this.subjects);
    for (let index = 0; index < count; index++) {
      const row = rows[index] ?? 0;
      const value = shown[index] ?? 0;
      const end = starts[row + 1] ?? 0;
      for (let at = starts[row] ?? 0; at < end; at++) {
        const place = places[at] ?? 0;
        shares[place] = (shares[place] ?? 0) + value * (values[at] ?? 0);
      }
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

  /** What comes again counts as it did last, where it came first. */
  private show(row: number, value: number): void {
    const { rows, values, count } = this.shown;
    const known = this.at[row] ?? 0;
    if (known < count && rows[known] === row) {
      values[known] = value;
      return;
    }
    rows[count] = row;
    values[count] = value;
    this.at[row] = count;
    this.shown.count++;
  }

  private weightOf(form: string, subject: number): number {
    const { starts, places, values } = this.learnt;
    const row = this.formRows.get(form);
    if (row === undefined) return 0;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) if (places[at] === subject) return values[at] ?? 0;
    return 0;
  }
}

/** Two rows of words that stand together, as one number. */
export function pairOf(before: number, row: number): number {
  return ((before << HALF) | row) >>> 0;
}

/** How a cue is called among what was learnt. */
export function cueName(name: string, isStrong: boolean): string {
  return isStrong ? `${name}!` : name;
}
