import { isHomonym } from '../language/homonyms.ts';
import { visitWords } from '../language/words.ts';
import type { Product } from './product.ts';
import { Remembered } from './remembered.ts';
import { describedIn } from './variant.ts';

/** The words of a product's name, and those of them that name several things. */
export interface NameWords {
  words: readonly string[];
  homonyms: readonly string[];
}

/** The words of a text, folded. */
export function textsOf(text: string): string[] {
  const texts: string[] = [];
  visitWords(text, (word) => texts.push(word));
  return texts;
}

// Wishes find the same products again and again. A word takes some 50 bytes: 5 MB of each.
const MOST_WORDS = 100_000;

const names = new Remembered<string, NameWords>(
  MOST_WORDS,
  (name) => {
    const words = textsOf(name);
    return { words, homonyms: words.filter(isHomonym) };
  },
  ({ words }) => words.length + 1,
);

const products = new Remembered<Product, readonly string[]>(
  MOST_WORDS,
  (product) => [product.name, describedIn(product), product.category, ...product.keywords].flatMap(textsOf),
  (words) => words.length + 1,
);

/** Reads a name, or remembers it. */
export function nameWords(name: string): NameWords {
  return names.of(name);
}

/** The words of all texts of a product, folded, or what is remembered of them. */
export function wordsIn(product: Product): readonly string[] {
  return products.of(product);
}
