import { formOf } from '../../language/stem.ts';
import { wordsOf } from '../../language/words.ts';
import type { Product } from '../../products/product.ts';
import { asksPrices } from './asks-prices.ts';
import { plainOf } from './plain.ts';
import { IS_CHEAPEST, POINTERS } from './pointers.ts';

/** Cards that a message points to, and what it says beside. */
export interface Pointed {
  products: readonly Product[];
  /** The message without the words that point, plain. */
  rest: string;
  /** The least price is meant, which may be that of one that was not shown. */
  isCheapest: boolean;
  /** By a price or a measure, which nothing else has. */
  isByFigure: boolean;
  /** By a word of its own name. */
  isByName: boolean;
}

const OF_PRICE = /\b(?:quell[oaie]|il|la|i|le) (?:da|a) (?:euro )?(\d+(?:[.,]\d{1,2})?)(?: ?(?:€|euro))?\b/;
const OF_MEASURE = /\b(?:quell[oaie]|il|la|i|le) da (\d+(?:[.,]\d+)? ?\p{L}+)\b/u;
const LED =
  /\b(?:il|lo|la|l|i|gli|le|quell[oaie]|quel|questa?o?|del|della|dell|sul|sulla) (?:(?:della|del|in|di|con|da|a) )?(\p{L}+(?: \p{L}+)?)/gu;

/** The cards that a message points to: by their place, price, measure or a word of their own; undefined where it points to none. */
export function pointedAt(text: string, before: Lists): Pointed | undefined {
  const plain = plainOf(text);
  for (const list of listsFor(plain, before)) {
    const pointed = theOther(plain, before.cards, list) ?? pointedIn(plain, list);
    if (pointed) return pointed;
  }
  return undefined;
}

const OF_TWO = /\b(?:dei|delle|tra i|tra le|fra i|fra le|quest[ei]) (?:due|2)\b/;

/** In what is counted, the likeliest first: 'dei due' counts in no list of one, and means the two that were told last. */
function listsFor(plain: string, { list, wider, told }: Lists): (readonly Product[])[] {
  const two = told.slice(-2);
  const apart = two.length > 1 && !two.every((one) => wider.includes(one)) ? [two] : [];
  const lists = [list, ...apart, wider];
  return OF_TWO.test(plain) ? lists.filter(({ length }) => length > 1) : lists;
}

const OTHER = /\b(?:l altr[oa]|(?:gli|le) altr[ie](?: due)?|quell altr[oa])\b/;
const LAST_TOLD = /\bquest[aoie]? ultim[oaie]\b/;

/** 'E l’altro?', after one of two or three; 'quest’ultimo' is the one told last. */
function theOther(plain: string, cards: readonly Product[], list: readonly Product[]): Pointed | undefined {
  const [told, ...more] = cards;
  if (told === undefined || more.length > 0) return undefined;
  const last = LAST_TOLD.exec(plain);
  if (last)
    return { products: cards, rest: without(plain, last[0]), isCheapest: false, isByFigure: false, isByName: false };
  const found = OTHER.exec(plain);
  const products = list.filter(({ id }) => id !== told.id);
  if (!found || products.length === 0 || products.length > 2) return undefined;
  return { products, rest: without(plain, found[0]), isCheapest: false, isByFigure: false, isByName: false };
}

/** What is counted in: the last list, or the last of several, or those told one after another; of the cards of the last answer the others are 'l’altro'. */
export interface Lists {
  cards: readonly Product[];
  list: readonly Product[];
  wider: readonly Product[];
  told: readonly Product[];
}

function pointedIn(plain: string, list: readonly Product[]): Pointed | undefined {
  if (list.length === 0) return undefined;
  for (const [pattern, choose, least = 1] of POINTERS) {
    const found = list.length >= least ? pattern.exec(plain) : null;
    const products = found ? choose(list) : [];
    if (found && products.length > 0)
      return {
        products,
        rest: without(plain, found[0]),
        isCheapest: IS_CHEAPEST.test(found[0]),
        isByFigure: false,
        isByName: false,
      };
  }
  return byFigure(plain, list) ?? byOwnWord(plain, list);
}

/** 'Quelli da 8,20', 'quella da 15 watt'. */
function byFigure(plain: string, list: readonly Product[]): Pointed | undefined {
  const measure = OF_MEASURE.exec(plain);
  const compact = (text: string) => plainOf(text).replace(/(\d) (?=\p{L})/gu, '$1');
  const measured = measure
    ? list.filter(({ name, description }) => compact(`${name} ${description}`).includes(compact(measure[1] ?? '')))
    : [];
  if (measure && measured.length > 0 && measured.length < Math.max(2, list.length))
    return {
      products: measured,
      rest: without(plain, measure[0]),
      isCheapest: false,
      isByFigure: true,
      isByName: false,
    };
  const price = OF_PRICE.exec(plain);
  const cents = price ? Math.round(100 * Number(price[1]?.replace(',', '.'))) : 0;
  const priced = price ? list.filter(({ priceCents }) => isAbout(priceCents, cents)) : [];
  return price && priced.length > 0
    ? { products: priced, rest: without(plain, price[0]), isCheapest: false, isByFigure: true, isByName: false }
    : undefined;
}

/** The very price, or its whole euro. */
function isAbout(priceCents: number | null, cents: number): boolean {
  return (
    priceCents === cents || (cents % 100 === 0 && priceCents !== null && Math.floor(priceCents / 100) === cents / 100)
  );
}

/** 'Il Salewa ha il cappuccio?': a word that one of the cards' names has and no other. */
function byOwnWord(plain: string, list: readonly Product[]): Pointed | undefined {
  const named = list.map(({ name }) => new Set(wordsOf(name).map(({ text }) => formOf(text))));
  for (const { 0: said, 1: words = '' } of plain.matchAll(LED)) {
    for (const word of words.split(' ')) {
      const places = named.flatMap((names, place) => (names.has(formOf(word)) ? place : []));
      const product = places.length === 1 ? list[places[0] ?? 0] : undefined;
      if (product && word.length > 2)
        return {
          products: [product],
          rest: without(plain, said),
          isCheapest: false,
          isByFigure: false,
          isByName: true,
        };
    }
  }
  return undefined;
}

function without(plain: string, words: string): string {
  return plain.replace(words, ' ').replace(/\s+/g, ' ').trim();
}

/** The message asks for the prices of the cards, points to some, or asks something of the only one. */
export function isAboutCards(text: string, before: Lists): boolean {
  if (before.list.length === 0) return false;
  return asksPrices(plainOf(text)) || pointedAt(text, before) !== undefined;
}
