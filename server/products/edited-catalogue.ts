import { completed } from '../search/completed.ts';
import { GrowingNumbers } from '../search/growing-numbers.ts';
import { type Change, changesBetween, patched, renumbered } from '../search/patched-postings.ts';
import type { Postings } from '../search/postings.ts';
import type { Catalogue } from './catalogue.ts';
import { compileCatalogue } from './catalogue-draft.ts';
import { CategoryCount } from './categories.ts';
import { FIELDS, NAMED, NAMED_BITS } from './fields.ts';
import { isBefore, placeIn } from './order.ts';
import type { Product } from './product.ts';

/** What became of a product: as it is now, or null where it is gone. */
export interface ProductEdit {
  id: string;
  product: Product | null;
}

/**
 * A catalogue after some of its products were edited, without compiling the others again: it says what a fresh one says.
 * The dictionary and the map by id are shared with the one before, which is given up for this one; words that nobody
 * uses any more stay in it until the next whole compilation.
 */
export function editCatalogue(catalogue: Catalogue, edits: readonly ProductEdit[]): Catalogue {
  const before = edits.flatMap(({ id }) => catalogue.byId.get(id) ?? []);
  const after = edits.flatMap(({ product }) => product ?? []);
  const products = withEdits(catalogue.products, before, after);
  const strongWords = new Set<string>();
  const removed = readTerms(catalogue, before, (product) => placeIn(catalogue.products, product), strongWords, true);
  const shift = isInPlace(before, after) ? null : shiftOf(catalogue.products, products);
  const added = readTerms(catalogue, after, (product) => placeIn(products, product), strongWords, false);
  const byId = catalogue.byId as Map<string, Product>;
  for (const { id } of edits) byId.delete(id);
  for (const product of after) byId.set(product.id, product);

  const rebuilt = (name: keyof Lists, width: number, size: number): Postings => {
    if (shift === null) return patched(catalogue[name], changesBetween(removed[name], added[name]), size);
    const without = patched(catalogue[name], changesBetween(removed[name], []), size);
    return patched(renumbered(without, shift, width), changesBetween([], added[name]), size);
  };
  const { size } = catalogue.dictionary;
  const lists = {
    strong: rebuilt('strong', FIELDS, size),
    described: rebuilt('described', 1, size),
    named: rebuilt('named', 1 << NAMED_BITS, size),
    bonuses: rebuilt('bonuses', 1, catalogue.bonuses.starts.length - 1),
  };
  return {
    ...catalogue,
    ...lists,
    headTerms: headTermsAfter(catalogue, lists.named, [...removed.named, ...added.named], size),
    traits: traitsAfter(catalogue, products, after, added.traits, shift),
    products,
    byId,
    availableCount: catalogue.availableCount - forSale(before) + forSale(after),
    largestCategories:
      shift === null && haveSameCategories(before, after) ? catalogue.largestCategories : largestOf(products),
    bytes: catalogue.bytes + bytesOf(lists) - bytesOf(catalogue),
  };
}

interface Lists {
  strong: Change[];
  described: Change[];
  named: Change[];
  bonuses: Change[];
}

/** By term, how some product is that thing itself: read anew for the terms whose lists changed. */
function headTermsAfter(
  { headTerms }: Catalogue,
  { starts, entries }: Postings,
  changes: readonly Change[],
  size: number,
): Uint8Array {
  const result = new Uint8Array(size);
  result.set(headTerms);
  for (const term of new Set(changes.map((change) => change.term))) {
    let bits = 0;
    const end = starts[term + 1] ?? 0;
    for (let index = starts[term] ?? 0; index < end; index++)
      bits |= (entries[index] ?? 0) & (NAMED.HEAD | NAMED.CATEGORY);
    result[term] = bits;
  }
  return result;
}

/** What the products say of themselves, at their new places. */
function traitsAfter(
  { traits }: Catalogue,
  products: readonly Product[],
  after: readonly Product[],
  added: readonly number[],
  shift: Uint32Array | null,
): GrowingNumbers {
  const result = shift ? moved(traits, shift, products.length) : traits.copy();
  for (const [index, product] of after.entries()) result.set(placeIn(products, product), added[index] ?? 0);
  return result;
}

function moved(numbers: GrowingNumbers, shift: Uint32Array, size: number): GrowingNumbers {
  const result = new GrowingNumbers(Math.max(1, size));
  for (let old = 0; old < numbers.length; old++) result.set(shift[old] ?? old, numbers.at(old));
  return result;
}

/** The products in their order, some replaced, some gone, some new. */
function withEdits(products: readonly Product[], before: readonly Product[], after: readonly Product[]): Product[] {
  const result = products.slice();
  const stays = (old: Product, product: Product | undefined) => product?.position === old.position;
  const gone = before.filter((old) => {
    const product = after.find(({ id }) => id === old.id);
    if (product && stays(old, product)) result[placeIn(result, old)] = product;
    return !stays(old, product);
  });
  for (const old of gone) result.splice(placeIn(result, old), 1);
  for (const product of after) {
    const place = placeIn(result, product);
    if (result[place]?.id !== product.id) result.splice(place, 0, product);
  }
  return result;
}

function isInPlace(before: readonly Product[], after: readonly Product[]): boolean {
  const positions = (products: readonly Product[]) => products.map(({ id, position }) => `${id} ${position}`).sort();
  return positions(before).join() === positions(after).join();
}

/** By old place the new one; null when every product that stays keeps its place. */
function shiftOf(before: readonly Product[], after: readonly Product[]): Uint32Array | null {
  const shift = new Uint32Array(before.length);
  let isMoved = false;
  let place = 0;
  for (let old = 0; old < before.length; old++) {
    const product = before[old];
    while (place < after.length && product && after[place] && isBefore(after[place] as Product, product)) place++;
    shift[old] = place;
    if (place !== old) isMoved = true;
  }
  return isMoved ? shift : null;
}

/** The entries that some products have in a catalogue's lists, or will have; their words become the dictionary's. */
function readTerms(
  { dictionary, nearWords }: Catalogue,
  products: readonly Product[],
  placeOf: (product: Product) => number,
  strongWords: Set<string>,
  isListed: boolean,
): Lists & { traits: number[] } {
  const small = completed(compileCatalogue(products));
  const places = products.map(placeOf);
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
    if (!dictionary.words.has(word) || !nearWords.nearest(word).includes(word)) nearWords.add(word);
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
  { starts, entries }: Postings,
  width: number,
  places: readonly number[],
  numberOf: (term: number) => number,
): Change[] {
  const changes: Change[] = [];
  for (let term = 0; term + 1 < starts.length; term++) {
    for (let index = starts[term] ?? 0; index < (starts[term + 1] ?? 0); index++) {
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
  return (strong.starts[term + 1] ?? 0) > (strong.starts[term] ?? 0);
}

function forSale(products: readonly Product[]): number {
  return products.filter((product) => product.isAvailable).length;
}

function haveSameCategories(before: readonly Product[], after: readonly Product[]): boolean {
  const categories = (products: readonly Product[]) => products.map(({ id, category }) => `${id} ${category}`).sort();
  return categories(before).join('\n') === categories(after).join('\n');
}

function largestOf(products: readonly Product[]): string[] {
  const count = new CategoryCount();
  for (const product of products) count.add(product);
  return count.largest();
}

function bytesOf({ strong, described, named, bonuses }: Record<keyof Lists, Postings>): number {
  return [strong, described, named, bonuses].reduce(
    (sum, { starts, entries }) => sum + starts.byteLength + entries.byteLength,
    0,
  );
}
