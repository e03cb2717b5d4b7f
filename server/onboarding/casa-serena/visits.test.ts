import { expect, test } from 'vitest';
import { chanceFrom } from './random.ts';
import { visitsUntil } from './visits.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const visits = visitsUntil(NOW, 4, chanceFrom(1));

test('four weeks of visits, none of them still to come, the same at every run', () => {
  const days = new Set(visits.map(({ startedAt }) => startedAt.toISOString().slice(0, 10)));
  expect(days.size).toBeGreaterThanOrEqual(28);
  expect(visits.every(({ startedAt }) => startedAt < NOW)).toBe(true);
  expect(visitsUntil(NOW, 4, chanceFrom(1))).toEqual(visits);
  expect(visitsUntil(NOW, 4, chanceFrom(2))).not.toEqual(visits);
});

test('every ending and every rating comes, and only who finished rates', () => {
  expect(new Set(visits.map(({ status }) => status))).toEqual(new Set(['COMPLETED', 'ABANDONED']));
  expect(new Set(visits.map(({ satisfaction }) => satisfaction))).toEqual(new Set([null, 1, 2, 3, 4, 5]));
  expect(visits.filter(({ status, satisfaction }) => status === 'ABANDONED' && satisfaction !== null)).toEqual([]);
  expect(visits.some(({ questions }) => questions.some(({ modelAnswer }) => modelAnswer !== null))).toBe(true);
});
