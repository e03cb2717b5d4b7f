import type { Amount } from '../language/amounts.ts';
import { colourOf } from '../language/colours.ts';
import { isGoods } from '../language/goods.ts';
import { isRequestWord, type Message, type MessageWord } from '../language/message.ts';
import { audienceOfCustomer } from '../language/people-words.ts';
import type { Word } from '../language/words.ts';
import type { SearchOptions } from './recommendation.ts';
import { isBinding, isContext, weightOf } from './wish-binding.ts';
import {
  actsBeside,
  isActing,
  isBeforeOf,
  isFirstThing,
  isThingAfterWhich,
  mayBeHead,
  onlyAskedFor,
  saysHow,
} from './wish-heads.ts';
import { audienceByAge, wishedAmounts, withoutAmounts } from './wish-measures.ts';
import {
  doesWithout,
  ENDS_REFUSAL,
  isIngredient,
  MUST_NOT_HAVE,
  meantWithout,
  NEGATIONS,
  refuses,
  WITHOUT,
  withoutWord,
} from './wish-refusals.ts';
import {
  ARTICULATED,
  ASKED,
  ASKING,
  BREAK,
  CONTAINERS,
  DETERMINERS,
  LIGHT,
  MEASURES,
  NEUTRAL,
  PARTITIVES,
  PLURAL_PARTITIVES,
} from './wish-small-words.ts';
import { isIn, isPoliteYou, toldStretches } from './wish-told.ts';
import { plainWord, Walk, type WishWord } from './wish-walk.ts';
import { ACTING_FORMS, PREPOSITIONS, REQUEST_NOUNS, VERB_BEFORE } from './wish-words.ts';

/** What a person would like to have. */
export interface Wish {
  words: readonly WishWord[];
  /** What it must not be. */
  excluded: readonly MessageWord[];
  audience: number;
  notAudience: number;
  colours: number;
  notColours: number;
  amounts: readonly Amount[];
  /** Where words stand that only tell how things are: 'il tavolo è diventato grigio', 'fa sempre la griglia'. */
  told: readonly number[];
  /** The lowest price decides. */
  isCheapest: boolean;
}

export const CHEAPEST =
  /(?<!\p{L})(?:pi[uù] economic(?:[oai]|h[ei])|meno car[oaie]|meno costos[oaie]|costa(?:no)? (?:di )?meno|spend\p{L}* (?:il )?(?:meno|poco)|pi[uù] basso prezzo|prezzo pi[uù] basso|pi[uù] conveniente)(?!\p{L})/iu;

const SMALL = [REQUEST_NOUNS, PREPOSITIONS, NEGATIONS, WITHOUT];
const NO_AND = new Set('frost stress slip stop touch gender show name sex'.split(' '));
const INFINITIVE = /[aei]r(?:e|l[aeio]|mi|ci|si)$/;

/** Reads what is wanted, and what is not. */
export function readWish(message: Message): Wish {
  return new WishReader(message).read();
}

/** The same, with what a search is told beside. */
export function wishFor(message: Message, { isCheapest = false }: Pick<SearchOptions, 'isCheapest'>): Wish {
  const wish = readWish(message);
  return isCheapest ? { ...wish, isCheapest } : wish;
}

class WishReader {
  private readonly message: Message;
  private readonly contentAt: ReadonlyMap<number, MessageWord>;
  private readonly walk: Walk;
  private readonly excluded: MessageWord[] = [];
  private audience = 0;
  private notAudience = 0;
  private readonly colourWords: MessageWord[] = [];
  private notColours = 0;
  /** Where the thing stands that 'che' asks for. */
  private askedFor: number | null = null;

  constructor(message: Message) {
    this.message = message;
    this.walk = new Walk(message.words, message.text);
    this.contentAt = new Map(
      message.content.filter(({ text }) => !text.includes(' ')).map((word) => [word.start, word]),
    );
  }

