import { expect, test } from 'vitest';
import { percentOf, percentsOf } from './percents.ts';

test.each([
  [0, 0],
  [0.285, 29], // 28.499999999999996 in binary
  [0.575, 58],
  [0.145, 15],
  [0.555, 56],
  [0.2849, 28],
  [0.4567, 46],
  [1, 100],
  [1.005, 101],
])('a share of %d is %d%%', (share, percent) => expect(percentOf(share)).toBe(percent));

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1],
    [67, 33],
  ],
  [
    [0, 0, 5, 0],
    [0, 0, 100, 0],
  ],
  [
    [1, 1, 1, 1, 1, 1],
    [17, 17, 17, 17, 16, 16],
  ],
  [
    [199, 1],
    [100, 0],
  ],
  [
    [0.3333, 0.3333, 0.3333],
    [34, 33, 33],
  ],
  [[], []],
  [
    [0, 0],
    [0, 0],
  ],
])('the parts %j of a whole are %j percent', (parts, percents) => expect(percentsOf(parts)).toEqual(percents));

test('parts come to a hundred, each to less than one from its share, and none that is there reads as less than another', () => {
  for (let seed = 1; seed < 400; seed++) {
    const parts = Array.from({ length: (seed % 6) + 1 }, (_, at) => (seed * 7_919 * (at + 3)) % 97);
    const total = parts.reduce((sum, part) => sum + part, 0);
    if (total === 0) continue;
    const percents = percentsOf(parts);
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
    for (const [at, part] of parts.entries()) {
      expect(Math.abs((percents[at] ?? 0) - (part / total) * 100)).toBeLessThan(1);
      for (const [other, less] of parts.entries())
        if (part > less) expect(percents[at]).toBeGreaterThanOrEqual(percents[other] ?? 0);
    }
  }
});
