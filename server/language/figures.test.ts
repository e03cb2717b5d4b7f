import { expect, test } from 'vitest';
import { figuresOf, figuresSaid } from './figures.ts';

test.each([
  ['Scarpa da corsa, numeri dal 40 al 47', [40, 47], [[40, 47]]],
  ['Pinne per bimbi misura 27-33', [27, 33], [[27, 33]]],
  ['Cartuccia 2,5 ml', [2.5], []],
  ['Da 47 a 40, che è al contrario', [47, 40], []],
  ['Senza numeri', [], []],
])('%s tells its numbers and ranges', (text, numbers, ranges) => {
  expect(figuresOf(text)).toMatchObject({ numbers, ranges });
});

test.each([
  ['Pentola a pressione per quattro persone', [4]],
  ['Moka da 6 tazze', [6]],
  ['Tenda 3 posti', [3]],
  ['Moka', []],
])('%s is for so many people', (text, people) => {
  expect(figuresOf(text).people).toEqual(people);
});

test.each([
  ['siamo in sette a tavola', [7]],
  ['una caffettiera per sei', [6]],
  ['da 12', [12]],
  ['SIAMO IN DUE', [2]],
  ['una pentola', []],
])('%s says that so many come', (text, people) => {
  expect(figuresSaid(text).people).toEqual(people);
});
