import { expect, test } from 'vitest';
import { leads } from './leads.ts';

test('the best stands before the next, the others behind the best, within bounds', () => {
  expect(leads([0.5, 0.25, 0], 2)).toEqual([0.25, -0.25, -0.5]);
  expect(leads([5, 0], 2)).toEqual([2, -2]);
});

test('of equals none stands before another; one alone stands before nothing', () => {
  expect(leads([0.5, 0.5], 2)).toEqual([0, 0]);
  expect(leads([0.5], 2)).toEqual([0.5]);
  expect(leads([], 2)).toEqual([]);
});
