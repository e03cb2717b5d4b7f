import type { ProductRole } from './headers.ts';
import { joined } from './joined-rows.ts';
import { plainOf } from './plain-values.ts';
import type { Entry, RoleRecord } from './records.ts';

type Row = RoleRecord<ProductRole>;

/** A product, with the rows that are variants of it. */
interface Family {
  rows: Row[];
  /** What later rows may call it by. */
  keys: string[];
}

export const ROWS_WAITED = 20_000; // that may stand between a product and a variant of it

/**
 * Rows that are sizes of one product become one, wherever they stand: at the lowest of their prices, and to be had as long
 * as one of them is. What only adds a picture to its product is no row of its own.
 */
export async function* joinSizes(
  batches: AsyncIterable<Entry<ProductRole>[]>,
  waited = ROWS_WAITED,
): AsyncGenerator<Entry<ProductRole>[]> {
  const families = new Families(waited);
  for await (const batch of batches) yield families.take(batch);
  yield families.end();
}

class Families {
  /** In the order of the file; only families wait for more. */
  private queue: (Family | Entry<ProductRole>)[] = [];
  private queuedRows = 0;
  private readonly byKey = new Map<string, Family>();
  /** Variants that stand before their product, by what they call it. */
  private readonly early = new Map<string, Row[]>();
  private earlyRows = 0;
  private readonly waited: number;

  constructor(waited: number) {
    this.waited = waited;
  }

  take(batch: readonly Entry<ProductRole>[]): Entry<ProductRole>[] {
    const ready: Entry<ProductRole>[] = [];
    for (const entry of batch) {
      if ('values' in entry) this.takeRow(entry, ready);
      else if (this.queue.length > 0) this.queue.push(entry);
      else ready.push(entry);
      // Several at a time: each time the rest of the queue moves up.
      if (this.queuedRows > this.waited) this.release(Math.max(1, this.waited >> 3), ready);
    }
    return ready;
  }

  end(): Entry<ProductRole>[] {
    const ready: Entry<ProductRole>[] = [];
    this.release(Number.POSITIVE_INFINITY, ready);
    for (const { row } of [...this.early.values()].flat().toSorted((one, other) => one.row - other.row))
      ready.push(lone(row));
    return ready;
  }

  private takeRow(row: Row, ready: Entry<ProductRole>[]): void {
    const parent = textOf(row, 'parent') || textOf(row, 'variantOf');
    if (parent !== '') {
      this.takeVariant(parent, row, ready);
      return;
    }
    const keys = keysOf(row);
    if (keys.length === 0 && this.queue.length === 0) {
      ready.push(joined([row]));
      return;
    }
    const same = keys.find((key) => key.startsWith('group '));
    const known = same === undefined ? undefined : this.byKey.get(same);
    this.queuedRows++;
    if (known) known.rows.push(row);
    else this.begin(row, keys);
  }

  private takeVariant(parent: string, row: Row, ready: Entry<ProductRole>[]): void {
    const family = this.byKey.get(parent);
    if (family) {
      family.rows.push(row);
      this.queuedRows++;
    } else if (this.earlyRows < this.waited) {
      this.early.set(parent, [...(this.early.get(parent) ?? []), row]);
      this.earlyRows++;
    } else ready.push(lone(row.row));
  }

  private begin(row: Row, keys: string[]): void {
    const family: Family = { rows: [row], keys };
    for (const key of keys) {
      this.byKey.set(key, family);
      const early = this.early.get(key) ?? [];
      this.early.delete(key);
      this.earlyRows -= early.length;
      this.queuedRows += early.length;
      for (const each of early) family.rows.push(each);
    }
    this.queue.push(family);
  }

  /** Lets go of the first of the queue, `rows` of them or a few more. */
  private release(rows: number, ready: Entry<ProductRole>[]): void {
    let count = 0;
    let released = 0;
    for (; released < this.queue.length && count < rows; released++) {
      const entry = this.queue[released] as Family | Entry<ProductRole>;
      if (!('rows' in entry)) ready.push(entry);
      else {
        ready.push(joined(entry.rows));
        count += entry.rows.length;
        for (const key of entry.keys) this.byKey.delete(key);
      }
    }
    this.queue = this.queue.slice(released);
    this.queuedRows -= count;
  }
}

function lone(row: number): Entry<ProductRole> {
  return {
    row,
    field: '',
    reason: "Variante di un prodotto che nel file non c'è: non importata.",
    kind: 'LONE_VARIANT',
  };
}

/** What other rows may call this one's product by; none in a file whose rows are products each. */
function keysOf(row: Row): string[] {
  const group = textOf(row, 'group');
  const keys = group === '' ? [] : [`group ${group}`];
  if (!row.values.has('parent') && !row.values.has('variantOf')) return keys;
  const [code, ownId] = [textOf(row, 'code'), textOf(row, 'ownId')];
  if (code !== '') keys.push(code);
  // A program may name the row itself, where the product has no code.
  if (ownId !== '' || code !== '') keys.push(`id:${ownId || code}`);
  return keys;
}

function textOf({ values }: Row, role: ProductRole): string {
  return String(plainOf(values.get(role)) ?? '').trim();
}
