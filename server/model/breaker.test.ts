import { expect, test } from 'vitest';
import { Breaker } from './breaker.ts';

const FIVE = [1, 2, 3, 4, 5];

test('opens after five failures in a row, lets one try, and closes when that succeeds', () => {
  const breaker = new Breaker(1_000);
  breaker.failed('SERVICE', 0);
  breaker.succeeded();
  for (const now of FIVE.slice(0, 4)) breaker.failed('SERVICE', now);
  expect(breaker.refusal(5)).toBeNull();
  breaker.failed('NETWORK', 5);
  expect(breaker.refusal(1_004)).toBe('NETWORK');
  expect(breaker.state(1_004)).toEqual({ state: 'OPEN', until: 1_005 });
  expect(breaker.refusal(1_005)).toBeNull();
  expect(breaker.refusal(1_005)).toBe('NETWORK');
  breaker.succeeded();
  expect(breaker.state(1_006).state).toBe('CLOSED');
});

test.each(['KEY', 'PERMISSION', 'MODEL', 'ADDRESS', 'QUOTA'] as const)(
  'opens at once for what stays until somebody acts: %s',
  (kind) => {
    const breaker = new Breaker(1_000);
    breaker.failed(kind, 0);
    expect([breaker.refusal(999), breaker.refusal(1_000)]).toEqual([kind, null]);
  },
);

test('a request that is refused may be one visitor’s; the second tells that it is none', () => {
  const breaker = new Breaker(1_000);
  breaker.failed('PARAMETER', 0);
  expect(breaker.refusal(1)).toBeNull();
  breaker.failed('PARAMETER', 1);
  expect(breaker.refusal(2)).toBe('PARAMETER');
});

test('what is of one question alone opens nothing, and breaks no row', () => {
  const breaker = new Breaker(1_000);
  for (const now of FIVE) breaker.failed('FILTERED', now);
  for (const now of FIVE) breaker.failed('TOO_LONG', now);
  expect(breaker.state(6).state).toBe('CLOSED');
});

test('opens again when the one try fails, and at once for as long as the service asks', () => {
  const breaker = new Breaker(1_000);
  breaker.failed('OVERLOAD', 0, { retryAfter: 5_000 });
  expect(breaker.refusal(4_999)).toBe('OVERLOAD');
  expect(breaker.refusal(5_000)).toBeNull();
  breaker.failed('SERVICE', 5_000);
  expect(breaker.refusal(5_999)).toBe('SERVICE');
  expect(breaker.state(6_000).state).toBe('HALF_OPEN');
});

test('a service that asks for an hour is tried by one call a minute, and what answers lets everybody in', () => {
  const breaker = new Breaker();
  breaker.failed('OVERLOAD', 0, { retryAfter: 3_600_000 });
  expect(breaker.refusal(59_999)).toBe('OVERLOAD');
  expect([breaker.refusal(60_000), breaker.refusal(60_000)]).toEqual([null, 'OVERLOAD']);
  breaker.failed('OVERLOAD', 60_100, { retryAfter: 3_540_000 });
  expect([breaker.refusal(120_099), breaker.refusal(120_100), breaker.refusal(120_100)]).toEqual([
    'OVERLOAD',
    null,
    'OVERLOAD',
  ]);
  breaker.succeeded();
  expect([breaker.refusal(120_200), breaker.refusal(120_200)]).toEqual([null, null]);
});

test('an answer that was begun before it opened closes nothing: the service asked to be left alone', () => {
  const breaker = new Breaker(1_000);
  breaker.failed('OVERLOAD', 0, { retryAfter: 60_000 });
  breaker.succeeded();
  expect(breaker.refusal(1)).toBe('OVERLOAD');
  expect(breaker.state(59_999)).toEqual({ state: 'OPEN', until: 60_000 });
  expect(breaker.refusal(60_000)).toBeNull();
  breaker.succeeded();
  expect(breaker.state(60_001).state).toBe('CLOSED');
});

test('whoever tried it by hand knows better', () => {
  const breaker = new Breaker(1_000);
  breaker.failed('KEY', 0);
  breaker.proved();
  expect(breaker.refusal(1)).toBeNull();
});

test('a try that its reader left lets the next one try', () => {
  const breaker = new Breaker(10);
  breaker.failed('KEY', 0);
  expect(breaker.refusal(10)).toBeNull();
  breaker.abandoned();
  expect(breaker.refusal(11)).toBeNull();
});

test('a clock that jumps back does not keep it open for longer than a minute', () => {
  const week = 7 * 24 * 3_600_000;
  const breaker = new Breaker();
  breaker.failed('KEY', 3 * week);
  expect(breaker.refusal(week)).toBe('KEY');
  expect(breaker.refusal(week + 60_000)).toBeNull();
});

const HOUR = { retryAfter: 3_600_000, limitOf: null } as const;

test('one shop that is told to wait, without whose limit it is, mutes no other; a second one shows that it is everybody’s', () => {
  const breaker = new Breaker();
  breaker.failed('OVERLOAD', 0, { ...HOUR, asker: 'a' });
  expect([breaker.refusal(1, 'a'), breaker.refusal(1, 'b'), breaker.state(1, 'a').state]).toEqual([
    ...['OVERLOAD', null, 'OPEN'],
  ]);
  breaker.succeeded('b');
  expect(breaker.refusal(2, 'a')).toBe('OVERLOAD');
  breaker.failed('OVERLOAD', 3, { ...HOUR, asker: 'b' });
  expect([breaker.refusal(4, 'c'), breaker.refusal(60_002, 'c')]).toEqual(['OVERLOAD', 'OVERLOAD']);
  expect([breaker.refusal(60_003, 'c'), breaker.refusal(60_003, 'd')]).toEqual([null, 'OVERLOAD']);
});

test('the shop that waits tries again by one call a minute', () => {
  const breaker = new Breaker();
  breaker.failed('OVERLOAD', 0, { ...HOUR, asker: 'a' });
  expect([59_999, 60_000, 60_000].map((now) => breaker.refusal(now, 'a'))).toEqual(['OVERLOAD', null, 'OVERLOAD']);
  breaker.failed('OVERLOAD', 60_100, { ...HOUR, asker: 'a' });
  expect([120_099, 120_100].map((now) => breaker.refusal(now, 'a'))).toEqual(['OVERLOAD', null]);
  breaker.succeeded('a');
  expect(breaker.refusal(120_200, 'a')).toBeNull();
});

test('a limit that the service calls everybody’s opens at once, one that it calls the asker’s for nobody else', () => {
  const breaker = new Breaker();
  for (const asker of ['a', 'b', 'c']) breaker.failed('OVERLOAD', 0, { ...HOUR, limitOf: 'ASKER', asker });
  expect([breaker.refusal(1, 'a'), breaker.refusal(1, 'd')]).toEqual(['OVERLOAD', null]);
  breaker.failed('OVERLOAD', 2, { ...HOUR, limitOf: 'EVERYBODY', asker: 'd' });
  expect(breaker.refusal(3, 'e')).toBe('OVERLOAD');
});

test('a clock that jumps back keeps no shop waiting', () => {
  const breaker = new Breaker();
  breaker.failed('OVERLOAD', 5_000_000, { ...HOUR, asker: 'a' });
  expect(breaker.refusal(0, 'a')).toBeNull();
});
