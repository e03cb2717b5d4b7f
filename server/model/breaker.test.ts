import { expect, test } from 'vitest';
import { Breaker } from './breaker.ts';

test('opens after failures in a row, lets one try, and closes when that succeeds', () => {
  const breaker = new Breaker(3, 1_000);
  breaker.failed('UNAVAILABLE', 0);
  breaker.succeeded();
  for (const now of [1, 2]) breaker.failed('UNAVAILABLE', now);
  expect(breaker.refusal(3)).toBeNull();
  breaker.failed('UNAUTHORIZED', 3);
  expect(breaker.refusal(1_002)).toBe('UNAUTHORIZED');
  expect(breaker.state(1_002)).toEqual({ state: 'OPEN', until: 1_003 });
  expect(breaker.refusal(1_003)).toBeNull();
  expect(breaker.refusal(1_003)).toBe('UNAUTHORIZED');
  breaker.succeeded();
  expect(breaker.state(1_004).state).toBe('CLOSED');
});

test('opens again when the one try fails, and at once for as long as the provider asks', () => {
  const breaker = new Breaker(3, 1_000);
  breaker.failed('OVERLOADED', 0, 5_000);
  expect(breaker.refusal(4_999)).toBe('OVERLOADED');
  expect(breaker.refusal(5_000)).toBeNull();
  breaker.failed('UNAVAILABLE', 5_000);
  expect(breaker.refusal(5_999)).toBe('UNAVAILABLE');
  expect(breaker.state(6_000).state).toBe('HALF_OPEN');
});

test('an answer that was begun before it opened closes nothing: the provider asked to be left alone', () => {
  const breaker = new Breaker(3, 1_000);
  breaker.failed('OVERLOADED', 0, 60_000);
  breaker.succeeded();
  expect(breaker.refusal(1)).toBe('OVERLOADED');
  expect(breaker.state(59_999)).toEqual({ state: 'OPEN', until: 60_000 });
  expect(breaker.refusal(60_000)).toBeNull();
  breaker.succeeded();
  expect(breaker.state(60_001).state).toBe('CLOSED');
});

test('a try that its reader left lets the next one try', () => {
  const breaker = new Breaker(1, 10);
  breaker.failed('UNAVAILABLE', 0);
  expect(breaker.refusal(10)).toBeNull();
  breaker.abandoned();
  expect(breaker.refusal(11)).toBeNull();
});

test('a clock that jumps back does not keep it open for longer than an hour', () => {
  const week = 7 * 24 * 3_600_000;
  const breaker = new Breaker(1, 30_000);
  breaker.failed('UNAVAILABLE', 3 * week);
  expect(breaker.refusal(week)).toBe('UNAVAILABLE');
  expect(breaker.refusal(week + 3_600_000)).toBeNull();
});
