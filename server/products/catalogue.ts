import { NearWords } from '../language/near-words.ts';
import { TermDictionary } from '../language/term-dictionary.ts';
import { BONUS_CLASSES } from './bonus-words.ts';
import { CategoryCount } from './categories.ts';
import { type Postings, PostingsBuilder } from './postings.ts';
import type { Product } from './product.ts';
import { readProduct } from './score.ts';

/** What a term is to the product that it finds; packed beside the product's place: `place * 4 + field`. */
export const FIELD = { KEYWORD: 0, NAME: 1, CATEGORY: 2 } as const;
export const FIELDS = 4;

const BY_ID_BYTES = 40; // an entry of the map; its key is the product's own

/** A company's products, compiled for searching; says of each what `recommendNaively` says. */
export interface Catalogue {
  readonly products: readonly Product[];
  readonly dictionary: TermDictionary;
  /** By term: the products it finds by keyword, name or category. */
  readonly strong: Postings;
  /** By term: the products it finds by a word of their description. */
  readonly described: Postings;
  /** By bonus class: the products that carry a word of it. */
  readonly bonuses: Postings;
  /** The words of keywords, names and categories, for typos. */
  readonly nearWords: NearWords;
  readonly byId: ReadonlyMap<string, Product>;
  /** How many are for sale. */
  readonly availableCount: number;
  /** The four largest, for the reply of decision 8. */
  readonly largestCategories: readonly string[];
  /** Estimated size in memory, the products themselves not counted. */
  readonly bytes: number;
}

/** Compiles a product at a time; equal scores will stand in the order of `products`. */
export function* compileCatalogue(products: readonly Product[]): Generator<void, Catalogue> {
  const draft = new Draft();
  for (const [place, product] of products.entries()) {
    draft.add(product, place);
    if (place % 8 === 0) yield;
  }
  return yield* draft.finished(products);
}

class Draft {
  private readonly dictionary = new TermDictionary();
  private readonly strong = new PostingsBuilder();
  private readonly described = new PostingsBuilder();
  private readonly bonuses = new PostingsBuilder();
  private readonly nearWords = new NearWords();
  private readonly categories = new CategoryCount();
  private readonly nearKnown = new Set<string>();
  private readonly byId = new Map<string, Product>();
  private availableCount = 0;

  add(product: Product, place: number): void {
    const terms = readProduct(product);
    for (const { words } of terms.keywords) this.addStrong(words, place, FIELD.KEYWORD);
    if (terms.name) this.addStrong(terms.name.words, place, FIELD.NAME);
    if (terms.category) this.addStrong(terms.category.words, place, FIELD.CATEGORY);
    for (const { words } of terms.description) this.described.add(this.dictionary.add(words), place);
    for (const bonus of BONUS_CLASSES.keys()) if (terms.bonus & (1 << bonus)) this.bonuses.add(bonus, place);
    this.categories.add(product);
    this.byId.set(product.id, product);
    if (product.isAvailable) this.availableCount++;
  }

  *finished(products: readonly Product[]): Generator<void, Catalogue> {
    const { dictionary, nearWords, byId, availableCount } = this;
    const strong = yield* this.strong.packed(dictionary.size);
    const described = yield* this.described.packed(dictionary.size);
    const bonuses = yield* this.bonuses.packed(BONUS_CLASSES.length);
    const rows = [strong, described, bonuses].reduce(
      (sum, { starts, entries }) => sum + starts.byteLength + entries.byteLength,
      0,
    );
    const bytes = rows + dictionary.bytes + nearWords.bytes + byId.size * BY_ID_BYTES;
    return {
      products,
      dictionary,
      strong,
      described,
      bonuses,
      nearWords,
      byId,
      availableCount,
      bytes,
      largestCategories: this.categories.largest(),
    };
  }

  private addStrong(words: readonly string[], place: number, field: number): void {
    this.strong.add(this.dictionary.add(words), place * FIELDS + field);
    for (const word of words) {
      if (this.nearKnown.has(word)) continue;
      this.nearKnown.add(word);
      this.nearWords.add(word);
    }
  }
}
