import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { startTestApp } from './app.ts';
import { NO_LIMITS, ONE_WINDOW } from './no-limits.ts';
import { ask, createPerson, PASSWORD } from './story.ts';

const SIGN_IN = `mutation ($email: String!, $password: String!, $delivery: TokenDelivery! = BODY, $deviceToken: String) {
  signIn(email: $email, password: $password, delivery: $delivery, deviceToken: $deviceToken) { refreshToken deviceToken }
}`;

let app: App;
beforeAll(async () => {
  const few = { most: 3, seconds: ONE_WINDOW };
  const limits = { ...NO_LIMITS, signInByPair: few, signInByStrangers: { most: 6, seconds: ONE_WINDOW } };
  app = await startTestApp({ TRUST_PROXY: '1', SECRET_KEY: `fresh-subjects-${randomUUID()}` }, { limits });
});
afterAll(() => app.close());

let addresses = 0;
const newAddress = () => `198.51.100.${++addresses}`;

async function signIn(email: string, given: { password?: string; deviceToken?: string; at?: string; cookie?: string }) {
  const { password = PASSWORD, deviceToken, at = newAddress(), cookie } = given;
  const headers = { 'x-forwarded-for': at, ...(cookie ? { cookie, origin: app.url } : {}) };
  const delivery = cookie ? 'COOKIE' : 'BODY';
  const { data, errors } = await ask(app, SIGN_IN, { email, password, delivery, deviceToken }, null, headers);
  return { code: errors[0]?.extensions.code ?? 'IN', device: data?.signIn.deviceToken as string };
}

async function guessFrom(email: string, count: number, deviceToken?: string) {
  const codes = [];
  for (let guess = 0; guess < count; guess++) {
    const wrong = { password: `sbagliata ${guess}`, ...(deviceToken ? { deviceToken } : {}) };
    codes.push((await signIn(email, wrong)).code);
  }
  return codes;
}

const WRONG = 'INVALID_CREDENTIAL';

describe('where many addresses guess at one account', () => {
  test('they guess together no more than the account allows, and an e-mail that nobody has is refused alike', async () => {
    const { email } = await createPerson(app, 'ADMIN');
    const expected = [...Array(6).fill(WRONG), 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'];
    expect(await guessFrom(email, 8)).toEqual(expected);
    expect(await guessFrom(`${randomUUID()}@example.it`, 8)).toEqual(expected);
    expect((await signIn(email, {})).code).toBe('TOO_MANY_REQUESTS'); // from where nobody was before
  });

  test('its owner still gets in where they signed in before: a program by its token, a browser by its cookie', async () => {
    const { email } = await createPerson(app, 'ADMIN');
    const { device } = await signIn(email, {});
    const { headers } = await ask(app, SIGN_IN, { email, password: PASSWORD, delivery: 'COOKIE' }, null, {
      'x-forwarded-for': newAddress(),
      origin: app.url,
    });
    const cookies = headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
    expect(cookies.map((each) => each.split('=')[0])).toEqual(['tuoshop_session', 'tuoshop_device']);
    await guessFrom(email, 8);
    expect((await signIn(email, { deviceToken: device })).code).toBe('IN');
    expect((await signIn(email, { cookie: cookies[1] ?? '' })).code).toBe('IN');
  });

  test('a known device guesses no more often than an address does', async () => {
    const { email } = await createPerson(app, 'ADMIN');
    const { device } = await signIn(email, {});
    expect(await guessFrom(email, 4, device)).toEqual([WRONG, WRONG, WRONG, 'TOO_MANY_REQUESTS']);
  });

  test('a device is known for nobody else: who signs in to an account of their own is a stranger to others', async () => {
    const [anna, thief] = [await createPerson(app, 'ADMIN'), await createPerson(app, 'ADMIN')];
    const { device } = await signIn(thief.email, {});
    await guessFrom(anna.email, 6);
    expect((await signIn(anna.email, { deviceToken: device })).code).toBe('TOO_MANY_REQUESTS');
    expect((await signIn(anna.email, { deviceToken: `${device}x` })).code).toBe('TOO_MANY_REQUESTS');
  });
});
