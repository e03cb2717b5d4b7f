import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { expect, test } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

const failed = (code: string, message: string) => Object.assign(new Error(message), { code });
const fromPooler = (message: string) => failed('08P01', message);

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
  ['a pooler that cannot reach PostgreSQL', fromPooler('server login has been failing, try again later'), true],
  ['a pooler whose places are taken', fromPooler('no more connections allowed (max_client_conn)'), true],
  ['a pooler that waited in vain', fromPooler('query_wait_timeout'), true],
  ['a pooler that does not take a parameter', fromPooler('unsupported startup parameter: options'), false],
  ['a pooler that knows no such database', fromPooler('database "shop" does not exist'), false],
  ['a pooler that wants another password', fromPooler('password authentication failed'), false],
  ['a pooler without transactions', fromPooler('transaction blocks not allowed in statement pooling mode'), false],
  ['a statement that its connection does not hold', failed('26000', 'prepared statement "t" does not exist'), true],
  ['a statement that its connection holds already', failed('42P05', 'prepared statement "t" already exists'), true],
  ['a statement whose table was changed', failed('0A000', 'cached plan must not change result type'), true],
  ['what PostgreSQL cannot do', failed('0A000', 'cannot truncate a foreign table'), false],
  ['a violated rule', withCode('23505'), false],
  ['a fault of ours', new TypeError('x is not a function'), false],
  ['no error', 'ECONNREFUSED', false],
];
test.each(cases)('%s', (_, error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});
