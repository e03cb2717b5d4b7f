import { QueryFailedError } from 'typeorm';
import { expect, test } from 'vitest';
import { describeError, openLog } from './log.ts';

const driver = Object.assign(new Error('invalid input syntax for type uuid: "mario@example.it"'), {
  severity: 'ERROR',
  code: '22P02',
  detail: 'Failing row contains (mario@example.it, $argon2id$v=19)',
  table: 'accounts',
});
const failed = new QueryFailedError('insert into accounts values ($1)', ['segreto-1'], driver);

test('of a failed query it keeps the state and the place, and nothing that somebody wrote', () => {
  const line = JSON.stringify(describeError(failed));
  expect(line).toContain('22P02');
  expect(line).toContain('accounts');
  expect(line).toContain('invalid input syntax for type uuid');
  expect(line).not.toMatch(/mario|segreto|argon2|insert into/);
  expect(JSON.stringify(describeError(driver))).not.toMatch(/mario|argon2/);
});

test('of any error it keeps at most 2 kB of stack', () => {
  const deep = new Error('x');
  deep.stack = `Error: x${'\n    at somewhere (file.ts:1:1)'.repeat(500)}`;
  expect(JSON.stringify(describeError(deep)).length).toBeLessThan(2_600);
  expect(describeError('a text')).toEqual({ type: 'string' });
});

test('the same error is written once a minute, with how often it came', () => {
  let now = 0;
  const lines: { repeated?: number; msg: string }[] = [];
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line)) }, () => now);
  for (let count = 0; count < 100; count++) log.error({ error: failed }, 'an operation failed');
  log.error({ error: new TypeError('another') }, 'an operation failed');
  expect(lines).toHaveLength(2);
  now = 61_000;
  log.error({ error: failed }, 'an operation failed');
  expect(lines.at(-1)?.repeated).toBe(99);
  for (let count = 0; count < 3; count++) log.info({ operation: 'x' }, 'graphql');
  expect(lines).toHaveLength(6);
});

test('a clock that jumps back by weeks neither floods it nor keeps it silent', () => {
  let now = 100 * 24 * 3_600_000;
  const lines: { repeated?: number }[] = [];
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line)) }, () => now);
  const fail = (times: number) => {
    for (let count = 0; count < times; count++) log.error({ error: failed }, 'an operation failed');
  };
  fail(100);
  now -= 21 * 24 * 3_600_000;
  fail(100);
  expect(lines).toMatchObject([{}, { repeated: 99 }]);
  now += 61_000;
  fail(100);
  expect(lines).toHaveLength(3);
});
