import { formOf } from '../../language/stem.ts';
import { wordsOf } from '../../language/words.ts';
import type { Product } from '../../products/product.ts';
import { asksPrices } from './asks-prices.ts';
import { plainOf } from './plain.ts';

/** Cards that a message points to, and what it says beside. */
export interface Pointed {
  products: readonly Product[];
  /** The message without the words that point, plain. */
  rest: string;
  /** The least price is meant, which may be that of one that was not shown. */
  isCheapest: boolean;
  /** By a price or a measure, which nothing else has. */
  isByFigure: boolean;
}

type Choose = (list: readonly Product[]) => readonly Product[];

const one =
  (choose: (list: readonly Product[]) => Product | undefined): Choose =>
  (list) => {
    const product = choose(list);
    return product ? [product] : [];
  };
const ARTICLE =
  '(?:il|lo|la|l|i|gli|le|del|dello|della|dell|dei|degli|delle|sul|sulla|sull|sui|sulle|al|alla|all|ai|alle|col|nel|nella|nell|nei|nelle|quel|quello|quella|quelli|quelle|tra i|tra le|fra i|fra le)';
const ordinal = (words: string, number: number): readonly [RegExp, Choose] => [
  new RegExp(`\\b(?:${ARTICLE} (?:${words})|n(?:umero)? ?${number})\\b`),
  one((list) => list[number - 1]),
];

/** From the most telling to the least: 'le prime due' is no first one. */
const POINTERS: readonly (readonly [RegExp, Choose, least?: number])[] = [
  [/\b(?:i|le|dei|delle|ai|alle) prim[ie](?: due| 2)?\b/, (list) => list.slice(0, 2), 2],
  [/\b(?:gli|le|degli|delle) ultim[ie](?: due| 2)?\b/, (list) => list.slice(-2), 2],
  ordinal('prim[oa]', 1),
  [
    new RegExp(`\\b(?:${ARTICLE} second[oaie]|n(?:umero)? ?2|quell[oa] (?:in|nel|di) mezzo)\\b`),
    one((list) => list[1]),
  ],
  ordinal('terz[oaie]', 3),
  [new RegExp(`\\b${ARTICLE} penultim[oa]\\b`), one((list) => list.at(-2))],
  [new RegExp(`\\b${ARTICLE} ultim[oa]\\b`), one((list) => list.at(-1))],
  [CHEAPEST(), one((list) => byPrice(list)[0])],
  [
    /\b(?:(?:quell[oa]|il|la|qual(?:e)? (?:e )?(?:il|la|quell[oa])?) ?(?:piu (?:car[oa]|costos[oa])|che costa (?:di )?piu))\b/,
    one((list) => byPrice(list).at(-1)),
  ],
  [
    /\b(?:i|le|dei|delle|tra|fra|entramb[ie]|tutt[ie] e) (?:questi |queste )?(?:due|2)\b|\bentramb[ie]\b/,
    (list) => list.slice(0, 2),
    2,
  ],
  [/\b(?:tutt[ie] e|i|le|tra i|fra i) (?:tre|3)\b/, (list) => list.slice(0, 3), 3],
  [
    /\b(?:che|quale?) differenz[ae]\b|\bin (?:che )?cosa (?:cambia\w*|si differ\w+|sono divers\w+)|\b(?:quale?|cosa) (?:e )?(?:il |la )?(?:meglio|migliore)\b(?! per)/,
    (list) => list.slice(0, 3),
    2,
  ],
];

function CHEAPEST(): RegExp {
  return /\b(?:(?:quell[oa]|il|la|qual(?:e)? (?:e )?(?:il|la|quell[oa])?) ?(?:piu (?:economic[oa]|convenient[e])|meno (?:car[oa]|costos[oa])|che costa (?:di )?meno))(?: (?:dei|delle|tra i|tra le) (?:due|tre))?\b/;
}
const IS_CHEAPEST = CHEAPEST();
const OF_PRICE = /\b(?:quell[oaie]|il|la|i|le) (?:da|a) (?:euro )?(\d+(?:[.,]\d{1,2})?)(?: ?(?:€|euro))?\b/;
const OF_MEASURE = /\b(?:quell[oaie]|il|la|i|le) da (\d+(?:[.,]\d+)? ?\p{L}+)\b/u;
const LED =
  /\b(?:il|lo|la|l|i|gli|le|quell[oaie]|quel|questa?o?|del|della|dell|sul|sulla) (?:(?:della|del|in|di|con|da|a) )?(\p{L}+(?: \p{L}+)?)/gu;

