import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { querySystem } from '../database/system.ts';
import { startTestApp } from './app.ts';
import { ONE_WINDOW } from './no-limits.ts';
import { ask, createPerson, createShop, createVisitor, must, PASSWORD, say, start } from './story.ts';

let app: App;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const SIGN_IN = `mutation ($email: String!, $password: String!, $delivery: TokenDelivery! = BODY) {
  signIn(email: $email, password: $password, delivery: $delivery) {
    accessToken refreshToken viewer { email role lastLoginAt company { id } }
  }
}`;
const REGISTER = `mutation ($email: String!, $password: String!, $delivery: TokenDelivery! = BODY) {
  register(email: $email, password: $password, delivery: $delivery) { accessToken refreshToken viewer { email role } }
}`;
const COMPLETE =
  'mutation ($input: NewCompany!) { completeRegistration(input: $input) { id name primaryColor contactEmail faqCount canManage } }';

const newEmail = () => `${randomUUID()}@example.it`;
const signIn = (email: string, password = PASSWORD, at: Pick<App, 'url'> = app) =>
  ask(at, SIGN_IN, { email, password });
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors[0]?.extensions.code;

async function disable(id: string): Promise<void> {
  await querySystem(app.shared.database, 'update accounts set disabled_at = now() where id = $id', { id });
}

describe('registering', () => {
  test('makes an account without a role, whose company makes it an admin', async () => {
    const email = newEmail();
    const { register } = await must(app, REGISTER, { email: `  ${email.toUpperCase()} `, password: PASSWORD });
    expect(register.viewer).toEqual({ email, role: null });
    const { completeRegistration } = await must(
      app,
      COMPLETE,
      { input: { name: '  Bottega   Verde ' } },
      register.accessToken,
    );
    expect(completeRegistration).toMatchObject({
      name: 'Bottega Verde',
      primaryColor: '#3B82F6',
      contactEmail: email,
      canManage: true,
    });
    expect(completeRegistration.faqCount).toBeGreaterThan(0);
    const { viewer } = await must(app, '{ viewer { role } }', {}, register.accessToken);
    expect(viewer.role).toBe('ADMIN');
    const again = await ask(app, COMPLETE, { input: { name: 'Seconda' } }, register.accessToken);
    expect(codeOf(again)).toBe('ROLE_ALREADY_SET');
  });

  test('twice at the same moment completes one company', async () => {
    const { register } = await must(app, REGISTER, { email: newEmail(), password: PASSWORD });
    const complete = () => ask(app, COMPLETE, { input: { name: 'Bottega' } }, register.accessToken);
    const answers = await Promise.all([complete(), complete(), complete()]);
    expect(answers.map(codeOf).sort()).toEqual(['ROLE_ALREADY_SET', 'ROLE_ALREADY_SET', undefined]);
    expect(
      (await must(app, '{ companies(first: 5) { totalCount } }', {}, register.accessToken)).companies.totalCount,
    ).toBe(1);
  });

  const refused = [
    [
      'a taken e-mail',
      async () => ({ email: (await createPerson(app, null)).email, password: PASSWORD }),
      'EMAIL_ALREADY_IN_USE',
    ],
    ['a short password', async () => ({ email: newEmail(), password: 'abcde' }), 'WEAK_PASSWORD'],
    ['a common password', async () => ({ email: newEmail(), password: 'Password123' }), 'COMMON_PASSWORD'],
    ['an endless password', async () => ({ email: newEmail(), password: 'è'.repeat(257) }), 'PASSWORD_TOO_LONG'],
    ['no e-mail', async () => ({ email: 'mario', password: PASSWORD }), 'INVALID_EMAIL'],
    ['two e-mails', async () => ({ email: 'a@b.it,c@d.it', password: PASSWORD }), 'INVALID_EMAIL'],
    ['a NUL in the e-mail', async () => ({ email: 'a\u0000@b.it', password: PASSWORD }), 'INVALID_EMAIL'],
  ] as const;
  test.each(refused)('with %s is refused', async (_, given, code) => {
    expect(codeOf(await ask(app, REGISTER, await given()))).toBe(code);
  });

  const badCompanies = [
    [{ name: ' \t' }, 'COMPANY_NAME_REQUIRED'],
    [{ name: 'n'.repeat(121) }, 'COMPANY_NAME_TOO_LONG'],
    [{ name: 'Bottega', logoUrl: 'javascript:alert(1)' }, 'BAD_URL'],
    [{ name: 'Bottega', primaryColor: 'red' }, 'BAD_COLOR'],
  ] as const;
  test.each(badCompanies)(
    'completing with %o is refused as %s, and leaves the account as it was',
    async (input, code) => {
      const { token } = await createPerson(app, null);
      expect(codeOf(await ask(app, COMPLETE, { input }, token))).toBe(code);
      expect((await must(app, '{ viewer { role } }', {}, token)).viewer.role).toBeNull();
    },
  );
});

