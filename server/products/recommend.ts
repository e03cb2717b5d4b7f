import { correctTypos, type IsCertain, nearestWords } from '../language/corrections.ts';
import type { Message } from '../language/message.ts';
import { qualityOf } from '../language/terms.ts';
import { isNamingWord } from './bonus-words.ts';
import { isWithin, type PriceRange } from './price-range.ts';
import type { Product } from './product.ts';
import { type ProductTerms, readProduct, type Score, scoreProduct } from './score.ts';

export const RECOMMENDED = 3;

/** What is searched for beside the words. */
export interface SearchOptions {
  /** Advice was asked for: every score counts. Else only a keyword, the name or the category. */
  isAsked: boolean;
  range: PriceRange | null;
  isCertain: IsCertain;
  /** How many products at most; three where nothing is said. */
  limit?: number;
}

/** What a message finds in a catalogue. */
export interface Recommendation {
  /** Best first, at most three; equal points by exact finds, then in the catalogue's order. */
  products: Product[];
  /** Some product of the shop, for sale or not, was found by a keyword, its name or its category. */
  hasEvidence: boolean;
  /** The words of the message that found the products, in its order. */
  terms: string[];
}

export interface ReadProduct {
  product: Product;
  terms: ProductTerms;
}

/** A product with its score. */
interface Scored {
  product: Product;
  score: Score;
}

/**
 * The rule of recommending, product by product: the reference that the compiled catalogue must equal. Where a product is
 * named (by a keyword, its name or category), none is added that merely is a gift, cheap, good or new; where none is
 * named and something else is asked for, only gifts answer, and only a wish for a gift.
 */
export function recommendNaively(
  products: readonly Product[],
  message: Message,
  options: SearchOptions,
): Recommendation {
  return recommendRead(readProducts(products), message, options);
}

/** Products with their terms, read once. */
export function readProducts(products: readonly Product[]): ReadProduct[] {
  return products.map((product) => ({ product, terms: readProduct(product) }));
}

/** The same rule for products already read. */
export function recommendRead(read: readonly ReadProduct[], message: Message, options: SearchOptions): Recommendation {
  const direct = scoreAll(read, message);
  if (direct.some(({ score }) => score.isStronglyNamed)) return pick(direct, message, options);
  const corrected = correctTypos(message, vocabularyOf(read.map(({ terms }) => terms)), options.isCertain);
  const second = corrected ? scoreAll(read, corrected) : [];
  if (corrected && second.some(({ score }) => score.isStronglyNamed)) return pick(second, corrected, options);
  return pick(direct, message, options);
}

function scoreAll(read: readonly ReadProduct[], message: Message): Scored[] {
  return read
    .map(({ product, terms }) => ({ product, score: scoreProduct(terms, message) }))
    .filter(({ score }) => score.points > 0);
}

function pick(scored: readonly Scored[], message: Message, { isAsked, range, limit }: SearchOptions): Recommendation {
  const isNamed = scored.some(({ score }) => score.isStronglyNamed);
  const asksForAny = !message.content.some((word) => isNamingWord(word.text));
  const isWanted = ({ score }: Scored) =>
    isNamed
      ? score.isStronglyNamed || (isAsked && score.isNamed)
      : score.isStrong || (isAsked && (score.isNamed || score.isGift || asksForAny));
  const best = scored
    .filter((found) => isWanted(found) && found.product.isAvailable && isWithin(found.product, range))
    .sort((a, b) => b.score.points - a.score.points || b.score.exactFinds - a.score.exactFinds)
    .slice(0, limit ?? RECOMMENDED);
  return {
    products: best.map(({ product }) => product),
    hasEvidence: scored.some(({ score }) => score.isStrong),
    terms: inOrder(message, new Set(best.flatMap(({ score }) => score.terms))),
  };
}

/** These words of the message, each once, in its order. */
export function inOrder(message: Message, terms: ReadonlySet<string>): string[] {
  return [...new Set(message.content.map((word) => word.text))].filter((text) => terms.has(text));
}

function vocabularyOf(read: readonly ProductTerms[]) {
  const strong = read.flatMap(({ keywords, name, category }) => [...keywords, name, category]);
  const strongWords = new Set(strong.flatMap((term) => term?.words ?? []));
  const words = new Set([
    ...strongWords,
    ...read.flatMap(({ description }) => description.flatMap((term) => term.words)),
  ]);
  return {
    finds: (typed: Message['content'][number]) => [...words].some((word) => qualityOf(typed, word) !== undefined),
    nearest: (typed: string) => nearestWords(typed, strongWords),
  };
}
