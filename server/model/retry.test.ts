import { expect, test } from 'vitest';
import { pauseBeforeRetry, readRetryAfter } from './retry.ts';

const none = () => 0;

test.each([
  ['a full service, at first', 'OVERLOAD', null, 0, 0, 500],
  ['the second time', 'SERVICE', null, 1, 1_000, 1_000],
  ['a third time', 'SERVICE', null, 2, 2_000, null],
  ['a connection cut', 'NETWORK', null, 0, 0, 500],
  ['a wrong key', 'KEY', null, 0, 0, null],
  ['a wrong request', 'PARAMETER', null, 0, 0, null],
  ['no credit', 'QUOTA', null, 0, 0, null],
  ['no credit, with a wait', 'QUOTA', 100, 0, 0, null],
  ['a wait that still fits', 'OVERLOAD', 4_000, 0, 1_000, 4_000],
  ['a wait that no longer fits', 'OVERLOAD', 4_001, 0, 1_000, null],
  ['too late for another attempt', 'SERVICE', null, 0, 4_501, null],
  ['a wait of a minute', 'OVERLOAD', 60_000, 0, 0, null],
] as const)('%s', (_, fault, retryAfter, retries, elapsed, pause) => {
  expect(pauseBeforeRetry({ fault, retryAfter }, retries, elapsed, none)).toBe(pause);
});

test.each([
  [{ 'retry-after': '2' }, 2_000],
  [{ 'retry-after': '0.5' }, 500],
  [{ 'retry-after-ms': '300', 'retry-after': '9' }, 300],
  [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:10 GMT' }, 9_000],
  [{ 'retry-after': 'soon' }, null],
  [{}, null],
])('%j', (headers: Record<string, string>, wait) => {
  expect(readRetryAfter((name) => headers[name], 1_000)).toBe(wait);
});
