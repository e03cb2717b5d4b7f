import { isGoods } from '../language/goods.ts';
import { isRequestWord, isStopWord } from '../language/message.ts';
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
} as const;

/** The distinct words of a catalogue in the making: each is looked up once, and all else known of it by its number. */
export class Tokens {
  private readonly numbers = new Map<string, number>();
  private readonly texts: string[] = [];
  private readonly marks = new GrowingNumbers();
  private readonly traits = new GrowingNumbers();
  /** The word's number in the dictionary; 0 while it is not in it. */
  readonly words = new GrowingNumbers();
  /** The term of the word alone; 0 while it is none. */
  readonly terms = new GrowingNumbers();
  /** 1 where the word stands in a keyword, a name or a category. */
  readonly isStrong = new GrowingNumbers();

  numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    const token = this.texts.push(word) - 1;
    this.numbers.set(word, token);
    this.marks.push(marksOf(word));
    this.traits.push(traitsOfWord(word));
    return token;
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
    (PREPOSITIONS.has(word) || COMPOUNDING.has(word) ? MARK.PREPOSITION : 0)
  );
}