  read(): Wish {
    this.readWords();
    for (const phrase of this.message.content.filter((word) => word.text.includes(' '))) this.addPhrase(phrase);
    const { walk, excluded, notAudience, notColours } = this;
    const told = toldStretches(walk);
    const colours = this.colourWords.reduce(
      (all, { start, form }) => (isIn(told, start) ? all : all | colourOf(form)),
      0,
    );
    const amounts = wishedAmounts(walk, this.contentAt);
    return {
      words: actsBeside(onlyAskedFor(walk, withoutAmounts(walk.words, amounts), { askedFor: this.askedFor, told })),
      told: walk.words.flatMap(({ word }) => (isIn(told, word.start) ? word.start : [])),
      excluded,
      audience: audienceByAge(walk, amounts, this.audience),
      notAudience,
      colours,
      notColours,
      amounts,
      isCheapest: CHEAPEST.test(this.message.text),
    };
  }

  private readWords(): void {
    const { words, text } = this.message;
    for (const [place, word] of words.entries()) {
      const before = text.slice(words[place - 1]?.end ?? 0, word.start);
      if (BREAK.test(before)) this.walk.pause();
      const content = this.contentAt.get(word.start);
      this.walk.isAfterThing = place > 0 && this.isThing(words[place - 1]);
      const isSmall = isRequestWord(word) || SMALL.some((words) => words.has(word.text));
      if (content && !isSmall) this.visit(content);
      else this.pass(word, words[place + 1]);
    }
  }

  private isThing(word: Word | undefined): boolean {
    const content = word && this.contentAt.get(word.start);
    if (content === undefined || isRequestWord(content)) return false;
    return !REQUEST_NOUNS.has(content.text) && !CONTAINERS.has(content.text);
  }

  /** A small word, or one of asking. */
  private pass(word: Word, next: Word | undefined): void {
    const { walk } = this;
    const { text } = word;
    if (text === 'no' && NO_AND.has(next?.text ?? '')) return; // a property: 'no frost'
    if (NEGATIONS.has(text)) {
      walk.breakRun();
      walk.isWithout = doesWithout(walk, next);
      walk.isRefused = !walk.isWithout && refuses(walk, text, next);
    } else if (WITHOUT.has(text) || isNor(walk, word)) {
      walk.breakRun();
      walk.isWithout = true;
    } else this.passLeading(word, next);
  }

  private passLeading({ text }: Word, next: Word | undefined): void {
    const { walk } = this;
    if (ASKING.has(text)) walk.isObject = walk.isActedOn = false;
    if (text === 'come' && walk.words.length === 0) walk.isHow = true;
    if (text === 'fare' && walk.isFor) {
      walk.breakRun();
      walk.isObject = true;
    } else if (this.isDeterminer(text)) this.passDeterminer(text, next);
    else if (PREPOSITIONS.has(text)) this.passPreposition(text);
    else if (REQUEST_NOUNS.has(text) || isRequestWord({ text })) {
      walk.breakRun();
      walk.isAfterRequest = true;
    } else {
      if (ENDS_REFUSAL.has(text)) walk.isRefused = false;
      if (!MEASURES.has(text)) walk.breakRun();
      walk.isVerbNext = VERB_BEFORE.has(text);
    }
  }

  private passDeterminer(text: string, next: Word | undefined): void {
    const { walk } = this;
    if (walk.preposition === null) walk.run++;
    walk.hasDeterminer = !walk.isNeutral;
    walk.isAskedFor = ASKED.has(text) && !(text === 'che' && next && saysHow(walk, next));
    walk.isVerbNext =
      text === 'che' && walk.run > 0 && !this.isAfterPause(text) && !(next && isThingAfterWhich(walk, next));
  }

  private passPreposition(text: string): void {
    const { walk } = this;
    const isNeutral = walk.isAfterRequest && NEUTRAL.has(text) && walk.lastHead() === undefined;
    walk.run++;
    walk.preposition = isNeutral ? null : text;
    walk.hasDeterminer = !isNeutral && ARTICULATED.test(text);
    walk.isNeutral = isNeutral;
    walk.isFor = text === 'per';
    walk.isVerbNext = false;
  }

