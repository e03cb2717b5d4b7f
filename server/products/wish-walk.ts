import type { MessageWord } from '../language/message.ts';
import type { Word } from '../language/words.ts';

/** A word of a message, and what it says of the thing wanted. */
export interface WishWord {
  word: MessageWord;
  /** May be the thing itself; else it says which. */
  isHead: boolean;
  /** Stands where only the thing asked for can stand: 'che tagliaerba mi consigliate'. */
  isSure: boolean;
  /** With an article or a question before it: 'un vaso', 'che vaso'. */
  hasArticle: boolean;
  /** Says where or for what it is ('da salotto', 'per il cane'): a thing for something else does not serve. */
  isContext: boolean;
  /** Tells what kind of it ('violino elettrico', 'olio di oliva', 'senza glutine'): another kind does not serve. */
  isBinding: boolean;
  /** 1, or 2 for what may be the thing and for what tells its kind: 'da padel'; 0 for what something is done to. */
  weight: number;
  /** Words that follow one another without a break. */
  run: number;
}

/** A word that is no thing and binds nothing. */
export function plainWord(word: MessageWord, run: number): WishWord {
  return {
    word,
    isHead: false,
    isSure: false,
    hasArticle: false,
    isContext: false,
    isBinding: false,
    weight: 1,
    run,
  };
}

/** Where the reading of a wish stands: what came before the next word. */
export class Walk {
  /** Every word of the message. */
  readonly all: readonly Word[];
  readonly text: string;
  private readonly places: ReadonlyMap<number, number>;
  readonly words: WishWord[] = [];
  run = 0;
  preposition: string | null = null;
  hasDeterminer = false;
  isAskedFor = false;
  isRefused = false;
  isVerbNext = false;
  isWithout = false;
  /** After 'allergico': what follows is what a product must be without, if it is eaten. */
  isAllergic = false;
  isAfterRequest = false;
  /** What follows 'consigli per' may be the thing, and may be what it is for. */
  isNeutral = false;
  /** After 'per'. */
  isFor = false;
  /** After 'come' at the beginning: 'come proteggo la bici?' */
  isHow = false;
  /** After 'per pulire', 'per fare': what is done something to is not what is asked for. */
  isObject = false;
  /** After 'per pulire', 'come proteggo': it alone shows nothing. */
  isActedOn = false;
  /** Right after a thing: 'le viti degli occhiali' are theirs. */
  isAfterThing = false;

  constructor(all: readonly Word[], text: string) {
    this.all = all;
    this.places = new Map(all.map((word, place) => [word.start, place]));
    this.text = text;
  }

  /** At a stop: what was refused or done ends. */
  pause(): void {
    this.breakRun();
    this.isRefused = false;
    this.isAfterRequest = false;
    this.isWithout = false;
    this.isAllergic = false;
    this.isObject = false;
    this.isActedOn = false;
    this.isHow = false;
  }

  breakRun(): void {
    this.run++;
    this.preposition = null;
    this.hasDeterminer = false;
    this.isAskedFor = false;
    this.isNeutral = false;
    this.isFor = false;
    this.isVerbNext = false;
  }

  /** The place among all words of the one that starts there; -1 for none. */
  placeOf(start: number): number {
    return this.places.get(start) ?? -1;
  }

  /** The folded word so many places from the one that starts there; '' for none. */
  textNear(start: number, offset: number): string {
    const place = this.placeOf(start);
    return place < 0 ? '' : (this.all[place + offset]?.text ?? '');
  }

  /** The thing spoken of last. */
  lastHead(): WishWord | undefined {
    return this.words.findLast(({ isHead }) => isHead);
  }

  /** Those of the same run. */
  beside(): WishWord[] {
    return this.words.filter(({ run }) => run === this.run);
  }
}
