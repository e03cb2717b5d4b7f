import { randomUUID } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';
import { describe, expect, test } from 'vitest';
import { makeVisitorToken, readVisitorToken } from '../conversations/visitor-token.ts';
import { keysFrom } from '../keys.ts';
import { hashToken, makeAccessToken, makeRefreshToken, readAccessToken, successorOf } from './sessions.ts';

const keys = keysFrom('the secret of this installation, 32+', null);
const rotated = keysFrom('the secret after a rotation, 32 and', 'the secret of this installation, 32+');
const others = keysFrom('the secret of another installation', null);
const now = new Date();
const [ACCOUNT, SESSION, SHOP] = [randomUUID(), randomUUID(), randomUUID()];

describe('an access token', () => {
  const { token, expiresAt } = makeAccessToken(keys, ACCOUNT, SESSION, now);

  test('says who signed in and in which session, for ten minutes', () => {
    expect(readAccessToken(keys, token)).toEqual({ accountId: ACCOUNT, sessionId: SESSION, expiresAt });
    expect(expiresAt.getTime() - now.getTime()).toBeGreaterThan(599_000);
    expect(expiresAt.getTime() - now.getTime()).toBeLessThanOrEqual(600_000);
  });

  test('is read after a rotation of the secret, by no other installation, and not when it is over', () => {
    expect(readAccessToken(rotated, token)?.accountId).toBe(ACCOUNT);
    expect(readAccessToken(others, token)).toBeNull();
    expect(readAccessToken(keys, makeAccessToken(rotated, ACCOUNT, SESSION, now).token)).toBeNull();
    const old = makeAccessToken(keys, ACCOUNT, SESSION, new Date(now.getTime() - 601_000));
    expect(readAccessToken(keys, old.token)).toBeNull();
  });

  test('is no visitor token, nor the other way round', () => {
    expect(readVisitorToken(keys, token)).toBeNull();
    expect(readAccessToken(keys, makeVisitorToken(keys, SHOP, ACCOUNT, now).token)).toBeNull();
  });
});

describe('what is signed with our key, and was not made here', () => {
  const exp = Math.floor(now.getTime() / 1_000) + 600;
  const staff = { aud: 'staff', sub: ACCOUNT, sid: SESSION, exp };
  const visitor = { aud: 'visitor', sub: ACCOUNT, company: SHOP, exp };
  const { exp: _, ...endlessStaff } = staff;
  const { exp: __, ...endlessVisitor } = visitor;
  const signed = (claims: object) => {
    const purpose = 'company' in claims ? 'visitor-token' : 'access-token';
    const token = jsonwebtoken.sign(claims, keys.current(purpose), { algorithm: 'HS256', noTimestamp: true });
    return readAccessToken(keys, token) ?? readVisitorToken(keys, token);
  };

  test('is good where it is whole', () => {
    expect(signed(staff)).toMatchObject({ sessionId: SESSION });
    expect(signed(visitor)).toMatchObject({ companyId: SHOP });
  });

  test.each([
    ['without an end', endlessStaff],
    ['of a visitor, without an end', endlessVisitor],
    ['whose session is no id', { ...staff, sid: 'x' }],
    ['whose session is a number', { ...staff, sid: 5 }],
    ['whose person is no id', { ...staff, sub: "' or 1=1" }],
    ['whose visitor is no id', { ...visitor, sub: 'x' }],
    ['whose company is no id', { ...visitor, company: '../x' }],
  ])('%s is no token', (_case, claims) => expect(signed(claims)).toBeNull());
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
