import type { Product } from './product.ts';

/** What a product may cost, in hundredths; null where there is no limit. */
export interface PriceRange {
  minCents: number | null;
  maxCents: number | null;
}

/** A product without a believable price is outside of every range: prices are honest. */
export function isWithin({ priceCents }: Pick<Product, 'priceCents'>, range: PriceRange | null): boolean {
  if (!range) return true;
  if (priceCents === null || priceCents === 0) return false;
  return priceCents >= (range.minCents ?? 0) && priceCents <= (range.maxCents ?? Number.POSITIVE_INFINITY);
}
