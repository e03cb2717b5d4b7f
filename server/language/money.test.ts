import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePrice } from './money.ts';

test.each<[string, number, string, string | null]>([
  ['49,99 €', 4_999, 'EUR', null],
  ['€ 1.299,00', 129_900, 'EUR', null],
  ['49.99', 4_999, 'EUR', null],
  ['1,299.00 USD', 129_900, 'USD', null],
  ['$ 12', 1_200, 'USD', null],
  ['12€', 1_200, 'EUR', null],
  ['12,5 euro', 1_250, 'EUR', null],
  ['£9.90', 990, 'GBP', null],
  ['1 299,00 €', 129_900, 'EUR', null],
  ["CHF 1'299.50", 129_950, 'CHF', null],
  ['1.234.567,89', 123_456_789, 'EUR', null],
  ['1.299', 129_900, 'EUR', 'AMBIGUOUS'],
  ['1,299', 129_900, 'EUR', 'AMBIGUOUS'],
  ['0€', 0, 'EUR', 'ZERO'],
  ['0,00', 0, 'EUR', 'ZERO'],
])('%s is %i hundredths of %s', (text, cents, currency, warning) => {
  expect(parsePrice(text)).toEqual({ cents, currency, warning });
});

test.each([
  '',
  'gratis',
  'su richiesta',
  '10 - 20 €',
  'da 10 a 20',
  '-5 €',
  '1.2.3',
  '12,34,56',
  '99999999999',
  '1.29,00',
])('no one price in: %s', (text) => {
  expect(parsePrice(text)).toBeNull();
});

test('an amount written either way is read as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
      const [whole, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')];
      const grouped = (mark: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, mark);
      expect(parsePrice(`${grouped('.')},${rest} €`)?.cents).toBe(cents);
      expect(parsePrice(`€${grouped(',')}.${rest}`)?.cents).toBe(cents);
    }),
  );
});
