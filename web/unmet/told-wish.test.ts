import { expect, test } from 'vitest';
import { budgetOf, supplySentence } from './told-wish.ts';

test.each([
  [null, 4_000, 'sotto 40 €'],
  [123_450, null, 'da 1.234,50 €'],
  [2_000, 3_000, 'tra 20 € e 30 €'],
])('a budget of %j to %j is told as %j', (minCents, maxCents, told) => {
  expect(budgetOf({ budget: { minCents, maxCents } })).toBe(told);
});

const supply = (
  state: 'NOT_SOLD' | 'OTHER_TRAIT' | 'SOLD_OUT' | 'OTHER_PRICE' | 'MET',
  cheapestCents: number | null = null,
) => ({
  state,
  cheapestCents,
  missing: [
    { kind: 'COLOUR' as const, label: 'rosso' },
    { kind: 'SIZE' as const, label: 'taglia 43' },
  ],
});

test.each([
  [supply('NOT_SOLD'), null, 'Non ne hai.'],
  [supply('OTHER_TRAIT'), null, 'Ne hai, ma non in rosso e in taglia 43.'],
  [supply('SOLD_OUT'), null, 'Ne hai, ma è tutto esaurito.'],
  [supply('OTHER_PRICE', 5_200), null, 'Il tuo più economico costa 52 €.'],
  [supply('OTHER_PRICE'), null, 'Ne hai, ma senza un prezzo.'],
  [supply('MET', 3_900), { id: 'a', name: 'Zaino Lago' }, 'Ora hai «Zaino Lago»'],
  [null, null, undefined],
])('what the catalogue has is told: %j', (of, product, told) => {
  expect(supplySentence({ supply: of, product })).toBe(told);
});
