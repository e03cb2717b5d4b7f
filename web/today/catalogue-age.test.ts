import { expect, it } from 'vitest';
import { ageOf } from './catalogue-age.ts';

const NOW = new Date('2026-11-28T08:00:00.000Z');

it.each([
  ['2026-11-28T07:00:00.000Z', null, 'aggiornato oggi'],
  ['2026-11-27T22:30:00.000Z', null, 'aggiornato ieri'],
  ['2026-11-27T23:30:00.000Z', null, 'aggiornato oggi'], // past midnight in Rome
  ['2026-11-18T07:00:00.000Z', null, 'fermo da 10 giorni'],
  ['2026-11-18T07:00:00.000Z', '2026-11-28T06:00:00.000Z', 'verificato oggi'],
  ['2026-11-18T07:00:00.000Z', '2026-11-25T06:00:00.000Z', 'verificato 3 giorni fa'],
  ['2026-11-28T07:00:00.000Z', '2026-11-25T06:00:00.000Z', 'aggiornato oggi'],
])('changed at %s and checked at %s, it is %s', (changedAt, checkedAt, text) => {
  expect(ageOf({ changedAt, checkedAt }, NOW)).toBe(text);
});
