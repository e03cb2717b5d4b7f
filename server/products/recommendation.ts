import type { IsCertain } from '../language/corrections.ts';
import type { PriceRange } from './price-range.ts';
import type { Product } from './product.ts';

/** What is searched for beside the words. */
export interface SearchOptions {
  /** Advice was asked for: every word counts. Else only the thing itself, or a whole keyword, name or category. */
  isAsked: boolean;
  range: PriceRange | null;
  isCertain: IsCertain;
  /** How many products at most; three where nothing is said. */
  limit?: number;
  /** Whatever shares a word: for what a model is told, not for what a customer is shown. */
  isLoose?: boolean;
  /** The lowest price decides, whether or not it is asked for. */
  isCheapest?: boolean;
  /** Sold out or not: whether the shop has such a thing at all. */
  isAnyStock?: boolean;
}

/** What a message finds in a catalogue. */
export interface Recommendation {
  /** Best first, at most three; equal totals in the catalogue's order. */
  products: Product[];
  /** The shop has, for sale or not, the thing that is spoken of, or what a whole keyword, name or category names. */
  hasEvidence: boolean;
  /** A thing is asked for that the shop has. */
  isThing: boolean;
  /** Where in the text it stands. */
  thingAt: number | null;
  /** A thing is asked for that the shop does not have. */
  isLacking: boolean;
  /** The words of the message that found the products, in its order. */
  terms: string[];
}
