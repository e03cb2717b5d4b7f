import { correctTypos, nearestWords } from '../language/corrections.ts';
import { EVERYDAY_WORDS } from '../language/everyday-words.ts';
import type { Message } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { qualityOf } from '../language/terms.ts';
import type { Product } from './product.ts';
import { type ProductTerms, readProduct, scoreProduct } from './score.ts';

export interface Catalogue {
  readonly products: readonly Product[];
  readonly terms: readonly ProductTerms[];
  readonly largestCategories: readonly string[];
  readonly bytes: number;
}

export interface Budget {
  minCents: number | null;
  maxCents: number | null;
}

export interface SearchOptions {
  /** A recommendation was asked for: any score counts; else only a keyword, name or category (decision 22). */
  isAsked: boolean;
  budget: Budget | null;
}

export interface CatalogueSearch {
  /** Best first, at most three. */
  products: Product[];
  /** Some product of the shop, for sale or not, was found by a keyword, its name or its category (decision 6). */
  hasEvidence: boolean;
  terms: string[];
}

export function* compileCatalogue(products: readonly Product[]): Generator<void, Catalogue> {
  const terms: ProductTerms[] = [];
  for (const product of products) {
    terms.push(readProduct(product));
    yield;
  }
  const counts = new Map<string, number>();
  for (const { category } of products)
    if (category.trim()) counts.set(category.trim(), (counts.get(category.trim()) ?? 0) + 1);
  const largestCategories = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([name]) => name);
  return { products, terms, largestCategories, bytes: products.length * 2_000 };
}

export function searchCatalogue(catalogue: Catalogue, message: Message, options: SearchOptions): CatalogueSearch {
  const direct = searchNaively(catalogue, message, options);
  if (direct.hasEvidence) return direct;
  const words = catalogue.terms.flatMap(({ keywords, name, category }) =>
    [...keywords, name, category].flatMap((term) => term?.words ?? []),
  );
  const vocabulary = {
    finds: (word: Message['content'][number]) => words.some((known) => qualityOf(word, known) !== undefined),
    nearest: (typed: string) => nearestWords(typed, new Set(words)),
    formOf,
  };
  const corrected = correctTypos(message, vocabulary, (word) => EVERYDAY_WORDS.has(word));
  const second = corrected && searchNaively(catalogue, corrected, options);
  return second?.hasEvidence ? second : direct;
}

function searchNaively(catalogue: Catalogue, message: Message, options: SearchOptions): CatalogueSearch {
  const scored = catalogue.products.flatMap((product, index) => {
    const terms = catalogue.terms[index];
    const score = terms && scoreProduct(terms, message);
    return score && score.points > 0 ? [{ product, score }] : [];
  });
  const best = scored
    .filter(
      ({ product, score }) =>
        product.isAvailable && (options.isAsked || score.isStrong) && isWithin(product, options.budget),
    )
    .sort((a, b) => b.score.points - a.score.points || b.score.exactFinds - a.score.exactFinds)
    .slice(0, 3);
  return {
    products: best.map(({ product }) => product),
    hasEvidence: scored.some(({ score }) => score.isStrong),
    terms: [...new Set(best.flatMap(({ score }) => score.terms))],
  };
}

function isWithin(product: Product, budget: Budget | null): boolean {
  if (!budget) return true;
  const cents = product.priceCents;
  if (cents === null || cents === 0) return false;
  return cents >= (budget.minCents ?? 0) && cents <= (budget.maxCents ?? Number.POSITIVE_INFINITY);
}
