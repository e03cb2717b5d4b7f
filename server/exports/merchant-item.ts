import { LONGEST_MERCHANT_ID, merchantId, merchantOptions } from '../products/merchant-variants.ts';
import { OPEN_FROM, OPEN_UNTIL, zonedMoment } from '../products/offer-dates.ts';
import { isOffer } from '../products/prices.ts';
import type { Product } from '../products/product.ts';
import { type ProductVariant, variantTitle } from '../products/variant.ts';

/** What a product of a feed is read from. */
export type FedProduct = Pick<
  Product,
  | 'code'
  | 'name'
  | 'description'
  | 'priceCents'
  | 'currency'
  | 'category'
  | 'imageUrl'
  | 'link'
  | 'isAvailable'
  | 'variants'
  | 'listPriceCents'
  | 'offerUntil'
  | 'offerStartsAt'
  | 'offerEndsAt'
>;

const LONGEST_TITLE = 150; // characters, by Merchant's specification
const MINUTE = 60_000; // ms

/**
 * A product as items of a Merchant feed, RSS 2.0: one for each of its variants, or one of its own. None for what Merchant takes
 * from nobody: without a description, a page, a picture or a price, or with a code of over 50 characters. Variants are a group
 * where all that is chosen is something that Merchant groups by, and else items of their own, as its rules want it.
 * @param origin what the paths of uploaded pictures stand behind.
 */
export function merchantItems(product: FedProduct, origin: string): string[] {
  const { code, variants } = product;
  if ([...code].length > LONGEST_MERCHANT_ID) return [];
  if (variants.length === 0) return item(product, [], origin);
  const options = variants.map((variant) => merchantOptions(variant.options));
  const isGroup = variants.length > 1 && options.every((each) => each !== null);
  return variants.flatMap((variant, index) => {
    const grouping: [string, string][] = isGroup ? [['item_group_id', code], ...(options[index] ?? [])] : [];
    return item(withVariant(product, variant), grouping, origin);
  });
}

/** A product as one of its variants is sold: what that one does not say is the product's. */
function withVariant(product: FedProduct, variant: ProductVariant): FedProduct {
  const { code, price, priceCents, imageUrl, link, isAvailable, options } = variant;
  const isOwn = code !== '' && [...code].length <= LONGEST_MERCHANT_ID;
  const title = `${product.name}, ${variantTitle(variant)}`;
  return {
    ...product,
    code: isOwn ? code : merchantId(product.code, options),
    name: [...title].length <= LONGEST_TITLE ? title : product.name,
    // A price of its own is no offer.
    ...(price !== '' && { priceCents, listPriceCents: null }),
    imageUrl: imageUrl || product.imageUrl,
    link: link || product.link,
    isAvailable: product.isAvailable && isAvailable,
  };
}

function item(product: FedProduct, grouping: readonly [string, string][], origin: string): string[] {
  const { code, name, description, priceCents, currency, category, imageUrl, link, isAvailable } = product;
  if (!priceCents || !currency || link === '' || imageUrl === '' || description === '') return [];
  const sale = isOffer(product) && product.listPriceCents !== null;
  const attributes: [string, string][] = [
    ['id', code],
    ['title', name],
    ['description', description],
    ['link', link],
    ['image_link', imageUrl.startsWith('/') ? origin + imageUrl : imageUrl],
    ['availability', isAvailable ? 'in_stock' : 'out_of_stock'],
    ['price', amount(sale ? (product.listPriceCents ?? 0) : priceCents, currency)],
    ['sale_price', sale ? amount(priceCents, currency) : ''],
    ['sale_price_effective_date', sale ? offerDates(product) : ''],
    ['product_type', category],
    ...grouping,
    ['identifier_exists', 'no'], // neither brand nor GTIN is known of what a shop enters here
  ];
  const written = attributes.filter(([, value]) => value !== '');
  return [`<item>${written.map(([key, value]) => `<g:${key}>${xmlText(value)}</g:${key}>`).join('')}</item>\n`];
}

/** `49.99 EUR`. */
function amount(cents: number, currency: string): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')} ${currency}`;
}

/** Both ends of an offer, as Merchant wants them, `2026-11-20T00:00+0100/2026-12-24T23:59+0100`; empty where it has neither. */
function offerDates({ offerStartsAt, offerUntil, offerEndsAt }: FedProduct): string {
  if (!offerStartsAt && !offerEndsAt) return '';
  // A day is in the offer until its last minute.
  const last = offerEndsAt && !offerUntil.includes('T') ? new Date(offerEndsAt.getTime() - MINUTE) : offerEndsAt;
  return `${offerStartsAt ? shortMoment(offerStartsAt) : OPEN_FROM}/${last ? shortMoment(last) : OPEN_UNTIL}`;
}

/** `2026-12-24T23:59+0100`; with seconds where it has some. */
function shortMoment(at: Date): string {
  return zonedMoment(at)
    .replace(/:00(?=\+)/, '')
    .replace(/:(\d\d)$/, '$1');
}

/** Text between two tags, without what XML cannot hold. */
export function xmlText(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('\r', '&#13;')
  );
}
