import type { ProductVariant } from '../products/variant.ts';

/** What a row is sold for, with its offer. */
export interface VariantTerms {
  price: string | undefined;
  priceCents: number | null;
  currency: string | null;
  listPrice: string | undefined;
  listPriceCents: number | null | undefined;
  offerFrom: string | undefined;
  offerUntil: string | undefined;
}

/** The variants of a product, as its rows say them, with what could not be taken of them. */
export class VariantList {
  readonly variants: ProductVariant[] = [];
  /** What each of them is sold for, in their order; undefined where its row does not say. */
  readonly terms: (VariantTerms | undefined)[] = [];
  /** `Prezzo: «n/d»`. */
  readonly leftOut: string[] = [];
  /** The currency of their prices; null where they have none. */
  currency: string | null = null;
}
