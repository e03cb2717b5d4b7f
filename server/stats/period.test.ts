import { expect, it } from 'vitest';
import { hourOf, hoursOf, nextMinute, type Period, stretchOf } from './period.ts';

const at = (moment: Date) => moment.toISOString().replace(':00.000Z', 'Z');

it.each<[string, Period, string, string[]]>([
  [
    'today is compared with yesterday up to the same minute',
    { name: 'TODAY' },
    '2026-11-21T14:35:42.500Z',
    ['2026-11-20T23:00Z', '2026-11-21T14:35:42.500Z', '2026-11-19T23:00Z', '2026-11-20T14:35Z'],
  ],
  [
    'seven days with the seven before them',
    { name: 'LAST_7_DAYS' },
    '2026-11-21T14:35Z',
    ['2026-11-14T23:00Z', '2026-11-21T14:35Z', '2026-11-07T23:00Z', '2026-11-14T14:35Z'],
  ],
  [
    'the day the clock went forward with a whole one, at the same time on the clock',
    { name: 'TODAY' },
    '2026-03-29T10:00Z',
    ['2026-03-28T23:00Z', '2026-03-29T10:00Z', '2026-03-27T23:00Z', '2026-03-28T11:00Z'],
  ],
  [
    'the day after the clock went back with the long one',
    { name: 'TODAY' },
    '2026-10-26T10:00Z',
    ['2026-10-25T23:00Z', '2026-10-26T10:00Z', '2026-10-24T22:00Z', '2026-10-25T10:00Z'],
  ],
  [
    'two days that are over, whole, with whole ones',
    { from: '2026-10-24', to: '2026-10-25' },
    '2026-11-21T14:35Z',
    ['2026-10-23T22:00Z', '2026-10-25T23:00Z', '2026-10-21T22:00Z', '2026-10-23T22:00Z'],
  ],
  [
    'yesterday, whole, with the day before it',
    { name: 'YESTERDAY' },
    '2026-11-21T14:35Z',
    ['2026-11-19T23:00Z', '2026-11-20T23:00Z', '2026-11-18T23:00Z', '2026-11-19T23:00Z'],
  ],
  [
    'this week, a Saturday, with the same days of the last up to the same minute',
    { name: 'THIS_WEEK' },
    '2026-11-21T14:35Z',
    ['2026-11-15T23:00Z', '2026-11-21T14:35Z', '2026-11-08T23:00Z', '2026-11-14T14:35Z'],
  ],
  [
    'this week on a Monday with the Monday before',
    { name: 'THIS_WEEK' },
    '2026-11-16T09:00Z',
    ['2026-11-15T23:00Z', '2026-11-16T09:00Z', '2026-11-08T23:00Z', '2026-11-09T09:00Z'],
  ],
  [
    'last month with the month before, though that is longer',
    { name: 'LAST_MONTH' },
    '2026-12-21T14:35Z',
    ['2026-10-31T23:00Z', '2026-11-30T23:00Z', '2026-09-30T22:00Z', '2026-10-31T23:00Z'],
  ],
  [
    'a whole month that is named by its days too, over the turn of a year',
    { from: '2026-01-01', to: '2026-01-31' },
    '2026-11-21T14:35Z',
    ['2025-12-31T23:00Z', '2026-01-31T23:00Z', '2025-11-30T23:00Z', '2025-12-31T23:00Z'],
  ],
  [
    'a last day to come means until now',
    { from: '2026-11-21', to: '2026-12-24' },
    '2026-11-21T14:35Z',
    ['2026-11-20T23:00Z', '2026-11-21T14:35Z', '2026-11-19T23:00Z', '2026-11-20T14:35Z'],
  ],
])('%s', (_case, period, now, expected) => {
  const { from, to, before } = stretchOf(period, new Date(now));
  expect([from, to, before.from, before.to].map(at)).toEqual(expected);
});

it.each<Period>([
  {},
  { from: '2026-11-20' },
  { from: '2026-11-20', to: '2026-11-19' },
  { from: '2026-02-30', to: '2026-03-01' },
  { from: '2026-11-22', to: '2026-11-23' },
  { from: '2025-11-20', to: '2026-11-21' },
])('refuses %j', (period) => {
  expect(() => stretchOf(period, new Date('2026-11-21T14:35Z'))).toThrow(
    expect.objectContaining({ code: 'BAD_PERIOD' }),
  );
});

it('names 366 days at most', () => {
  const { days } = stretchOf({ from: '2025-11-21', to: '2026-11-21' }, new Date('2026-11-21T14:35Z'));
  expect(days).toHaveLength(366);
});

it.each([
  ['2026-11-21T14:35:10.500Z', '2026-11-21T14:00:00.000Z', '2026-11-21T15:00:00.000Z', '2026-11-21T14:36:00.000Z'],
  ['2026-11-21T14:00:00.000Z', '2026-11-21T14:00:00.000Z', '2026-11-21T15:00:00.000Z', '2026-11-21T14:01:00.000Z'],
])('at %s the hour began at %s and counts until %s; the next minute is %s', (moment, hour, end, minute) => {
  const now = new Date(moment);
  const { to } = hoursOf(stretchOf({ name: 'TODAY' }, now));
  expect([hourOf(now), to, nextMinute(now)].map((each) => each.toISOString())).toEqual([hour, end, minute]);
});

it('counts until its end when a period is over', () => {
  const stretch = stretchOf({ from: '2026-11-01', to: '2026-11-02' }, new Date('2026-11-21T14:35Z'));
  expect(hoursOf(stretch)).toEqual({ from: stretch.from, to: stretch.to });
});
