import { isHomonym } from '../language/homonyms.ts';
import { visitWords } from '../language/words.ts';
import type { Product } from './product.ts';

/** The words of a product's name, and those of them that name several things. */
export interface NameWords {
  words: readonly string[];
  homonyms: readonly string[];
}

// Wishes find the same products again and again: what was read lately is kept, some 5 MB of each at most.
const MOST_NAMES = 20_000;
const MOST_PRODUCTS = 4_000;
const names = new Map<string, NameWords>();
const products = new Map<Product, readonly string[]>();

/** The words of a text, folded. */
export function textsOf(text: string): string[] {
  const texts: string[] = [];
  visitWords(text, (word) => texts.push(word));
  return texts;
}

/** Reads a name, or remembers it. */
export function nameWords(name: string): NameWords {
  const known = names.get(name);
  if (known) return known;
  const words = textsOf(name);
  const read = { words, homonyms: words.filter(isHomonym) };
  if (names.size >= MOST_NAMES) names.clear();
  names.set(name, read);
  return read;
}

/** The words of all texts of a product, folded, or what is remembered of them. */
export function wordsIn(product: Product): readonly string[] {
  const known = products.get(product);
  if (known) return known;
  const { name, description, category, keywords } = product;
  const words = [name, description, category, ...keywords].flatMap(textsOf);
  if (products.size >= MOST_PRODUCTS) products.clear();
  products.set(product, words);
  return words;
}
