import type { Message } from '../language/message.ts';
import type { AssociatedProducts } from './associated.ts';
import type { Nearness } from './nearness.ts';
import type { PriceRange } from './price-range.ts';
import type { Product } from './product.ts';
import type { ProductReading } from './product-reading.ts';
import type { Recommendation } from './recommendation.ts';
import type { Wish } from './wish.ts';
import type { WishWord } from './wish-walk.ts';

/** A product that may be shown, with what speaks for it. */
export interface CardFeatures {
  product: Product;
  /** The words found it; else only what goes with them. */
  isFound: boolean;
  /** Its name, keywords or category have every word of the wish. */
  isWhole: boolean;
  /** The words of the message that speak for it. */
  terms: ReadonlySet<string>;
  order: readonly number[];
}

/** The products that are compared for a wish. */
export interface Comparison {
  cards: readonly CardFeatures[];
  /** What speaks for none; null in a shop that is too large to be read whole, where what was found is shown. */
  none: readonly number[] | null;
}

/** Nothing is weighed: what was found is shown as it is. */
export const NOTHING_COMPARED: Comparison = { cards: [], none: null };

/** What was said, and the products that it is compared with. */
export interface Compared {
  message: Message;
  /** Where it tells what is to be spent. */
  budget: ToldBudget | null;
  found: Recommendation;
  wish: Wish;
  /** Its words that tell something, and those of them that count. */
  named: readonly WishWord[];
  naming: readonly WishWord[];
  products: AssociatedProducts;
  near: Nearness;
  /** Where those compared stand among them, and what they say of themselves. */
  places: readonly number[];
  readings: readonly ProductReading[];
}

/** What is to be spent, and where in the text that is told. */
export type ToldBudget = PriceRange & { start: number; end: number };
