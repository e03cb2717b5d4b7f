import { expect, test } from 'vitest';
import { untilMidnightIsFar } from './midnight.ts';

test.each([
  ['2026-11-21T22:55:59.000Z', 0],
  ['2026-11-21T22:56:01.000Z', 239_001],
  ['2026-11-21T22:59:59.999Z', 2],
  ['2026-11-21T23:00:00.000Z', 0],
  ['2026-07-01T21:59:30.000Z', 30_001],
  ['2026-07-01T23:59:30.000Z', 0],
])('at %s a story begins after %i ms', (now, wait) => {
  expect(untilMidnightIsFar(new Date(now))).toBe(wait);
});
