import { expect, test } from 'vitest';
import { exampleProduct } from '../test/example-product.ts';
import type { Reduction } from './reduction.ts';
import { bracketedPrice, saidPrice } from './said-price.ts';

const LOWEST: Reduction = {
  ...{ previousCents: 10_000, currency: 'EUR', percent: 21 },
  ...{ kind: 'LOWEST_OF_30_DAYS', since: null },
};

test.each<[Partial<Reduction> | null, string, string]>([
  [null, '79,00 €', '79,00 €'],
  [
    {},
    '79,00 € (−21 % su 100,00 €, il prezzo più basso dei 30 giorni prima)',
    '79,00 €; prezzo più basso dei 30 giorni prima: 100,00 €',
  ],
  [
    { percent: null, previousCents: 6_000 },
    '79,00 € (prezzo più basso dei 30 giorni prima: 60,00 €)',
    '79,00 €; prezzo più basso dei 30 giorni prima: 60,00 €',
  ],
  [
    { kind: 'LOWEST_SINCE', since: '2026-11-05' },
    '79,00 € (−21 % su 100,00 €, il prezzo più basso dal 05/11/2026)',
    '79,00 €; prezzo più basso dal 05/11/2026: 100,00 €',
  ],
  [{ kind: 'LIST_PRICE' }, '79,00 € (−21 % su 100,00 €, il prezzo pieno)', '79,00 €; prezzo pieno: 100,00 €'],
])('%j: %s', (reduction, said, bracketed) => {
  const product = exampleProduct({
    ...{ id: 'moka', name: 'Moka', price: '79', priceCents: 7_900 },
    ...(reduction && { reduction: { ...LOWEST, ...reduction } }),
  });
  expect([saidPrice(product), bracketedPrice(product)]).toEqual([said, bracketed]);
});
