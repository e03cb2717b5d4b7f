import { PRODUCT_FIELDS } from '../products/product-fields.ts';
import {
  LONGEST_OPTION,
  MOST_OPTIONS,
  MOST_VARIANTS,
  type ProductVariant,
  type VariantOption,
  variantKey,
} from '../products/variant.ts';
import { isPowerOfTen } from './alike-codes.ts';
import { addressOf, BadField, limited, lineOf, readableLineOf } from './fields.ts';
import { OPTION_PLACES, PRODUCT_NAMING, type ProductRole } from './headers.ts';
import { readOptions } from './option-text.ts';
import { plainOf } from './plain-values.ts';
import { firstAddress } from './product-row.ts';
import { sellingPrice } from './row-prices.ts';
import { stockOf } from './stock.ts';
import { VariantList, type VariantTerms } from './variant-list.ts';

/** What a row, or an entry of a list inside a product, says of a variant. */
export type VariantValues = ReadonlyMap<ProductRole, unknown>;

const { code: CODE, price: PRICE, imageUrl: IMAGE, link: LINK } = PRODUCT_FIELDS;

/** The names of the columns that say what is chosen, where a file has one for each of them. */
export const COLUMN_OPTIONS = [
  ['size', 'Taglia'],
  ['color', 'Colore'],
  ['material', 'Materiale'],
  ['pattern', 'Fantasia'],
] as const;

/**
 * Reads the rows of one product's variants. What nothing tells from the others, not even a code, is none.
 * @param names what the options are called where the rows do not say it, in their order.
 * @param commonName how the names of all of them begin.
 */
export function readVariants(
  rows: readonly VariantValues[],
  names: readonly string[],
  commonName: string,
): VariantList {
  const list = new VariantList();
  const keys = new Set<string>();
  const told = COLUMN_OPTIONS.filter(
    ([role], index) => index < 2 || new Set(rows.map((row) => textOf(row, role))).size > 1,
  );
  for (const row of rows) {
    const options = optionsOf(row, names, told, commonName);
    const terms = sellingPrice(row);
    const variant = variantOf(row, options, terms, list);
    const key = variant && variantKey(variant);
    if (!variant || !key || keys.has(key)) continue;
    if (list.variants.length === MOST_VARIANTS) {
      list.leftOut.push(`Varianti oltre le prime ${MOST_VARIANTS}: «${key}»`);
      break;
    }
    keys.add(key);
    list.variants.push(variant);
    list.terms.push(variant.price === '' ? undefined : terms);
  }
  return list;
}

/** The entries of a list inside a product, by what their keys are taken for. */
export function listedVariants(value: unknown): VariantValues[] {
  if (!Array.isArray(value)) return [];
  let known: { names: string; roles: readonly (ProductRole | undefined)[] } | null = null;
  return value.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return [];
    const keys = Object.keys(entry);
    const all = keys.join('\n');
    if (known?.names !== all) known = { names: all, roles: PRODUCT_NAMING.rolesOf(keys) };
    const values = new Map<ProductRole, unknown>();
    for (const [index, each] of Object.values(entry).entries()) {
      const role = known.roles[index];
      if (role !== undefined) values.set(role, each);
    }
    return [values];
  });
}

/** Whether a row says what is chosen with it. */
export function hasOptions(values: VariantValues): boolean {
  const only = textOf(values, 'option1Value');
  if (only !== '') return !/^default title$/i.test(only);
  return values.has('options') || COLUMN_OPTIONS.some(([role]) => textOf(values, role) !== '');
}

/** What the options are called where each row has their values only. */
export function optionNames(values: VariantValues): string[] {
  const columns = OPTION_PLACES.map((place) => textOf(values, `option${place}Name`));
  if (columns.some(Boolean)) return columns;
  const listed = values.get('options');
  return Array.isArray(listed) ? listed.map((entry) => readableLineOf(plainOf(entry), '')) : [];
}

