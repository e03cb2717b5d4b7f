import type { Product } from '../products/product.ts';
import { bracketedPrice } from '../products/said-price.ts';
import { GONE } from './addresses.ts';

const FIRST_PLACEHOLDER = 0xe000; // a private character, taken out of the model's own text before
const DROPPED = GONE; // stands where a reference to nothing stood, too
const REFERENCE = /\[{1,2}\s*p\s*[:#]\s*(\d{1,4})\s*\]{1,2}/gi;
const HALF_REFERENCE = /\[\[[^\]\n]{0,20}\]{0,2}|\[p\s*[:#]?\s*\d*(?!\])$|\bp:\d{1,4}\]{1,2}/gi;

/** The model's references, `[[p:1]]`, as one private character each; what refers to nothing becomes another one. */
export function withPlaceholders(text: string, products: readonly Product[]): string {
  return text
    .replace(REFERENCE, (_, number: string) => {
      const place = Number(number) - 1;
      return products[place] ? String.fromCharCode(FIRST_PLACEHOLDER + place) : DROPPED;
    })
    .replace(HALF_REFERENCE, DROPPED)
    .replace(/\[\[|\]\]/g, '');
}

const BETWEEN = '(?:\\s*,\\s*(?:(?:e|ed|o|oppure)\\s+)?|\\s+(?:e|ed|o|oppure)\\s+)'; // what stands between the things of a list
const IN_BRACKETS = new RegExp(`\\s*\\(\\s*${DROPPED}\\s*\\)`, 'g');
const AMONG_OTHERS = new RegExp(`(?<=[\ue000-\uf8fe])${BETWEEN}${DROPPED}(?=${BETWEEN})`, 'g');
const BEFORE_OTHERS = new RegExp(`${DROPPED}${BETWEEN}(?=[\ue000-\uf8ff])`, 'g');
const AFTER_OTHERS = new RegExp(`(?<=[\ue000-\uf8fe])${BETWEEN}${DROPPED}`, 'g');

/**
 * Takes references to nothing out of lists and brackets. Where one is still there, its sentence says nothing without it
 * ('Per esempio … è molto amato') and has to go.
 */
export function withoutDropped(text: string): string {
  if (!text.includes(DROPPED)) return text;
  return text.replace(IN_BRACKETS, '').replace(AMONG_OTHERS, '').replace(BEFORE_OTHERS, '').replace(AFTER_OTHERS, '');
}

/** Whether a sentence still lacks what it spoke of. */
export function isLeftOut(sentence: string): boolean {
  return sentence.includes(DROPPED);
}

/** What is kept, less what introduced only things that are not: 'Ecco cosa ti consiglio:'. */
export function withoutIntroductions(sentences: readonly string[], isKept: readonly boolean[]): string[] {
  const stays = [...isKept];
  for (let place = sentences.length - 2; place >= 0; place--) {
    if (!stays[place] || stays[place + 1] || !/:\s*$/.test(sentences[place] ?? '')) continue;
    const next = sentences.findIndex((_, later) => later > place && stays[later]);
    stays[place] = next >= 0 && /^\s*(?:•|\d+[.)])/.test(sentences[next] ?? '');
  }
  return sentences.filter((_, place) => stays[place]);
}

const PLACEHOLDER = /[\ue000-\uf8ff]/g;

/** For whoever reads a sentence without caring which product it names. */
export function withoutPlaceholders(text: string): string {
  return text.replace(PLACEHOLDER, 'prodotto');
}

/** For whoever has to know which product a sentence names. */
export function withNames(products: readonly Product[]): (text: string) => string {
  return (text) =>
    text.replace(PLACEHOLDER, (mark) => products[mark.charCodeAt(0) - FIRST_PLACEHOLDER]?.name ?? 'prodotto');
}

/** Fills in names and prices from the catalogue; a name that the model wrote itself is not said twice. */
export function withProducts(text: string, products: readonly Product[]): { text: string; named: Product[] } {
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
    const price = isNew ? bracketedPrice(product) : '';
    const shown = price ? `(${price})` : '';
    if (isSaid && isOpened && text[end] === ')') end += 1;
    if (isSaid) filled = `${filled.slice(0, filled.length - before.length + own.length)}${shown && ` ${shown}`}`;
    else filled += `${product.name.trim()}${shown && ` ${shown}`}`;
  }
  const rest = text.slice(end);
  for (const product of productsNamedIn(rest, products)) named.add(product);
  return { text: filled + rest, named: [...named] };
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
