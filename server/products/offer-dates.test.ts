import { expect, test } from 'vitest';
import { readOfferDate } from './offer-dates.ts';

const read = (text: string, edge: 'FROM' | 'UNTIL' = 'UNTIL', isUtc = false) => {
  const found = readOfferDate(text, edge, isUtc);
  return found && [found.text, found.at?.toISOString() ?? null];
};

test.each([
  // A day is Rome's, from its first moment to its last; those on which the clocks are set have 23 and 25 hours.
  ['2026-12-24', '2026-12-24', '2026-12-24T23:00:00.000Z'],
  ['24/12/2026', '2026-12-24', '2026-12-24T23:00:00.000Z'],
  ['1.12.2026', '2026-12-01', '2026-12-01T23:00:00.000Z'],
  ['2026-03-29', '2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-25', '2026-10-25T23:00:00.000Z'],
  ['2026-12-24 23:59:59', '2026-12-24', '2026-12-24T23:00:00.000Z'],
  ['2026-12-24T23:59+0100', '2026-12-24', '2026-12-24T23:00:00.000Z'],
  ['2026-12-24T22:59Z', '2026-12-24', '2026-12-24T23:00:00.000Z'],
  ['2026-12-24 0:00:00', '2026-12-24T00:00:00+01:00', '2026-12-23T23:00:00.000Z'],
  ['2026-07-01T18:30', '2026-07-01T18:30:00+02:00', '2026-07-01T16:30:00.000Z'],
  ['2026-02-24T11:07-0800', '2026-02-24T20:07:00+01:00', '2026-02-24T19:07:00.000Z'],
  // Of an hour that comes twice, both are kept apart.
  ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+02:00', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T02:30:00+01:00', '2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00.000Z'],
])('an offer until %s', (text, kept, at) => {
  expect(read(text)).toEqual([kept, at]);
  expect(read(kept)).toEqual([kept, at]);
});

test('begins with a day, and without a zone a feed means UTC', () => {
  expect(read('2026-11-20T00:00+0100', 'FROM')).toEqual(['2026-11-20', '2026-11-19T23:00:00.000Z']);
  expect(read('2026-11-20T08:00', 'FROM', true)).toEqual(['2026-11-20T09:00:00+01:00', '2026-11-20T08:00:00.000Z']);
  expect(read('2026-11-20', 'FROM', true)).toEqual(['2026-11-20', '2026-11-19T23:00:00.000Z']);
});

test('what is no date is none', () => {
  for (const text of ['', '  ', '0000-00-00', '0000-00-00 00:00:00', '-']) expect(read(text)).toEqual(['', null]);
  for (const text of ['domani', '2026-02-30', '31/02/2026', '2026-13-01', '2026-12-24T25:00', '2026', '24 dicembre'])
    expect(read(text)).toBeNull();
});
