import { fold } from '../language/fold.ts';
import type { Product } from './product.ts';

const EXAMPLES = 4; // as many as the specification's 'electronics, clothing, home, gaming'
const PLACEHOLDER = 'generale'; // what an import writes where a file names no category; it tells a customer nothing

/** Counts categories one product at a time. */
export class CategoryCount {
  private readonly counts = new Map<string, { name: string; count: number }>();

  add({ category }: Pick<Product, 'category'>): void {
    const name = category.trim();
    const known = this.counts.get(name) ?? this.counts.get(fold(name));
    if (known) known.count++;
    else if (name && fold(name) !== PLACEHOLDER) this.remember(name);
  }

  /** The categories with the most products, at most four; equals in the catalogue's order. */
  largest(): string[] {
    return [...new Set(this.counts.values())]
      .sort((a, b) => b.count - a.count)
      .slice(0, EXAMPLES)
      .map(({ name }) => name);
  }

  private remember(name: string): void {
    const entry = { name, count: 1 };
    this.counts.set(fold(name), entry);
    this.counts.set(name, this.counts.get(name) ?? entry);
  }
}
