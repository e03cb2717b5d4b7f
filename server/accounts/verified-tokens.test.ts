import { expect, test, vi } from 'vitest';
import { keysFrom } from '../keys.ts';
import { rememberVerified } from './verified-tokens.ts';

const keys = keysFrom('the secret of this installation, 32+', null);
const others = keysFrom('the secret of another installation', null);

function remembering(lives: number) {
  const verify = vi.fn((_: unknown, token: string) =>
    token.startsWith('right') ? { token, expiresAt: new Date(Date.now() + lives) } : null,
  );
  return { verify, read: rememberVerified(verify) };
}

test('what is right is verified once, for the keys that it was verified with', () => {
  const { verify, read } = remembering(60_000);
  expect([read(keys, 'right'), read(keys, 'right')]).toMatchObject([{ token: 'right' }, { token: 'right' }]);
  expect(verify).toHaveBeenCalledTimes(1);
  read(others, 'right');
  read(keys, 'right too');
  expect(verify).toHaveBeenCalledTimes(3);
});

test('what is wrong is not remembered, and neither is what is over', () => {
  const { verify, read } = remembering(-1);
  expect([read(keys, 'wrong'), read(keys, 'wrong')]).toEqual([null, null]);
  expect(verify).toHaveBeenCalledTimes(2);
  read(keys, 'right');
  read(keys, 'right');
  expect(verify).toHaveBeenCalledTimes(4);
});

test('only the newest are remembered', () => {
  const { verify, read } = remembering(60_000);
  for (let count = 0; count <= 5_000; count++) read(keys, `right ${count}`);
  read(keys, 'right 5000');
  expect(verify).toHaveBeenCalledTimes(5_001);
  read(keys, 'right 0');
  expect(verify).toHaveBeenCalledTimes(5_002);
});
