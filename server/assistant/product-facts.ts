import { isRequestWord } from '../language/message.ts';
import type { Product } from '../products/product.ts';
import { searchCatalogue } from '../products/search.ts';
import { isOffTopicWord } from './off-topic.ts';
import { asksStock } from './product-question.ts';
import { cheapestFor, type Reading } from './reading.ts';
import * as replies from './replies.ts';

/** All that is said of the thing stands in what was found: 'avete zaini rossi?' is no yes for a blue one. */
export function isPlainYes({ message, wanted, found }: Reading): boolean {
  if (!asksStock(message) || found.products.length === 0) return false;
  const naming = wanted.content.filter(
    (word) => !isRequestWord(word) && !ASKING.has(word.text) && !word.text.includes(' '),
  );
  return naming.length > 0 && naming.every(({ text }) => found.terms.includes(text));
}

const ASKING = new Set(
  'disponibile disponibili disponibilita esiste esistono vendete tenete trattate magazzino negozio'.split(' '),
);

/**
 * What is true of a thing that was asked for and that cannot be shown: it is sold out, or all of them cost more.
 * Undefined where the catalogue knows no such thing.
 */
export function whyNotShown(reading: Reading): { text: string; product: Product } | undefined {
  const { knowledge, wanted, budget, isAsked, found, message } = reading;
  if (isAsked || found.products.length > 0 || !(asksStock(message) || budget)) return undefined;
  const options = {
    isAsked: false,
    isCertain: (word: { text: string }) => isOffTopicWord(word.text),
    isAnyStock: true,
  };
  const { products, isThing } = searchCatalogue(knowledge.catalogue, wanted, { ...options, range: null });
  if (!isThing) return undefined;
  const cheapest = budget ? cheapestFor(knowledge, wanted) : undefined;
  if (cheapest) return { text: replies.allCostMore(cheapest), product: cheapest };
  const [soldOut] = products.filter(({ isAvailable }) => !isAvailable);
  return soldOut && { text: replies.soldOut(soldOut), product: soldOut };
}
