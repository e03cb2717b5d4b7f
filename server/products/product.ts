import { writeAmount, writePrice } from '../language/money.ts';
import type { Reduction } from './reduction.ts';

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
  const card = { id, name, price: toldPrice(product), description, category, imageUrl, link };
  return reduction ? { ...card, reduction } : card;
}

/** An offer as people are told it. */
export function toldReduction({ previousCents, currency, kind, percent, since }: Reduction): ToldReduction {
  return { previousPrice: writeAmount(previousCents, currency), kind, percent, since };
}

/** The price as people are told it, `1.299,50 €`, whatever was entered. An import writes `0€` for none: that is no price. */
export function toldPrice({ price, priceCents }: Pick<Product, 'price' | 'priceCents'>): string {
  return priceCents === 0 ? '' : writePrice(price);
}
