import type { ProductRole } from '../headers.ts';
import { DEFAULT_PRICE } from '../product-row.ts';

/** What is read of an element. */
interface Read {
  /** The first text under a name; undefined where there is none. */
  read(name: string): string | undefined;
  /** What it lists as its sizes and colours, read alike. */
  variants: readonly Read['read'][];
}

/**
 * A product as Easyfatt sends it. It leaves out what has no value: a price and a quantity that are not there are zero. A text
 * that is not there is not told: it may have been added here. Its picture is the bare name of a file that only Easyfatt has.
 */
export function daneaValues({ read, variants }: Read): Map<ProductRole, unknown> {
  const path = [read('Category'), ...SUBCATEGORIES.map(read)].filter(Boolean).join(' > ');
  const isCounted = /^true$/i.test(read('ManageWarehouse') ?? '');
  const listed = variants.map((variant) => variantOf(variant, isCounted));
  const isThere = !isCounted || Number(read('AvailableQty') ?? 0) > 0 || listed.some(({ available }) => available);
  const told: [ProductRole, unknown][] = [
    ['code', read('Code') ?? ''],
    ['name', read('Description') ?? ''],
    ['description', read('DescriptionHtml')],
    // With VAT; the net prices beside it are told to nobody.
    ['price', amountOf(read('GrossPrice1'))],
    ['category', path || undefined],
    ['link', read('Link')],
    ['isAvailable', isThere],
    ['variants', listed.length > 0 ? listed : undefined],
  ];
  return new Map(told.filter(([, value]) => value !== undefined));
}

/** A size or a colour: it costs what its article costs, and is counted by itself. '-' is what has no size, or no colour. */
function variantOf(read: Read['read'], isCounted: boolean) {
  const chosen = (name: string) => (read(name) === '-' ? '' : (read(name) ?? ''));
  return {
    code: read('Barcode') ?? '',
    size: chosen('Size'),
    color: chosen('Color'),
    available: !isCounted || Number(read('AvailableQty') ?? 0) > 0,
  };
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
  Variants: 'variants',
};
