import { expect, test } from 'vitest';
import { sayPercent, sayPrevious } from './reduction.ts';

const PRICE = '100,00 €';

test.each([
  [{ kind: 'LOWEST_OF_30_DAYS', previousPrice: PRICE, since: null }, 'Prezzo più basso dei 30 giorni prima: 100,00 €'],
  [{ kind: 'LOWEST_SINCE', previousPrice: PRICE, since: '2026-11-05' }, 'Prezzo più basso dal 05/11/2026: 100,00 €'],
  [{ kind: 'LIST_PRICE', previousPrice: PRICE, since: null }, 'Prezzo pieno: 100,00 €'],
] as const)('%j: %s', (reduction, sentence) => expect(sayPrevious(reduction)).toBe(sentence));

test('a percentage is told only where there is one', () => {
  expect([21, null].map((percent) => sayPercent({ percent }))).toEqual(['−21 %', '']);
});
