import { expect, test } from 'vitest';
import { contradicts, wantedValues } from './opposites.ts';

const isContrary = (wanted: string, told: string) => contradicts(wantedValues(wanted.split(' ')), told.split(' '));

test.each([
  ['mangime uccellini', 'mangime coniglio nano'],
  ['astuccio pieno', 'astuccio vuoto una zip'],
  ['completo matrimoniale', 'completo lenzuola singolo'],
  ['scarpe luglio', 'scarpe invernale pelliccia'],
  ['cover iphone', 'cover per samsung'],
])('%j is not served by %j', (wanted, told) => {
  expect(isContrary(wanted, told)).toBe(true);
});

test.each([
  ['mangime uccellini', 'mangime 900 g'], // tells none
  ['cover iphone', 'cover per samsung e iphone'], // tells both
  ['per cani e gatti', 'ciotola per cani'], // wants both
  ['borsa a mano', 'borsa'],
])('%j may be served by %j', (wanted, told) => {
  expect(isContrary(wanted, told)).toBe(false);
});
