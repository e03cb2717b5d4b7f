import { fold } from '../language/fold.ts';
import { isStopWord } from '../language/message.ts';
import { formOf } from '../language/stem.ts';
import { type Word, wordsOf } from '../language/words.ts';
import type { Postings } from '../search/postings.ts';
import type { Catalogue } from './catalogue.ts';
import { FIELDS } from './fields.ts';

const STEP = 2_000; // words, terms or products between two yields

/**
 * Where the products stand that have every word of a search, in name, category, keywords or description: as a whole
 * word, by its stem, or as a word's beginning; or whose code begins with the whole search. 1 at their places.
 */
export function* findPlaces(catalogue: Catalogue, search: string): Generator<void, Uint8Array> {
  const found = yield* placesByWords(catalogue, search);
  const code = fold(search.trim());
  for (const [place, product] of catalogue.places.entries()) {
    if (place % STEP === 0) yield;
    if (!found[place] && fold(product.code).startsWith(code)) found[place] = 1;
  }
  return found;
}

function* placesByWords(catalogue: Catalogue, search: string): Generator<void, Uint8Array> {
  const words = searchedWords(search);
  const hits = new Uint8Array(catalogue.places.length);
  for (const [index, word] of words.entries()) {
    const wanted = yield* wordsLike(catalogue, word);
    yield* markPlaces(catalogue, wanted, hits, index);
  }
  for (let place = 0; place < hits.length; place++)
    hits[place] = words.length > 0 && hits[place] === words.length ? 1 : 0;
  return hits;
}

/** No catalogue is searched by its small words, unless there is nothing else to go by. */
function searchedWords(search: string): Word[] {
  const words = wordsOf(search);
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

const MOST_WORDS = 20;

/** By number, the words of the catalogue that a searched word is, has the stem of, or begins. */
function* wordsLike({ dictionary }: Catalogue, { text }: Word): Generator<void, Uint8Array> {
  const { words } = dictionary;
  const form = formOf(text);
  const wanted = new Uint8Array(words.size);
  for (const { word } of words.optionsOf({ text, start: 0, form, synonyms: [], corrections: [] })) wanted[word] = 1;
  for (let word = 1; word < words.size; word++) {
    if (words.textOf(word).startsWith(text)) wanted[word] = 1;
    if (word % STEP === 0) yield;
  }
  return wanted;
}

/** Raises by one the places with `count` hits whose products have one of the words. */
function* markPlaces(
  { dictionary, strong, described }: Catalogue,
  wanted: Uint8Array,
  hits: Uint8Array,
  count: number,
): Generator<void, void> {
  const contains = new Uint8Array(dictionary.size);
  for (let node = 1; node < dictionary.size; node++) {
    const { word, parent } = dictionary.lastStep(node); // a node comes after the one before it
    if (!contains[parent] && !wanted[word]) continue;
    contains[node] = 1;
    raise(strong, node, FIELDS, hits, count);
    raise(described, node, 1, hits, count);
    if (node % STEP === 0) yield;
  }
}

function raise(
  { starts, ends, entries }: Postings,
  term: number,
  width: number,
  hits: Uint8Array,
  count: number,
): void {
  const end = ends[term] ?? 0;
  for (let index = starts[term] ?? 0; index < end; index++) {
    const place = Math.floor((entries[index] ?? 0) / width);
    if (hits[place] === count) hits[place] = count + 1;
  }
}
