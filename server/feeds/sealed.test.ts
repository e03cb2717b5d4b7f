import { expect, test } from 'vitest';
import { keysFrom } from '../keys.ts';
import { seal, unseal } from './sealed.ts';

const SECRET = 'only-for-tests-0123456789abcdefghi';
const OTHER = 'another-secret-0123456789abcdefghi';
const keys = keysFrom(SECRET, null);
const credentials = { user: 'negozio', password: 'pàssword: 1' };

test('what is sealed opens for its company, and shows nothing', () => {
  const sealed = seal(keys, 'a', credentials);
  expect(unseal(keys, 'a', sealed)).toEqual(credentials);
  expect(sealed.toString('latin1')).not.toContain('negozio');
  expect(seal(keys, 'a', credentials).equals(sealed)).toBe(false);
});

test('it opens in no other company, with no other key, and never where a byte was touched', () => {
  const sealed = seal(keys, 'a', credentials);
  expect(unseal(keys, 'b', sealed)).toBeNull();
  expect(unseal(keysFrom(OTHER, null), 'a', sealed)).toBeNull();
  for (const at of [0, 12, 30, sealed.length - 1]) {
    const touched = Buffer.from(sealed);
    touched[at] = (touched[at] ?? 0) ^ 1;
    expect(unseal(keys, 'a', touched)).toBeNull();
  }
  expect(unseal(keys, 'a', Buffer.alloc(3))).toBeNull();
});

test('it still opens while a key is exchanged', () => {
  expect(unseal(keysFrom(OTHER, SECRET), 'a', seal(keys, 'a', credentials))).toEqual(credentials);
});
