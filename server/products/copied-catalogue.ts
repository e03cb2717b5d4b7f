import { copyPostings } from '../search/postings.ts';
import type { Catalogue } from './catalogue.ts';
import { compileCatalogue } from './catalogue-draft.ts';
import { editCatalogue, type ProductEdit } from './edited-catalogue.ts';
import { isBefore } from './order.ts';

/** What a catalogue would be after some edits, beside it as it is: only what they change is read, all else is copied. */
export function* editedCopy(catalogue: Catalogue, edits: readonly ProductEdit[]): Generator<void, Catalogue> {
  const edited = editCatalogue(yield* copyCatalogue(catalogue), edits);
  yield;
  if (edited) return edited;
  const ids = new Set(edits.map(({ id }) => id));
  const others = catalogue.products.filter(({ id }) => !ids.has(id));
  const products = [...others, ...edits.flatMap(({ product }) => product ?? [])];
  return yield* compileCatalogue(products.sort((a, b) => (isBefore(a, b) ? -1 : 1)));
}

/** The same catalogue, to be edited apart from this one. */
function* copyCatalogue(catalogue: Catalogue): Generator<void, Catalogue> {
  const { products, places, strong, described, named, bonuses } = catalogue;
  const dictionary = yield* catalogue.dictionary.copied();
  const lists = { strong: copyPostings(strong), described: copyPostings(described), named: copyPostings(named) };
  yield;
  const copy = {
    ...catalogue,
    ...lists,
    dictionary,
    bonuses: copyPostings(bonuses),
    places: places === products ? products : places.slice(),
    gone: new Set(catalogue.gone),
    headTerms: catalogue.headTerms.slice(),
    traits: catalogue.traits.copy(),
    nearWords: catalogue.nearWords.copy(),
    categories: catalogue.categories.copy(),
  };
  yield;
  return { ...copy, byId: new Map(catalogue.byId) };
}
