import { formOf } from '../stem.ts';
import type { Word } from '../words.ts';
import { WORD_CLASSES } from './word-classes.ts';

/** A word, or words in a row, that a step of a cue accepts: forms, or a beginning that ends in `*`. */
type Option = readonly string[];

/** One step of a cue: what may stand there, and by which keys of a word it may begin. */
interface Step {
  options: readonly Option[];
  keys: ReadonlySet<string>;
  /** A beginning of fewer letters than a key has: keys do not tell. */
  hasShort: boolean;
}

/** A way of saying something: its steps stand in this order, with at most a few words between them. */
export interface Cue {
  steps: readonly Step[];
}

/** A word of a text as cues look at it. */
export interface ReadWord {
  text: string;
  form: string;
  /** By which the options may be found that begin with it. */
  keys: readonly [form: string, beginning: string];
}

/** Where a cue was found: places among the words, the end excluded. */
export interface CueFind {
  start: number;
  end: number;
  /** How many words it took: the more, the surer. */
  length: number;
}

const REACH = 3; // words between two steps: 'dove (posso vedere il) pacco'

/** Reads `quanto costa/viene {parcel}`: `/` parts alternatives, `_` joins words in a row, `*` ends a beginning, `!` a word meant to the letter. */
export function readCue(text: string): Cue {
  const steps = text
    .trim()
    .split(/\s+/)
    .map((step) => step.split('/').flatMap(optionsOf))
    .map((options) => ({
      options,
      keys: new Set(options.map(([first = '']) => keyOf(first))),
      hasShort: options.some(([first = '']) => first.endsWith('*') && first.length <= BEGINNING),
    }));
  return { steps };
}

function optionsOf(alternative: string): Option[] {
  const name = /^\{(\w+)\}$/.exec(alternative)?.[1];
  if (name !== undefined) return (WORD_CLASSES[name] ?? []).map(optionOf);
  return [optionOf(alternative)];
}

function optionOf(words: string): Option {
  return words.split('_').map((word) => (/[*!]$/.test(word) ? word : formOf(word)));
}

/** What the first word of a cue is looked up by. */
export function firstKeys(cue: Cue): ReadonlySet<string> {
  return cue.steps[0]?.keys ?? new Set();
}

const BEGINNING = 4; // letters: every beginning that a cue is looked up by has as many

function keyOf(word: string): string {
  if (word.endsWith('!')) return formOf(word.slice(0, -1));
  return word.endsWith('*') ? `${word.slice(0, BEGINNING)}*` : word;
}

/** Reads a word once for all cues. */
export function readWord({ text }: Pick<Word, 'text'>): ReadWord {
  const form = formOf(text);
  return { text, form, keys: [form, `${text.slice(0, BEGINNING)}*`] };
}

/** Finds a cue that begins at this place. */
export function findCue(words: readonly ReadWord[], cue: Cue, start: number): CueFind | null {
  const end = follow(words, cue, 0, start, 0);
  return end === null ? null : { start, end: end.place, length: end.length };
}

function follow(
  words: readonly ReadWord[],
  cue: Cue,
  step: number,
  place: number,
  length: number,
): { place: number; length: number } | null {
  const wanted = cue.steps[step];
  if (!wanted) return { place, length };
  const last = step === 0 ? place : Math.min(place + REACH, words.length - 1);
  for (let at = place; at <= last; at++) {
    if (!mayBegin(words[at], wanted)) continue;
    for (const option of wanted.options) {
      if (!stands(words, option, at)) continue;
      const end = follow(words, cue, step + 1, at + option.length, length + option.length);
      if (end) return end;
    }
  }
  return null;
}

/** Of most words none of a step's options begins: so much is known at once. */
function mayBegin(word: ReadWord | undefined, { keys, hasShort }: Step): boolean {
  return word !== undefined && (hasShort || keys.has(word.keys[0]) || keys.has(word.keys[1]));
}

function stands(words: readonly ReadWord[], option: Option, at: number): boolean {
  return option.every((wanted, offset) => {
    const word = words[at + offset];
    if (word === undefined) return false;
    if (wanted.endsWith('!')) return word.text === wanted.slice(0, -1);
    return wanted.endsWith('*') ? word.text.startsWith(wanted.slice(0, -1)) : word.form === wanted;
  });
}
