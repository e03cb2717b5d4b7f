import type { Change } from '../search/changing-postings.ts';
import { completed } from '../search/completed.ts';
import type { Postings } from '../search/postings.ts';
import type { Catalogue } from './catalogue.ts';
import { compileCatalogue } from './catalogue-draft.ts';
import { FIELDS, NAMED_BITS } from './fields.ts';
import { placeIn } from './order.ts';
import type { Product } from './product.ts';

/** The entries that some products have in a catalogue's lists, or will have, and what they say of themselves. */
export interface ProductTerms {
  strong: Change[];
  described: Change[];
  named: Change[];
  bonuses: Change[];
  traits: number[];
}

/** Reads some products; their words become the dictionary's. */
export function readTerms(
  { dictionary, nearWords, places: all }: Catalogue,
  products: readonly Product[],
  strongWords: Set<string>,
  isListed: boolean,
): ProductTerms {
  const small = completed(compileCatalogue(products));
  const places = products.map((product) => placeIn(all, product));
  const terms = new Map<number, number>();
  const termOf = (term: number): number => {
    const known = terms.get(term);
    if (known !== undefined) return known;
    const words = wordsOf(small, term);
    if (isStrong(small, term)) for (const word of words) note(word);
    const number = dictionary.add(words);
    terms.set(term, number);
    return number;
  };
  const note = (word: string) => {
    if (strongWords.has(word)) return;
    strongWords.add(word);
    if (isListed) return; // what is listed already has its words among the near ones; to look for each takes long
    if (!nearWords.has(word)) nearWords.add(word);
  };
  const listed = (postings: Postings, width: number, numberOf: (term: number) => number) =>
    changesOf(postings, width, places, numberOf);
  return {
    strong: listed(small.strong, FIELDS, termOf),
    described: listed(small.described, 1, termOf),
    named: listed(small.named, 1 << NAMED_BITS, termOf),
    traits: products.map((_, index) => small.traits.at(index)),
    bonuses: listed(small.bonuses, 1, (bonus) => bonus),
  };
}

function changesOf(
  { starts, ends, entries }: Postings,
  width: number,
  places: readonly number[],
  numberOf: (term: number) => number,
): Change[] {
  const changes: Change[] = [];
  for (let term = 0; term < ends.length; term++) {
    for (let index = starts[term] ?? 0; index < (ends[term] ?? 0); index++) {
      const entry = entries[index] ?? 0;
      const place = places[Math.floor(entry / width)] ?? 0;
      changes.push({ term: numberOf(term), entry: place * width + (entry % width) });
    }
  }
  return changes;
}

function wordsOf({ dictionary }: Catalogue, term: number): string[] {
  const words: string[] = [];
  for (let node = term; node !== 0; ) {
    const { word, parent } = dictionary.lastStep(node);
    words.unshift(dictionary.words.textOf(word));
    node = parent;
  }
  return words;
}

function isStrong({ strong }: Catalogue, term: number): boolean {
  return (strong.ends[term] ?? 0) > (strong.starts[term] ?? 0);
}
