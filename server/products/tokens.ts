import { fold } from '../language/fold.ts';
import { isGoods } from '../language/goods.ts';
import { isRequestWord, isStopWord } from '../language/message.ts';
import { visitStretches, visitWords } from '../language/words.ts';
import { GrowingNumbers } from '../search/growing-numbers.ts';
import { DESCRIPTION_WORD_OVER } from './score.ts';
import { traitsOfWord } from './traits.ts';
import { COMPOUNDING, PREPOSITIONS } from './wish-words.ts';

/** What the scoring rule asks of a word, as bits. */
export const MARK = {
  STOP: 0x10,
  ELIDED_STOP: 0x20,
  DESCRIBES: 0x40,
  GOODS: 0x80,
  PREPOSITION: 0x100,
  WITHOUT: 0x200,
} as const;

const FIRST_SLOTS = 4_096;
const LOAD = 0.5; // share of the slots in use before their number is doubled
const MIXING = 0x01000193;

/** The distinct words of a catalogue in the making: each is looked up once, and all else known of it by its number. */
export class Tokens {
  private readonly numbers = new Map<string, number>();
  private readonly texts: string[] = [];
  /** By the hash of its letters, one more than a word's number: words are found without making strings of them. */
  private slots = new Uint32Array(FIRST_SLOTS);
  private hashed = 0;
  private readonly marks = new GrowingNumbers();
  private readonly traits = new GrowingNumbers();
  /** The word's number in the dictionary; 0 while it is not in it. */
  readonly words = new GrowingNumbers();
  /** The term of the word alone; 0 while it is none. */
  readonly terms = new GrowingNumbers();
  /** 1 where the word stands in a keyword, a name or a category. */
  readonly isStrong = new GrowingNumbers();

  /** Visits the words of a text by their numbers. */
  visit(text: string, visit: (token: number, isElided: boolean) => void): void {
    const isSimple = visitStretches(text, (lower, start, end, isElided, hasAccents) => {
      visit(hasAccents ? this.numberOf(fold(lower.slice(start, end))) : this.numberAt(lower, start, end), isElided);
    });
    if (!isSimple) visitWords(text, (word, isElided) => visit(this.numberOf(word), isElided));
  }

  private numberAt(text: string, start: number, end: number): number {
    let hash = 0;
    for (let index = start; index < end; index++) hash = Math.imul(hash ^ text.charCodeAt(index), MIXING);
    const mask = this.slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (; this.slots[slot] !== 0; slot = (slot + 1) & mask) {
      const token = (this.slots[slot] ?? 0) - 1;
      if (this.isAt(token, text, start, end)) return token;
    }
    const token = this.numberOf(text.slice(start, end));
    this.slots[slot] = token + 1;
    if (++this.hashed > this.slots.length * LOAD) this.enlarge();
    return token;
  }

  private isAt(token: number, text: string, start: number, end: number): boolean {
    const word = this.texts[token] ?? '';
    if (word.length !== end - start) return false;
    for (let index = start; index < end; index++)
      if (word.charCodeAt(index - start) !== text.charCodeAt(index)) return false;
    return true;
  }

  /** The words come in again as they are met: a catalogue repeats its own. */
  private enlarge(): void {
    this.slots = new Uint32Array(this.slots.length * 2);
    this.hashed = 0;
  }

  numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const token = this.texts.push(word) - 1;
    this.numbers.set(word, token);
    this.marks.push(marksOf(word));
    this.traits.push(traitsOfWord(word));
    return token;
  }

  /** The number of 'without' such: '-glutine'. */
  withoutOf(token: number): number {
    return this.numberOf(`-${this.textOf(token)}`);
  }

  /** For whom, how lifted and of what colour the word says a product is. */
  traitsOf(token: number): number {
    return this.traits.at(token);
  }

  textOf(token: number): string {
    return this.texts[token] ?? '';
  }

  marksOf(token: number): number {
    return this.marks.at(token);
  }
}

function marksOf(word: string): number {
  const isStop = isStopWord({ text: word, isElided: false });
  const describes = !isStop && word.length > DESCRIPTION_WORD_OVER && !isRequestWord({ text: word });
  return (
    (isStop ? MARK.STOP : 0) |
    (isStopWord({ text: word, isElided: true }) ? MARK.ELIDED_STOP : 0) |
    (describes ? MARK.DESCRIBES : 0) |
    (isGoods(word) ? MARK.GOODS : 0) |
    (word === 'senza' || word === 'senz' ? MARK.WITHOUT : 0) |
    (PREPOSITIONS.has(word) || COMPOUNDING.has(word) ? MARK.PREPOSITION : 0)
  );
}
