import { describe, expect, test } from 'vitest';
import { makeVisitorToken, readVisitorToken } from '../conversations/visitor-token.ts';
import { keysFrom } from '../keys.ts';
import { hashToken, makeAccessToken, makeRefreshToken, readAccessToken, successorOf } from './sessions.ts';

const keys = keysFrom('the secret of this installation, 32+', null);
const rotated = keysFrom('the secret after a rotation, 32 and', 'the secret of this installation, 32+');
const others = keysFrom('the secret of another installation', null);
const now = new Date();

describe('an access token', () => {
  const { token, expiresAt } = makeAccessToken(keys, 'account', 'session', now);

  test('says who signed in and in which session, for ten minutes', () => {
    expect(readAccessToken(keys, token)).toEqual({ accountId: 'account', sessionId: 'session', expiresAt });
    expect(expiresAt.getTime() - now.getTime()).toBeGreaterThan(599_000);
    expect(expiresAt.getTime() - now.getTime()).toBeLessThanOrEqual(600_000);
  });

  test('is read after a rotation of the secret, by no other installation, and not when it is over', () => {
    expect(readAccessToken(rotated, token)?.accountId).toBe('account');
    expect(readAccessToken(others, token)).toBeNull();
    expect(readAccessToken(keys, makeAccessToken(rotated, 'account', 'session', now).token)).toBeNull();
    const old = makeAccessToken(keys, 'account', 'session', new Date(now.getTime() - 601_000));
    expect(readAccessToken(keys, old.token)).toBeNull();
  });

  test('is no visitor token, nor the other way round', () => {
    expect(readVisitorToken(keys, token)).toBeNull();
    expect(readAccessToken(keys, makeVisitorToken(keys, 'shop', 'visitor', now).token)).toBeNull();
  });
});

describe('a refresh token', () => {
  test('is 32 random bytes at first', () => {
    expect(Buffer.from(makeRefreshToken(), 'base64url')).toHaveLength(32);
    expect(makeRefreshToken()).not.toBe(makeRefreshToken());
  });

  test('has one successor to a key, which cannot be told from its hash', () => {
    const [key, other] = [keys.current('refresh-token'), others.current('refresh-token')];
    const parent = makeRefreshToken();
    expect(successorOf(key, parent)).toBe(successorOf(key, parent));
    expect(successorOf(key, parent)).not.toBe(successorOf(other, parent));
    expect(successorOf(key, parent)).not.toBe(successorOf(key, makeRefreshToken()));
    expect(hashToken(parent)).toHaveLength(32);
    expect(successorOf(key, hashToken(parent).toString('base64url'))).not.toBe(successorOf(key, parent));
  });
});

test('every purpose has a key of its own', () => {
  const purposes = ['visitor-token', 'access-token', 'refresh-token', 'address'] as const;
  expect(new Set(purposes.map((purpose) => keys.current(purpose).export().toString('hex'))).size).toBe(4);
  expect(rotated.accepted('access-token')).toHaveLength(2);
});
