import { expect, test } from 'vitest';
import { Tally } from './tally.ts';

test('a search that failed half-way leaves nothing to the next', () => {
  const tally = new Tally();
  tally.open(3);
  tally.add(1, 5);
  tally.open(3);
  tally.add(2, 1);
  expect(tally.best(3, () => true)).toEqual([2]);
});
