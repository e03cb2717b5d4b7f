import { parsePrice } from '../../language/money.ts';
import type { ProductRole } from '../headers.ts';
import { availabilityOf } from '../yes-or-no.ts';

type Roles = (ProductRole | undefined)[];
type Rows = readonly (readonly string[])[];

/** How Trovaprezzi's older files order their columns, which have no headings. */
const USUAL_ORDER: Roles = [
  ...(['name', undefined, 'description', 'price', 'code', 'link', 'isAvailable', 'categoryTree', 'imageUrl'] as const),
  // Shipping, the maker's number and the EAN are left out.
  ...[undefined, undefined, undefined],
];

const FEWEST = 5; // columns

/**
 * What the columns of a table without headings are, as comparison sites are sent them: in their usual order where prices and
 * addresses stand where they should, else by what they hold.
 * @param rows the first of them.
 * @returns null where nothing of the kind is to be seen.
 */
export function rolesWithoutHeadings(rows: Rows): Roles | null {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (width < FEWEST) return null;
  const column = (index: number) => rows.map((cells) => (cells[index] ?? '').trim()).filter(Boolean);
  const columns = Array.from({ length: width }, (_, index) => column(index));
  const isUsual = mostly(columns[3], isPrice) && mostly(columns[5], isAddress) && !mostly(columns[0], isAddress);
  if (isUsual) return columns.map((_, index) => USUAL_ORDER[index]);
  return byContent(columns);
}

function byContent(columns: readonly (readonly string[])[]): Roles | null {
  const roles: Roles = columns.map(() => undefined);
  const free = () => [...columns.keys()].filter((index) => roles[index] === undefined && !isLeftOut(columns[index]));
  const take = (role: ProductRole, index: number | undefined) => {
    if (index !== undefined) roles[index] = role;
  };
  const addresses = free().filter((index) => mostly(columns[index], isAddress));
  const picture = addresses.find((index) => mostly(columns[index], isPictureAddress));
  take('imageUrl', picture);
  take(
    'link',
    addresses.find((index) => index !== picture),
  );
  // What shipping costs is less than what it is for.
  const prices = free().filter((index) => mostly(columns[index], isPrice) && columns[index]?.some(hasCents));
  take('price', prices.toSorted((one, other) => sumOf(columns[other]) - sumOf(columns[one]))[0]);
  take(
    'isAvailable',
    free().find((index) => !prices.includes(index) && mostly(columns[index], isAvailability)),
  );
  const texts = free().filter((index) => !prices.includes(index) && !addresses.includes(index));
  take(
    'categoryTree',
    texts.find((index) => mostly(columns[index], isPath)),
  );
  const words = texts.filter(
    (index) => roles[index] === undefined && mostly(columns[index], (cell) => /\s/.test(cell)),
  );
  const [name, ...others] = words;
  take('name', name);
  take('description', others.toSorted((one, other) => lengthOf(columns[other]) - lengthOf(columns[one]))[0]);
  take(
    'code',
    texts.find((index) => roles[index] === undefined && mostly(columns[index], isCode) && areDistinct(columns[index])),
  );
  const isCatalogue = roles.includes('name') && roles.includes('price') && roles.includes('link');
  return isCatalogue ? roles : null;
}

function mostly(cells: readonly string[] | undefined, is: (cell: string) => boolean): boolean {
  return cells !== undefined && cells.length > 0 && cells.filter(is).length >= cells.length * 0.8;
}

const isAddress = (cell: string) => /^https?:\/\/\S+$/i.test(cell);
const isPictureAddress = (cell: string) => /\.(?:jpe?g|png|webp|gif|avif)(?:$|\?)|\/(?:images?|img|foto)\//i.test(cell);
const isPrice = (cell: string) => /\d/.test(cell) && cell.length < 20 && parsePrice(cell) !== null;
const hasCents = (cell: string) => /[.,]\d\d?\b/.test(cell);
const isPath = (cell: string) => /\S\s*[;>]\s*\S/.test(cell);
const isCode = (cell: string) => /^[\w./-]{1,64}$/.test(cell);
/** A number of goods the world over. */
const isLeftOut = (cells: readonly string[] | undefined) => mostly(cells, (cell) => /^\d{8}(?:\d{4,6})?$/.test(cell));

function isAvailability(cell: string): boolean {
  try {
    return cell.length < 40 && availabilityOf(cell, '') !== undefined;
  } catch {
    return false;
  }
}

function areDistinct(cells: readonly string[] = []): boolean {
  return new Set(cells).size === cells.length;
}

function sumOf(cells: readonly string[] = []): number {
  return cells.reduce((sum, cell) => sum + (parsePrice(cell)?.cents ?? 0), 0);
}

function lengthOf(cells: readonly string[] = []): number {
  return cells.reduce((sum, { length }) => sum + length, 0);
}
