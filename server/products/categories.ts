import { fold } from '../language/fold.ts';
import { isBefore } from './order.ts';
import type { Product } from './product.ts';

const EXAMPLES = 4; // as many as one reads at a glance
const PLACEHOLDER = 'generale'; // what an import writes where a file names no category; it tells a customer nothing

/** What of a product is looked at. */
type Placed = Pick<Product, 'category' | 'position' | 'id'>;

interface Counted {
  count: number;
  /** The one that names it. */
  first: Placed;
}

/** Counts categories one product at a time; those that differ in case and accents alone are one. */
export class CategoryCount {
  private readonly counts = new Map<string, Counted>();
  /** The same by every way of writing it, for a catalogue writes each a thousand times. */
  private readonly written = new Map<string, Counted | null>();

  static of(products: Iterable<Placed>): CategoryCount {
    const count = new CategoryCount();
    for (const product of products) count.add(product);
    return count;
  }

  /** The same counts, to be changed apart from these. */
  copy(): CategoryCount {
    const copy = new CategoryCount();
    for (const [key, counted] of this.counts) copy.counts.set(key, { ...counted });
    return copy;
  }

  add(product: Placed): void {
    const known = this.countOf(product);
    if (!known) return;
    known.count++;
    if (isBefore(product, known.first)) known.first = product;
  }

  /** False, and nothing done, when its category has to be named by another: then all have to be counted anew. */
  remove(product: Placed): boolean {
    const known = this.countOf(product);
    if (!known) return true;
    if (known.first.id === product.id && known.count > 1) return false;
    known.count--;
    if (known.count > 0) return true;
    this.counts.delete(fold(product.category.trim()));
    this.written.clear();
    return true;
  }

  /** The categories with the most products, at most four; equals in the catalogue's order. */
  largest(): string[] {
    const largest: Counted[] = [];
    for (const counted of this.counts.values()) {
      const place = largest.findIndex((other) => isLarger(counted, other));
      if (place < 0 && largest.length === EXAMPLES) continue;
      largest.splice(place < 0 ? largest.length : place, 0, counted);
      if (largest.length > EXAMPLES) largest.pop();
    }
    return largest.map(({ first }) => first.category.trim());
  }

  private countOf(product: Placed): Counted | null {
    const known = this.written.get(product.category);
    if (known !== undefined) return known;
    const key = fold(product.category.trim());
    const isTold = key !== '' && key !== PLACEHOLDER;
    const counted = isTold ? (this.counts.get(key) ?? { count: 0, first: product }) : null;
    if (counted) this.counts.set(key, counted);
    this.written.set(product.category, counted);
    return counted;
  }
}

function isLarger(one: Counted, other: Counted): boolean {
  return one.count > other.count || (one.count === other.count && isBefore(one.first, other.first));
}
