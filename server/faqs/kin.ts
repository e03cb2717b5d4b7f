import { GENERAL_FORMS } from '../language/general-words.ts';
import { formOf } from '../language/stem.ts';

/** A word that a FAQ says, and what it tells of it: 0–1. */
export interface KinWord {
  text: string;
  worth: number;
}

/** By their first letters, a FAQ's words that may have relatives of another ending: 'stampe' has 'stampare'. */
export type KinWords = ReadonlyMap<string, readonly KinWord[]>;

const BEGINNING = 5; // letters
const SHARED = 0.75; // of the shorter word

/** Adds a word that is long enough to be known by its beginning, and not one of every shop's. */
export function addKin(kin: Map<string, KinWord[]>, text: string, worth: number): void {
  if (text.length <= BEGINNING || GENERAL_FORMS.has(formOf(text))) return;
  const beginning = text.slice(0, BEGINNING);
  kin.set(beginning, [...(kin.get(beginning) ?? []), { text, worth }]);
}

/** What the best relative of a word among them tells; 0 where it has none. */
export function kinWorth(kin: KinWords, text: string): number {
  if (text.length <= BEGINNING) return 0;
  let best = 0;
  for (const { text: other, worth } of kin.get(text.slice(0, BEGINNING)) ?? [])
    if (worth > best && sharedLetters(text, other) >= SHARED * Math.min(text.length, other.length)) best = worth;
  return best;
}

function sharedLetters(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
