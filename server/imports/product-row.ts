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
import type { ProductVariant } from '../products/variant.ts';
import { isPowerOfTen } from './alike-codes.ts';
import { addressOf, BadField, keywordsOf, limited, lineOf, readableLineOf, readableOf, textOf } from './fields.ts';
import type { ProductRole } from './headers.ts';
import { plainListOf, plainOf } from './plain-values.ts';
import { VariantList } from './variant-list.ts';
import { availabilityOf } from './yes-or-no.ts';

/** A product as a file has it; what the row does not mention, or what could not be read of it, is undefined. */
export interface ProductRow {
  /** Null where the file gives none. */
  code: string | null;
  name: string;
  description: string | undefined;
  price: string | undefined;
  priceCents: number | null;
  currency: string | null;
  priceWarning: Price['warning'];
  category: string | undefined;
  imageUrl: string | undefined;
  link: string | undefined;
  isAvailable: boolean | undefined;
  keywords: string[] | undefined;
  /** With the four below it, undefined where the row names no price: a price and its offer are one thing. */
  listPrice: string | undefined;
  listPriceCents: number | null | undefined;
  offerFrom: string | undefined;
  offerStartsAt: Date | null | undefined;
  offerUntil: string | undefined;
  offerEndsAt: Date | null | undefined;
  soldSince: string | undefined;
  variants: readonly ProductVariant[] | undefined;
}

/** Something of a row that a person should look at; the product is taken all the same. */
export interface Remark {
  kind: 'LEFT_OUT' | 'SPREADSHEET_CODE' | 'LINE_BREAK';
  detail: string;
}

// What a product gets where a file says nothing.
export const DEFAULT_PRICE = '0€';
export const DEFAULT_CATEGORY = 'generale';

type Values = ReadonlyMap<ProductRole, unknown>;

const OWN_PICTURE = /^\/(?:(?:picture|logo)\/[0-9a-f-]{36}|demo\/[\w./-]+)$/;
const DRAFT =
  /^(?:draft|bozza|archived|archiviato|private|privato|pending|in attesa|unlisted|disabled|disabilitato|disattivato|inactive|inattivo|spento|off|0|false)$/i;
const OFF = /^(?:0|-1|false|falso|no)$/i;
const TYPES_OF_SYSTEMS = /^(?:simple|variable|variation|grouped|external)(?:,|$)/i;

/**
 * Reads one product. What is optional and cannot be read is left out, and remarked.
 * @param row its number, for the sentence about a missing name.
 * @throws BadField naming the field and the reason, for a product without a name and for one that is not on sale.
 */
export function readProductRow(values: Values, row: number): { product: ProductRow; remarks: Remark[] } {
  const remarks: Remark[] = [];
  checkOnSale(values);
  const rawName = textOf(plainOf(values.get('name')), PRODUCT_FIELDS.name.label);
  const name = limited(
    readableLineOf(rawName, PRODUCT_FIELDS.name.label),
    PRODUCT_FIELDS.name.label,
    PRODUCT_FIELDS.name.longest,
  );
  if (!name) throw new BadField(PRODUCT_FIELDS.name.label, `Prodotto alla riga ${row} non ha un nome`);
  if (rawName.includes('\n') && name !== rawName && !/<|&/.test(rawName))
    remarks.push({ kind: 'LINE_BREAK', detail: '' });
  /** What a reader gives, or undefined with a remark where the value is not to be read. */
  const optional = <Result>(
    field: ProductField,
    read: (value: unknown, label: string) => Result,
  ): Result | undefined => {
    const value = values.get(field);
    if (value === undefined) return undefined;
    try {
      return read(value, PRODUCT_FIELDS[field].label);
    } catch (error) {
      if (!(error instanceof BadField)) throw error;
      const shown = [...String(plainOf(value) ?? '')].slice(0, 60).join('');
      remarks.push({ kind: 'LEFT_OUT', detail: `${error.field}: «${shown}»` });
      return undefined;
    }
  };
  const code =
    optional('code', (value, label) => limited(lineOf(plainOf(value), label), label, PRODUCT_FIELDS.code.longest)) ||
    null;
  const isRuined = code !== null && isPowerOfTen(code);
  if (isRuined) remarks.push({ kind: 'SPREADSHEET_CODE', detail: code });
  const [category, others] = categoriesOf(values, optional);
  const terms = readTerms(values, optional, (detail) => remarks.push({ kind: 'LEFT_OUT', detail }));
  const listed = values.get('variants');
  const list = listed instanceof VariantList ? listed : undefined;
  for (const detail of list?.leftOut ?? []) remarks.push({ kind: 'LEFT_OUT', detail });
  return {
    remarks,
    product: {
      code: isRuined ? null : code,
      name,
      description: optional('description', (value, label) => {
        const read = (each: unknown) =>
          limited(readableOf(proseOf(values, each), label), label, PRODUCT_FIELDS.description.longest);
        return read(value) || read(values.get('summary'));
      }),
      ...terms,
      category,
      imageUrl: optional('imageUrl', readPicture),
      link: optional('link', (value, label) => addressOf(firstAddress(value), label, PRODUCT_FIELDS.link.longest)),
      isAvailable: optional('isAvailable', (value, label) => availabilityOf(plainOf(value), label)),
      keywords: optional('keywords', (value, label) => keywordsOf(keywordsIn(value, others), label)),
      soldSince: optional('soldSince', readDay),
      variants: list?.variants,
    },
  };
}

