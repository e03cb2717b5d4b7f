import { describe, expect, test } from 'vitest';
import { askedWeek, lastWeek, nextLetter, weeksTold } from './week.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00.000Z');

test.each([
  ['a Saturday', '2026-11-28T12:00:00.000Z', '2026-11-16', '2026-11-29T23:00:00.000Z'],
  ['the last moment of a Sunday', '2026-11-29T22:59:59.999Z', '2026-11-16', '2026-11-29T23:00:00.000Z'],
  ['the first moment of a Monday', '2026-11-29T23:00:00.000Z', '2026-11-23', '2026-12-06T23:00:00.000Z'],
  [
    'a Monday in summer, which is still Sunday in UTC',
    '2026-07-05T22:00:00.000Z',
    '2026-06-29',
    '2026-07-12T22:00:00.000Z',
  ],
  ['the week in which summer begins', '2026-03-24T12:00:00.000Z', '2026-03-16', '2026-03-29T22:00:00.000Z'],
  ['the week in which it ends', '2026-10-21T12:00:00.000Z', '2026-10-12', '2026-10-25T23:00:00.000Z'],
  ['New Year', '2027-01-01T12:00:00.000Z', '2026-12-21', '2027-01-03T23:00:00.000Z'],
])('on %s', (_, now, week, next) => {
  expect(lastWeek(new Date(now))).toBe(week);
  expect(nextLetter(new Date(now)).toISOString()).toBe(next);
});

const HOUR = 3_600_000; // ms

test.each([
  ['a usual week', '2026-11-16', 168, '2026-11-08T23:00:00.000Z'],
  ['an hour shorter', '2026-03-23', 167, '2026-03-15T23:00:00.000Z'],
  ['an hour longer', '2026-10-19', 169, '2026-10-11T22:00:00.000Z'],
])('%s begins and ends at midnight in Rome, and so does the one before', (_, week, hours, before) => {
  const told = askedWeek(week, LONG_AGO, after(week));
  expect(told && (told.to.getTime() - told.from.getTime()) / HOUR).toBe(hours);
  expect(told?.before?.from.toISOString()).toBe(before);
  expect(told?.before?.to).toEqual(told?.from);
});

/** A moment in the week after. */
function after(week: string): Date {
  return new Date(Date.parse(`${week}T12:00:00.000Z`) + 8 * 24 * HOUR);
}

describe('a company that began', () => {
  const NOW = new Date('2026-11-28T12:00:00.000Z');
  test.each([
    ['this week has no letter', '2026-11-23T08:00:00.000Z', null],
    ['as the week ended has none', '2026-11-22T23:00:00.000Z', null],
    ['on its Sunday evening is told of a day', '2026-11-22T22:59:00.000Z', ['2026-11-22', false]],
    ['on its Wednesday is told from there', '2026-11-18T08:00:00.000Z', ['2026-11-18', false]],
    ['on its Monday morning is told of all of it', '2026-11-16T08:00:00.000Z', ['2026-11-16', false]],
    ['in the week before is compared with no half of one', '2026-11-10T08:00:00.000Z', ['2026-11-16', false]],
    ['as the week before began is compared', '2026-11-08T23:00:00.000Z', ['2026-11-16', true]],
  ])('%s', (_, since, expected) => {
    const week = askedWeek(null, new Date(since), NOW);
    expect(week && [week.firstDay, week.before !== null]).toEqual(expected);
  });

  test('lately is told of the weeks since, one of long ago of the last twelve', () => {
    expect(weeksTold(new Date('2026-11-10T08:00:00.000Z'), NOW)).toEqual(['2026-11-16', '2026-11-09']);
    expect(weeksTold(LONG_AGO, NOW)).toHaveLength(12);
    expect(weeksTold(LONG_AGO, NOW).at(-1)).toBe('2026-08-31');
  });

  test.each(['2026-11-23', '2026-11-17', '2026-08-24', '2026-11-31', 'lunedì', ''])('is not told of %s', (asked) => {
    expect(() => askedWeek(asked, LONG_AGO, NOW)).toThrow(expect.objectContaining({ code: 'BAD_WEEK' }));
  });
});
