import { type KeyObject, randomUUID } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccessToken } from '../accounts/sessions.ts';
import type { App } from '../app.ts';
import { makeVisitorToken } from '../conversations/visitor-token.ts';
import { keysFrom } from '../keys.ts';
import { startTestApp } from './app.ts';
import { seededRandom } from './seeded-random.ts';
import { ask, createPerson, createShop, createVisitor, listen } from './story.ts';

const TOKENS = 5_000;
const AT_ONCE = 20;

let app: App;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const WHO = '{ viewer { id } }';
const HISTORY = '{ chatHistory(first: 1) { nodes { id } } }';

test(`of ${TOKENS} altered tokens none is let in, and none breaks anything`, async () => {
  const shop = await createShop(app);
  const good = [
    { token: shop.owner.token, question: WHO },
    { token: (await createPerson(app, 'CLIENT', shop.id)).token, question: WHO },
    { token: await createVisitor(app, shop.id), question: HISTORY },
  ];
  for (const { token, question } of good) expect((await ask(app, question, {}, token)).errors).toEqual([]);

  const random = seededRandom(20_261_120);
  const whole = new Set(good.map(({ token }) => token));
  const accepted: string[] = [];
  const failed: string[] = [];
  let asked = 0;
  const askNext = async () => {
    while (asked < TOKENS) {
      const { token, question } = good[asked++ % good.length] ?? { token: '', question: WHO };
      let altered = '';
      while (altered === '' || whole.has(altered)) altered = alter(token, random);
      const { status, errors } = await ask(app, question, {}, altered);
      if (status >= 500 || errors[0]?.extensions.code === 'INTERNAL') failed.push(altered);
      if (status !== 401 || errors[0]?.extensions.code !== 'SESSION_EXPIRED') accepted.push(altered);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  expect({ accepted, failed }).toEqual({ accepted: [], failed: [] });
  console.info(`altered tokens: ${asked} sent, ${accepted.length} accepted, ${failed.length} failures`);
});

test('a token made for the other purpose, with another key or for somebody else opens neither door', async () => {
  const { keys } = app.shared;
  const shop = await createShop(app);
  const claims = jsonwebtoken.decode(shop.owner.token) as { sub: string; sid: string; exp: number };
  const foreign = keysFrom('the secret of another installation', null);
  const { exp } = claims;
  const sign = (payload: object, key: KeyObject, algorithm: jsonwebtoken.Algorithm = 'HS256') =>
    jsonwebtoken.sign(payload, key, { algorithm });
  const forged = [
    makeAccessToken(foreign, claims.sub, claims.sid, new Date()).token,
    makeVisitorToken(foreign, shop.id, randomUUID(), new Date()).token,
    makeAccessToken(keys, randomUUID(), claims.sid, new Date()).token,
    makeAccessToken(keys, claims.sub, randomUUID(), new Date()).token,
    makeAccessToken(keys, claims.sub, claims.sid, new Date(Date.now() - 3_600_000)).token,
    sign({ ...claims, aud: 'staff' }, keys.current('visitor-token')),
    sign({ ...claims, aud: 'visitor', company: shop.id }, keys.current('access-token')),
    sign({ sub: claims.sub, aud: 'staff', exp }, keys.current('access-token')),
    sign({ sub: randomUUID(), aud: 'visitor', exp }, keys.current('visitor-token')),
    sign({ ...claims, aud: 'staff' }, keys.current('access-token'), 'HS512'),
    jsonwebtoken.sign({ ...claims, aud: 'staff' }, null, { algorithm: 'none' }),
  ];
  for (const token of forged) {
    expect((await ask(app, WHO, {}, token)).status, token).toBe(401);
    const listening = listen(app, 'subscription { visibleCompanyCount }', {}, token);
    await expect.poll(() => listening.closeCodes, { timeout: 20_000 }).toEqual([4403]);
    expect(listening.events).toEqual([]);
  }
});

/** Changes a token in one of the ways that somebody might try. */
function alter(token: string, random: () => number): string {
  const parts = token.split('.');
  const place = Math.floor(random() * token.length);
  const letter = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[Math.floor(random() * 64)] ?? 'A';
  const claims = JSON.parse(Buffer.from(parts[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const ways = [
    () => token.slice(0, place) + letter + token.slice(place + 1),
    () => token.slice(0, place),
    () => token.slice(0, place) + token.slice(place + 1),
    () => `${token}${letter}`,
    () => [parts[0], encode({ ...claims, sub: randomUUID() }), parts[2]].join('.'),
    () => [parts[0], encode({ ...claims, company: randomUUID() }), parts[2]].join('.'),
    () => [parts[0], encode({ ...claims, exp: 9_999_999_999 }), parts[2]].join('.'),
    () => [encode({ alg: 'none', typ: 'JWT' }), parts[1], ''].join('.'),
    () => [encode({ alg: 'HS512', typ: 'JWT' }), parts[1], parts[2]].join('.'),
    () => [parts[0], encode({ ...claims, extra: '\u0000'.repeat(place) }), parts[2]].join('.'),
    () => [parts[0], encode([claims]), parts[2]].join('.'),
    () => [parts[2], parts[1], parts[0]].join('.'),
    () => letter.repeat(place + 1),
  ];
  return ways[Math.floor(random() * ways.length)]?.() ?? '';
}
