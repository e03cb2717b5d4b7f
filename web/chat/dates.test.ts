import { describe, expect, it } from 'vitest';
import { dayLabel, timeOf } from './dates.ts';

/** A moment by the reader's own clock, whatever zone this runs in. */
const local = (...parts: [year: number, month: number, day: number, hours?: number, minutes?: number]) => {
  const [year, month, day, hours = 12, minutes = 0] = parts;
  return new Date(year, month - 1, day, hours, minutes).toISOString();
};
const now = new Date(2026, 10, 20, 0, 30);

describe('a day above its messages', () => {
  it.each([
    [local(2026, 11, 20, 0, 5), 'Oggi'],
    [local(2026, 11, 19, 23, 59), 'Ieri'],
    [local(2026, 11, 16), 'lunedì 16 novembre'],
    [local(2025, 3, 3), '3 marzo 2025'],
  ])('%s', (moment, expected) => {
    expect(dayLabel(moment, now)).toBe(expected);
  });
});

it('hours and minutes have two digits', () => {
  expect(timeOf(local(2026, 11, 20, 9, 5))).toBe('09:05');
});