  /** 'Dei biscotti', 'vorrei del latte', but 'le viti degli occhiali'. */
  private isDeterminer(text: string): boolean {
    if (PLURAL_PARTITIVES.has(text)) return !this.walk.isAfterThing;
    return DETERMINERS.has(text) || (PARTITIVES.has(text) && this.walk.isAfterRequest);
  }

  private isAfterPause(text: string): boolean {
    return this.message.words.findIndex((word) => word.text === text) <= 0;
  }

  private visit(word: MessageWord): void {
    const { walk } = this;
    if (CONTAINERS.has(word.text) && isBeforeOf(walk, word)) {
      walk.breakRun();
      walk.isAfterRequest = true; // 'un filo di perle' is pearls
      return;
    }
    walk.isAfterRequest = false;
    if (MUST_NOT_HAVE.test(word.text)) {
      walk.breakRun();
      walk.isWithout = true;
      walk.isAllergic = true;
    } else if (walk.isWithout && LIGHT.has(word.text)) return;
    else if (walk.isRefused) this.refuse(word);
    else if (walk.isWithout && !(walk.isAllergic && !isIngredient(word))) {
      this.add(withoutWord(word), false);
      walk.isWithout = false;
    } else this.want(word);
  }

  private refuse(word: MessageWord): void {
    const bits = audienceOfCustomer(word.form);
    const colour = colourOf(word.form);
    this.notAudience |= bits;
    this.notColours |= colour;
    if (!bits && !colour && !LIGHT.has(word.text)) this.excluded.push({ ...word, synonyms: [] }); // 'no lampadari' refuses no other lamp
  }

  private want(word: MessageWord): void {
    const { walk } = this;
    const bits = isPoliteYou(walk, word) ? 0 : audienceOfCustomer(word.form);
    const colour = colourOf(word.form);
    this.audience |= bits;
    if (colour) this.colourWords.push(word);
    if (isActing(walk, word)) this.addAct(word);
    else if (bits) walk.preposition = null;
    else this.add(word, mayBeHead(walk, word) && (!colour || walk.hasDeterminer));
    if (INFINITIVE.test(word.text) && !isGoods(word.text)) walk.breakRun(); // 'guanti per usare il telefono' are not for it
  }

  /** Only what serves the act serves, where it is one that things are made for. */
  private addAct(word: MessageWord): void {
    const { walk } = this;
    const isMade = ACTING_FORMS.has(word.form);
    walk.breakRun();
    walk.words.push({ ...plainWord(word, walk.run), isContext: isMade, weight: isMade ? 2 : 1 });
    walk.breakRun();
    walk.isActedOn = isMade || walk.isHow;
    walk.isHow = false;
    walk.isObject = true;
  }

  private add(word: MessageWord, isThing: boolean): void {
    const { walk } = this;
    const isHead = isThing && isFirstThing(walk);
    const without = meantWithout(word);
    if (isHead && walk.isAskedFor) this.askedFor = word.start;
    walk.words.push({
      word,
      isHead,
      isSure: isHead && (walk.hasDeterminer || isGoods(word.text)),
      hasArticle: isHead && walk.hasDeterminer,
      isContext: isContext(walk, word),
      isBinding: without === undefined && isBinding(walk, word),
      weight: weightOf(walk, word, isHead),
      run: walk.run,
    });
    if (without) walk.words.push({ ...plainWord(without, walk.run), isBinding: true, weight: 2 });
  }

  /** A known phrase stands for the words that it is made of: 'macchina fotografica'. */
  private addPhrase(word: MessageWord): void {
    const own = this.walk.words.find((other) => other.word.start === word.start);
    if (own && word.synonyms.length > 0) {
      const synonyms = [...new Set([...own.word.synonyms, ...word.synonyms])];
      own.word = { ...own.word, synonyms };
    }
  }
}

/** 'Né carne né pesce': folded it is 'ne'. */
function isNor({ text: all }: Walk, { text, start, end }: Word): boolean {
  return text === 'ne' && /[éè]/iu.test(all.slice(start, end).normalize('NFC'));
}
