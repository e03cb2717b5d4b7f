import { describe, expect, it } from 'vitest';
import { dayHeading, dayOf, hoursOf, isoDayOf, isSameDay, whenLong, whenShort } from './dates.ts';

const now = new Date('2026-11-20T13:35:00.000Z'); // 14:35 in Rome

describe('moments as people in Rome read them', () => {
  it.each([
    ['the same day', '2026-11-20T08:05:00.000Z', 'Oggi', '09:05', 'oggi alle 09:05'],
    ['after midnight in Rome, still yesterday in UTC', '2026-11-19T23:30:00.000Z', 'Oggi', '00:30', 'oggi alle 00:30'],
    ['the day before', '2026-11-19T12:00:00.000Z', 'Ieri', 'ieri', 'ieri alle 13:00'],
    ['earlier this year', '2026-07-02T12:00:00.000Z', 'giovedì 2 luglio', '2 lug', 'il 02/07/2026 alle 14:00'],
    ['another year', '2025-12-31T22:59:00.000Z', '31 dicembre 2025', '31/12/2025', 'il 31/12/2025 alle 23:59'],
  ])('%s', (_case, moment, heading, short, long) => {
    expect(dayHeading(moment, now)).toBe(heading);
    expect(whenShort(moment, now)).toBe(short);
    expect(whenLong(moment, now)).toBe(long);
  });

  it.each([
    ['the day before one of 23 hours', '2026-03-28T22:40:00.000Z', '2026-03-29T22:30:00.000Z', 'sabato 28 marzo'],
    ['a day of 23 hours', '2026-03-29T12:00:00.000Z', '2026-03-29T22:30:00.000Z', 'Ieri'],
    ['the day before one of 25 hours', '2026-10-24T12:00:00.000Z', '2026-10-25T22:30:00.000Z', 'Ieri'],
    ['the new year', '2025-12-31T12:00:00.000Z', '2026-01-01T12:00:00.000Z', 'Ieri'],
  ])('where the clock is put forward and back: %s', (_case, moment, then, heading) => {
    expect(dayHeading(moment, new Date(then))).toBe(heading);
  });

  it.each([
    ['2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['2026-11-20T23:00:00.000Z', '2026-11-21'],
    ['2026-07-20T22:00:00.000Z', '2026-07-21'],
  ])('%s is of %s', (moment, expected) => {
    expect(isoDayOf(moment)).toBe(expected);
    expect(isoDayOf(moment)).toBe(expected);
  });

  it.each([
    ['2026-11-20T08:05:00.000Z', '2026-11-20T08:59:00.000Z', true],
    ['2026-11-19T23:30:00.000Z', '2026-11-20T08:59:00.000Z', true],
    ['2026-11-20T22:59:59.999Z', '2026-11-20T23:00:00.000Z', false],
  ])('%s and %s are of one day: %s', (one, other, expected) => {
    expect(isSameDay(one, other)).toBe(expected);
  });

  it('says the day and the hour alone', () => {
    expect(dayOf('2026-11-20T23:30:00.000Z')).toBe('21/11/2026');
    expect(hoursOf('2026-11-20T08:05:00.000Z')).toBe('09:05');
  });
});
