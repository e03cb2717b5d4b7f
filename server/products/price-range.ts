import type { Product } from './product.ts';
import { shelfPrices } from './variant.ts';

/** What a product may cost, in hundredths; null where there is no limit. */
export interface PriceRange {
  minCents: number | null;
  maxCents: number | null;
}

/** A product without a believable price is outside of every range: prices are honest. Of variants one that fits is enough. */
export function isWithin(product: Sold, range: PriceRange | null): boolean {
  if (!range) return true;
  if (!product.variants?.length) return isPriceWithin(product.priceCents, range);
  return shelfPrices({ price: '', ...product }).some(({ priceCents }) => isPriceWithin(priceCents, range));
}

type Sold = Pick<Product, 'priceCents'> & Partial<Pick<Product, 'variants'>>;

function isPriceWithin(priceCents: number | null, range: PriceRange): boolean {
  if (priceCents === null || priceCents === 0) return false;
  return priceCents >= (range.minCents ?? 0) && priceCents <= (range.maxCents ?? Number.POSITIVE_INFINITY);
}
