import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { failed, type Push, UNCHANGED } from './feed.ts';
import { answerOf, hashSecret, isRightAccess, makePushAccess, readCredentials } from './push.ts';

const COMPANY = '01935d6a-0000-7000-8000-000000000001';
const { key, user, password } = makePushAccess(COMPANY, randomBytes);
const push: Push = {
  companyId: COMPANY,
  keyHash: hashSecret(key),
  userName: user,
  passwordHash: hashSecret(password),
  createdAt: new Date(),
};
const encoded = (text: string) => Buffer.from(text).toString('base64');

describe('who sends a catalogue', () => {
  test('is known by address, user and password together', () => {
    expect(isRightAccess(push, key, { user, password })).toBe(true);
    expect(isRightAccess(push, `${key}x`, { user, password })).toBe(false);
    expect(isRightAccess(push, key, { user: 'altro', password })).toBe(false);
    expect(isRightAccess(push, key, { user, password: `${password}x` })).toBe(false);
    expect(isRightAccess(push, key, null)).toBe(false);
    expect(isRightAccess(null, key, { user, password })).toBe(false);
  });

  test('has another password each time', () => {
    expect(makePushAccess(COMPANY, randomBytes).password).not.toBe(password);
    expect(password).toMatch(/^[\w-]{20}$/);
  });

  test('says it in the usual header, or in the one that Easyfatt adds', () => {
    const sent = { user: 'a', password: 'b:c' };
    expect(readCredentials({ authorization: `Basic ${encoded('a:b:c')}` })).toEqual(sent);
    expect(readCredentials({ 'x-authorization': encoded('a:b:c') })).toEqual(sent);
    expect(readCredentials({ authorization: 'Bearer x' })).toBeNull();
    expect(readCredentials({})).toBeNull();
  });
});

test('Easyfatt is answered OK, or a sentence that it shows', () => {
  expect(answerOf(UNCHANGED)).toBe('OK');
  expect(answerOf(failed('Il file XML è incompleto.'))).toBe('Il file XML è incompleto.');
  expect(answerOf({ ...UNCHANGED, state: 'ASKS', question: 'SHRINKS' })).toContain('confermalo nel pannello');
});
