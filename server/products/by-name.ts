import { correctTypos, type IsCertain } from '../language/corrections.ts';
import type { MessageWord } from '../language/message.ts';
import { QUALITY } from '../language/terms.ts';
import { entriesOf } from '../search/postings.ts';
import type { TermHit } from '../search/term-dictionary.ts';
import type { Catalogue } from './catalogue.ts';
import { FIELD, FIELD_BITS, FIELDS, NAMED, NAMED_BITS } from './fields.ts';
import type { Product } from './product.ts';

const MOST = 100; // products of one name that are looked at

/**
 * Products whose whole name, or a whole keyword of theirs, is made of these words in this order; stop words, which no term
 * has, are no part of them. Sold out ones too. Those of that name come first.
 */
export function productsCalled(
  { dictionary, strong, places, gone }: Catalogue,
  words: readonly MessageWord[],
): Product[] {
  const isExact = (word: MessageWord) =>
    dictionary.words.optionsOf(word).filter(({ quality }) => quality === QUALITY.EXACT);
  const whole = dictionary.find(words, isExact).filter((hit) => hit.words.length === words.length);
  const called: [Product[], Product[]] = [[], []];
  for (const { term } of whole) {
    const end = Math.min(strong.ends[term] ?? 0, (strong.starts[term] ?? 0) + MOST);
    for (let at = strong.starts[term] ?? 0; at < end; at++) {
      const entry = strong.entries[at] ?? 0;
      const [place, field] = [entry >>> FIELD_BITS, entry & (FIELDS - 1)];
      const product = places[place];
      if (field === FIELD.CATEGORY || !product || gone.has(place)) continue;
      called[field === FIELD.NAME ? 0 : 1].push(product);
    }
  }
  return [...new Set(called.flat())];
}

/**
 * Products that have each of these words in their name or in a keyword: by the very word or another form of it, and only
 * where the shop has no such word by the nearest that it has. In the catalogue's order, sold out ones too.
 */
export function productsWithWords(
  catalogue: Catalogue,
  given: readonly MessageWord[],
  isCertain: IsCertain,
): Product[] {
  const { nearWords, dictionary, named, places, gone } = catalogue;
  const vocabulary = {
    finds: (word: MessageWord) => dictionary.words.optionsOf(word).length > 0,
    nearest: (text: string) => nearWords.nearest(text),
  };
  const message = { text: '', words: [], content: given };
  const words = (correctTypos(message, vocabulary, isCertain) ?? message).content;
  const [first, ...rest] = words.map((word) => ownTerms(catalogue, word));
  if (!first) return [];
  const found = first.flatMap((term) => placesOf(named, term)).filter((place) => !gone.has(place));
  const hasAll = (place: number) =>
    rest.every((terms) => terms.some((term) => isOwn(entriesOf(named, term, place << NAMED_BITS, 1 << NAMED_BITS))));
  return [...new Set(found)]
    .filter(hasAll)
    .flatMap((place) => places[place] ?? [])
    .slice(0, MOST);
}

/** The terms that a word finds alone, those alone that find it the surest way. */
function ownTerms({ dictionary, named }: Catalogue, word: MessageWord): number[] {
  const isWord = ({ term, quality }: TermHit) => quality !== QUALITY.SYNONYM && placesOf(named, term).length > 0;
  const hits = dictionary.find([word]).filter(isWord);
  const surest = Math.max(...hits.map(({ quality }) => quality));
  return hits.filter(({ quality }) => quality === surest).map(({ term }) => term);
}

/** Where a word stands in a name or a keyword. */
function placesOf({ starts, ends, entries }: Catalogue['named'], term: number): number[] {
  const places: number[] = [];
  const start = starts[term] ?? 0;
  const end = Math.min(ends[term] ?? 0, start + MOST);
  for (let at = start; at < end; at++) {
    const entry = entries[at] ?? 0;
    if (entry & NAMED.OWN) places.push(entry >>> NAMED_BITS);
  }
  return places;
}

/** Of the bits by which `entriesOf` tells what a word is to a product. */
function isOwn(bits: number): boolean {
  for (let value = 0; value < 1 << NAMED_BITS; value++) if (bits & (1 << value) && value & NAMED.OWN) return true;
  return false;
}
