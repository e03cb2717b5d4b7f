import type { Product } from './product.ts';

type Placed = Pick<Product, 'position' | 'id'>;

/** The catalogue's own order: by position, equals by id. */
export function isBefore(one: Placed, other: Placed): boolean {
  return one.position < other.position || (one.position === other.position && one.id < other.id);
}

/** Where a product stands among products in their order, or would stand. */
export function placeIn(products: readonly Product[], product: Placed): number {
  let low = 0;
  let high = products.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = products[middle];
    if (other && isBefore(other, product)) low = middle + 1;
    else high = middle;
  }
  return low;
}
