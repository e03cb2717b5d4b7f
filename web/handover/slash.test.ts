import { expect, test } from 'vitest';
import { replaced, slashAt } from './slash.ts';

test.each([
  ['/', { start: 0, search: '' }],
  ['/reso', { start: 0, search: 'reso' }],
  ['Buongiorno /tempi di consegna', { start: 11, search: 'tempi di consegna' }],
  ['Buongiorno\n/reso', { start: 11, search: 'reso' }],
  ['Siamo aperti 24/7', undefined],
  ['https://example.it/a', undefined],
  ['e/o', undefined],
  ['//', undefined],
  ['uno / due', undefined],
  ['/reso\n', undefined],
  [`/${'parola '.repeat(9)}`, undefined],
])('%j searches for %o', (text, slash) => {
  expect(slashAt(text, text.length)).toEqual(slash);
});

test('only what stands before the caret is searched for', () => {
  expect(slashAt('/res oggi', 4)).toEqual({ start: 0, search: 'res' });
  expect(slashAt('/res oggi', 0)).toBeUndefined();
});

test('what is put in takes the place of the search, and the caret stands behind it', () => {
  expect(replaced('Salve /res a presto', { start: 6, search: 'res' }, 'Entro 14 giorni.')).toEqual({
    text: 'Salve Entro 14 giorni. a presto',
    caret: 22,
  });
});
