import { changePostings, changesBetween } from '../search/changing-postings.ts';
import { bytesOf } from '../search/postings.ts';
import type { Catalogue } from './catalogue.ts';
import { CategoryCount } from './categories.ts';
import { FIELDS, NAMED, NAMED_BITS } from './fields.ts';
import { isBefore, placeIn } from './order.ts';
import type { Product } from './product.ts';
import { type ProductTerms, readTerms } from './product-terms.ts';

/** What became of a product: as it is now, or null where it is gone. */
export interface ProductEdit {
  id: string;
  product: Product | null;
}

/**
 * A catalogue after some of its products were edited, without compiling the others again: it says what a fresh one says.
 * Its lists, dictionary and map by id are changed in place, so the one before is given up for this one; words that nobody
 * uses any more stay in it until the next whole compilation.
 * @returns null, with nothing changed, when a product comes in between others: then it has to be compiled anew.
 */
export function editCatalogue(catalogue: Catalogue, edits: readonly ProductEdit[]): Catalogue | null {
  const before = edits.flatMap(({ id }) => catalogue.byId.get(id) ?? []);
  const after = edits.flatMap(({ product }) => product ?? []).sort((a, b) => (isBefore(a, b) ? -1 : 1));
  if (!after.every((product) => hasPlace(catalogue.places, product))) return null;
  const strongWords = new Set<string>();
  const removed = readTerms(catalogue, before, strongWords, true);
  const areSame = haveSameKeys(before, after);
  const places = placesAfter(catalogue, before, after);
  const added = readTerms({ ...catalogue, places }, after, strongWords, false);
  const bytesBefore = listBytes(catalogue);
  changeLists(catalogue, removed, added);
  for (const [index, product] of after.entries())
    catalogue.traits.set(placeIn(places, product), added.traits[index] ?? 0);
  const byId = catalogue.byId as Map<string, Product>;
  for (const { id } of edits) byId.delete(id);
  for (const product of after) byId.set(product.id, product);
  const products = areSame ? withReplaced(catalogue.products, after) : withEdits(catalogue.products, before, after);
  const categories = categoriesAfter(catalogue, products, before, after);
  return {
    ...catalogue,
    headTerms: headTermsAfter(catalogue, [...removed.named, ...added.named]),
    products,
    places,
    bytes: catalogue.bytes + listBytes(catalogue) - bytesBefore,
    availableCount: catalogue.availableCount - forSale(before) + forSale(after),
    categories,
    largestCategories: categories.largest(),
  };
}

/** A place of its own, where it stood before, or one behind all others. */
function hasPlace(places: readonly Product[], product: Product): boolean {
  const place = placeIn(places, product);
  return place === places.length || places[place]?.id === product.id;
}

/** By place: what is gone keeps its own, so that nobody else's changes. */
function placesAfter(catalogue: Catalogue, before: readonly Product[], after: readonly Product[]): Product[] {
  const isShared = catalogue.places === catalogue.products;
  const places = isShared ? catalogue.places.slice() : (catalogue.places as Product[]);
  const gone = catalogue.gone as Set<number>;
  for (const product of before) gone.add(placeIn(places, product));
  for (const product of after) {
    const place = placeIn(places, product);
    places[place] = product;
    gone.delete(place);
  }
  return places;
}

function changeLists(catalogue: Catalogue, removed: ProductTerms, added: ProductTerms): void {
  const widths = { strong: FIELDS, described: 1, named: 1 << NAMED_BITS, bonuses: 1 };
  for (const name of ['strong', 'described', 'named', 'bonuses'] as const)
    changePostings(catalogue[name], changesBetween(removed[name], added[name]), widths[name]);
}

/** By term, how some product is that thing itself: read anew for the terms whose lists changed. */
function headTermsAfter({ headTerms, named, dictionary }: Catalogue, changes: readonly { term: number }[]): Uint8Array {
  const result = dictionary.size > headTerms.length ? grown(headTerms, dictionary.size) : headTerms;
  for (const term of new Set(changes.map((change) => change.term))) {
    let bits = 0;
    const end = named.ends[term] ?? 0;
    for (let index = named.starts[term] ?? 0; index < end; index++)
      bits |= (named.entries[index] ?? 0) & (NAMED.HEAD | NAMED.CATEGORY);
    result[term] = bits;
  }
  return result;
}

function grown(bytes: Uint8Array, size: number): Uint8Array {
  const larger = new Uint8Array(size + (size >> 4));
  larger.set(bytes);
  return larger;
}

/** The products in their order, some replaced where they stand. */
function withReplaced(products: readonly Product[], after: readonly Product[]): Product[] {
  const result = products.slice();
  for (const product of after) result[placeIn(result, product)] = product;
  return result;
}

/** The products in their order, some gone, some new. */
function withEdits(products: readonly Product[], before: readonly Product[], after: readonly Product[]): Product[] {
  const result = products.slice();
  for (const old of before) result.splice(placeIn(result, old), 1);
  for (const product of after) result.splice(placeIn(result, product), 0, product);
  return result;
}

function haveSameKeys(before: readonly Product[], after: readonly Product[]): boolean {
  const keys = (products: readonly Product[]) => products.map(({ id, position }) => `${id} ${position}`).sort();
  return keys(before).join() === keys(after).join();
}

function forSale(products: readonly Product[]): number {
  return products.filter((product) => product.isAvailable).length;
}

function categoriesAfter(
  { categories }: Catalogue,
  products: readonly Product[],
  before: readonly Product[],
  after: readonly Product[],
): CategoryCount {
  const isIn = (list: readonly Product[], { id, category, position }: Product) =>
    list.some((other) => other.id === id && other.category === category && other.position === position);
  const left = before.filter((product) => !isIn(after, product));
  const entered = after.filter((product) => !isIn(before, product));
  if (!left.every((product) => categories.remove(product))) return CategoryCount.of(products);
  for (const product of entered) categories.add(product);
  return categories;
}

function listBytes({ strong, described, named, bonuses }: Catalogue): number {
  return [strong, described, named, bonuses].reduce((sum, list) => sum + bytesOf(list), 0);
}
