import { parsePrice } from '../language/money.ts';
import { merchantId } from '../products/merchant-variants.ts';
import type { ProductVariant } from '../products/variant.ts';
import type { ProductRole } from './headers.ts';
import { plainOf } from './plain-values.ts';
import { isOnSale } from './product-row.ts';
import type { RoleRecord } from './records.ts';
import { sellingPrice } from './row-prices.ts';
import { stockOf } from './stock.ts';
import type { VariantList, VariantTerms } from './variant-list.ts';
import {
  COLUMN_OPTIONS,
  hasOptions,
  listedVariants,
  optionNames,
  readVariants,
  type VariantValues,
} from './variant-rows.ts';

type Row = RoleRecord<ProductRole>;

/** Rows of one product as one, with its variants. */
export function joined(rows: readonly Row[]): Row {
  const [first] = rows as [Row, ...Row[]];
  const values = new Map(first.values);
  const stock = stockOf(values);
  if (stock !== undefined) values.set('isAvailable', stock ? 'sì' : 'no');
  const listed = listedVariants(values.get('variants'));
  values.delete('variants');
  const told = [...listed, ...variantRows(rows)];
  if (told.length === 0 && rows.length === 1) return { row: first.row, values };
  const names = rows.map((row) => nameWithoutChoice(row.values)).filter(Boolean);
  const common = commonName(names);
  values.set('name', common || values.get('name'));
  const list = readVariants(told, optionNames(first.values), common);
  const isOne = told.includes(first.values);
  // A list inside a product, and our own export, tell of the product apart from its variants.
  const isApart = listed.length > 0 || values.has('variantOf');
  if (list.variants.length > 0) addVariants(values, list, { isOne, isApart });
  else addOtherRows(values, [...listed, ...rows.map((row) => row.values)]);
  const group = textOf(first.values, 'group');
  if (group !== '' && (list.variants.length > 0 || rows.length > 1)) {
    values.set('code', group);
    // What our own feed calls a variant that has no code.
    for (const [place, variant] of list.variants.entries())
      if (variant.code !== '' && variant.code === merchantId(group, variant.options))
        list.variants[place] = { ...variant, code: '' };
  }
  return { row: first.row, values };
}

/** The rows that are variants, which the first of them may be too; those that are not on sale are none. */
function variantRows(rows: readonly Row[]): VariantValues[] {
  const [first] = rows;
  const isNamed = ({ values }: Row) => textOf(values, 'parent') !== '' || textOf(values, 'variantOf') !== '';
  const hasGroup = first !== undefined && textOf(first.values, 'group') !== '';
  const codes = new Set(rows.map(({ values }) => textOf(values, 'code')));
  const isVariant = (row: Row) => {
    if (isNamed(row)) return isOnSale(row.values);
    if (!hasGroup || rows.some(isNamed)) return false;
    return hasOptions(row.values) || (codes.size > 1 && textOf(row.values, 'code') !== '');
  };
  return rows.filter(isVariant).map(({ values }) => values);
}

/**
 * @param how.isOne the product's own row is one of its variants. @param how.isApart what the product's row says is so,
 * whatever its variants say.
 */
function addVariants(
  values: Map<ProductRole, unknown>,
  list: VariantList,
  { isOne, isApart }: { isOne: boolean; isApart: boolean },
): void {
  const { variants } = list;
  values.set('variants', list);
  const isOwnNo = isApart && values.get('isAvailable') === 'no';
  values.set('isAvailable', variants.some(({ isAvailable }) => isAvailable) && !isOwnNo ? 'sì' : 'no');
  const lowest = cheapest(list.terms.filter((each) => each !== undefined));
  const isPriced = isApart ? textOf(values, 'price') !== '' : Boolean(sellingPrice(values)?.priceCents);
  if (lowest && (isOne || !isPriced)) {
    setTerms(values, lowest, lowest.price ?? '');
    // What costs the same has the product's price, with its offer.
    for (const [place, variant] of variants.entries())
      if (areSame(list.terms[place], lowest)) variants[place] = { ...variant, price: '', priceCents: null };
  }
  if (isOne)
    for (const [place, variant] of variants.entries())
      variants[place] = withoutSameAddresses(variant, textOf(values, 'link'), textOf(values, 'imageUrl'));
  const picture = variants.find(({ imageUrl }) => imageUrl !== '');
  if (picture && !isApart && textOf(values, 'imageUrl') === '') values.set('imageUrl', picture.imageUrl);
}

