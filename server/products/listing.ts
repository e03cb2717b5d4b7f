import { fold } from '../language/fold.ts';
import type { Catalogue } from './catalogue.ts';
import { findPlaces } from './listing-search.ts';
import { isBefore } from './order.ts';
import type { Product } from './product.ts';

export type ProductSort = 'POSITION' | 'NAME' | 'PRICE' | 'NEWEST';

/** Where a page goes on: after the product that had this value, position and id. */
interface ListingKey {
  value: string | number;
  position: number;
  id: string;
}

export interface ListingQuery {
  /** Empty for every product. */
  search: string;
  /** null for every category. */
  category: string | null;
  sort: ProductSort;
  limit: number;
  after: ListingKey | null;
}

/** One page of a catalogue, for the people who edit it. */
export interface Listing {
  /** All that were found, on whatever page. */
  totalCount: number;
  /** Of all that the search found, whatever category was chosen. */
  categories: { name: string; count: number }[];
  products: Product[];
}

const STEP = 500; // products between two yields: well under a millisecond

/** Lists products in small steps, so that a catalogue of 200,000 holds nobody up. */
export function* listProducts(catalogue: Catalogue, query: ListingQuery): Generator<void, Listing> {
  const found = query.search === '' ? null : yield* findPlaces(catalogue, query.search);
  const categories = new CategoryCounts();
  const wanted = query.category === null ? null : fold(query.category.trim());
  const page = new FirstOf(query.limit, query.sort, query.after);
  let totalCount = 0;
  for (const [place, product] of catalogue.places.entries()) {
    if (place % STEP === 0) yield;
    if (catalogue.gone.has(place) || (found && !found[place])) continue;
    const category = categories.add(product.category);
    if (wanted !== null && category !== wanted) continue;
    totalCount++;
    page.offer(product);
  }
  return { totalCount, categories: categories.all(), products: page.products() };
}

/** What a product is sorted by. */
export function sortValue(product: Product, sort: ProductSort): string | number {
  switch (sort) {
    case 'POSITION':
      return product.position;
    case 'NAME':
      return fold(product.name);
    case 'PRICE':
      return product.priceCents ?? Number.MAX_SAFE_INTEGER; // without a price: last
    case 'NEWEST':
      return -product.createdAt.getTime();
  }
}

/** The first products of an order, the least first; nothing that stands before a page's beginning. */
class FirstOf {
  private readonly limit: number;
  private readonly sort: ProductSort;
  private readonly after: Product | null;
  private readonly afterValue: string | number;
  private readonly best: { product: Product; value: string | number }[] = [];

  constructor(limit: number, sort: ProductSort, after: ListingKey | null) {
    this.limit = limit;
    this.sort = sort;
    this.after = after && ({ position: after.position, id: after.id } as Product);
    this.afterValue = after?.value ?? 0;
  }

  offer(product: Product): void {
    const value = sortValue(product, this.sort);
    if (this.after && !comesAfter(product, value, this.after, this.afterValue)) return;
    const last = this.best.at(-1);
    if (this.best.length === this.limit && last && comesAfter(product, value, last.product, last.value)) return;
    let place = this.best.length;
    while (place > 0 && !this.isAfter(product, value, place - 1)) place--;
    this.best.splice(place, 0, { product, value });
    if (this.best.length > this.limit) this.best.pop();
  }

  products(): Product[] {
    return this.best.map(({ product }) => product);
  }

  private isAfter(product: Product, value: string | number, place: number): boolean {
    const other = this.best[place];
    return !other || comesAfter(product, value, other.product, other.value);
  }
}

function comesAfter(
  product: Product,
  value: string | number,
  other: Pick<Product, 'position' | 'id'>,
  otherValue: string | number,
): boolean {
  if (value !== otherValue) return value > otherValue;
  return isBefore(other, product);
}

/** Counts categories; those that differ in case and accents alone are one. */
class CategoryCounts {
  private readonly keys = new Map<string, string>();
  private readonly counts = new Map<string, { name: string; count: number }>();

  /** Returns the category's key. */
  add(category: string): string {
    let key = this.keys.get(category);
    if (key === undefined) {
      key = fold(category.trim());
      this.keys.set(category, key);
    }
    const known = this.counts.get(key);
    if (known) known.count++;
    else this.counts.set(key, { name: category.trim(), count: 1 });
    return key;
  }

  all(): { name: string; count: number }[] {
    const named = [...this.counts.values()].filter(({ name }) => name !== '');
    return named.sort((a, b) => a.name.localeCompare(b.name, 'it'));
  }
}
