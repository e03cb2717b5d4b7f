import { expect, test } from 'vitest';
import { exampleProduct } from '../test/example-product.ts';
import { readOfferDate } from './offer-dates.ts';
import { isOfferOn, soldAt } from './prices.ts';
import { toldPrice } from './product.ts';

const offer = (from: string, until: string) => {
  const [starts, ends] = [readOfferDate(from, 'FROM'), readOfferDate(until, 'UNTIL')];
  return exampleProduct({
    id: 'moka',
    name: 'Moka',
    ...{ price: '39,9', priceCents: 3_990, currency: 'EUR', listPrice: '49.99 EUR', listPriceCents: 4_999 },
    ...{ offerStartsAt: starts?.at ?? null, offerEndsAt: ends?.at ?? null },
  });
};

test.each([
  ['', '', '2026-11-27T12:00:00Z', '39,90 €'],
  ['2026-11-20', '2026-12-24', '2026-11-19T22:59:59Z', '49,99 €'],
  ['2026-11-20', '2026-12-24', '2026-11-19T23:00:00Z', '39,90 €'],
  ['2026-11-20', '2026-12-24', '2026-12-24T22:59:59Z', '39,90 €'],
  ['2026-11-20', '2026-12-24', '2026-12-24T23:00:00Z', '49,99 €'],
  // The clocks are set: the day has 23 and 25 hours.
  ['2026-03-29', '2026-03-29', '2026-03-29T22:00:00Z', '49,99 €'],
  ['2026-10-25', '2026-10-25', '2026-10-25T22:59:59Z', '39,90 €'],
  ['2026-11-27T18:00', '', '2026-11-27T17:00:00Z', '39,90 €'],
  ['', '2026-11-27T18:00', '2026-11-27T17:00:00Z', '49,99 €'],
])('of an offer from %j to %j, at %s the price is %s', (from, until, at, told) => {
  expect(toldPrice(soldAt(offer(from, until), new Date(at)))).toBe(told);
});

test('without a higher full price its dates mean nothing', () => {
  const plain = { ...offer('', '2020-01-01'), listPriceCents: 3_990 };
  expect(isOfferOn(plain, new Date())).toBe(false);
  expect(soldAt(plain, new Date())).toBe(plain);
});
