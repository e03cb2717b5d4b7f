import { readMessage } from '../../language/message.ts';
import { type Product, toldPrice } from '../../products/product.ts';
import { RECOMMENDED } from '../../products/recommend.ts';
import { saidPrice } from '../../products/said-price.ts';
import { answerAboutProduct } from '../about-product.ts';
import type { Knowledge } from '../knowledge.ts';
import { catalogueReply } from '../replies.ts';
import type { Reply } from '../reply.ts';
import { asksOfShown } from './asks-of-shown.ts';
import { asksPrices } from './asks-prices.ts';
import type { Before } from './before.ts';
import { ownWords } from './leaning.ts';
import { plainOf } from './plain.ts';
import { type Pointed, pointedAt } from './pointing.ts';
import { cheapestOfWish } from './refining.ts';
import { shareIn, wordsOfCard } from './said-by.ts';

/** An answer about cards that were shown, and whether it is a fact of ours that no model could tell better. */
export interface AboutCards {
  reply: Reply;
  products: readonly Product[];
  isFact: boolean;
}

const CONFIDENCE = 0.6;
const AMONG_THESE = /\b(?:quest[ei]|due|tre|elenco|lista)\b/;

/**
 * The answer to a message that points to cards just shown, asks for their prices, or asks something of the only one.
 * Undefined where it does none of these.
 */
export function answerAboutCards(knowledge: Knowledge, text: string, before: Before): AboutCards | undefined {
  const { cards, list } = before;
  const pointed = pointedAt(text, before);
  if (pointed) return answerPointed(knowledge, pointed, text, before);
  const plain = plainOf(text);
  const priced = ASKS_OF_SEVERAL.test(plain) && list.length > 1 ? list : cards;
  if (priced.length > 0 && asksPrices(plain) && priced.every(toldPrice)) return pricesOf(priced);
  const shown = cards.length > 0 ? cards : list;
  const [only, ...others] = shown;
  if (!only) return undefined;
  if (others.length > 0) return asksOfShown(text) ? about(tellingIt(knowledge, text, shown)) : undefined;
  return factOf(knowledge, plain, only) ?? about([only]);
}

const ASKS_OF_SEVERAL = /\b(?:costano|vengono|sono|hanno)\b/;

/** Of several the only one that says what is asked for, else the best few. */
function tellingIt(knowledge: Knowledge, text: string, shown: readonly Product[]): readonly Product[] {
  const own = ownWords(readMessage(text, knowledge.synonyms));
  const shares = shown.map((product) => shareIn(wordsOfCard(product), own));
  const most = Math.max(...shares);
  const best = shown.filter((_, place) => shares[place] === most);
  return most > 0 && best.length === 1 ? best : shown.slice(0, RECOMMENDED);
}

function about(products: readonly Product[]): AboutCards {
  return { reply: described(products), products, isFact: false };
}

function answerPointed(knowledge: Knowledge, pointed: Pointed, text: string, before: Before): AboutCards {
  const products = pointed.isCheapest ? cheapestOf(knowledge, pointed, text, before) : pointed.products;
  const [first, ...others] = products;
  if (first && others.length === 0) {
    return factOf(knowledge, pointed.rest, first) ?? about(products);
  }
  return asksPrices(pointed.rest) && products.every(toldPrice) ? pricesOf(products) : about(products);
}

/** Only the best few were shown: the cheapest of all that the wish is for may be another one. */
function cheapestOf(knowledge: Knowledge, { products }: Pointed, text: string, { wish, list }: Before) {
  if (list.length < RECOMMENDED || AMONG_THESE.test(plainOf(text))) return products;
  const product = cheapestOfWish(knowledge, wish);
  const isCheaper = (product?.priceCents ?? Number.POSITIVE_INFINITY) < (products[0]?.priceCents ?? 0);
  return product && isCheaper ? [product] : products;
}

function factOf(knowledge: Knowledge, rest: string, product: Product): AboutCards | undefined {
  const asked = asksPrices(rest) ? 'quanto costa?' : rest;
  const reply = answerAboutProduct(knowledge, asked, product);
  return reply && { reply, products: [product], isFact: true };
}

function pricesOf(products: readonly Product[]): AboutCards {
  return { reply: replyOf(catalogueReply(products, 'PRICE'), products), products, isFact: true };
}

/** Name, description and price: of several, one after the other, to be compared. */
function described(products: readonly Product[]): Reply {
  const texts = products.map((product) => {
    const price = saidPrice(product);
    return [product.name, product.description.trim(), price && `Prezzo: ${price}.`].filter(Boolean).join('\n');
  });
  return replyOf(texts.join('\n\n'), products);
}

function replyOf(text: string, products: readonly Product[]): Reply {
  const productIds = products.map(({ id }) => id);
  return { text, source: 'CATALOG', confidence: CONFIDENCE, faqId: null, productIds, terms: [], chips: [] };
}
