import { expect, test } from 'vitest';
import { lettersInCommon } from './letters.ts';

test.each([
  ['racchetta', 'racchetta', 1],
  ['racchetta', 'racchette', 0.77],
  ['cascmir', 'cashmere', 0.27],
  ['stanpante', 'stampante', 0.67],
  ['zaino', 'borsa', 0],
])('%s and %s have %d of their runs of three letters in common', (one, other, share) => {
  expect(lettersInCommon(one, other)).toBeCloseTo(share, 1);
  expect(lettersInCommon(other, one)).toBe(lettersInCommon(one, other));
});
