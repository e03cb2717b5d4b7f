import { parsePrice } from '../language/money.ts';
import { PRODUCT_FIELDS, type ProductField } from '../products/product-fields.ts';
import { addressOf, BadField, keywordsOf, limited, lineOf, readableLineOf, readableOf, textOf } from './fields.ts';
import { yesOrNo } from './yes-or-no.ts';

/** A product as a file has it; what the row does not mention is undefined. */
export interface ProductRow {
  /** Null where the file gives none. */
  code: string | null;
  name: string;
  description: string | undefined;
  price: string | undefined;
  priceCents: number | null;
  currency: string | null;
  priceWarning: 'AMBIGUOUS' | 'ZERO' | null;
  category: string | undefined;
  imageUrl: string | undefined;
  link: string | undefined;
  isAvailable: boolean | undefined;
  keywords: string[] | undefined;
}

// What a product gets where a file says nothing.
export const DEFAULT_PRICE = '0€';
export const DEFAULT_CATEGORY = 'generale';

const OWN_PICTURE = /^\/(picture|logo)\/[0-9a-f-]{36}$/;

/**
 * Reads one product.
 * @param row its number, for the sentence about a missing name.
 * @throws BadField naming the field and the reason.
 */
export function readProductRow(values: ReadonlyMap<ProductField, unknown>, row: number): ProductRow {
  const text = (field: Exclude<ProductField, 'isAvailable'>, read = lineOf) => {
    const { label, longest } = PRODUCT_FIELDS[field];
    return values.has(field) ? limited(read(values.get(field), label), label, longest) : undefined;
  };
  const name = text('name', readableLineOf);
  if (!name) throw new BadField(PRODUCT_FIELDS.name.label, `Prodotto alla riga ${row} non ha un nome`);
  const price = text('price');
  return {
    code: text('code') || null,
    name,
    description: text('description', readableOf),
    price: price === '' ? undefined : price,
    ...readPrice(price || DEFAULT_PRICE),
    category: text('category', readableLineOf) || undefined,
    imageUrl: values.has('imageUrl') ? readPicture(values.get('imageUrl')) : undefined,
    link: values.has('link') ? readAddress('link', values.get('link')) : undefined,
    isAvailable: yesOrNo(values.get('isAvailable'), PRODUCT_FIELDS.isAvailable.label),
    keywords: values.has('keywords') ? keywordsOf(values.get('keywords'), PRODUCT_FIELDS.keywords.label) : undefined,
  };
}

function readPrice(price: string): Pick<ProductRow, 'priceCents' | 'currency' | 'priceWarning'> {
  const parsed = parsePrice(price);
  if (!parsed) throw new BadField(PRODUCT_FIELDS.price.label, `Non si legge come un solo importo: «${price}».`);
  return { priceCents: parsed.cents, currency: parsed.currency, priceWarning: parsed.warning };
}

function readPicture(value: unknown): string {
  const text = textOf(value, PRODUCT_FIELDS.imageUrl.label);
  return OWN_PICTURE.test(text) ? text : readAddress('imageUrl', text);
}

function readAddress(field: 'link' | 'imageUrl', value: unknown): string {
  const { label, longest } = PRODUCT_FIELDS[field];
  return addressOf(value, label, longest);
}
