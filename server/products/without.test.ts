import { expect, test } from 'vitest';
import { readMessage } from '../language/message.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { completed } from '../search/completed.ts';
import { exampleProduct } from '../test/example-product.ts';
import { compileCatalogue } from './catalogue-draft.ts';
import { searchCatalogue } from './search.ts';

const synonyms = compileSynonyms([]);

function found(text: string, names: readonly string[]): string[] {
  const products = names.map((name, position) =>
    exampleProduct({ id: name, name, description: '', category: '', keywords: [], position }),
  );
  const options = { isAsked: true, range: null, isCertain: () => false };
  return searchCatalogue(completed(compileCatalogue(products)), readMessage(text, synonyms), options).products.map(
    ({ id }) => id,
  );
}

test.each([
  ['che latte senza lattosio mi consigliate?', ['Latte intero', 'Latte delattosato'], ['Latte delattosato']],
  ['una birra senza alcol', ['Birra lager', 'Birra analcolica'], ['Birra analcolica']],
  ['una birra analcolica', ['Birra lager', 'Birra senza alcol'], ['Birra senza alcol']],
  ['dei biscotti, mio figlio è celiaco', ['Biscotti al burro', 'Biscotti senza glutine'], ['Biscotti senza glutine']],
  ['un trapano senza filo', ['Trapano a filo', 'Trapano 18V'], ['Trapano 18V']],
  ['una felpa senza cappuccio', ['Felpa con cappuccio', 'Felpa girocollo'], ['Felpa girocollo']],
])('%s: of %j, %j', (text, names, fitting) => {
  expect(found(text, names)).toEqual(fitting);
});

test.each([
  ['un libro di agata cristi', ['Libro Pimpa', 'Libro Agatha Christie'], ['Libro Agatha Christie']],
  ['una bambola cicio bello', ['Bambola Anna', 'Bambola Cicciobello'], ['Bambola Cicciobello']],
])('beside a thing that is known, typos are corrected: %s: of %j, %j', (text, names, fitting) => {
  expect(found(text, names)).toEqual(fitting);
});
