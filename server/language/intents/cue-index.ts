import { NearWords } from '../../search/near-words.ts';
import { formOf } from '../stem.ts';
import { typosBetween } from '../typo.ts';
import type { Word } from '../words.ts';
import { type Cue, type CueFind, findCue, firstKeys, readCue, readWord } from './cues.ts';

/** A subject with the ways of saying it, separated by `;`: the sure ones tell it by themselves, the weak ones only point to it. */
export interface CueList {
  name: string;
  sure: string;
  weak: string;
}

/** A subject found in a text. */
export interface CueMatch {
  name: string;
  /** 0–1. */
  strength: number;
  isStrong: boolean;
  /** Places among the words, the end excluded. */
  start: number;
  end: number;
}

interface KnownCue {
  cue: Cue;
  name: string;
  isStrong: boolean;
}

type TextWord = Pick<Word, 'text'>;

const STRONG = [0.6, 0.8, 0.9, 1]; // by how many words it takes: the longer a way of saying it, the surer
const WEAK = 0.35;
const TYPO_LETTERS = 5;
const TWO_TYPOS_LETTERS = 11;

/** Lists of cues, looked up by the first word of each. */
export class CueIndex {
  private readonly cuesByKey = new Map<string, KnownCue[]>();
  private readonly nearWords = new NearWords();
  private readonly known = new Set<string>();

  /** Those that nobody asked for yet: a start waits for none. */
  private unread: readonly CueList[];

  constructor(lists: readonly CueList[]) {
    this.unread = lists;
  }

  /** The subjects of a text, each once at its surest, in the order of the text. */
  read(words: readonly TextWord[]): CueMatch[] {
    this.readLists();
    const best = new Map<string, CueMatch>();
    const read = words.map(readWord);
    for (const [start, { keys }] of read.entries()) {
      for (const key of keys) {
        for (const { cue, name, isStrong } of this.cuesByKey.get(key) ?? []) {
          const find = findCue(read, cue, start);
          if (find) keep(best, name, isStrong, find);
        }
      }
    }
    return [...best.values()].sort((a, b) => a.start - b.start);
  }

  /** The same words with those misspelt that nearly are a word of some cue; null when there is none. */
  corrected<W extends TextWord>(words: readonly W[], isCertain: (word: string) => boolean): W[] | null {
    this.readLists();
    let isCorrected = false;
    const corrected = words.map((word) => {
      if (!this.mayBeMisspelt(word.text) || isCertain(word.text)) return word;
      const [nearest] = this.nearWords.nearest(word.text);
      if (nearest === undefined || typosBetween(word.text, nearest, 2) > typosAllowed(word.text)) return word;
      isCorrected = true;
      return { ...word, text: nearest };
    });
    return isCorrected ? corrected : null;
  }

  /** The word stands in some cue. */
  says(word: string): boolean {
    this.readLists();
    return this.known.has(word) || readWord({ text: word }).keys.some((key) => this.cuesByKey.has(key));
  }

  private mayBeMisspelt(word: string): boolean {
    if (word.length < TYPO_LETTERS || /\d/.test(word) || this.known.has(word)) return false;
    return !this.cuesByKey.has(formOf(word));
  }

  private readLists(): void {
    if (this.unread.length === 0) return;
    for (const { name, sure, weak } of this.unread) {
      this.addCues(name, sure, true);
      this.addCues(name, weak, false);
    }
    this.unread = [];
  }

  private addCues(name: string, list: string, isStrong: boolean): void {
    for (const text of list.split(';')) {
      if (text.trim() === '') continue;
      const cue = readCue(text);
      for (const key of firstKeys(cue))
        this.cuesByKey.set(key, [...(this.cuesByKey.get(key) ?? []), { cue, name, isStrong }]);
      for (const word of text.match(/[a-z]{5,}(?![a-z]*[*}])/g) ?? []) {
        if (!this.known.has(word) && isStrong) this.nearWords.add(word);
        this.known.add(word);
      }
    }
  }
}

/** Fewer than elsewhere: the words of these lists are many, and near to others. */
function typosAllowed(word: string): number {
  return word.length >= TWO_TYPOS_LETTERS ? 2 : 1;
}

function keep(best: Map<string, CueMatch>, name: string, isStrong: boolean, { start, end, length }: CueFind): void {
  const strength = isStrong ? (STRONG[Math.min(length, STRONG.length) - 1] ?? 1) : WEAK;
  const before = best.get(name);
  if (!before || before.strength < strength) best.set(name, { name, strength, isStrong, start, end });
}
