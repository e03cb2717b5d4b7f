import { expect, test } from 'vitest';
import { holidaysOf } from './holidays.ts';

const days = (year: number) => holidaysOf(year).map(({ day }) => day.slice(5));

test('those of 2026 and of 2027 are those of the law', () => {
  expect(days(2026)).toEqual(
    '01-01 01-06 04-05 04-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26'.split(' '),
  );
  expect(days(2027)).toEqual(
    '01-01 01-06 03-28 03-29 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26'.split(' '),
  );
});

test('Saint Francis is one since 2026', () => {
  expect([2025, 2026].map((year) => days(year).includes('10-04'))).toEqual([false, true]);
});

test.each([
  [2000, '04-23'],
  [2008, '03-23'],
  [2011, '04-24'],
  [2024, '03-31'],
  [2025, '04-20'],
  [2028, '04-16'],
  [2038, '04-25'], // as late as it can be
  [2285, '03-22'], // as early
])('Easter of %d is on %s', (year, day) => {
  expect(holidaysOf(year).find(({ name }) => name === 'Pasqua')?.day).toBe(`${year}-${day}`);
});
