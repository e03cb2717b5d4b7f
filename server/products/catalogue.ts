import type { GrowingNumbers } from '../search/growing-numbers.ts';
import type { NearWords } from '../search/near-words.ts';
import type { Postings } from '../search/postings.ts';
import type { TermDictionary } from '../search/term-dictionary.ts';
import type { CategoryCount } from './categories.ts';
import type { Product } from './product.ts';

/** A company's products, compiled for searching; says of each what `recommendNaively` says. */
export interface Catalogue {
  /** In their order. */
  readonly products: readonly Product[];
  /** By the number that the lists know it by: the same, and those gone since it was compiled, each in its place. */
  readonly places: readonly Product[];
  /** Where those stand. */
  readonly gone: ReadonlySet<number>;
  readonly dictionary: TermDictionary;
  /** By term: the products it finds by keyword, name or category. */
  readonly strong: Postings;
  /** By term: the products it finds by a word of their description. */
  readonly described: Postings;
  /** By term of one word: the products whose name, keywords or category have it, as `place * 8 + bits`. */
  readonly named: Postings;
  /** By term: the bits of `NAMED` that say how some product is that thing itself. */
  readonly headTerms: Uint8Array;
  /** By place: for whom, how lifted and of what colour a product says that it is. */
  readonly traits: GrowingNumbers;
  /** By bonus class: the products that carry a word of it. */
  readonly bonuses: Postings;
  /** The words of keywords, names and categories, for typos. */
  readonly nearWords: NearWords;
  readonly byId: ReadonlyMap<string, Product>;
  /** How many are for sale. */
  readonly availableCount: number;
  readonly categories: CategoryCount;
  /** The four largest, examples for who asks for advice and finds nothing. */
  readonly largestCategories: readonly string[];
  /** Estimated size in memory, the products themselves not counted. */
  readonly bytes: number;
}
