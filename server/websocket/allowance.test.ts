import { expect, test } from 'vitest';
import { Allowance } from './allowance.ts';

test('so many at once, then so many a second', () => {
  const allowance = new Allowance(10, 3);
  const taken = [0, 0, 0, 0, 50, 100, 150, 200, 10_000, 10_000, 10_000, 10_000].map((now) => allowance.take(now));
  expect(taken).toEqual([true, true, true, false, false, true, false, true, true, true, true, false]);
});
