import { NearWords } from '../../search/near-words.ts';
import { EVERYDAY_WORDS } from '../everyday-words.ts';
import { typosBetween } from '../typo.ts';
import type { Word } from '../words.ts';
import type { Field } from './field.ts';
import { nounOf } from './noun.ts';

/** A word or phrase of a subject's vocabulary, found in a text. */
export interface FieldFind {
  topic: string;
  /** It tells the subject by itself. */
  isAlone: boolean;
  /** Places among the words, the end excluded. */
  start: number;
  end: number;
}

interface Entry {
  keys: readonly string[];
  /** Only written so: another number or gender of it is an everyday word. */
  isLiteral: boolean;
  text: string;
  topic: string;
  isAlone: boolean;
}

type TextWord = Pick<Word, 'text'>;

const SHORTEST_TYPO = 7; // letters: shorter words are too near to one another, unless they end alike: 'tramp'
const SHORTEST_ALIKE = 5;
const SHORTEST_DOUBLED = 5;
const DOUBLED = /([b-df-hj-np-tv-z])\1/g;

/** The vocabularies, looked up by the first word of each entry. */
export class FieldIndex {
  private readonly entries = new Map<string, Entry[]>();
  private readonly nearWords = new NearWords();
  /** Single words by how they are written without doubled letters: 'elezzioni'. */
  private readonly byPlainLetters = new Map<string, string>();

  /** Reads the vocabularies; it yields after every entry. */
  static *of(fields: readonly Field[]): Generator<void, FieldIndex> {
    const index = new FieldIndex();
    const everyday = new Set([...EVERYDAY_WORDS].map(nounOf));
    for (const { topic, alone, hints } of fields)
      for (const [texts, isAlone] of [
        [alone, true],
        [hints, false],
      ] as const)
        for (const text of texts.split(',')) {
          index.add(text.trim(), topic, isAlone, everyday);
          yield;
        }
    return index;
  }

  /** The words and phrases of each subject in a text, none inside a longer one of the same subject. */
  read(words: readonly TextWord[]): FieldFind[] {
    const finds: FieldFind[] = [];
    const keys = words.map(({ text }) => nounOf(text));
    for (let start = 0; start < words.length; start++) {
      for (const entry of this.entries.get(keys[start] ?? '') ?? []) {
        if (!stands(entry, words, keys, start)) continue;
        keep(finds, { topic: entry.topic, isAlone: entry.isAlone, start, end: start + entry.keys.length });
      }
    }
    return finds;
  }

  /** As `read`, with misspelt words taken for what was perhaps meant; one that is merely near only points to its subject. */
  readMisspelt(words: readonly TextWord[], isKnown: (word: string) => boolean): FieldFind[] {
    const near = new Set<number>();
    let isCorrected = false;
    const corrected = words.map((word, place) => {
      const { text } = word;
      if (text.length < SHORTEST_DOUBLED || /\d/.test(text) || this.entries.has(nounOf(text))) return word;
      if (isKnown(text)) return word;
      const doubled =
        this.byPlainLetters.get(plainLetters(text)) ?? this.byPlainLetters.get(plainLetters(nounOf(text)));
      const meant = doubled ?? this.nearest(text);
      if (meant === undefined) return word;
      isCorrected = true;
      if (doubled === undefined) near.add(place);
      return { text: meant };
    });
    if (!isCorrected) return this.read(words);
    return this.read(corrected).map((find) => (near.has(find.start) ? { ...find, isAlone: false } : find));
  }

  private nearest(text: string): string | undefined {
    if (text.length < SHORTEST_ALIKE) return undefined;
    const isLong = text.length >= SHORTEST_TYPO;
    return this.nearWords
      .nearest(text)
      .find(
        (word) =>
          word[0] === text[0] &&
          (isLong || (word.length === text.length && word.at(-1) === text.at(-1))) &&
          typosBetween(text, word, 1) <= 1,
      );
  }

  private add(text: string, topic: string, isAlone: boolean, everyday: ReadonlySet<string>): void {
    const words = text.split(/\s+/);
    const [first = ''] = words;
    if (first === '') return;
    const key = nounOf(first);
    const entry = {
      keys: words.length === 1 ? [key] : words.map(nounOf),
      isLiteral: words.length === 1 && everyday.has(key),
      text: first,
      topic,
      isAlone,
    };
    const same = this.entries.get(key);
    if (same) same.push(entry);
    else this.entries.set(key, [entry]);
    if (words.length > 1 || entry.isLiteral || same) return;
    for (const form of [first, key]) this.byPlainLetters.set(plainLetters(form), first);
    if (isAlone && first.length >= SHORTEST_ALIKE) this.nearWords.add(first);
  }
}

function stands(entry: Entry, words: readonly TextWord[], keys: readonly string[], start: number): boolean {
  if (entry.isLiteral && words[start]?.text !== entry.text) return false;
  for (let offset = 1; offset < entry.keys.length; offset++)
    if (keys[start + offset] !== entry.keys[offset]) return false;
  return true;
}

/** A find takes the place of those of its subject that it holds, or falls to one that holds it. */
function keep(finds: FieldFind[], find: FieldFind): void {
  for (let index = finds.length - 1; index >= 0; index--) {
    const other = finds[index];
    if (!other || other.topic !== find.topic) continue;
    if (other.start <= find.start && find.end <= other.end && (other.isAlone || !find.isAlone)) return;
    if (find.start <= other.start && other.end <= find.end && (find.isAlone || !other.isAlone)) finds.splice(index, 1);
  }
  finds.push(find);
}

function plainLetters(word: string): string {
  return word.replace(DOUBLED, '$1');
}
