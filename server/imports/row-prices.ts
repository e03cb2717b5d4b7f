import { type Price, parsePrice, writeAmount } from '../language/money.ts';
import {
  NO_OFFER_DATE,
  type OfferDate,
  type OfferEdge,
  OPEN_FROM,
  OPEN_UNTIL,
  readOfferDate,
} from '../products/offer-dates.ts';
import { PRODUCT_FIELDS, type ProductField } from '../products/product-fields.ts';
import { BadField, limited, lineOf } from './fields.ts';
import type { ProductRole } from './headers.ts';
import { plainOf } from './plain-values.ts';

/** What a file's row says, by what its columns are. */
export type Values = ReadonlyMap<ProductRole, unknown>;

/** What a reader gives of a field; undefined where the row does not name it, or it is not to be read. */
export type Optional = <Result>(
  field: ProductField,
  read: (value: unknown, label: string) => Result,
) => Result | undefined;
/** What a row is sold for. */
export interface Priced {
  price: string | undefined;
  priceCents: number | null;
  currency: string | null;
  priceWarning: Price['warning'];
}

/** Its full price and when the offer is; undefined where the row names no price: a price and its offer are one thing. */
export interface Offered {
  listPrice: string | undefined;
  listPriceCents: number | null | undefined;
  offerFrom: string | undefined;
  offerStartsAt: Date | null | undefined;
  offerUntil: string | undefined;
  offerEndsAt: Date | null | undefined;
}

export const NO_OFFER: Offered = {
  listPrice: '',
  listPriceCents: null,
  offerFrom: '',
  offerStartsAt: null,
  offerUntil: '',
  offerEndsAt: null,
};
export const NOT_NAMED: Offered = {
  listPrice: undefined,
  listPriceCents: undefined,
  offerFrom: undefined,
  offerStartsAt: undefined,
  offerUntil: undefined,
  offerEndsAt: undefined,
};

/** What it is sold for; where that is an offer, with the full price and the dates. An offer of no clear date is none. */
export function readTerms(values: Values, optional: Optional, leaveOut: (detail: string) => void): Priced & Offered {
  const usual = optional('price', (value, label) => readPrice(pricedOf(value), label)) ?? grossPrice(values);
  const offer = readOffer(values) ?? discounted(usual, values);
  if (!usual?.priceCents) return offer ? { ...offer, ...NO_OFFER } : withoutOffer(usual);
  const full = optional('listPrice', (value, label) => readPrice(pricedOf(value), label));
  const [price, list] = offer && isLess(offer, usual) ? [offer, usual] : [usual, full];
  if (!list || !isLess(price, list)) return { ...price, ...NO_OFFER };
  const dates = readDates(values);
  if (typeof dates === 'string') {
    leaveOut(dates);
    return { ...(list === usual ? usual : price), ...NO_OFFER };
  }
  const [from, until] = dates;
  return {
    ...price,
    listPrice: list.price,
    listPriceCents: list.priceCents,
    offerFrom: from.text,
    offerStartsAt: from.at,
    offerUntil: until.text,
    offerEndsAt: until.at,
  };
}

function withoutOffer(usual: Priced | undefined): Priced & Offered {
  return usual?.price === undefined ? { price: undefined, ...NO_PRICE, ...NOT_NAMED } : { ...usual, ...NO_OFFER };
}

/** Whether one price is an offer against another, of the same currency. */
function isLess(price: Priced, other: Priced): boolean {
  const { priceCents: cents, currency } = price;
  return Boolean(cents && other.priceCents && cents < other.priceCents && currency === other.currency);
}

/** From when and until when an offer is; the sentence about a date that cannot be read. */
function readDates(values: Values): [OfferDate, OfferDate] | string {
  const textOfRole = (role: ProductRole) => String(plainOf(values.get(role)) ?? '').trim();
  const [from = '', until = ''] = textOfRole('offerDates')
    .split('/')
    .map((text) => (text === OPEN_FROM || text === OPEN_UNTIL ? '' : text));
  const isUtc = textOfRole('offerDates') !== '';
  const read = (edge: OfferEdge, field: 'offerFrom' | 'offerUntil', ...texts: string[]) => {
    const text = texts.find(Boolean) ?? '';
    return readOfferDate(text, edge, isUtc) ?? `${PRODUCT_FIELDS[field].label}: «${[...text].slice(0, 60).join('')}»`;
  };
  const starts = read('FROM', 'offerFrom', from, textOfRole('offerFrom'), textOfRole('discountFrom'));
  const ends = read('UNTIL', 'offerUntil', until, textOfRole('offerUntil'), textOfRole('discountUntil'));
  if (typeof starts === 'string') return starts;
  return typeof ends === 'string' ? ends : [starts, ends];
}

