import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { expect, test } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

const cases: [what: string, error: unknown, expected: boolean][] = [
  ['refused', withCode('ECONNREFUSED'), true],
  ['reset', withCode('ECONNRESET'), true],
  ['stopped by its administrator', withCode('57P01'), true],
  ['starting', withCode('57P03'), true],
  ['cut off for taking too long', withCode('57014'), true],
  ['inside another', Object.assign(new Error('x'), { driverError: withCode('57P01') }), true],
  ['ended', new Error('Connection terminated unexpectedly'), true],
  ['nobody had a connection to give', new Error('timeout exceeded when trying to connect'), true],
  ['broken in the middle of a transaction', new QueryRunnerAlreadyReleasedError(), true],
  ['a violated rule', withCode('23505'), false],
  ['a fault of ours', new TypeError('x is not a function'), false],
  ['no error', 'ECONNREFUSED', false],
];
test.each(cases)('%s', (_, error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});
