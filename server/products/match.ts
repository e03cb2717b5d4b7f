import { correctTypos } from '../language/corrections.ts';
import type { Message, MessageWord } from '../language/message.ts';
import type { Catalogue } from './catalogue.ts';
import { FIELD, FIELDS } from './fields.ts';
import type { Product } from './product.ts';

/** The tester's choice that returns every product. */
const EVERYTHING: ReadonlySet<string> = new Set(['all', 'tutti', 'tutte']);

/** All matches are counted; the first of them are here. */
export interface ProductMatches {
  totalCount: number;
  products: Product[];
}

/** The category tester: products, for sale or not, with a keyword that contains the message's words; in the catalogue's order. */
export function matchProducts(catalogue: Catalogue, message: Message, limit: number): ProductMatches {
  const isEverything = message.words.length === 1 && EVERYTHING.has(message.words[0]?.text ?? '');
  const found = isEverything ? catalogue.products : productsWith(catalogue, message);
  return { totalCount: found.length, products: found.slice(0, limit) };
}

function productsWith(catalogue: Catalogue, message: Message): readonly Product[] {
  const direct = productsContaining(catalogue, message.content);
  const corrected = direct.length === 0 ? correct(catalogue, message) : null;
  return corrected ? productsContaining(catalogue, corrected.content) : direct;
}

function correct({ dictionary, nearWords }: Catalogue, message: Message): Message | null {
  const finds = (typed: MessageWord) => dictionary.words.optionsOf(typed).length > 0;
  return correctTypos(message, { finds, nearest: (typed) => nearWords.nearest(typed) }, () => false);
}

function productsContaining({ dictionary, strong, places }: Catalogue, content: readonly MessageWord[]): Product[] {
  if (content.length === 0) return [];
  const wanted = content.map((word) => new Set(dictionary.words.optionsOf(word).map((option) => option.word)));
  const contains = new Uint8Array(dictionary.size);
  const found = new Set<number>();
  for (let node = 1; node < dictionary.size; node++) {
    if (!contains[dictionary.lastStep(node).parent] && !endsWith(dictionary, node, wanted)) continue;
    contains[node] = 1; // a node comes after the one before it, so what begins with the term is marked in turn
    const end = strong.ends[node] ?? 0;
    for (let index = strong.starts[node] ?? 0; index < end; index++) {
      const entry = strong.entries[index] ?? 0;
      if (entry % FIELDS === FIELD.KEYWORD) found.add(Math.floor(entry / FIELDS));
    }
  }
  return [...found].sort((a, b) => a - b).flatMap((place) => places[place] ?? []);
}

/** The way to a node ends with these words. */
function endsWith(dictionary: Catalogue['dictionary'], node: number, wanted: readonly ReadonlySet<number>[]): boolean {
  let at = node;
  for (let index = wanted.length - 1; index >= 0; index--) {
    const { word, parent } = dictionary.lastStep(at);
    if (at === 0 || !wanted[index]?.has(word)) return false;
    at = parent;
  }
  return true;
}