/** @throws BadField for what is no day. */
export function readDay(value: unknown, label: string): string {
  const text = String(plainOf(value) ?? '').trim();
  const day = readOfferDate(text, 'FROM');
  if (!day) throw new BadField(label, `Non si legge come una data: «${text}».`);
  return (day.text || NO_OFFER_DATE.text).slice(0, 10);
}

/** What a row is sold for, with its offer; undefined where it names no amount. */
export function sellingPrice(values: Values): (Priced & Offered) | undefined {
  const attempt: Optional = (field, read) => {
    try {
      const value = values.get(field);
      return value === undefined ? undefined : read(value, PRODUCT_FIELDS[field].label);
    } catch {
      return undefined;
    }
  };
  const read = readTerms(values, attempt, () => undefined);
  return read.price === undefined ? undefined : read;
}

const NO_PRICE = { priceCents: 0, currency: 'EUR', priceWarning: 'ZERO' } as const;

/** A number of JSON is an amount like any other, and never ambiguous. */
function pricedOf(value: unknown): string | number {
  const plain = plainOf(value);
  return typeof plain === 'number' ? plain : String(plain ?? '');
}

/** @throws BadField for what is no one amount. */
function readPrice(value: string | number, label: string): Priced {
  const text = limited(lineOf(value, label), label, PRODUCT_FIELDS.price.longest);
  if (text === '') return { price: undefined, ...NO_PRICE };
  const parsed = parsePrice(typeof value === 'number' ? value : text);
  if (!parsed) throw new BadField(label, `Non si legge come un solo importo: «${text}».`);
  // Read again, a number with three decimals would be two amounts.
  const isUnclear = typeof value === 'number' && parsePrice(text)?.warning === 'AMBIGUOUS';
  const price = isUnclear ? writeAmount(parsed.cents, parsed.currency) : text;
  return { price, priceCents: parsed.cents, currency: parsed.currency, priceWarning: parsed.warning };
}

function readOffer(values: Values): Priced | undefined {
  const text = pricedOf(values.get('offer'));
  return text !== '' && parsePrice(text) ? readPrice(text, PRODUCT_FIELDS.price.label) : undefined;
}

/** The rates of Italian VAT, in percent (d.P.R. 633/1972, art. 16 and table A). */
const RATES = [22, 10, 5, 4];
const MOST_OFF = 1e-6; // euro: what six decimals of a net price can be away from the gross one

/**
 * PrestaShop keeps prices without VAT, in six decimals: of `20.409836` one rate alone, 22 %, makes whole cents, 24,90 €. Of
 * `1000` every rate does, so that nobody knows.
 */
function grossPrice(values: Values): Priced | undefined {
  const net = /^\d{1,7}[.,]\d{4,6}$/.exec(String(plainOf(values.get('netPrice')) ?? '').trim());
  if (!net) return undefined;
  const gross = RATES.map((rate) => Number(net[0].replace(',', '.')) * (1 + rate / 100)).filter(
    (amount) => Math.abs(amount - Math.round(amount * 100) / 100) <= MOST_OFF * 2,
  );
  const [only, ...others] = gross;
  if (only === undefined || others.length > 0) return undefined;
  return readPrice(writeAmount(Math.round(only * 100), 'EUR'), PRODUCT_FIELDS.price.label);
}

/** What is left of a price by a discount, in percent or in its currency. */
function discounted(usual: Priced | undefined, values: Values): Priced | undefined {
  if (!usual?.priceCents) return undefined;
  const percent = Number(String(plainOf(values.get('discountPercent')) ?? '').replace(',', '.'));
  const amount = parsePrice(pricedOf(values.get('discountAmount')))?.cents ?? 0;
  const cents =
    percent > 0 && percent < 100 ? Math.round(usual.priceCents * (1 - percent / 100)) : usual.priceCents - amount;
  if (cents <= 0 || cents >= usual.priceCents) return undefined;
  return readPrice(writeAmount(cents, usual.currency ?? 'EUR'), PRODUCT_FIELDS.price.label);
}
