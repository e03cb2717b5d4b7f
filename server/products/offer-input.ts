import { UserError } from '../errors.ts';
import { parsePrice } from '../language/money.ts';
import { charactersOf, lineOf } from '../language/plain-text.ts';
import { type Day, dayOf } from '../language/rome.ts';
import { type OfferDate, type OfferEdge, readOfferDate } from './offer-dates.ts';
import type { Product } from './product.ts';
import { PRODUCT_FIELDS } from './product-fields.ts';

/** What somebody enters of an offer. */
export interface OfferValues {
  listPrice?: string | null | undefined;
  offerFrom?: string | null | undefined;
  offerUntil?: string | null | undefined;
}

type Offer = Pick<
  Product,
  'listPrice' | 'listPriceCents' | 'offerFrom' | 'offerStartsAt' | 'offerUntil' | 'offerEndsAt'
>;

/**
 * An offer as it is stored; all of it empty where there is none.
 * @throws UserError PRICE_TOO_LONG, BAD_LIST_PRICE, LIST_PRICE_NOT_HIGHER, BAD_OFFER_DATE, OFFER_DATES_REVERSED,
 *   OFFER_WITHOUT_LIST_PRICE.
 */
export function checkedOffer(
  values: OfferValues,
  { priceCents, currency }: Pick<Product, 'priceCents' | 'currency'>,
): Offer {
  const listPrice = lineOf(values.listPrice ?? '');
  const from = checkedDate(values.offerFrom ?? '', 'FROM');
  const until = checkedDate(values.offerUntil ?? '', 'UNTIL');
  if (charactersOf(listPrice) > PRODUCT_FIELDS.listPrice.longest) throw new UserError('PRICE_TOO_LONG');
  const list = listPrice === '' ? null : parsePrice(listPrice);
  if (listPrice !== '' && list?.currency !== currency) throw new UserError('BAD_LIST_PRICE');
  if (list && list.cents <= (priceCents ?? 0)) throw new UserError('LIST_PRICE_NOT_HIGHER');
  if (!list && (from.at ?? until.at)) throw new UserError('OFFER_WITHOUT_LIST_PRICE');
  if (from.at && until.at && from.at >= until.at) throw new UserError('OFFER_DATES_REVERSED');
  return {
    listPrice,
    listPriceCents: list?.cents ?? null,
    offerFrom: from.text,
    offerStartsAt: from.at,
    offerUntil: until.text,
    offerEndsAt: until.at,
  };
}

/** @throws UserError BAD_OFFER_DATE. */
function checkedDate(input: string, edge: OfferEdge): OfferDate {
  const date = readOfferDate(input, edge);
  if (!date) throw new UserError('BAD_OFFER_DATE');
  return date;
}

/** A day that has come, or empty. @throws UserError BAD_SOLD_SINCE. */
export function checkedSoldSince(input: string, now: Date): Day | '' {
  const day = readOfferDate(input, 'FROM')?.text.slice(0, 10);
  if (day === undefined || day > dayOf(now)) throw new UserError('BAD_SOLD_SINCE');
  return day;
}