describe('signing in', () => {
  test('tells who one is, and when one was there before', async () => {
    const shop = await createShop(app);
    const { email } = await createPerson(app, 'CLIENT', shop.id);
    const { data } = await signIn(` ${email.toUpperCase()}`);
    expect(data.signIn.viewer).toMatchObject({ email, role: 'CLIENT', company: { id: shop.id } });
    expect(Date.now() - Date.parse(data.signIn.viewer.lastLoginAt)).toBeLessThan(120_000);
  });

  test('does not tell whether the e-mail or the password was wrong', async () => {
    const { email } = await createPerson(app, 'ADMIN');
    const answers = [await signIn(email, 'sbagliata'), await signIn(newEmail(), 'sbagliata')];
    expect(answers.map(codeOf)).toEqual(['INVALID_CREDENTIAL', 'INVALID_CREDENTIAL']);
    expect(answers[0]?.errors).toEqual(answers[1]?.errors);
  });

  test('tells it where the installation says so', async () => {
    const revealing = await startTestApp({ AUTH_REVEAL_ACCOUNTS: '1' });
    try {
      const { email } = await createPerson(revealing, 'ADMIN');
      expect(codeOf(await signIn(email, 'sbagliata', revealing))).toBe('WRONG_PASSWORD');
      expect(codeOf(await signIn(newEmail(), 'sbagliata', revealing))).toBe('USER_NOT_FOUND');
    } finally {
      await revealing.close();
    }
  });

  test('tells that an account is disabled only after the right password', async () => {
    const person = await createPerson(app, 'ADMIN');
    await disable(person.id);
    expect(codeOf(await signIn(person.email, 'sbagliata'))).toBe('INVALID_CREDENTIAL');
    const { errors } = await signIn(person.email);
    expect(errors[0]).toMatchObject({
      message: 'Account disabilitato. Contatta il supporto.',
      extensions: { code: 'USER_DISABLED' },
    });
    expect((await ask(app, '{ viewer { email } }', {}, person.token)).status).toBe(401);
  });

  test('without a password yet never succeeds', async () => {
    const shop = await createShop(app);
    const email = newEmail();
    const add = 'mutation ($id: ID!, $email: String!) { addClientByLink(companyId: $id, email: $email) { url } }';
    await must(app, add, { id: shop.id, email }, shop.owner.token);
    for (const password of ['', 'null', 'sbagliata'])
      expect(codeOf(await signIn(email, password))).toBe('INVALID_CREDENTIAL');
  });
});

