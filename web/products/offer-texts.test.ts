import { expect, test } from 'vitest';
import { sayOffer } from './offer-texts.ts';

test.each([
  ['', '', 'In offerta, prezzo pieno 49,99 €'],
  ['', '2026-12-24', 'In offerta fino al 24/12/2026, prezzo pieno 49,99 €'],
  ['2026-11-20', '2026-12-24', 'In offerta dal 20/11/2026 fino al 24/12/2026, prezzo pieno 49,99 €'],
  ['2026-11-20T08:30:00+01:00', '', 'In offerta dal 20/11/2026 alle 08:30, prezzo pieno 49,99 €'],
])('from %j to %j: %s', (offerFrom, offerUntil, sentence) => {
  expect(sayOffer({ listPrice: '49,99 €', offerFrom, offerUntil })).toBe(sentence);
});
