import { expect, test } from 'vitest';
import { isUsedUp, sharesOf } from './shares.ts';

const TENTH = { subject: 'visitor', percent: 10 };

test.each([
  ['a first question, however little is left', 0, 1_000, 5, false],
  ['within a tenth of what is left', 8_000, 1_000, 100_000, false],
  ['over a tenth of it', 9_500, 1_000, 100_000, true],
  ['the same, when less is left', 8_000, 1_000, 80_000, true],
])('%s', (_, had, likely, left, expected) => {
  expect(isUsedUp(TENTH, had, likely, left)).toBe(expected);
});

test('from a hundred percent on there is no limit', () => {
  expect(isUsedUp({ ...TENTH, percent: 100 }, 1_000_000, 1_000, 1)).toBe(false);
});

test('a visitor whose address alone uses up the day stops soon, and leaves most of it to others', () => {
  let had = 0;
  let left = 200_000;
  for (; !isUsedUp(TENTH, had, 1_260, left); left -= 1_260) had += 1_260;
  expect(had).toBeGreaterThan(15_000);
  expect(had).toBeLessThan(20_000);
});

test('a question takes from its visitor’s share, and from its address’s where that is known', () => {
  const percents = { visitorPercent: 10, addressPercent: 30 };
  expect(sharesOf({ visitorId: 'v', addressSubject: 'a' }, percents)).toEqual([
    { subject: 'visitor v', percent: 10 },
    { subject: 'address a', percent: 30 },
  ]);
  expect(sharesOf({ visitorId: 'v', addressSubject: null }, percents)).toHaveLength(1);
  expect(sharesOf(null, percents)).toEqual([]);
});
