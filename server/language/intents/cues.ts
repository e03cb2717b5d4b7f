import { formOf } from '../stem.ts';
import type { Word } from '../words.ts';
import { WORD_CLASSES } from './word-classes.ts';

/** A word, or words in a row, that a step of a cue accepts: forms, or a beginning that ends in `*`. */
type Option = readonly string[];

/** A way of saying something: its steps stand in this order, with at most a few words between them. */
export interface Cue {
  steps: readonly (readonly Option[])[];
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
    .map((step) => step.split('/').flatMap(optionsOf));
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
export function firstKeys(cue: Cue): string[] {
  return (cue.steps[0] ?? []).map((option) => keyOf(option[0] ?? ''));
}

const BEGINNING = 4; // letters: every beginning in a list has as many

function keyOf(word: string): string {
  if (word.endsWith('!')) return formOf(word.slice(0, -1));
  return word.endsWith('*') ? `${word.slice(0, BEGINNING)}*` : word;
}

/** The keys that a word of a message may be found by. */
export function keysOf(word: Pick<Word, 'text'>): string[] {
  return [formOf(word.text), `${word.text.slice(0, BEGINNING)}*`];
}

/** Finds a cue that begins at this place. */
export function findCue(words: readonly Pick<Word, 'text'>[], cue: Cue, start: number): CueFind | null {
  const end = follow(words, cue, 0, start, 0);
  return end === null ? null : { start, end: end.place, length: end.length };
}

function follow(
  words: readonly Pick<Word, 'text'>[],
  cue: Cue,
  step: number,
  place: number,
  length: number,
): { place: number; length: number } | null {
  const options = cue.steps[step];
  if (!options) return { place, length };
  const last = step === 0 ? place : Math.min(place + REACH, words.length - 1);
  for (let at = place; at <= last; at++) {
    for (const option of options) {
      if (!stands(words, option, at)) continue;
      const end = follow(words, cue, step + 1, at + option.length, length + option.length);
      if (end) return end;
    }
  }
  return null;
}

function stands(words: readonly Pick<Word, 'text'>[], option: Option, at: number): boolean {
  return option.every((wanted, offset) => {
    const text = words[at + offset]?.text;
    if (text === undefined) return false;
    if (wanted.endsWith('!')) return text === wanted.slice(0, -1);
    return wanted.endsWith('*') ? text.startsWith(wanted.slice(0, -1)) : formOf(text) === wanted;
  });
}
