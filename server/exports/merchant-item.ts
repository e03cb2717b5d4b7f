import { OPEN_FROM, OPEN_UNTIL, zonedMoment } from '../products/offer-dates.ts';
import { isOffer } from '../products/prices.ts';
import type { Product } from '../products/product.ts';

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
  | 'listPriceCents'
  | 'offerUntil'
  | 'offerStartsAt'
  | 'offerEndsAt'
>;

const LONGEST_ID = 50; // characters, by Merchant's specification
const MINUTE = 60_000; // ms

/**
 * A product as an item of a Merchant feed, RSS 2.0; null for one that Merchant takes from nobody: without a description, a
 * page, a picture or a price, or with a code of over 50 characters.
 * @param origin what the paths of uploaded pictures stand behind.
 */
export function merchantItem(product: FedProduct, origin: string): string | null {
  const { code, name, description, priceCents, currency, category, imageUrl, link, isAvailable } = product;
  if (!priceCents || !currency || link === '' || imageUrl === '' || description === '') return null;
  if ([...code].length > LONGEST_ID) return null;
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
    ['identifier_exists', 'no'], // neither brand nor GTIN is known of what a shop enters here
  ];
  const written = attributes.filter(([, value]) => value !== '');
  return `<item>${written.map(([key, value]) => `<g:${key}>${xmlText(value)}</g:${key}>`).join('')}</item>\n`;
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
