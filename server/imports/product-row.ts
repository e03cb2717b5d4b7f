import { PRODUCT_FIELDS, type ProductField } from '../products/product-fields.ts';
import type { ProductVariant } from '../products/variant.ts';
import { isDay, isPowerOfTen } from './alike-codes.ts';
import { addressOf, BadField, keywordsOf, limited, lineOf, readableLineOf, readableOf, textOf } from './fields.ts';
import { plainListOf, plainOf } from './plain-values.ts';
import { type Offered, type Optional, type Priced, readDay, readTerms, type Values } from './row-prices.ts';
import { VariantList } from './variant-list.ts';
import { availabilityOf } from './yes-or-no.ts';

/** A product as a file has it; what the row does not mention, or what could not be read of it, is undefined. */
export interface ProductRow extends Priced, Offered {
  /** Null where the file gives none. */
  code: string | null;
  name: string;
  description: string | undefined;
  category: string | undefined;
  imageUrl: string | undefined;
  link: string | undefined;
  isAvailable: boolean | undefined;
  keywords: string[] | undefined;
  soldSince: string | undefined;
  variants: readonly ProductVariant[] | undefined;
}

/** Something of a row that a person should look at; the product is taken all the same. */
export interface Remark {
  kind: 'LEFT_OUT' | 'SPREADSHEET_CODE' | 'SPREADSHEET_NAME' | 'LINE_BREAK';
  detail: string;
}

// What a product gets where a file says nothing.
export const DEFAULT_PRICE = '0€';
export const DEFAULT_CATEGORY = 'generale';

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
  if (isDay(name)) remarks.push({ kind: 'SPREADSHEET_NAME', detail: '' });
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
  if (code !== null && (isRuined || isDay(code))) remarks.push({ kind: 'SPREADSHEET_CODE', detail: code });
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
