import { writeAmount, writePrice } from '../language/money.ts';
import type { Reduction } from './reduction.ts';
import { choicesOf, type ProductVariant, shelfPrices, type VariantChoice } from './variant.ts';

/** Something the shop sells. */
export interface Product {
  companyId: string;
  /** The catalogue it stands in; the company names the one in use. */
  catalogueId: string;
  id: string;
  /** What people call its ID: unique in the company, at most 64 characters. */
  code: string;
  name: string;
  description: string;
  /** The price as it was entered, with its currency sign, e.g. `49,99 €`. */
  price: string;
  /** The same price in hundredths of `currency`; null where the text could not be read as one amount. */
  priceCents: number | null;
  /** ISO 4217 code, e.g. `EUR`; null together with `priceCents`. */
  currency: string | null;
  category: string;
  /** http(s) address; empty where the default picture is shown. */
  imageUrl: string;
  /** http(s) address of the product's page; empty when it has none. */
  link: string;
  isAvailable: boolean;
  keywords: string[];
  /** The full price as it was entered, which `price` is an offer against while it is higher; empty where there is none. */
  listPrice: string;
  /** The same in hundredths of `currency`; null where there is none. */
  listPriceCents: number | null;
  /** From when the offer is: a day of Rome, `2026-12-24`, or a moment, `2026-12-24T18:00:00+01:00`; empty for always. */
  offerFrom: string;
  /** Until when it is, a day included; empty for no end. */
  offerUntil: string;
  offerStartsAt: Date | null;
  /** The first moment at which the offer is over. */
  offerEndsAt: Date | null;
  /** The day from which the shop has sold it, `2026-11-20`; empty where it does not say. */
  soldSince: string;
  /** The ways in which it is sold, in their order; none where there is only one. At most `MOST_VARIANTS`. */
  variants: readonly ProductVariant[];
  position: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** Since when its first known price has been known. */
  pricedAt: Date;
  /** How its offer may be told, where it was read as it is told at a moment; left out where it may not be. */
  reduction?: Reduction;
}

/** A product as visitors see it, and as a message keeps it: what was said then, whatever became of the product. */
export interface ProductCard
  extends Pick<Product, 'id' | 'name' | 'price' | 'description' | 'category' | 'imageUrl' | 'link'> {
  reduction?: ToldReduction;
  /** None in messages from before there were any. */
  choices?: VariantChoice[];
}

/** An offer as people are told it. */
export interface ToldReduction extends Pick<Reduction, 'kind' | 'percent' | 'since'> {
  /** What it stands beside, e.g. `100,00 €`. */
  previousPrice: string;
}

/** A product's card. */
export function cardOf(product: Product): ProductCard {
  const { id, name, description, category, imageUrl, link } = product;
  const reduction = product.reduction && toldReduction(product.reduction);
  return {
    ...{ id, name, price: toldPrice(product), description, category, imageUrl, link },
    ...(reduction ? { reduction } : {}),
    ...(product.variants.length > 0 ? { choices: choicesOf(product) } : {}),
  };
}

/** An offer as people are told it. */
export function toldReduction({ previousCents, currency, kind, percent, since }: Reduction): ToldReduction {
  return { previousPrice: writeAmount(previousCents, currency), kind, percent, since };
}

type Priced = Pick<Product, 'price' | 'priceCents'> & Partial<Pick<Product, 'variants'>>;

/**
 * The price as people are told it, `1.299,50 €`, whatever was entered; `da 45,00 €` where variants differ. An import writes
 * `0€` for none: that is no price.
 */
export function toldPrice(product: Priced): string {
  const [lowest, ...others] = shelfPrices(product);
  if (lowest === undefined) return '';
  const price = writePrice(lowest.price);
  const isRange = others.some(({ priceCents }) => priceCents !== lowest.priceCents);
  return isRange && !/^da\b/i.test(price) ? `da ${price}` : price;
}
