import type { ProductRole } from '../headers.ts';
import { DEFAULT_CATEGORY, DEFAULT_PRICE } from '../product-row.ts';

/**
 * A product as Easyfatt sends it. It leaves out what has no value: a price and a quantity that are not there are zero, a text
 * is empty. Its picture is the bare name of a file that only Easyfatt has, and is not told.
 * @param read the first text under a name; undefined where there is none.
 */
export function daneaValues(read: (name: string) => string | undefined): Map<ProductRole, unknown> {
  const path = [read('Category'), ...SUBCATEGORIES.map(read)].filter(Boolean).join(' > ');
  const isCounted = /^true$/i.test(read('ManageWarehouse') ?? '');
  return new Map<ProductRole, unknown>([
    ['code', read('Code') ?? ''],
    ['name', read('Description') ?? ''],
    ['description', read('DescriptionHtml') ?? ''],
    // With VAT; the net prices beside it are told to nobody.
    ['price', amountOf(read('GrossPrice1'))],
    ['category', path || DEFAULT_CATEGORY],
    ['link', read('Link') ?? ''],
    ['isAvailable', !isCounted || Number(read('AvailableQty') ?? 0) > 0],
  ]);
}

const SUBCATEGORIES = ['Subcategory', ...[2, 3, 4, 5, 6, 7, 8, 9].map((level) => `Subcategory${level}`)];

/** A number with a point is an amount that is never ambiguous. */
function amountOf(text: string | undefined): number | string {
  if (text === undefined || Number(text) === 0) return DEFAULT_PRICE;
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** What is taken of a product, for who looks at the columns. */
export const DANEA_ROLES: Readonly<Record<string, ProductRole>> = {
  Code: 'code',
  Description: 'name',
  DescriptionHtml: 'description',
  GrossPrice1: 'price',
  Category: 'category',
  ...Object.fromEntries(SUBCATEGORIES.map((name) => [name, 'category'])),
  Link: 'link',
  ManageWarehouse: 'isAvailable',
  AvailableQty: 'isAvailable',
};
