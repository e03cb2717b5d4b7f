import type { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { forgetfulClient, type Keeping } from './forgetful-client.ts';

/** A connection that answers with what it was asked, or with the error that it is given. */
function opened(keeping: Keeping, error: unknown = null) {
  class Answering {
    async query(asked: unknown) {
      if (error) throw error;
      return asked;
    }
  }
  const onForgotten = vi.fn();
  const Forgetful = forgetfulClient(Answering as unknown as typeof Client, keeping, onForgotten);
  return { client: new Forgetful(), onForgotten };
}

const named = { name: 't_1', text: 'select $1', values: [1] };

test('statements keep their names where connections are trusted to keep them, and lose them elsewhere', async () => {
  expect(await opened({ isTrusted: true }).client.query(named)).toEqual(named);
  expect(await opened({ isTrusted: false }).client.query(named)).toEqual({ ...named, name: undefined });
  expect(await opened({ isTrusted: false }).client.query('begin')).toBe('begin');
});

test.each([
  ['26000', 'prepared statement "t_1" does not exist', true],
  ['42P05', 'prepared statement "t_1" already exists', true],
  ['0A000', 'cached plan must not change result type', true],
  ['23505', 'duplicate key value violates unique constraint', false],
])('after %s, %s, names are given up: %s', async (code, message, isGivenUp) => {
  const keeping = { isTrusted: true };
  const { client, onForgotten } = opened(keeping, Object.assign(new Error(message), { code }));
  for (let times = 0; times < 2; times++) await expect(client.query(named)).rejects.toThrow(message);
  expect(keeping.isTrusted).toBe(!isGivenUp);
  expect(onForgotten).toHaveBeenCalledTimes(isGivenUp ? 1 : 0);
});
