import { parsePrice } from '../language/money.ts';
import { BadField } from './fields.ts';
import type { ProductRole } from './headers.ts';
import { plainOf } from './plain-values.ts';
import { sellingPrice } from './product-row.ts';
import type { Entry, RoleRecord } from './records.ts';
import { availabilityOf } from './yes-or-no.ts';

type Row = RoleRecord<ProductRole>;

/**
 * Rows that follow one another and are sizes of one product become one: at the lowest of their prices, and to be had as long
 * as one of them is. What only adds a picture to the product before it is no row of its own.
 */
export async function* joinSizes(batches: AsyncIterable<Entry<ProductRole>[]>): AsyncGenerator<Entry<ProductRole>[]> {
  let held: Row[] = [];
  for await (const batch of batches) {
    const ready: Entry<ProductRole>[] = [];
    for (const entry of batch) {
      const [first] = held;
      if (!('values' in entry)) {
        if (first && 'removedCode' in entry) {
          ready.push(joined(held));
          held = [];
        }
        ready.push(entry);
        continue;
      }
      if (first && isSizeOf(first, entry)) {
        held.push(entry);
        continue;
      }
      if (first) ready.push(joined(held));
      held = [];
      if (textOf(entry, 'parent') === '') held = [entry];
      else
        ready.push({
          row: entry.row,
          field: '',
          reason: 'Variante di un prodotto che non la precede: non importata.',
          kind: 'LONE_VARIANT',
        });
    }
    yield ready;
  }
  if (held.length > 0) yield [joined(held)];
}

function isSizeOf(first: Row, row: Row): boolean {
  const group = textOf(row, 'group');
  if (group !== '' && group === textOf(first, 'group')) return true;
  const parent = textOf(row, 'parent');
  return parent !== '' && (parent === textOf(first, 'code') || parent === `id:${textOf(first, 'code')}`);
}

function joined(rows: readonly Row[]): Row {
  const [first] = rows as [Row, ...Row[]];
  const values = new Map(first.values);
  const stock = rows.map(({ values: each }) => stockOf(each));
  if (stock.some((each) => each !== undefined))
    values.set('isAvailable', stock.some((each) => each !== false) ? 'sì' : 'no');
  if (rows.length === 1) return { row: first.row, values };
  const prices = rows.flatMap(({ values: each }) => sellingPrice(each) ?? []).filter(({ priceCents }) => priceCents);
  const [lowest] = prices.toSorted((one, other) => (one.priceCents ?? 0) - (other.priceCents ?? 0));
  if (lowest?.price) {
    const isSame = prices.every(({ priceCents }) => priceCents === lowest.priceCents);
    values.set('price', isSame || parsePrice(`da ${lowest.price}`) === null ? lowest.price : `da ${lowest.price}`);
    for (const role of ['offer', 'offerDates', 'discountPercent', 'discountAmount'] as const) values.delete(role);
    for (const role of ['listPrice', 'offerFrom', 'offerUntil'] as const) values.set(role, lowest[role] ?? '');
  }
  const group = textOf(first, 'group');
  if (group !== '') values.set('code', group);
  values.set('name', commonName(rows.map((row) => textOf(row, 'name')).filter(Boolean)) || values.get('name'));
  return { row: first.row, values };
}

/** Whether one row can be bought: by its words, or by what is left of it and whether the shop goes on selling. */
function stockOf(values: ReadonlyMap<ProductRole, unknown>): boolean | undefined {
  if (values.has('comparedStock')) return String(plainOf(values.get('comparedStock')) ?? '').trim() !== '6';
  const goods = String(plainOf(values.get('goodsKind')) ?? '').trim();
  // What is counted and has no quantity is sold out; what is not counted can always be had.
  if (goods !== '' && !/con magazzino/i.test(goods)) return true;
  const policy = String(plainOf(values.get('inventoryPolicy')) ?? '').trim();
  const isUncounted = values.has('inventoryTracker') && String(plainOf(values.get('inventoryTracker')) ?? '') === '';
  if (policy !== '' && (isUncounted || /^(?:continue|true)$/i.test(policy))) return true;
  try {
    return availabilityOf(plainOf(values.get('isAvailable')), '') ?? (goods === '' ? undefined : false);
  } catch (error) {
    if (error instanceof BadField) return undefined;
    throw error;
  }
}

/** What the names of all sizes begin with: of 'Felpa, S' and 'Felpa, M' it is 'Felpa'. */
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

function textOf({ values }: Row, role: ProductRole): string {
  return String(plainOf(values.get(role)) ?? '').trim();
}
