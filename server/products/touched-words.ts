import { taxonomy } from '../language/goods.ts';
import { inflectionsOf } from '../language/inflections.ts';
import type { Message, MessageWord } from '../language/message.ts';
import { findPhrases } from '../language/phrases.ts';
import { BONUS_CLASSES, bonusMask } from './bonus-words.ts';
import type { Catalogue } from './catalogue.ts';
import { compileCatalogue } from './catalogue-draft.ts';
import { compoundsOf, madeFor } from './compounds.ts';
import type { Product } from './product.ts';
import { readWish, type Wish } from './wish.ts';
import { namesNothing } from './wish-heads.ts';

/** Tells which messages may find some products, or take a word for one of theirs. */
export class TouchedWords {
  private readonly touched: Catalogue;
  /** By a word or a phrase: whether its other names, its kinds or what serves it are among the products' words. */
  private readonly leading = new Map<string, boolean>();
  private readonly near = new Map<string, boolean>();

  private constructor(touched: Catalogue) {
    this.touched = touched;
  }

  static *of(products: readonly Product[]): Generator<void, TouchedWords> {
    return new TouchedWords(yield* compileCatalogue(products));
  }

  /** Whether one of its words, as it is written or in any way that a search takes it, is one of the products'. */
  isIn(message: Message): boolean {
    const { content, words } = message;
    const { words: known } = this.touched.dictionary;
    if (content.some((word) => known.optionsOf(word).length > 0)) return true;
    if (content.some((word) => this.isNear(word.text) || this.leads(word.text) || this.serves(message, word)))
      return true;
    if (words.some(({ text }, at) => at > 0 && this.isNear(`${words[at - 1]?.text}${text}`))) return true;
    return findPhrases(words, taxonomy().phrases).some(({ text }) => this.leads(text));
  }

  /** Whether it asks for whatever there is: without a word of theirs it may find the products all the same. */
  asksForAny(wanted: Message, hasBudget: boolean): boolean {
    const { ends, starts } = this.touched.bonuses;
    const mask = bonusMask(wanted.content.map(({ form }) => form));
    if (BONUS_CLASSES.some((_, bonus) => mask & (1 << bonus) && (ends[bonus] ?? 0) > (starts[bonus] ?? 0))) return true;
    const wish = readWish(wanted);
    const asked = { ...wanted, content: wanted.content.filter(({ start }) => !wish.told.includes(start)) };
    const isAny = ({ words, audience }: Wish) => words.every(namesNothing) && (hasBudget || audience !== 0);
    return isAny(wish) || isAny(readWish(asked));
  }

  private isNear(text: string): boolean {
    return remembered(this.near, text, () => this.touched.nearWords.nearest(text).length > 0);
  }

  private leads(text: string): boolean {
    return remembered(this.leading, text, () => {
      const goods = taxonomy();
      const others = [goods.kindsOf(text), goods.namesOf(text), goods.servingFor(text), inflectionsOf(text)];
      return [...others.flat(), ...compoundsOf(text)].some((other) => this.has(other));
    });
  }

  private serves(message: Message, word: MessageWord): boolean {
    return madeFor(message, word).some((other) => this.has(other));
  }

  private has(text: string): boolean {
    return this.touched.dictionary.words.has(text);
  }
}

function remembered(known: Map<string, boolean>, text: string, find: () => boolean): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = find();
  known.set(text, found);
  return found;
}
