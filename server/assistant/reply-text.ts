import type { Product } from '../products/product.ts';
import { type AllowedAddresses, withoutAddresses } from './addresses.ts';
import { isInvention, type MoneyFacts, splitSentences } from './money-claims.ts';

/** What a model's text is checked against: the facts of its own request and nothing else. */
export interface ReplyFacts {
  /** In the order of their references: `[[p:1]]` is the first. */
  products: readonly Product[];
  money: MoneyFacts;
  addresses: AllowedAddresses;
}

/** What people may read of a model's text. */
export interface ReplyText {
  text: string;
  /** The products that it names, each once, in the order of their first naming. */
  productIds: string[];
  /** Sentences taken out because they invent a price, a percentage or a discount. */
  inventions: number;
  /** Addresses taken out. */
  addresses: number;
}

export const LONGEST_REPLY = 4_000; // UTF-16 units
/** More than this is not looked at: the model has gone astray. */
export const LONGEST_RAW = 16_000;

/**
 * Turns what a model has written so far into what people may read. It reads the whole text anew each time, so that it
 * does not matter how the text was cut into pieces; while more may come (`isComplete` false) it leaves out the end that
 * could still become a reference, an address or a price.
 */
export function readableReply(raw: string, facts: ReplyFacts, isComplete: boolean): ReplyText {
  const cleaned = withoutOddities(raw.slice(0, LONGEST_RAW));
  const settled = isComplete ? cleaned : cleaned.slice(0, settledLength(cleaned));
  const named = withPlaceholders(withoutMarks(settled), facts.products);
  const linked = withoutAddresses(named, facts.addresses);
  const sentences = splitSentences(linked.text);
  const kept = sentences.filter((sentence) => !isInvention(withoutPlaceholders(sentence), facts.money));
  const filled = withProducts(kept.join(''), facts.products);
  const text = limited(filled.text);
  const said = text.toLowerCase();
  return {
    text,
    productIds: filled.named.filter(({ name }) => said.includes(name.trim().toLowerCase())).map(({ id }) => id),
    inventions: sentences.length - kept.length,
    addresses: linked.removed,
  };
}

const ODDITIES = /(?![\n\t])\p{C}/gu;

