import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NearWords } from '../search/near-words.ts';
import { nearestWords } from './corrections.ts';
import { typosBetween, typosForgiven } from './typo.ts';

test.each<[string, string, number]>([
  ['orolgio', 'orologio', 1],
  ['orologio', 'orologio', 0],
  ['zanio', 'zaino', 1],
  ['cufie', 'cuffie', 1],
  ['gardinagio', 'giardinaggio', 2],
  ['xyz', 'orologio', 3],
])('from %s to %s: %i', (typed, meant, typos) => {
  expect(typosBetween(typed, meant, 2)).toBe(typos);
});

test.each<[string, string, number]>([
  ['vsao', 'vaso', 0],
  ['brsa', 'borsa', 0],
  ['zanio', 'zaino', 1],
  ['orolgio', 'orologio', 1],
  ['televsroe', 'televisore', 2],
])('between %s and %s %i are forgiven', (typed, meant, typos) => {
  expect(typosForgiven(typed, meant)).toBe(typos);
});

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'z'), minLength: 3, maxLength: 12 });

test('the quick search for near words finds what the plain one finds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(letters, { maxLength: 40 }), letters, (words, typed) => {
      const near = new NearWords();
      for (const word of words) near.add(word);
      expect(near.nearest(typed).sort()).toEqual(nearestWords(typed, words).sort());
    }),
  );
});
