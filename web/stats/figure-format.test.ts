import { expect, it } from 'vitest';
import { comparisonOf, lasted, trendOf, type Unit, waited, written } from './figure-format.ts';
import { texts } from './texts.ts';

it.each<[number | null, Unit, string]>([
  [12_345, 'count', '12.345'],
  [3_150, 'count', '3.150'],
  [3.7, 'average', '3,7'],
  [0.4567, 'share', '46%'],
  [0.285, 'share', '29%'],
  [93.3, 'percent', '93%'],
  [1.2, 'seconds', '1,2 s'],
  [2, 'seconds', '2,0 s'],
  [69.95, 'euro', '69,95 €'],
  [1118.27, 'euro', '1.118,27 €'],
  [null, 'seconds', '–'],
])('%s as %s reads %j', (value, unit, text) => {
  expect(written(value, unit).replace('\u00a0', ' ')).toBe(text);
});

it.each([
  [{ value: 12, before: 10, change: 0.2 }, true, { text: '+20%', isGood: true }],
  [{ value: 12, before: 10, change: 0.2 }, false, { text: '+20%', isGood: false }],
  [{ value: 5, before: 10, change: -0.5 }, true, { text: '−50%', isGood: false }],
  [{ value: 101, before: 100, change: 0.012 }, undefined, { text: '+1,2%' }],
  [{ value: 10, before: 10, change: 0 }, true, { text: 'come prima' }],
  [{ value: 10, before: 0, change: null }, true, undefined],
  [{ value: null, before: 10, change: null }, true, undefined],
])('%j changed for the better %s: %j', (figure, isMoreBetter, trend) => {
  expect(trendOf(figure, isMoreBetter)).toEqual(trend);
});

it.each([
  [20_000, 'meno di un minuto'],
  [60_000, '1 minuto'],
  [3_600_000, '1 ora'],
  [3_720_000, '1 ora 2 minuti'],
  [90_000_000, '1 giorno 1 ora'],
  [172_800_000, '2 giorni'],
])('%d ms lasted %s', (milliseconds, text) => {
  expect(lasted(milliseconds)).toBe(text);
});

it.each([
  ['2026-11-12T23:00:00.000Z', '2026-11-19T23:00:00.000Z', '13/11/2026', '19/11/2026'],
  ['2026-11-18T23:00:00.000Z', '2026-11-19T09:30:00.000Z', '19/11/2026', '19/11/2026'],
  // In the first minute of a day.
  ['2026-11-19T23:00:00.000Z', '2026-11-19T23:00:00.000Z', '20/11/2026', '20/11/2026'],
])('a stretch from %s to %s is of %s to %s', (comparedFrom, comparedTo, from, to) => {
  expect(comparisonOf({ comparedFrom, comparedTo })).toBe(texts.statistics.compared(from, to));
});

it.each([
  [null, '–'],
  [0, '0 s'],
  [45.4, '45 s'],
  [59.6, '1 min'],
  [200, '3 min 20 s'],
  [7_500, '2 h 5 min'],
  [3_600, '1 h'],
])('a wait of %s s reads %j', (seconds, text) => {
  expect(waited(seconds)).toBe(text);
});