function byPrice(products: readonly Product[]): Product[] {
  return products.filter(({ priceCents }) => priceCents).toSorted((a, b) => (a.priceCents ?? 0) - (b.priceCents ?? 0));
}

/** The cards that a message points to: by their place, price, measure or a word of their own; undefined where it points to none. */
export function pointedAt(text: string, { cards, list, wider }: Lists): Pointed | undefined {
  const plain = plainOf(text);
  return (
    theOther(plain, cards, list) ?? pointedIn(plain, list) ?? theOther(plain, cards, wider) ?? pointedIn(plain, wider)
  );
}

const OTHER = /\b(?:l altr[oa]|(?:gli|le) altr[ie](?: due)?|quell altr[oa])\b/;
const LAST_TOLD = /\bquest[aoie]? ultim[oaie]\b/;

/** 'E l’altro?', after one of two or three; 'quest’ultimo' is the one told last. */
function theOther(plain: string, cards: readonly Product[], list: readonly Product[]): Pointed | undefined {
  const [told, ...more] = cards;
  if (told === undefined || more.length > 0) return undefined;
  const last = LAST_TOLD.exec(plain);
  if (last) return { products: cards, rest: without(plain, last[0]), isCheapest: false, isByFigure: false };
  const found = OTHER.exec(plain);
  const products = list.filter(({ id }) => id !== told.id);
  if (!found || products.length === 0 || products.length > 2) return undefined;
  return { products, rest: without(plain, found[0]), isCheapest: false, isByFigure: false };
}

/** What is counted in: the last list, or the last of several; of the cards of the last answer the others are 'l’altro'. */
export interface Lists {
  cards: readonly Product[];
  list: readonly Product[];
  wider: readonly Product[];
}

function pointedIn(plain: string, list: readonly Product[]): Pointed | undefined {
  if (list.length === 0) return undefined;
  for (const [pattern, choose, least = 1] of POINTERS) {
    const found = list.length >= least ? pattern.exec(plain) : null;
    const products = found ? choose(list) : [];
    if (found && products.length > 0)
      return { products, rest: without(plain, found[0]), isCheapest: IS_CHEAPEST.test(found[0]), isByFigure: false };
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
    return { products: measured, rest: without(plain, measure[0]), isCheapest: false, isByFigure: true };
  const price = OF_PRICE.exec(plain);
  const cents = price ? Math.round(100 * Number(price[1]?.replace(',', '.'))) : 0;
  const priced = price ? list.filter(({ priceCents }) => isAbout(priceCents, cents)) : [];
  return price && priced.length > 0
    ? { products: priced, rest: without(plain, price[0]), isCheapest: false, isByFigure: true }
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
        return { products: [product], rest: without(plain, said), isCheapest: false, isByFigure: false };
    }
  }
  return undefined;
}

function without(plain: string, words: string): string {
  return plain.replace(words, ' ').replace(/\s+/g, ' ').trim();
}

/** A question about what is shown, which says nothing of another thing. */
const OF_SHOWN =
  /^(?:(?:ok|e|ma|bello|bella|invece|anche|poi) )*(?:(?:quanto|quanti|quante) (?:pesa|pesano|sono|misura|misurano|dura|durano|grande|alto|alta|largo|larga|pezzi|litri|metri|grammi|ne)|(?:quanti|quante) \p{L}+ (?:ha|hanno|sono|fa|contiene|ci sono)|(?:in|di|da|fino a|con|per) (?:che|quale|quanti|quante|cosa)|(?:che|quale|quali) \p{L}+ (?:ha|hanno|e|sono|fa|contiene|usa|regge)|com e|come (?:e|sono|si)|cosa (?:c e|comprende|contiene|include)|ha |hanno |ce l ha|va |vanno |si puo|si possono|si lava|si monta|puo |contiene|pesa|dura|regge|tiene|funziona|serve|include|c e incluso|mi dici|dimmi|piu info|maggiori|dettagli|descrizione)/u;
const IS = /^\s*(?:ok,? |ma |e )?(?:è|e['’]) /iu;

/** The message asks for the prices of the cards, points to some, or asks something of the only one. */
export function isAboutCards(text: string, before: Lists): boolean {
  if (before.list.length === 0) return false;
  return asksPrices(plainOf(text)) || pointedAt(text, before) !== undefined;
}

/** Asks something of what is shown without naming it. */
export function asksOfShown(text: string): boolean {
  return IS.test(text.normalize('NFC')) || OF_SHOWN.test(plainOf(text));
}
