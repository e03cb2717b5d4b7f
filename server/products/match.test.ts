import { expect, test } from 'vitest';
import { readMessage } from '../language/message.ts';
import { compileSynonyms } from '../language/synonyms.ts';
import { completed } from '../search/completed.ts';
import { exampleProduct } from '../test/example-product.ts';
import { compileCatalogue } from './catalogue-draft.ts';
import { matchProducts } from './match.ts';

const synonyms = compileSynonyms([]);
const catalogue = completed(
  compileCatalogue([
    exampleProduct({ id: 'phone', name: 'Nova', keywords: ['smartphone', 'android'] }),
    exampleProduct({ id: 'pc', name: 'Torre', keywords: ['computer da gaming', 'pc'] }),
    exampleProduct({ id: 'headphones', name: 'Silenzio', keywords: ['cuffie bluetooth'], isAvailable: false }),
    exampleProduct({ id: 'mouse', name: 'Fulmine', description: 'per il computer', keywords: ['mouse gaming'] }),
    exampleProduct({ id: 'camera', name: 'Cuffie', category: 'cuffie', keywords: ['fotografia digitale'] }),
  ]),
);

test.each<[string, string[]]>([
  ['smartphone', ['phone']],
  ['computer', ['pc']],
  ['cuffie', ['headphones']],
  ['gaming', ['pc', 'mouse']],
  ['fotografia', ['camera']],
  ['cuffia', ['headphones']],
  ['GAMING!', ['pc', 'mouse']],
  ['computer gaming', ['pc']],
  ['gaming computer', []],
  ['cellulare', ['phone']],
  ['smrtphone', ['phone']],
  ['game', []],
  ['', []],
  ['all', ['phone', 'pc', 'headphones', 'mouse', 'camera']],
  ['tutti', ['phone', 'pc', 'headphones', 'mouse', 'camera']],
])('the category tester finds for "%s": %j', (text, ids) => {
  const { products, totalCount } = matchProducts(catalogue, readMessage(text, synonyms), 100);
  expect(products.map(({ id }) => id)).toEqual(ids);
  expect(totalCount).toBe(ids.length);
});

test('counts all, gives the first', () => {
  const found = matchProducts(catalogue, readMessage('tutti', synonyms), 2);
  expect([found.totalCount, found.products.length]).toEqual([5, 2]);
});
