import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePrice, writeAmount, writePrice } from './money.ts';

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
  ['1\u202f299,00\u00a0€', 129_900, 'EUR', null],
  ["CHF 1'299.50", 129_950, 'CHF', null],
  ['1.234.567,89', 123_456_789, 'EUR', null],
  ['1.299', 129_900, 'EUR', 'AMBIGUOUS'],
  ['1,299', 129_900, 'EUR', 'AMBIGUOUS'],
  ['33.005', 3_300_500, 'EUR', 'AMBIGUOUS'],
  ['24.900', 2_490_000, 'EUR', 'AMBIGUOUS'],
  ['0€', 0, 'EUR', 'ZERO'],
  ['0,00', 0, 'EUR', 'ZERO'],
  // Without a digit before the mark.
  ['.99', 99, 'EUR', null],
  [',99', 99, 'EUR', null],
  [',50', 50, 'EUR', null],
  ['.90 €', 90, 'EUR', null],
  ['€ ,5', 50, 'EUR', null],
  // More digits behind the mark than hundredths have.
  ['24.900000', 2_490, 'EUR', null],
  ['24.990000', 2_499, 'EUR', null],
  ['20.409836', 2_041, 'EUR', null],
  ['0,125', 13, 'EUR', null],
  ['0,085 €', 9, 'EUR', null],
  ['1234.565', 123_457, 'EUR', null],
  ['1.299,505', 129_951, 'EUR', null],
  ['1299.500000', 129_950, 'EUR', null],
  // A dash in the place of the hundredths.
  ['1.299,-', 129_900, 'EUR', null],
  ['1.299,–', 129_900, 'EUR', null],
  ['49.–', 4_900, 'EUR', null],
  ['49,-- €', 4_900, 'EUR', null],
  ['SFr. 49.-', 4_900, 'CHF', null],
  ["CHF 1'299.—", 129_900, 'CHF', null],
  // Currencies, however they stand beside the amount.
  ['CHF49.90', 4_990, 'CHF', null],
  ['49.90CHF', 4_990, 'CHF', null],
  ['49USD', 4_900, 'USD', null],
  ['sFr. 49.90', 4_990, 'CHF', null],
  ['Fr 49.90', 4_990, 'CHF', null],
  ['Fr. 49.90', 4_990, 'CHF', null],
  ['49.90 fr.', 4_990, 'CHF', null],
  ['EUR49,90', 4_990, 'EUR', null],
  ['US$ 49.90', 4_990, 'USD', null],
  ['49,90 zł', 4_990, 'PLN', null],
  ['PLN 49,90', 4_990, 'PLN', null],
  ['1299.00 SEK', 129_900, 'SEK', null],
  // What else stands beside it.
  ['da 45,00 €', 4_500, 'EUR', null],
  ['12,00 € al kg', 1_200, 'EUR', null],
  ['49,90 € IVA inclusa', 4_990, 'EUR', null],
  ['prezzo: 49,90', 4_990, 'EUR', null],
  ['T-shirt 12 €', 1_200, 'EUR', null],
])('%s is %i hundredths of %s', (text, cents, currency, warning) => {
  expect(parsePrice(text)).toMatchObject({ cents, currency, warning });
});

test.each([
  '',
  'gratis',
  'su richiesta',
  '10 - 20 €',
  'da 10 a 20',
  '1.2.3',
  '12,34,56',
  '99999999999',
  '1.29,00',
  // Less than nothing is no price.
  '-5 €',
  '-€ 5,00',
  '€ -5',
  '− 5',
  '-.5',
  '(5,00)',
  '(5,00 €)',
  '(€ 5)',
  '5,00-',
  '5-',
  '5,00- €',
  '5,00 €-',
  // Shares and several amounts are none either.
  '22%',
  '22 %',
  '-20%',
  '2 x 49.–',
  '12,50 2pz',
  '3 x 2',
  '49,90 € / 52 CHF',
  '8,00123E+12',
  '1.299,50,20',
  '49 kr', // of Sweden, Norway or Denmark
])('no one price in: %s', (text) => {
  expect(parsePrice(text)).toBeNull();
});

test.each<[string | number, '.' | ',', number]>([
  ['24.900', '.', 2_490],
  ['1,299', '.', 129_900],
  ['1.299', ',', 129_900],
  ['24,900', ',', 2_490],
  ['1.299,50', '.', 129_950], // what it says outweighs what its file does elsewhere
  [1.005, ',', 101],
  [1299.5, ',', 129_950],
  [45, ',', 4_500],
])('%s, where the decimal mark is known to be %s, is never ambiguous', (text, decimalMark, cents) => {
  expect(parsePrice(text, { decimalMark })).toMatchObject({ cents, warning: null });
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1e21])('%s is no price', (number) => {
  expect(parsePrice(number)).toBeNull();
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

describe('one way to write an amount', () => {
  test.each<[number, string, string]>([
    [129_950, 'EUR', '1.299,50 €'],
    [4_990, 'EUR', '49,90 €'],
    [5, 'EUR', '0,05 €'],
    [123_456_789, 'EUR', '1.234.567,89 €'],
    [4_990, 'CHF', 'CHF 49.90'],
    [129_950, 'CHF', 'CHF 1’299.50'],
    [4_990, 'GBP', '49,90 £'],
    [4_990, 'USD', '49,90 $'],
    [4_990, 'PLN', '49,90 PLN'],
  ])('%i of %s is %s', (cents, currency, written) => {
    expect(writeAmount(cents, currency)).toBe(written);
    expect(parsePrice(written)).toMatchObject({ cents, currency, warning: null });
  });

  test.each([
    ['89,90', '89,90 €'],
    ['1074,9', '1.074,90 €'],
    ['1299.500000', '1.299,50 €'],
    ['€ 1.299,5', '1.299,50 €'],
    ['49USD', '49,00 $'],
    ['SFr. 49.-', 'CHF 49.00'],
    [',50', '0,50 €'],
    ['da 45', 'da 45,00 €'],
    ['12 € al kg', '12,00 € al kg'],
    ['€12/kg', '12,00 €/kg'],
    ['49,9 € + IVA', '49,90 € + IVA'],
    // What was not understood stays as it was entered.
    ['1.299', '1.299 €'],
    ['1.299 €', '1.299 €'],
    ['su richiesta', 'su richiesta'],
    ['da 10 a 20 €', 'da 10 a 20 €'],
    ['', ''],
  ])('%j is told as %j', (text, told) => expect(writePrice(text)).toBe(told));
});
