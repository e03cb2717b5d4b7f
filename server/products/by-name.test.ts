import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage } from '../language/message.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { wordsOf } from '../language/words.ts';
import { completed } from '../search/completed.ts';
import { exampleProduct } from '../test/example-product.ts';
import { productsCalled, productsWithWords } from './by-name.ts';
import { compileCatalogue } from './catalogue-draft.ts';
import { editCatalogue } from './edited-catalogue.ts';
import type { Product } from './product.ts';

const synonyms = compileSynonyms([]);
const isNoCertain = () => false;
const asked = (text: string) => readMessage(text, synonyms).content;
const idsOf = (products: readonly Product[]) => products.map(({ id }) => id).toSorted();

const word = fc.constantFrom(...'dercos vichy braun bosch serie lift tavo gamma'.split(' '));
const words = (min: number, max: number) =>
  fc.array(word, { minLength: min, maxLength: max }).map((list) => list.join(' '));
const products = fc
  .array(fc.record({ name: words(1, 3), category: words(0, 1), keywords: fc.array(words(1, 2), { maxLength: 2 }) }), {
    maxLength: 8,
  })
  .map((list) => list.map((given, position) => exampleProduct({ ...given, id: `p${position}`, position })));

test('whole names and keywords, and words of them, are found as they are product by product', () => {
  fc.assert(
    fc.property(products, words(1, 3), (all, text) => {
      const catalogue = completed(compileCatalogue(all));
      const sought = text.split(' ');
      const called = all.filter(({ name, keywords }) => [name, ...keywords].includes(text));
      const having = all.filter(({ name, keywords }) => {
        const own = new Set([name, ...keywords].flatMap((each) => wordsOf(each).map((one) => one.text)));
        return sought.every((each) => own.has(each));
      });
      expect(idsOf(productsCalled(catalogue, asked(text)))).toEqual(idsOf(called));
      const found = productsWithWords(catalogue, asked(text), isNoCertain);
      if (having.length > 0) expect(idsOf(found)).toEqual(idsOf(having));
    }),
  );
});

const CREAM = exampleProduct({ id: 'cream', name: 'Crema Lierac Lift', keywords: ['viso'], position: 1 });
const SHAMPOO = exampleProduct({ id: 'shampoo', name: 'Shampoo Vichy Dercos', category: 'Capelli', position: 2 });

test.each([
  ['lierac', ['cream']],
  ['liearc', ['cream']],
  ['vichy dercos', ['shampoo']],
  ['vichy lierac', []],
  ['capelli', []], // its category says where it stands, not what it is called
  ['zzzzzz', []],
])('words of names: %s', (text, ids) => {
  const catalogue = completed(compileCatalogue([CREAM, SHAMPOO]));
  expect(idsOf(productsWithWords(catalogue, asked(text), isNoCertain))).toEqual(ids);
});

test('what was deleted or is called otherwise now is not found by its name', () => {
  const catalogue = completed(compileCatalogue([CREAM, SHAMPOO]));
  const edited = editCatalogue(catalogue, [
    { id: 'cream', product: null },
    { id: 'shampoo', product: { ...SHAMPOO, name: 'Shampoo Braun' } },
  ]);
  if (!edited) throw new Error('not edited');
  const found = ['lierac', 'crema lierac lift', 'dercos', 'braun'].map((text) => [
    idsOf(productsCalled(edited, asked(text))),
    idsOf(productsWithWords(edited, asked(text), isNoCertain)),
  ]);
  expect(found).toEqual([
    [[], []],
    [[], []],
    [[], []],
    [[], ['shampoo']],
  ]);
});