/** Without control characters, lone surrogates and what only moves or hides other letters; wide digits become plain. */
function withoutOddities(raw: string): string {
  return raw
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(ODDITIES, '')
    .replace(/[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/\n\s*\n/g, '\n\n')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Words that may turn out to be part of a price or a percentage, at the end of what has come. */
const UNSETTLED =
  /(?:\d[\d.,'’ ]*(?:mila|per)?|[€$£¥]|euro?s?|eur|per|percento|prezzo|costa\p{L}*|metà|solo|soli|sol[io]|due|tre|al|di|x|\p{L}*(?:dieci|dici|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|mille|mila|quattro|cinque|sei|sette|otto|nove)\p{L}*)[^\S\n]*$/iu;
const LOOK_BACK = 60; // characters
const HELD_BACK = 400; // characters; a bracket that is still open after so many is only a bracket

/** How much of the text no later letter can change the meaning of: whole words, and nothing that is still open. */
function settledLength(text: string): number {
  let end = text.search(/\s\S*$/);
  if (end < 0) return 0;
  for (const [open, close] of [
    ['[', ']'],
    ['<', '>'],
    ['(', ')'],
  ] as const) {
    const opened = text.lastIndexOf(open);
    if (opened >= 0 && opened < end && text.length - opened < HELD_BACK && !text.slice(opened, end).includes(close))
      end = opened;
  }
  for (;;) {
    const from = Math.max(0, end - LOOK_BACK);
    const match = UNSETTLED.exec(text.slice(from, end));
    if (!match) return end;
    end = from + match.index;
  }
}

/** Markdown's marks mean nothing here, and are not shown. */
function withoutMarks(text: string): string {
  return text
    .replace(/\*\*|__|`+/g, '')
    .replace(/^[^\S\n]*#{1,6}\s+/gm, '')
    .replace(/^[^\S\n]*[*-]\s+/gm, '• ');
}

const FIRST_PLACEHOLDER = 0xe000; // a private character, taken out of the model's own text before
const REFERENCE = /\[{1,2}\s*p\s*[:#]\s*(\d{1,4})\s*\]{1,2}/gi;
const HALF_REFERENCE = /\[\[[^\]\n]{0,20}\]{0,2}|\[p\s*[:#]?\s*\d*(?!\])$|\bp:\d{1,4}\]{1,2}/gi;

function withPlaceholders(text: string, products: readonly Product[]): string {
  return text
    .replace(REFERENCE, (_, number: string) => {
      const place = Number(number) - 1;
      return products[place] ? String.fromCharCode(FIRST_PLACEHOLDER + place) : '';
    })
    .replace(HALF_REFERENCE, '')
    .replace(/\[\[|\]\]/g, '');
}

const PLACEHOLDER = /[\ue000-\uf8ff]/g;

function withoutPlaceholders(text: string): string {
  return text.replace(PLACEHOLDER, 'prodotto');
}

/** Fills in names and prices from the catalogue; a name that the model wrote itself is not said twice. */
function withProducts(text: string, products: readonly Product[]): { text: string; named: Product[] } {
  const named = new Set<Product>();
  let filled = '';
  let end = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    const product = products[match[0].charCodeAt(0) - FIRST_PLACEHOLDER];
    const before = text.slice(end, match.index);
    filled += before;
    end = match.index + 1;
    if (!product) continue;
    const isOpened = /\([\s*_]*$/.test(before);
    const isNew = !named.has(product);
    const own = before.replace(/[\s:("«–-]+$/, '');
    const isSaid = own.toLowerCase().endsWith(product.name.trim().toLowerCase());
    for (const other of productsNamedIn(before, products)) if (other.name !== product.name) named.add(other);
    named.add(product);
    const price = isNew ? shownPrice(product) : '';
    const shown = price ? `(${price})` : '';
    if (isSaid && isOpened && text[end] === ')') end += 1;
    if (isSaid) filled = `${filled.slice(0, filled.length - before.length + own.length)}${shown && ` ${shown}`}`;
    else filled += `${product.name.trim()}${shown && ` ${shown}`}`;
  }
  const rest = text.slice(end);
  for (const product of productsNamedIn(rest, products)) named.add(product);
  return { text: filled + rest, named: [...named] };
}

function shownPrice({ price, priceCents }: Product): string {
  return priceCents === 0 ? '' : price.trim();
}

function limited(text: string): string {
  const tidy = text
    .split('\n')
    .map((line) =>
      line
        .replace(/ {2,}/g, ' ')
        .replace(/ +([.,;!?])/g, '$1')
        .trim(),
    )
    .filter((line) => !/^(?:•|\d+[.)])\s*[.,;:]*$/.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (tidy.length <= LONGEST_REPLY) return tidy;
  const cut = tidy.slice(0, LONGEST_REPLY - 1);
  return `${cut
    .slice(0, Math.max(cut.search(/\s\S*$/), LONGEST_REPLY - 200))
    .replace(/\p{Cs}/gu, '')
    .trimEnd()}…`;
}

/** The products that the model called by their names, in order; longer names first where one stands inside another. */
function productsNamedIn(text: string, products: readonly Product[]): Product[] {
  let rest = text.toLowerCase();
  const places: { product: Product; place: number }[] = [];
  for (const product of products.toSorted((one, other) => other.name.length - one.name.length)) {
    const name = product.name.trim().toLowerCase();
    const place = placeOf(rest, name);
    if (place < 0) continue;
    places.push({ product, place });
    rest = rest.replaceAll(name, '\u0000'.repeat(name.length));
  }
  return places.toSorted((one, other) => one.place - other.place).map(({ product }) => product);
}

/** Where a name stands as whole words; -1 where it does not. */
function placeOf(text: string, name: string): number {
  if (name.length < 3) return -1;
  for (let place = text.indexOf(name); place >= 0; place = text.indexOf(name, place + 1)) {
    const around = (text[place - 1] ?? ' ') + (text[place + name.length] ?? ' ');
    if (!/[\p{L}\d]/u.test(around)) return place;
  }
  return -1;
}
