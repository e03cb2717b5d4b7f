import { fold } from '../language/fold.ts';
import type { Turn } from '../model/model.ts';
import { type Product, toldPrice } from '../products/product.ts';
import { RECOMMENDED } from '../products/recommend.ts';
import { CHEAPEST } from '../products/wish.ts';
import { answerAboutProduct } from './about-product.ts';
import type { Knowledge } from './knowledge.ts';
import { cheapestOfWish, isRefinement, refinedAnswer } from './refinement.ts';
import { catalogueReply } from './replies.ts';
import type { Reply } from './reply.ts';

/** What a message may lean on: the questions before it, oldest first, and the cards that were shown last. */
export interface Shown {
  /** Those about the cards themselves are left out: nothing is wished for by 'il secondo quanto costa?'. */
  questions: readonly string[];
  products: readonly Product[];
  /** What 'il secondo' counts in: where the last answer was about one of several, these. */
  list: readonly Product[];
}

const CONFIDENCE = 0.6;

/** What stands before a message in its conversation; undefined where the last answer had no cards. */
export function shownIn(knowledge: Knowledge, turns: readonly Turn[]): Shown | undefined {
  let products: readonly Product[] = [];
  let list: readonly Product[] = [];
  let question = '';
  for (const { sender, text, products: cards } of turns) {
    if (sender === 'USER') question = text;
    else {
      products = cards.flatMap(({ id }) => knowledge.catalogue.byId.get(id) ?? []);
      const isAboutOne = products.length === 1 && isOfCards(question) && products.every((one) => list.includes(one));
      if (!isAboutOne) list = products;
    }
  }
  const asked = turns.flatMap(({ sender, text }) => (sender === 'USER' ? text : []));
  const shown = { questions: [], products, list };
  const questions = asked.filter((text) => !isOfCards(text) || !answerAboutCards(knowledge, text, shown));
  return shown.products.length > 0 && questions.length > 0 ? { ...shown, questions } : undefined;
}

/** Points to a card, or asks for the prices of all. */
function isOfCards(text: string): boolean {
  const plain = plainOf(text);
  return pointerIn(plain) !== undefined || ASKS_PRICES.test(plain);
}

/** The message says nothing by itself, but something of cards: 'il secondo quanto costa?', 'e in rosso?' */
export function leansOnCards(knowledge: Knowledge, text: string): boolean {
  return isOfCards(text) || isRefinement(knowledge, text);
}

/**
 * The answer to a message that leans on the cards just shown: about one of them, about all their prices, or the same wish
 * with another colour, size or price. Undefined where it does not lean on them.
 */
export function answerAboutCards(knowledge: Knowledge, text: string, shown: Shown | undefined): Reply | undefined {
  if (!shown || !knowledge.company.isActive) return undefined;
  return (
    answerAboutOne(knowledge, text, shown) ??
    answerPrices(text, shown.products) ??
    refinedAnswer(knowledge, text, shown.questions)
  );
}

interface Pointer {
  /** What points, where it stands in the text. */
  words: string;
  choose(products: readonly Product[]): Product | undefined;
  /** The least price is meant, which may be that of one that was not shown. */
  isCheapest: boolean;
}

const ORDINALS: readonly [RegExp, (products: readonly Product[]) => Product | undefined][] = [
  [/\b(?:(?:il|la|del|sul|al|quello) prim[oa]|n(?:umero)? ?1)\b/, ([first]) => first],
  [/\b(?:(?:il|la|del|della|sul|sulla|al|quello) second[oa]|n(?:umero)? ?2|quello in mezzo)\b/, ([, second]) => second],
  [/\b(?:(?:il|la|del|della|sul|sulla|al|quello) terz[oa]|n(?:umero)? ?3)\b/, ([, , third]) => third],
  [/\b(?:l ultim[oa]|dell ultim[oa]|sull ultim[oa])\b/, (products) => products.at(-1)],
  [
    /\b(?:quello|quella|il|la) (?:piu economic[oa]|meno car[oa]|che costa (?:di )?meno)\b/,
    (products) => byPrice(products)[0],
  ],
  [/\b(?:quello|quella|il|la) (?:piu car[oa]|che costa (?:di )?piu)\b/, (products) => byPrice(products).at(-1)],
];
const AMONG_THESE = /\b(?:quest[ei]|tre|elenco|lista)\b/;
const ASKS_PRICES =
  /^(?:e |ma )?(?:quanto (?:costano|costa|vengono|viene)|(?:che|quali) prezz[io](?: hanno| ha)?|(?:i |il )?prezz[io])$/;
/** What is asked of a thing beside its facts: 'mi interessa il secondo', 'dimmi di più del primo'. */
const ASKS_MORE =
  /^(?:e|ma|mi|ti|interessa|piace|piu|di|dimmi|parlami|info|informazioni|dettagli|come|com|fatto|fatta|vorrei|voglio|prendo|sapere|il|la|link|fammi|vedere|mostrami|che|cosa|invece|ok|grazie|scheda|su|del|sul|quale|qual|tra|fra|questi|queste|per|favore|prenderei)$/;

function byPrice(products: readonly Product[]): Product[] {
  return products
    .filter(({ priceCents }) => priceCents)
    .toSorted((one, other) => (one.priceCents ?? 0) - (other.priceCents ?? 0));
}

/** Folded, its words with one space between. */
function plainOf(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function pointerIn(plain: string): Pointer | undefined {
  for (const [pattern, choose] of ORDINALS) {
    const found = pattern.exec(plain);
    if (found) return { words: found[0], choose, isCheapest: CHEAPEST.test(found[0]) };
  }
  return undefined;
}

function answerAboutOne(knowledge: Knowledge, text: string, { questions, list }: Shown): Reply | undefined {
  const plain = plainOf(text);
  const pointer = pointerIn(plain);
  const shown = pointer?.choose(list);
  if (!pointer || !shown) return undefined;
  const isOfAll = pointer.isCheapest && list.length >= RECOMMENDED && !AMONG_THESE.test(plain);
  const product = (isOfAll ? cheaperOne(knowledge, questions, shown) : undefined) ?? shown;
  const rest = plain.replace(pointer.words, ' ').trim();
  const fact = answerAboutProduct(knowledge, rest, product.code);
  if (fact) return fact;
  if (rest.split(' ').some((word) => word !== '' && !ASKS_MORE.test(word))) return undefined;
  const said = [product.description.trim(), toldPrice(product) && `Prezzo: ${toldPrice(product)}.`].filter(Boolean);
  return replyOf(`${product.name}\n${said.join('\n')}`.trim(), [product]);
}

/** Only the best few were shown: the cheapest of all that the wish is for may be another one. */
function cheaperOne(knowledge: Knowledge, questions: readonly string[], shown: Product): Product | undefined {
  const product = cheapestOfWish(knowledge, questions);
  const isCheaper = (product?.priceCents ?? Number.POSITIVE_INFINITY) < (shown.priceCents ?? 0);
  return isCheaper ? product : undefined;
}

function answerPrices(text: string, products: readonly Product[]): Reply | undefined {
  const isAsked = ASKS_PRICES.test(plainOf(text)) && products.every(toldPrice);
  return isAsked ? replyOf(catalogueReply(products, 'PRICE'), products) : undefined;
}

function replyOf(text: string, products: readonly Product[]): Reply {
  const productIds = products.map(({ id }) => id);
  return { text, source: 'CATALOG', confidence: CONFIDENCE, faqId: null, productIds, terms: [], chips: [] };
}