describe('limits', () => {
  const few = { most: 3, seconds: ONE_WINDOW };
  const cases = [
    ['sign-ins by e-mail', { signInByPair: few }, (at: App, email: string) => signIn(email, 'sbagliata', at)],
    ['sign-ins by address', { signInByAddress: few }, (at: App) => signIn(newEmail(), 'sbagliata', at)],
    [
      'registrations',
      { registerByAddress: few },
      (at: App) => ask(at, REGISTER, { email: newEmail(), password: PASSWORD }),
    ],
    [
      'new visitors',
      { visitorsByAddress: few },
      (at: App) => ask(at, `mutation { createVisitor(companyId: "${randomUUID()}") { token } }`),
    ],
  ] as const;
  test.each(cases)('%s are refused after the third, with the seconds to wait', async (_, limits, attempt) => {
    const strict = await startTestApp({ TRUST_PROXY: '1', SECRET_KEY: `fresh-subjects-${randomUUID()}` }, { limits });
    try {
      const email = newEmail();
      const answers = [];
      for (let count = 0; count < 5; count++) answers.push(await attempt(strict, email));
      const refused = answers.filter((answer) => codeOf(answer) === 'TOO_MANY_REQUESTS');
      expect(answers.map((answer) => refused.includes(answer))).toEqual([false, false, false, true, true]);
      const [first] = refused[0]?.errors ?? [];
      expect(first?.message).toMatch(/^Troppi tentativi\. Riprova più tardi\. Mancano \d+ ore\.$/);
      expect(first?.extensions.retryAfter).toBeGreaterThan(0);
      expect(first?.extensions.retryAfter).toBeLessThanOrEqual(ONE_WINDOW);
    } finally {
      await strict.close();
    }
  });

  const talking = [
    ['a visitor', 'messagesByVisitor'],
    ['an address', 'messagesByAddress'],
    ['a company', 'messagesByCompany'],
  ] as const;
  test.each(talking)(
    'messages of %s are refused when they come too fast, with the seconds to wait',
    async (_, limit) => {
      const limits = { [limit]: { most: 2, seconds: ONE_WINDOW } };
      const strict = await startTestApp({ SECRET_KEY: `fresh-subjects-${randomUUID()}` }, { limits });
      try {
        const shop = await createShop(strict);
        const token = await createVisitor(strict, shop.id);
        const { data } = await start(strict, token, 'Quali sono gli orari?');
        const { id } = data.startConversation.conversation;
        expect((await say(strict, token, id, 'E la spedizione?')).errors).toEqual([]);
        const { errors } = await say(strict, token, id, 'E i resi?');
        expect(errors[0]?.extensions).toEqual({ code: 'TOO_FAST', retryAfter: expect.any(Number) });
        expect(errors[0]?.message).toBe(
          `Stai scrivendo troppo in fretta. Riprova tra ${errors[0]?.extensions.retryAfter} secondi.`,
        );
        const other = await start(strict, await createVisitor(strict, shop.id), 'Quali sono gli orari?');
        expect(codeOf(other)).toBe(limit === 'messagesByVisitor' ? undefined : 'TOO_FAST');
      } finally {
        await strict.close();
      }
    },
  );

  test('who tries one e-mail again and again takes no try from the others at their address', async () => {
    const limits = { signInByPair: few, signInByAddress: { most: 5, seconds: ONE_WINDOW } };
    const strict = await startTestApp({ SECRET_KEY: `fresh-subjects-${randomUUID()}` }, { limits });
    try {
      const email = newEmail();
      for (let count = 0; count < 10; count++) await signIn(email, 'sbagliata', strict);
      const others = [];
      for (let count = 0; count < 3; count++) others.push(codeOf(await signIn(newEmail(), 'sbagliata', strict)));
      expect(others).toEqual(['INVALID_CREDENTIAL', 'INVALID_CREDENTIAL', 'TOO_MANY_REQUESTS']);
    } finally {
      await strict.close();
    }
  });

  test('who is over the limit of their address leaves no row for each e-mail that they invent', async () => {
    const limits = { signInByAddress: { most: 2, seconds: ONE_WINDOW } };
    const strict = await startTestApp({ SECRET_KEY: `fresh-subjects-${randomUUID()}` }, { limits });
    try {
      const rows = async () =>
        (await querySystem(strict.shared.database, `select from rate_limits where kind = 'sign-in-pair'`)).length;
      const before = await rows();
      const codes = [];
      for (let count = 0; count < 5; count++) codes.push(codeOf(await signIn(newEmail(), 'sbagliata', strict)));
      expect(codes.slice(2)).toEqual(Array.from({ length: 3 }, () => 'TOO_MANY_REQUESTS'));
      expect(await rows()).toBe(before + 2);
    } finally {
      await strict.close();
    }
  });

  test('a right password does not help once the limit is reached', async () => {
    const strict = await startTestApp({}, { limits: { signInByPair: few } });
    try {
      const { email } = await createPerson(strict, 'ADMIN');
      for (let count = 0; count < 3; count++) await signIn(email, 'sbagliata', strict);
      expect(codeOf(await signIn(email, PASSWORD, strict))).toBe('TOO_MANY_REQUESTS');
    } finally {
      await strict.close();
    }
  });

  test('right sign-ins use up neither the tries of their e-mail nor those of their address', async () => {
    const limits = { signInByPair: few, signInByAddress: few };
    const strict = await startTestApp({ SECRET_KEY: `fresh-subjects-${randomUUID()}` }, { limits });
    try {
      const { email } = await createPerson(strict, 'ADMIN');
      const tries = async (passwords: string[]) => {
        const codes = [];
        for (const password of passwords) codes.push(codeOf(await signIn(email, password, strict)));
        return codes;
      };
      expect(await tries(Array(12).fill(PASSWORD))).toEqual(Array(12).fill(undefined));
      // A right one in between takes none of the wrong ones back.
      expect(await tries(['uno', PASSWORD, 'due', PASSWORD, 'tre', PASSWORD])).toEqual([
        'INVALID_CREDENTIAL',
        undefined,
        'INVALID_CREDENTIAL',
        undefined,
        'INVALID_CREDENTIAL',
        'TOO_MANY_REQUESTS',
      ]);
    } finally {
      await strict.close();
    }
  });

  test('of many guesses at once no more are heard than one after the other', async () => {
    const limits = { signInByPair: few };
    const strict = await startTestApp({ SECRET_KEY: `fresh-subjects-${randomUUID()}` }, { limits });
    try {
      const { email } = await createPerson(strict, 'ADMIN');
      const guesses = Array.from({ length: 12 }, (_, guess) => signIn(email, `sbagliata ${guess}`, strict));
      const codes = (await Promise.all(guesses)).map(codeOf);
      expect(codes.filter((code) => code === 'INVALID_CREDENTIAL')).toHaveLength(3);
    } finally {
      await strict.close();
    }
  });

  test('sessions of one person are limited, however right each sign-in is', async () => {
    const strict = await startTestApp({}, { limits: { signInByPerson: few } });
    try {
      const { email } = await createPerson(strict, 'ADMIN'); // one sign-in
      const codes = [];
      for (let count = 0; count < 4; count++) codes.push(codeOf(await signIn(email, PASSWORD, strict)));
      expect(codes).toEqual([undefined, undefined, 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    } finally {
      await strict.close();
    }
  });
});

describe('the session cookie', () => {
  const withCookie = (headers: Record<string, string>, at: App = app) =>
    createPerson(at, 'ADMIN').then(({ email }) =>
      ask(at, SIGN_IN, { email, password: PASSWORD, delivery: 'COOKIE' }, null, headers),
    );

  test('cannot be read by scripts, goes to no other site, and the answer does not repeat it', async () => {
    const { data, headers } = await withCookie({ origin: app.url });
    const [cookie, device] = headers.getSetCookie();
    expect(device).toMatch(
      /^tuoshop_device=[\w.-]{100,}; Max-Age=15552000; HttpOnly; SameSite=Strict; Path=\/graphql$/,
    );
    expect(cookie).toMatch(/^tuoshop_session=[\w-]{43}; Max-Age=2592000; HttpOnly; SameSite=Strict; Path=\/graphql$/);
    expect(data.signIn.refreshToken).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('is Secure where the server is reached by https', async () => {
    const behind = await startTestApp({ TRUST_PROXY: '1' });
    const named = await startTestApp({ PUBLIC_URL: 'https://chat.example.it' });
    try {
      const host = new URL(behind.url).host;
      const forwarded = { origin: `https://${host}`, 'x-forwarded-proto': 'https' };
      const secure = /^__Host-tuoshop_session=[\w-]{43}; Max-Age=2592000; HttpOnly; SameSite=Strict; Path=\/; Secure$/;
      expect((await withCookie(forwarded, behind)).headers.getSetCookie()[0]).toMatch(secure);
      const { headers } = await withCookie({ origin: 'https://chat.example.it' }, named);
      expect(headers.getSetCookie()[0]).toMatch(secure);
      // Where the server was told its address, the Host header of a request is nobody's word.
      const host2 = new URL(named.url).host;
      expect(codeOf(await withCookie({ origin: `http://${host2}` }, named))).toBe('BAD_ORIGIN');
    } finally {
      await Promise.all([behind.close(), named.close()]);
    }
  });

  const strangers = [
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1' },
  ] as const;
  test.each(strangers)('is neither set nor used for a page at %o', async (headers) => {
    const signedIn = await withCookie(headers);
    expect(codeOf(signedIn)).toBe('BAD_ORIGIN');
    expect(signedIn.headers.get('set-cookie')).toBeNull();
    const mine = (await withCookie({ origin: app.url })).headers.get('set-cookie')?.split(';')[0] ?? '';
    const refresh = 'mutation { refreshSession { accessToken } }';
    expect(codeOf(await ask(app, refresh, {}, null, { ...headers, cookie: mine }))).toBe('BAD_ORIGIN');
    expect(codeOf(await ask(app, 'mutation { signOut }', {}, null, { ...headers, cookie: mine }))).toBe('BAD_ORIGIN');
    const { data } = await ask(app, refresh, {}, null, { origin: app.url, cookie: mine });
    expect(data.refreshSession.accessToken).toBeTruthy();
  });

  test('is taken away by signing out', async () => {
    const cookie = (await withCookie({ origin: app.url })).headers.get('set-cookie')?.split(';')[0] ?? '';
    const out = await ask(app, 'mutation { signOut }', {}, null, { origin: app.url, cookie });
    expect(out.headers.get('set-cookie')).toMatch(/^tuoshop_session=; Max-Age=0;/);
    const refresh = await ask(app, 'mutation { refreshSession { accessToken } }', {}, null, {
      origin: app.url,
      cookie,
    });
    expect(codeOf(refresh)).toBe('SESSION_EXPIRED');
  });
});
