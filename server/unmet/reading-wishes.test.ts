import { expect, test } from 'vitest';
import { completed } from '../search/completed.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleKnowledge } from '../test/example-shops.ts';
import { gatheredFrom, unmetIn } from './reading-wishes.ts';

const priced = { price: '52,00 €', priceCents: 5_200, currency: 'EUR', keywords: [], category: 'Negozio' };
const knowledge = exampleKnowledge({
  products: [exampleProduct({ id: 'blue', name: 'Zaino Alpi', description: 'Blu.', ...priced })],
});

test.each([
  // what was said, how it was answered, what was shown, whether it is an unmet wish
  ['avete ombrelli?', 'NOT_FOUND', [], true],
  ['consigliami un ombrello', 'NOTHING_TO_SUGGEST', [], true],
  ['siete aperti domenica?', 'NOT_FOUND', [], false],
  ['avete zaini?', null, ['blue'], false],
  ['avete zaini sotto i 40 euro?', null, ['blue'], true], // 'No, a questo prezzo non ne abbiamo'
  ['avete zaini rossi?', null, ['blue'], true], // another was shown
  ['avete ombrelli?', null, [], true], // a model said so
  ['avete ombrelli?', null, ['gone'], false], // there was one then
  ['quanto costa la spedizione?', null, [], false],
] as const)('%s, answered by %s with %j', (text, fallbackReason, productIds, isUnmet) => {
  expect(completed(unmetIn(knowledge, { text, fallbackReason, productIds })) !== null).toBe(isUnmet);
});

const gathered = (...texts: string[]) => completed(gatheredFrom(texts));

test('a row is called as most call the thing, with the budget that most told', () => {
  const texts = [
    'avete zaini?',
    'zaini sotto 40 euro',
    'uno zaino da 500 euro in su',
    'zaini a meno di 40€',
    'cerco uno zaino',
  ];
  expect(gathered(...texts)).toEqual({ thing: 'zaini', traits: [], budget: { minCents: null, maxCents: 4_000 } });
});

test('of budgets told equally often it is the one that reaches highest, and who tells none is content with any', () => {
  const budget = (...texts: string[]) => gathered(...texts)?.budget;
  expect(budget('zaino sotto 30 euro', 'zaino', 'zaino', 'zaino sotto 40 euro')?.maxCents).toBe(4_000);
  expect(budget('zaino', 'zaino?')).toBeNull();
  expect(gathered('buongiorno')).toBeNull();
});
