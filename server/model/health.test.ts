import { expect, test } from 'vitest';
import type { FaultKind } from './faults.ts';
import { Health } from './health.ts';

function watched() {
  const told: FaultKind[] = [];
  return { told, health: new Health(({ kind }) => told.push(kind)) };
}

test('each kind of fault is told once, until the service answers again', () => {
  const { told, health } = watched();
  for (const now of [1, 2, 3]) health.failed('KEY', 'HTTP 401', now);
  health.failed('MODEL', 'HTTP 404', 4);
  health.failed('KEY', 'HTTP 401', 5);
  expect(told).toEqual(['KEY', 'MODEL']);
  expect(health.fault).toEqual({ kind: 'KEY', since: 5, detail: 'HTTP 401' });
  expect(health.answeredAt).toBeNull();
  health.answered(6);
  expect([health.fault, health.answeredAt]).toEqual([null, 6]);
  health.failed('KEY', 'HTTP 401', 6);
  expect(told).toEqual(['KEY', 'MODEL', 'KEY']);
});

test('since when it goes on like this', () => {
  const { health } = watched();
  for (const now of [10, 20]) health.failed('QUOTA', 'HTTP 429', now);
  expect(health.fault?.since).toBe(10);
});

test('what comes and goes is told once an hour', () => {
  const { told, health } = watched();
  for (const now of [0, 1_000, 2_000, 3_600_000]) {
    health.failed('OVERLOAD', 'HTTP 429', now);
    health.answered(now);
  }
  expect(told).toEqual(['OVERLOAD', 'OVERLOAD']);
});

test('what one question met is no fault of the service', () => {
  const { told, health } = watched();
  health.failed('FILTERED', 'HTTP 400', 0);
  expect([told, health.fault]).toEqual([[], null]);
});
