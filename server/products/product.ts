import { writePrice } from '../language/money.ts';

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
  position: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A product as visitors see it, and as a message keeps it: what was said then, whatever became of the product. */
export type ProductCard = Pick<Product, 'id' | 'name' | 'price' | 'description' | 'category' | 'imageUrl' | 'link'>;

/** A product's card. */
export function cardOf(product: Product): ProductCard {
  const { id, name, description, category, imageUrl, link } = product;
  return { id, name, price: toldPrice(product), description, category, imageUrl, link };
}

/** The price as people are told it, `1.299,50 €`, whatever was entered. An import writes `0€` for none: that is no price. */
export function toldPrice({ price, priceCents }: Pick<Product, 'price' | 'priceCents'>): string {
  return priceCents === 0 ? '' : writePrice(price);
}
