import { colourOf } from '../language/colours.ts';
import { isRequestWord, type MessageWord } from '../language/message.ts';
import { qualityOf } from '../language/terms.ts';
import { wordsOf } from '../language/words.ts';
import type { Product } from '../products/product.ts';
import { searchCatalogue } from '../products/search.ts';
import { describedIn } from '../products/variant.ts';
import { isOffTopicWord } from './off-topic.ts';
import { asksPrice, isFraming } from './product-question.ts';
import { cheapestFor, type Reading } from './reading.ts';
import * as replies from './replies.ts';

/** All that is said of the thing stands in what was found: 'avete zaini rossi?' is no yes for a blue one, and its price is another's. */
export function isPlain({ wanted, found }: Reading): boolean {
  if (found.products.length === 0) return false;
  const naming = wanted.content.filter(
    (word) => !isRequestWord(word) && !isFraming(word.text) && !word.text.includes(' '),
  );
  if (naming.length === 0 || !naming.every(({ text }) => found.terms.includes(text))) return false;
  return naming.every((word) => found.products.some((product) => tells(product, word)));
}

/** By the very word or what means the same: a padlock is near to a lock, and none. */
export function tells(product: Product, word: MessageWord): boolean {
  const { name, category, keywords } = product;
  return [name, category, describedIn(product), ...keywords].some((text) =>
    wordsOf(text).some((own) => qualityOf(word, own.text) !== undefined),
  );
}

/**
 * What is true of a thing that was asked for and that cannot be shown: it is sold out, or all of them cost more.
 * Undefined where the catalogue knows no such thing.
 */
export function whyNotShown(reading: Reading): { text: string; product: Product } | undefined {
  const { knowledge, wanted, budget, isAsked, isWish, found, message, own } = reading;
  if (found.products.length === 0 && own.products.length > 0) return soldOutAmong(own.products);
  if (isAsked || !(isWish || asksPrice(message))) return undefined;
  const thing = wanted.content.find(({ start }) => start === found.thingAt);
  if (thing ? found.products.some((product) => tells(product, thing)) : found.products.length > 0) return undefined;
  const options = { isAsked: false, isCertain: (word: { text: string }) => isOffTopicWord(word.text) };
  const all = { ...options, isAnyStock: true, range: null };
  const { products, isThing } = searchCatalogue(knowledge.catalogue, wanted, all);
  if (!isThing) return undefined;
  if (found.products.length > 0) return soldOutAmong(products, thing);
  if (budget && searchCatalogue(knowledge.catalogue, wanted, { ...options, range: budget }).products.length > 0)
    return undefined; // it was not looked for
  const cheapest = budget ? cheapestFor(knowledge, wanted) : undefined;
  if (cheapest) return { text: replies.allCostMore(cheapest), product: cheapest };
  return soldOutAmong(products);
}

/** What was found; where nothing was, what there is in other colours: 'avete la scarpa verde?' */
export function foundWhateverColour({ knowledge, wanted, found }: Reading): readonly Product[] {
  if (found.products.length > 0) return found.products;
  const content = wanted.content.filter(({ form }) => colourOf(form) === 0);
  if (content.length === 0 || content.length === wanted.content.length) return [];
  const options = { isAsked: false, isCertain: (word: { text: string }) => isOffTopicWord(word.text), range: null };
  return searchCatalogue(knowledge.catalogue, { ...wanted, content }, options).products;
}

/** What is near to a thing is not shown in its place, where the shop has that very thing and it is sold out. */
function soldOutAmong(
  products: readonly Product[],
  thing?: MessageWord,
): { text: string; product: Product } | undefined {
  const soldOut = products.find(({ isAvailable }) => !isAvailable);
  if (!soldOut || (thing && !tells(soldOut, thing))) return undefined;
  return { text: replies.soldOut(soldOut), product: soldOut };
}
