import { expect, test } from 'vitest';
import { cleanShownName } from './shown-name.ts';

test.each([
  ['Anna', 'Anna'],
  ['  Anna   Maria\n', 'Anna Maria'],
  ["Niccolò D'Amico", "Niccolò D'Amico"],
  ['a'.repeat(40), 'a'.repeat(40)],
])('%j is shown as %j', (input, name) => {
  expect(cleanShownName(input)).toBe(name);
});

test.each(['', '   ', 'a'.repeat(41), 'anna@negozio.it', 'Anna\u202eannA', 'An\0na', 'An\u200bna'])(
  '%j is no name to be shown',
  (input) => {
    expect(() => cleanShownName(input)).toThrow('Nome non valido');
  },
);
