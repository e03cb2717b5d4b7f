import type { PropertyOf } from '../database/fields.ts';
import { UserError } from '../errors.ts';
import { checkedKeywords } from '../language/keywords.ts';
import { parsePrice } from '../language/money.ts';
import { charactersOf, lineOf, textOf } from '../language/plain-text.ts';
import { readableText } from '../language/readable-text.ts';
import { webAddressOf } from '../language/web-address.ts';
import { checkedOffer, checkedSoldSince, type OfferValues } from './offer-input.ts';
import type { Product } from './product.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';
import { hasSome, type ProductVariant } from './variant.ts';
import { checkedVariants, type VariantValues } from './variant-input.ts';

/** What somebody enters of a product. */
export interface ProductValues extends OfferValues {
  code?: string | null | undefined;
  name: string;
  description: string;
  price: string;
  category: string;
  imageUrl?: string | null | undefined;
  link?: string | null | undefined;
  isAvailable?: boolean | null | undefined;
  keywords: readonly string[];
  soldSince?: string | null | undefined;
  /** Left out: those that it has. */
  variants?: readonly VariantValues[] | null | undefined;
}

type Priced = 'price' | 'priceCents' | 'currency';

/** A product's fields as they are stored; `code` is empty where the shop left it to us. */
export type CheckedProduct = Pick<Product, PropertyOf<typeof PRODUCT_FIELDS>>;

/**
 * A product as it is stored; the price as it was entered, beside it what it comes to.
 * @param known the variants that it has.
 * @throws UserError in this order: what is missing (name, description, price, category), then what is too long or cannot
 *   be read: PRODUCT_NAME_REQUIRED …, PRODUCT_NAME_TOO_LONG …, BAD_PRICE, BAD_URL, LINK_TOO_LONG, CODE_TOO_LONG and those
 *   of keywords, of variants and of offers.
 */
export function checkedProduct(
  values: ProductValues,
  known: readonly ProductVariant[] = [],
  now = new Date(),
): CheckedProduct {
  const name = lineOf(readableText(values.name));
  const description = textOf(readableText(values.description));
  const price = lineOf(values.price);
  const category = lineOf(readableText(values.category));
  if (name === '') throw new UserError('PRODUCT_NAME_REQUIRED');
  if (description === '') throw new UserError('PRODUCT_DESCRIPTION_REQUIRED');
  if (price === '') throw new UserError('PRODUCT_PRICE_REQUIRED');
  if (category === '') throw new UserError('PRODUCT_CATEGORY_REQUIRED');
  if (charactersOf(name) > PRODUCT_FIELDS.name.longest) throw new UserError('PRODUCT_NAME_TOO_LONG');
  if (charactersOf(description) > PRODUCT_FIELDS.description.longest) throw new UserError('DESCRIPTION_TOO_LONG');
  const priced = checkedPrice(price);
  const variants = values.variants ? checkedVariants(values.variants, priced.currency) : known;
  return {
    name,
    description,
    ...priced,
    category: checkedCategory(category),
    imageUrl: checkedPicture(values.imageUrl ?? ''),
    link: checkedLink(values.link ?? ''),
    isAvailable: (values.isAvailable ?? true) && hasSome(variants),
    keywords: checkedKeywords(values.keywords),
    variants,
    code: checkedCode(values.code ?? ''),
    ...checkedOffer(values, priced),
    soldSince: checkedSoldSince(values.soldSince ?? '', now),
  };
}

/** @throws UserError PRODUCT_CATEGORY_REQUIRED, CATEGORY_TOO_LONG. */
export function checkedCategory(input: string): string {
  const category = lineOf(readableText(input));
  if (category === '') throw new UserError('PRODUCT_CATEGORY_REQUIRED');
  if (charactersOf(category) > PRODUCT_FIELDS.category.longest) throw new UserError('CATEGORY_TOO_LONG');
  return category;
}

/** One amount, with its text kept as it was entered. @throws UserError PRICE_TOO_LONG, BAD_PRICE. */
function checkedPrice(input: string): Pick<Product, Priced> {
  const text = lineOf(input);
  if (charactersOf(text) > PRODUCT_FIELDS.price.longest) throw new UserError('PRICE_TOO_LONG');
  const price = parsePrice(text);
  if (!price) throw new UserError('BAD_PRICE');
  return { price: text, priceCents: price.cents, currency: price.currency };
}

/** Empty, or an http(s) address. @throws UserError LINK_TOO_LONG, BAD_URL. */
function checkedLink(input: string): string {
  const text = lineOf(input);
  if (text === '') return '';
  if (charactersOf(text) > PRODUCT_FIELDS.link.longest) throw new UserError('LINK_TOO_LONG');
  const address = webAddressOf(text, PRODUCT_FIELDS.link.longest);
  if (address === null) throw new UserError('BAD_URL');
  return address;
}

/** As a link, or the path of a picture that was uploaded here. @throws UserError LINK_TOO_LONG, BAD_URL. */
function checkedPicture(input: string): string {
  const text = lineOf(input);
  return UPLOADED.test(text) ? text : checkedLink(text);
}

const UPLOADED = /^\/(?:picture|logo)\/[0-9a-f-]{36}$/;

/** Empty where the shop leaves it to us. @throws UserError CODE_TOO_LONG. */
function checkedCode(input: string): string {
  const code = lineOf(input);
  if (charactersOf(code) > PRODUCT_FIELDS.code.longest) throw new UserError('CODE_TOO_LONG');
  return code;
}
