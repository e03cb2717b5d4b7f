import { describe, expect, test } from 'vitest';
import { checkNewPassword, cleanEmail, hashPassword, isRightPassword, needsRehash } from './credentials.ts';

describe('an e-mail', () => {
  const good: [input: string, email: string][] = [
    [' Mario.Rossi@Example.IT ', 'mario.rossi@example.it'],
    ['a+b@c.d-e.com', 'a+b@c.d-e.com'],
    ['perché@città.it', 'perché@città.it'],
  ];
  test.each(good)('%s is stored as %s', (input, email) => expect(cleanEmail(input)).toBe(email));

  const bad = [
    '',
    ' ',
    'mario',
    'a@b',
    'a@b.c',
    '@b.it',
    'a@.it',
    'a b@c.it',
    'a@b@c.it',
    'a@b.it,c@d.it',
    '<a@b.it>',
    'a\u0000@b.it',
    '\ud800@b.it',
    `${'a'.repeat(250)}@b.it`,
  ];
  test.each(bad)('%o is none', (input) => {
    expect(() => cleanEmail(input)).toThrow(expect.objectContaining({ code: 'INVALID_EMAIL' }));
  });
});

describe('a new password', () => {
  const ABOUT = ['mario.rossi@negozio.it', 'Casa Serena'];
  const cases: [password: string, shortest: number, code: string | null][] = [
    ['è una parola', 6, null],
    ['abcde', 6, 'WEAK_PASSWORD'],
    ['👍👍👍👍👍', 6, 'WEAK_PASSWORD'],
    ['👍👍👍🎉👍👍', 6, null],
    ['👍👍👍👍👍👍', 6, 'COMMON_PASSWORD'],
    ['una parola', 12, 'WEAK_PASSWORD'],
    ['PASSWORD', 6, 'COMMON_PASSWORD'],
    ['juventus', 6, 'COMMON_PASSWORD'],
    ['letmein1', 6, 'COMMON_PASSWORD'],
    ['ZZZZZZZZZZ', 6, 'COMMON_PASSWORD'],
    ['3456789012'.slice(0, 7), 6, 'COMMON_PASSWORD'],
    ['utsrqponm', 6, 'COMMON_PASSWORD'],
    ['casa-serena 2026', 6, 'COMMON_PASSWORD'],
    ['Mario.Rossi!!', 6, 'COMMON_PASSWORD'],
    ['una casa serenissima', 6, null],
    ['mari e monti', 6, null],
    ['xyz '.repeat(64), 6, null],
    ['xyz '.repeat(65), 6, 'PASSWORD_TOO_LONG'],
  ];
  test.each(cases)('%s with at least %i: %s', async (password, shortest, code) => {
    const check = checkNewPassword(password, { shortest, about: ABOUT });
    if (code === null) await expect(check).resolves.toBeUndefined();
    else await expect(check).rejects.toMatchObject({ code });
  });

  test('tells in its sentence how many characters it needs', async () => {
    const check = checkNewPassword('abc', { shortest: 8, about: [] });
    await expect(check).rejects.toThrow('Password troppo debole. Usa almeno 8 caratteri.');
  });
});

describe('a hash', () => {
  test('is argon2id with 19 MiB and two passes, another each time, and right for its password only', async () => {
    const [first, second] = [await hashPassword('una parola'), await hashPassword('una parola')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$|^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await isRightPassword(first, 'una parola')).toBe(true);
    expect(await isRightPassword(first, 'una Parola')).toBe(false);
    expect(await isRightPassword(null, 'una parola')).toBe(false);
    expect(await isRightPassword(first, `una parola${'x'.repeat(300)}`)).toBe(false);
    expect(await needsRehash(first)).toBe(false);
    expect(await needsRehash(first.replace('m=19456', 'm=4096'))).toBe(true);
  });

  test('is refused to whoever comes when 34 are waiting already', async () => {
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => isRightPassword(null, 'x')));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(60 - 2 - 32);
    expect(refused[0]?.reason).toMatchObject({ code: 'BUSY' });
  });

  test('that staff set for others wait for one another, and keep nobody from signing in', async () => {
    const done: string[] = [];
    const others = Array.from({ length: 20 }, () => hashPassword('una parola', 'staff').then(() => done.push('staff')));
    await isRightPassword(null, 'x').then(() => done.push('sign-in'));
    expect(done.filter((each) => each === 'staff').length).toBeLessThan(4);
    await Promise.all(others);
  });
});