/** @throws BadField for a draft, and for what a shop has switched off. */
function checkOnSale(values: Values): void {
  if (!isOnSale(values)) throw new BadField('', 'Bozza o prodotto non pubblicato: non importato.', 'DRAFT');
}

/** Whether a row is neither a draft nor switched off. */
export function isOnSale(values: Values): boolean {
  const published = String(plainOf(values.get('published')) ?? '').trim();
  const status = String(plainOf(values.get('status')) ?? '').trim();
  return !OFF.test(published) && !DRAFT.test(published) && !DRAFT.test(status);
}

/** A shop program's two characters for a line end and for a comma of a name. */
function proseOf(values: Values, value: unknown): unknown {
  const plain = plainOf(value);
  return values.has('parent') && typeof plain === 'string'
    ? plain.replaceAll('\\n', '\n').replaceAll('\\,', ',')
    : plain;
}

/** The category, and the other ones that a product stands in, as words that help to find it. */
function categoriesOf(values: Values, optional: Optional): [string | undefined, string[]] {
  const one = optional('category', (value, label) => readableLineOf(plainOf(value), label));
  const tree = readableLineOf(plainOf(values.get('categoryTree')), '').replace(/\s*;\s*/g, ' > ');
  const listed = values.get('categories');
  const many = Array.isArray(listed)
    ? plainListOf(listed).map(String)
    : String(plainOf(listed) ?? '')
        .split(/(?<!\\),/)
        .map((part) => part.replaceAll('\\,', ','));
  const paths = one && !TYPES_OF_SYSTEMS.test(one) ? pathsIn(one) : tree ? [tree] : many;
  const [first = '', ...others] = paths.map((path) => readableLineOf(path, '')).filter(Boolean);
  return [shortPath(first) || undefined, others.flatMap((path) => path.split(' > '))];
}

/** 'Uomo > Maglie, Outlet > Uomo' are two; 'Casa, giardino' is one. */
function pathsIn(text: string): string[] {
  const parts = text.split(/,\s*/);
  return parts.length > 1 && parts.every((part) => part.includes(' > ')) ? parts : [text];
}

/** The narrowest part of a path that is too long for a category. */
function shortPath(path: string): string {
  const { longest } = PRODUCT_FIELDS.category;
  if (path.length <= longest) return path;
  const narrowest = path.split(/\s*[>/]\s*/).at(-1) ?? '';
  return [...narrowest].slice(0, longest).join('');
}

function keywordsIn(value: unknown, others: readonly string[]): unknown {
  if (others.length === 0 && !Array.isArray(value)) return plainOf(value);
  const own = Array.isArray(value) ? plainListOf(value).map(String) : String(plainOf(value) ?? '').split(/[;,]/);
  return [...own, ...others];
}

type Optional = <Result>(field: ProductField, read: (value: unknown, label: string) => Result) => Result | undefined;
type Priced = Pick<ProductRow, 'price' | 'priceCents' | 'currency' | 'priceWarning'>;
type Offered = Pick<
  ProductRow,
  'listPrice' | 'listPriceCents' | 'offerFrom' | 'offerStartsAt' | 'offerUntil' | 'offerEndsAt'
>;

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
function readTerms(values: Values, optional: Optional, leaveOut: (detail: string) => void): Priced & Offered {
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
function readDay(value: unknown, label: string): string {
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

function readPicture(value: unknown, label: string): string {
  const text = textOf(plainOf(value), label);
  return OWN_PICTURE.test(text) ? text : addressOf(firstAddress(value), label, PRODUCT_FIELDS.imageUrl.longest);
}

const EMPTY = /^(?:n\.?\s?[da]\.?|n\/[da]|null|-+)$/i;

/** The first of several addresses; `//cdn…` and `www.…` are addresses too, and so is a bare name of a site. */
export function firstAddress(value: unknown): string {
  const text = String(plainOf(value) ?? '').trim();
  if (EMPTY.test(text)) return '';
  const [first = ''] = text.split(/\s*[,;|]\s*(?=https?:\/\/|\/\/[\w-]+\.|www\.)|\s+(?=(?:https?:)?\/\/)/i);
  const plain = first.trim().replaceAll('&amp;', '&');
  if (plain.startsWith('//')) return `https:${plain}`;
  return /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:it|com|eu|net|org|shop|store|example)(?=\/|$))/i.test(plain)
    ? `https://${plain}`
    : plain;
}