/** What has the page and the picture of its product has none of its own. */
function withoutSameAddresses(variant: ProductVariant, link: string, picture: string): ProductVariant {
  const { link: ownLink, imageUrl } = variant;
  return { ...variant, link: ownLink === link ? '' : ownLink, imageUrl: imageUrl === picture ? '' : imageUrl };
}

/** Rows that nothing tells apart: what they cost, and whether one can be had. */
function addOtherRows(values: Map<ProductRole, unknown>, rows: readonly VariantValues[]): void {
  const stock = rows.map(stockOf);
  if (stock.some((each) => each !== undefined))
    values.set('isAvailable', stock.some((each) => each !== false) ? 'sì' : 'no');
  const prices = rows.flatMap((row) => sellingPrice(row) ?? []).filter(({ priceCents }) => priceCents);
  const lowest = cheapest(prices);
  if (!lowest?.price) return;
  const isSame = prices.every(({ priceCents }) => priceCents === lowest.priceCents);
  setTerms(values, lowest, isSame || parsePrice(`da ${lowest.price}`) === null ? lowest.price : `da ${lowest.price}`);
}

function cheapest<Priced extends Pick<ProductVariant, 'priceCents'>>(all: readonly Priced[]): Priced | undefined {
  const priced = all.filter(({ priceCents }) => priceCents);
  return priced.toSorted((one, other) => (one.priceCents ?? 0) - (other.priceCents ?? 0))[0];
}

function setTerms(values: Map<ProductRole, unknown>, terms: VariantTerms, price: string): void {
  values.set('price', price);
  for (const role of ['offer', 'offerDates', 'discountPercent', 'discountAmount'] as const) values.delete(role);
  for (const role of ['listPrice', 'offerFrom', 'offerUntil'] as const) values.set(role, terms[role] ?? '');
}

function areSame(one: VariantTerms | undefined, other: VariantTerms): boolean {
  const fields = ['priceCents', 'listPriceCents', 'offerFrom', 'offerUntil'] as const;
  return one !== undefined && fields.every((field) => one[field] === other[field]);
}

/** What stands between a name and what is chosen of it. */
const PARTING = /(?<=\S)(?:,\s*|\s+[/|–—:;(-]\s*|\s*[/|(]\s*|\s+)$/;

/** A name without what is chosen of it, which feeds write behind it: 'Felpa, M', 'Felpa - Rosso / M'. */
function nameWithoutChoice(values: VariantValues): string {
  let name = textOf(values, 'name');
  const chosen = COLUMN_OPTIONS.map(([role]) => textOf(values, role).toLowerCase()).filter(Boolean);
  for (const _ of COLUMN_OPTIONS) {
    const place = chosen.findIndex((each) => name.replace(/\)$/, '').toLowerCase().endsWith(each));
    const rest = place < 0 ? '' : name.replace(/\)$/, '').slice(0, -(chosen[place]?.length ?? 0));
    // The value has to stand apart: 'Felpa S' ends with it, 'Jeans' does not.
    if (!PARTING.test(rest)) break;
    chosen.splice(place, 1);
    name = rest.replace(PARTING, '');
  }
  return name;
}

/** What the names of all rows begin with: of 'Felpa, S' and 'Felpa, M' it is 'Felpa'. */
function commonName(names: readonly string[]): string {
  const [first = '', ...others] = names;
  let length = first.length;
  for (const other of others) while (length > 0 && !other.startsWith(first.slice(0, length))) length--;
  if (length === first.length) return first;
  const common = first
    .slice(0, length)
    .replace(/[\s,;:/|(–—-]+[^\s,;:/|(–—-]{0,2}$/, '')
    .trim();
  return common.length >= 3 ? common : first;
}

function textOf(values: VariantValues, role: ProductRole): string {
  return String(plainOf(values.get(role)) ?? '').trim();
}
