import { Document } from 'flexsearch';
import MiniSearch from 'minisearch';
import { readBudget } from '../server/language/budget.ts';
import { isStopWord, type Message, readMessage } from '../server/language/message.ts';
import { formOf } from '../server/language/stem.ts';
import { compileSynonyms } from '../server/language/synonyms.ts';
import { wordsOf } from '../server/language/words.ts';
import { compileCatalogue } from '../server/products/catalogue-draft.ts';
import type { Product } from '../server/products/product.ts';
import { readProducts, recommendRead } from '../server/products/recommend.ts';
import type { SearchOptions } from '../server/products/recommendation.ts';
import { searchCatalogue } from '../server/products/search.ts';
import { inSlices } from '../server/search/slices.ts';

/** One way of finding products. `find` returns the ids of the best three. */
export interface Engine {
  find(text: string): string[];
}

/** Builds an engine; `onSlice` hears how long the event loop was held at a time, where it was not held throughout. */
export type Build = (products: readonly Product[], onSlice: (milliseconds: number) => void) => Promise<Engine>;

const synonyms = compileSynonyms([]);
const BOOST = { name: 4, keywords: 3, category: 2, description: 1 };
const FIELDS = Object.keys(BOOST);

/** The peers get our tokens and stems, so that they differ by their engine alone. */
const tokens = (text: string) =>
  wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map((word) => formOf(word.text));

export const ENGINES: Readonly<Record<string, Build>> = {
  ours: async (products, onSlice) => {
    const catalogue = await inSlices(compileCatalogue(products), onSlice);
    return { find: (text) => idsOf(searchCatalogue(catalogue, ...questionOf(text)).products) };
  },
  naive: async (products) => {
    const read = readProducts(products);
    return { find: (text) => idsOf(recommendRead(read, ...questionOf(text)).products) };
  },
  minisearch: async (products) => {
    const index = new MiniSearch<Product>({
      fields: FIELDS,
      extractField: (product, field) => fieldOf(product, field),
      tokenize: tokens,
      processTerm: (term) => term,
      searchOptions: { boost: BOOST },
    });
    index.addAll(products);
    return {
      find: (text) =>
        index
          .search(text)
          .slice(0, 3)
          .map(({ id }) => String(id)),
    };
  },
  flexsearch: async (products) => {
    const index = new Document({ document: { id: 'id', index: FIELDS }, tokenize: 'strict', encode: tokens } as never);
    for (const product of products)
      index.add(
        Object.fromEntries([['id', product.id], ...FIELDS.map((field) => [field, fieldOf(product, field)])]) as never,
      );
    return { find: (text) => bestByBoost(index.search(text, { suggest: true, limit: 100 }) as never) };
  },
};

function questionOf(text: string): [Message, SearchOptions] {
  const range = readBudget(text);
  const message = readMessage(text, synonyms);
  const content = message.content.filter((word) => !range || word.start < range.start || word.start >= range.end);
  return [
    { ...message, content },
    { isAsked: true, range, isCertain: () => false },
  ];
}

function fieldOf(product: Product, field: string): string {
  if (field === 'keywords') return product.keywords.join(' ');
  return String(product[field as keyof Product] ?? '');
}

/** FlexSearch ranks field by field: the fields' results are put together by our weights. */
function bestByBoost(results: { field: keyof typeof BOOST; result: string[] }[]): string[] {
  const totals = new Map<string, number>();
  for (const { field, result } of results)
    for (const [rank, id] of result.entries())
      totals.set(id, (totals.get(id) ?? 0) + BOOST[field] * (1 - rank / 1_000));
  return [...totals]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([id]) => id);
}

function idsOf(products: readonly Product[]): string[] {
  return products.map((product) => product.id);
}
