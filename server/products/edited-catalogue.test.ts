import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage } from '../language/message.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { completed } from '../search/completed.ts';
import { exampleProduct } from '../test/example-product.ts';
import type { Catalogue } from './catalogue.ts';
import { compileCatalogue } from './catalogue-draft.ts';
import { editCatalogue, type ProductEdit } from './edited-catalogue.ts';
import { isBefore } from './order.ts';
import type { Product } from './product.ts';
import { searchCatalogue } from './search.ts';

const synonyms = compileSynonyms([]);
const VOCABULARY = 'scarpe scarponi cuffie auricolari orologio regalo economica offerta rosso giardino zaino 15'.split(
  ' ',
);

const word = fc.constantFrom(...VOCABULARY);
const words = (min: number, max: number) =>
  fc.array(word, { minLength: min, maxLength: max }).map((list) => list.join(' '));
const texts = fc.record({
  name: words(1, 3),
  category: words(1, 1),
  description: words(0, 6),
  keywords: fc.array(words(1, 2), { maxLength: 3 }),
  isAvailable: fc.boolean(),
  position: fc.integer({ min: 0, max: 9 }),
});
const products = fc
  .array(texts, { maxLength: 12 })
  .map((list) => list.map((given, index) => exampleProduct({ ...given, id: `p${index}` })));
const edit = fc.record({ index: fc.nat(14), after: fc.option(texts, { freq: 3 }) });
const edits = fc.uniqueArray(edit, { maxLength: 4, selector: ({ index }) => index }).map((list) =>
  list.map(({ index, after }): ProductEdit => {
    const id = `p${index}`;
    return { id, product: after && exampleProduct({ ...after, id }) };
  }),
);

// Never for sale, so that no word of a removed product is forgotten by the fresh one alone.
const keeper = exampleProduct({ id: 'keeper', name: 'x', keywords: VOCABULARY, isAvailable: false, position: 99 });

function inOrder(list: readonly Product[]): Product[] {
  return list.toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
}

function apply(list: readonly Product[], changes: readonly ProductEdit[]): Product[] {
  const others = list.filter(({ id }) => !changes.some((change) => change.id === id));
  return inOrder([...others, ...changes.flatMap(({ product }) => product ?? [])]);
}

function compiled(list: readonly Product[]): Catalogue {
  return completed(compileCatalogue(inOrder(list)));
}

test('an edited catalogue says what a fresh one of the same products says', () => {
  fc.assert(
    fc.property(
      products,
      fc.array(edits, { maxLength: 3 }),
      words(1, 4),
      fc.boolean(),
      (given, rounds, text, isAsked) => {
        const message = readMessage(text, synonyms);
        const options = { isAsked, range: null, isCertain: () => false };
        let list: Product[] = [...given, keeper];
        let edited = compiled(list);
        for (const changes of rounds) {
          list = apply(list, changes);
          edited = editCatalogue(edited, changes);
        }
        const fresh = compiled(list);
        expect(edited.products).toEqual(fresh.products);
        expect(searchCatalogue(edited, message, options)).toEqual(searchCatalogue(fresh, message, options));
        expect(edited.availableCount).toBe(fresh.availableCount);
        expect(edited.largestCategories).toEqual(fresh.largestCategories);
        expect([...edited.byId.keys()].sort()).toEqual([...fresh.byId.keys()].sort());
      },
    ),
    { numRuns: 500 },
  );
});

test('a product that only costs something else changes no list', () => {
  const before = compiled([exampleProduct({ id: 'a', name: 'Scarpe', price: '10 €' })]);
  const product = exampleProduct({ id: 'a', name: 'Scarpe', price: '12 €' });
  const after = editCatalogue(before, [{ id: 'a', product }]);
  expect(after.strong).toBe(before.strong);
  expect(after.products[0]?.price).toBe('12 €');
});

test('a word that nobody had before is found, also with a typo', () => {
  const before = compiled([exampleProduct({ id: 'a', name: 'Scarpe' })]);
  const product = exampleProduct({ id: 'b', name: 'Grattugia', position: 1 });
  const after = editCatalogue(before, [{ id: 'b', product }]);
  const options = { isAsked: true, range: null, isCertain: () => false };
  expect(searchCatalogue(after, readMessage('gratugia', synonyms), options).products).toEqual([product]);
});
