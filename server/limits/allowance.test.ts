import { expect, test } from 'vitest';
import type { UserError } from '../errors.ts';
import { Allowance, Allowances } from './allowance.ts';

test('so many at once, then so many a second', () => {
  const allowance = new Allowance(10, 3);
  const taken = [0, 0, 0, 0, 50, 100, 150, 200, 10_000, 10_000, 10_000, 10_000].map((now) => allowance.take(now));
  expect(taken).toEqual([true, true, true, false, false, true, false, true, true, true, true, false]);
});

test('each key has its own', () => {
  const allowances = new Allowances({ most: 2, seconds: 20 });
  const take = (key: string, now: number) => {
    try {
      allowances.take(key, now);
      return 'taken';
    } catch (error) {
      return (error as UserError).extensions;
    }
  };
  const refused = { code: 'TOO_MANY_REQUESTS', retryAfter: 10 };
  expect([take('a', 0), take('a', 0), take('a', 0), take('b', 0), take('a', 10_000)]).toEqual([
    'taken',
    'taken',
    refused,
    'taken',
    'taken',
  ]);
});

test('what was used is charged, also below nothing, and comes back with time', () => {
  const allowance = new Allowance(10, 30);
  allowance.charge(25, 0);
  expect([allowance.left(0), allowance.left(1_000), allowance.wait(20, 1_000)]).toEqual([5, 15, 1]);
  allowance.charge(35, 1_000);
  expect([allowance.left(1_000), allowance.wait(1, 1_000)]).toEqual([-20, 3]);
  allowance.charge(1_000, 1_000);
  expect([allowance.left(1_000), allowance.left(100_000)]).toEqual([-30, 30]);
  allowance.charge(-5, 100_000);
  expect(allowance.left(100_000)).toBe(30);
});
