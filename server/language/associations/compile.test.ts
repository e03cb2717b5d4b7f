import { expect, test } from 'vitest';
import { formOf } from '../stem.ts';
import { Associations } from './associations.ts';
import { compileAssociations } from './compile.ts';

const associations = new Associations(
  compileAssociations(['# dati\nrecuperare = riavere, salvare ~ file, disco', 'chiavetta = pendrive ~ file']),
);

function nearnessOf(one: string, other: string): number {
  const [from, to] = [one, other].map((word) => associations.placeOf(formOf(word)));
  let found = 0;
  if (from !== undefined)
    associations.visit(from, (place, _share, nearness) => {
      if (place === to) found = nearness;
    });
  return found;
}

test.each([
  ['riavere', 'recuperare', 0.8],
  ['recuperare', 'salvare', 0.8],
  ['riavere', 'salvare', 0.55],
  ['recuperare', 'disco', 0.45],
  ['disco', 'riavere', 0.3],
  ['disco', 'file', 0],
  ['chiavetta', 'disco', 0],
  ['chiavetta', 'chiavetta', 1],
])('%s and %s: %d', (one, other, nearness) => expect(nearnessOf(one, other)).toBeCloseTo(nearness, 2));

test('words stand once, headings are none, and what is not known has no place', () => {
  expect(associations.size).toBe(7);
  expect(associations.placeOf(formOf('dati'))).toBeUndefined();
});

test('the squares of what goes with a word sum to one', () => {
  let sum = 0;
  associations.visit(associations.placeOf(formOf('file')) ?? 0, (_other, share) => {
    sum += share * share;
  });
  expect(sum).toBeCloseTo(1, 1);
});