type ColumnOption = (typeof COLUMN_OPTIONS)[number];

function optionsOf(
  values: VariantValues,
  names: readonly string[],
  told: readonly ColumnOption[],
  commonName: string,
): VariantOption[] {
  const numbered = OPTION_PLACES.map((place, index) => ({
    name: textOf(values, `option${place}Name`) || (names[index] ?? ''),
    value: textOf(values, `option${place}Value`).replaceAll('\\,', ','),
  }));
  const inColumns = told.map(([role, name]) => ({ name, value: textOf(values, role) }));
  const own = textOf(values, 'name');
  const rest = own.startsWith(commonName) ? own.slice(commonName.length).replace(/^[\s,;:/|(–—-]+|[\s)]+$/g, '') : '';
  for (const options of [numbered, readOptions(values.get('options')), inColumns, [{ name: '', value: rest }]]) {
    const filled = options
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => ({
        name: shortened(name || 'Variante', LONGEST_OPTION.name),
        value: shortened(value, LONGEST_OPTION.value),
      }))
      .filter(({ name }, index, all) => all.findIndex((each) => each.name === name) === index);
    if (filled.length > 0) return filled.slice(0, MOST_OPTIONS);
  }
  return [];
}

function variantOf(
  values: VariantValues,
  options: VariantOption[],
  terms: VariantTerms | undefined,
  list: VariantList,
): ProductVariant | null {
  const optional = (read: (value: unknown, label: string) => string, role: ProductRole, label: string): string => {
    try {
      return read(values.get(role), label);
    } catch (error) {
      if (!(error instanceof BadField)) throw error;
      list.leftOut.push(`${label}: «${shortened(textOf(values, role), 60)}»`);
      return '';
    }
  };
  const code = optional(readCode, 'code', CODE.label);
  const chosen = options.length > 0 ? options : [{ name: 'Variante', value: code }];
  if (options.length === 0 && code === '') return null;
  const isOther = terms?.currency && list.currency !== null && terms.currency !== list.currency;
  const isUnread = !terms?.priceCents && !/^[0.,\s€]*$/.test(textOf(values, 'price'));
  if (isOther || isUnread) list.leftOut.push(`${PRICE.label}: «${shortened(textOf(values, 'price'), 60)}»`);
  const isPriced = terms !== undefined && Boolean(terms.priceCents) && !isOther;
  if (isPriced) list.currency ??= terms.currency;
  return {
    code,
    options: chosen,
    ...(isPriced ? lastingPrice(terms) : { price: '', priceCents: null }),
    isAvailable: stockOf(values) ?? true,
    imageUrl: optional(readAddress, values.has('variantImage') ? 'variantImage' : 'imageUrl', IMAGE.label),
    link: optional(readAddress, 'link', LINK.label),
  };
}

/** A variant's own price has no dates: where its offer has some, it is the full one. */
export function lastingPrice(terms: VariantTerms): Pick<ProductVariant, 'price' | 'priceCents'> {
  const { price = '', priceCents, listPrice = '', listPriceCents = null, offerFrom, offerUntil } = terms;
  const hasDates = listPriceCents !== null && Boolean(offerFrom || offerUntil);
  return hasDates ? { price: listPrice, priceCents: listPriceCents } : { price, priceCents };
}

function readCode(value: unknown, label: string): string {
  const code = limited(lineOf(plainOf(value), label), label, CODE.longest);
  return isPowerOfTen(code) ? '' : code;
}

function readAddress(value: unknown, label: string): string {
  return addressOf(firstAddress(value), label, LINK.longest);
}

function shortened(text: string, longest: number): string {
  return text.length > longest ? [...text].slice(0, longest).join('') : text;
}

function textOf(values: VariantValues, role: ProductRole): string {
  try {
    return readableLineOf(plainOf(values.get(role)), '');
  } catch (error) {
    if (error instanceof BadField) return '';
    throw error;
  }
}
