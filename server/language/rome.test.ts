import { expect, it } from 'vitest';
import { addDays, dayOf, daysBetween, isDay, momentOf, timeOfDay } from './rome.ts';

const HOUR = 3_600_000; // ms

it.each([
  ['2026-11-21T22:59:59.999Z', '2026-11-21', 24 * HOUR - 1],
  ['2026-11-21T23:00:00.000Z', '2026-11-22', 0],
  ['2026-07-01T21:59:00.000Z', '2026-07-01', 24 * HOUR - 60_000],
  ['2026-07-01T22:00:00.000Z', '2026-07-02', 0],
  ['2026-03-29T00:30:00.000Z', '2026-03-29', 1.5 * HOUR],
  ['2026-03-29T01:30:00.000Z', '2026-03-29', 3.5 * HOUR], // the clocks have gone forward
  ['2026-10-25T00:30:00.000Z', '2026-10-25', 2.5 * HOUR],
  ['2026-10-25T01:30:00.000Z', '2026-10-25', 2.5 * HOUR], // and back
])('%s is on %s in Rome', (moment, day, time) => {
  expect(dayOf(new Date(moment))).toBe(day);
  expect(timeOfDay(new Date(moment))).toBe(time);
});

it.each([
  ['2026-11-21', 0, '2026-11-20T23:00:00.000Z'],
  ['2026-07-01', 0, '2026-06-30T22:00:00.000Z'],
  ['2026-03-29', 0, '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 0, '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', 0, '2026-10-25T23:00:00.000Z'],
  ['2026-03-29', 2.5 * HOUR, '2026-03-29T01:30:00.000Z'], // left out: half past three
  ['2026-10-25', 2.5 * HOUR, '2026-10-25T00:30:00.000Z'], // comes twice: the first
  ['2026-11-21', 9.25 * HOUR, '2026-11-21T08:15:00.000Z'],
])('%s at %d ms is %s', (day, time, moment) => {
  expect(momentOf(day, time).toISOString()).toBe(moment);
});

it('counts days through both changes of the clock', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-10-24', '2026-10-27')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27']);
  expect(daysBetween('2026-10-24', '2026-10-23')).toEqual([]);
});

it('a day is 23 or 25 hours long where the clock changes, and begins on a full hour', () => {
  for (const day of daysBetween('2025-01-01', '2027-12-31')) {
    const hours = (momentOf(addDays(day, 1)).getTime() - momentOf(day).getTime()) / HOUR;
    expect([23, 24, 25]).toContain(hours);
    expect(dayOf(momentOf(day))).toBe(day);
    expect(timeOfDay(momentOf(day))).toBe(0);
  }
});

it.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-2-3', false],
  ['', false],
  ['2026-11-21T00:00', false],
  ['0000-01-01', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
