import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashToken } from '../accounts/sessions.ts';
import type { App } from '../app.ts';
import { querySystem } from '../database/system.ts';
import { startTestApp } from './app.ts';
import { ask, createPerson, createShop, createVisitor, eventually, listen, must, PASSWORD, signIn } from './story.ts';
import { isRealPostgres } from './story-database.ts';

let app: App;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => void vi.useRealTimers());

const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password, delivery: BODY) { accessToken refreshToken }
}`;
const REFRESH = 'mutation ($token: String!) { refreshSession(refreshToken: $token) { accessToken refreshToken } }';
const COUNT = 'subscription { visibleCompanyCount }';

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

async function newSession(email: string): Promise<Tokens> {
  return (await must(app, SIGN_IN, { email, password: PASSWORD })).signIn;
}
const refresh = (token: string, at: Pick<App, 'url'> = app) => ask(at, REFRESH, { token });
const successor = async (token: string, at: Pick<App, 'url'> = app): Promise<Tokens> =>
  (await must(at, REFRESH, { token })).refreshSession;
const isLetIn = async (accessToken: string) => (await ask(app, '{ viewer { id } }', {}, accessToken)).status === 200;
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors[0]?.extensions.code;

/** As if a refresh token had been used so long ago. */
async function useEarlier(token: string, seconds: number): Promise<void> {
  await querySystem(
    app.shared.database,
    `update refresh_tokens set used_at = now() - $seconds::int * interval '1 second' where hash = $hash`,
    { hash: hashToken(token), seconds },
  );
}

describe('a refresh token', () => {
  test('is replaced by its successor', async () => {
    const { email } = await createPerson(app, 'ADMIN');
    let { refreshToken } = await newSession(email);
    const seen = new Set([refreshToken]);
    for (let count = 0; count < 5; count++) {
      const next = await successor(refreshToken);
      expect(await isLetIn(next.accessToken)).toBe(true);
      refreshToken = next.refreshToken;
      seen.add(refreshToken);
    }
    expect(seen.size).toBe(6);
  });

  test('of two tabs, and of twenty, gets one and the same successor', async () => {
    const { email } = await createPerson(app, 'ADMIN');
    const { refreshToken } = await newSession(email);
    const tabs = await Promise.all(Array.from({ length: 20 }, () => successor(refreshToken)));
    expect(new Set(tabs.map((tab) => tab.refreshToken)).size).toBe(1);
    expect(await Promise.all(tabs.map((tab) => isLetIn(tab.accessToken)))).not.toContain(false);
  });

  test('whose answer was lost gets the same one again within ten seconds', async () => {
    const { email } = await createPerson(app, 'ADMIN');
    const { refreshToken } = await newSession(email);
    const lost = await successor(refreshToken);
    await useEarlier(refreshToken, 4); // which leaves a busy machine six
    expect((await successor(refreshToken)).refreshToken).toBe(lost.refreshToken);
    expect((await successor(lost.refreshToken)).accessToken).toBeTruthy();
  });

  test('used again later revokes the whole session, and no other one', async () => {
    const { email } = await createPerson(app, 'ADMIN');
    const [stolen, elsewhere] = [await newSession(email), await newSession(email)];
    const mine = await successor(stolen.refreshToken);
    const screen = listen(app, COUNT, {}, mine.accessToken);
    await eventually('the screen is open', () => screen.events.length > 0);
    await useEarlier(stolen.refreshToken, 11);
    expect(codeOf(await refresh(stolen.refreshToken))).toBe('SESSION_EXPIRED');
    expect(codeOf(await refresh(mine.refreshToken))).toBe('SESSION_EXPIRED');
    expect(await isLetIn(mine.accessToken)).toBe(false);
    await eventually('the screen closes', () => screen.closeCodes.includes(4410));
    expect(await isLetIn(elsewhere.accessToken)).toBe(true);
    expect((await successor(elsewhere.refreshToken)).accessToken).toBeTruthy();
  });

  test.each([
    ['goes before', 3_600_000],
    ['goes after', -3_600_000],
  ])('is used again by the clock of the database, whose host %s', async (_, away) => {
    const { email } = await createPerson(app, 'ADMIN');
    const { refreshToken } = await newSession(email);
    const lost = await successor(refreshToken);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + away });
    await useEarlier(refreshToken, 4);
    expect((await successor(refreshToken)).refreshToken).toBe(lost.refreshToken);
    await useEarlier(refreshToken, 11);
    expect(codeOf(await refresh(refreshToken))).toBe('SESSION_EXPIRED');
  });

  test('never given out, of an old session or of a disabled person is refused in the same words', async () => {
    const person = await createPerson(app, 'ADMIN');
    const [old, disabled] = [await newSession(person.email), await newSession(person.email)];
    const { database } = app.shared;
    await querySystem(
      database,
      `update sessions set expires_at = now() - interval '1 second' from refresh_tokens token
      where token.session_id = sessions.id and token.hash = $hash`,
      { hash: hashToken(old.refreshToken) },
    );
    await querySystem(database, 'update accounts set disabled_at = now() where id = $id', { id: person.id });
    const answers = await Promise.all(['x', old.refreshToken, disabled.refreshToken].map((token) => refresh(token)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.errors[0]?.extensions))).size).toBe(1);
    expect(answers.map(codeOf)).toEqual(Array(3).fill('SESSION_EXPIRED'));
  });
});

describe('the end of a session', () => {
  test('here: this one only, and its screens close', async () => {
    const { email } = await createPerson(app, 'ADMIN');
    const [here, there] = [await newSession(email), await newSession(email)];
    const screens = [here, there].map(({ accessToken }) => listen(app, COUNT, {}, accessToken));
    await eventually('both screens are open', () => screens.every((screen) => screen.events.length > 0));
    await must(app, 'mutation ($token: String!) { signOut(refreshToken: $token) }', { token: here.refreshToken });
    await eventually('the screen here closes', () => screens[0]?.closeCodes.includes(4410));
    expect([await isLetIn(here.accessToken), await isLetIn(there.accessToken)]).toEqual([false, true]);
    expect(screens[1]?.closeCodes).toEqual([]);
    await screens[1]?.stop();
  });

  test('everywhere: all of them', async () => {
    const { email } = await createPerson(app, 'ADMIN');
    const sessions = [await newSession(email), await newSession(email), await newSession(email)];
    const screens = sessions.map(({ accessToken }) => listen(app, COUNT, {}, accessToken));
    await eventually('the screens are open', () => screens.every((screen) => screen.events.length > 0));
    await must(app, 'mutation { signOutEverywhere }', {}, sessions[0]?.accessToken);
    await eventually('all close', () => screens.every((screen) => screen.closeCodes.includes(4410)));
    for (const { accessToken, refreshToken } of sessions) {
      expect(await isLetIn(accessToken)).toBe(false);
      expect(codeOf(await refresh(refreshToken))).toBe('SESSION_EXPIRED');
    }
  });

  test('by another password: all but the one that changed it', async () => {
    const { email } = await createPerson(app, 'ADMIN');
    const [here, there] = [await newSession(email), await newSession(email)];
    const change = (oldPassword: string, newPassword: string) =>
      ask(
        app,
        'mutation ($old: String!, $new: String!) { changePassword(oldPassword: $old, newPassword: $new) }',
        { old: oldPassword, new: newPassword },
        here.accessToken,
      );
    expect(codeOf(await change('sbagliata', 'una nuova parola'))).toBe('WRONG_PASSWORD');
    expect(codeOf(await change(PASSWORD, 'corta'))).toBe('WEAK_PASSWORD');
    expect(await isLetIn(there.accessToken)).toBe(true);
    expect((await change(PASSWORD, 'una nuova parola')).data.changePassword).toBe(true);
    expect([await isLetIn(here.accessToken), await isLetIn(there.accessToken)]).toEqual([true, false]);
    await expect(signIn(app, email, PASSWORD)).rejects.toThrow('INVALID_CREDENTIAL');
    expect(await signIn(app, email, 'una nuova parola')).toBeTruthy();
  });
});

test('of the tokens and links given out, only hashes are stored', async () => {
  const { email } = await createPerson(app, 'ADMIN');
  const { refreshToken } = await newSession(email);
  const rows = await querySystem<{ row: string }>(
    app.shared.database,
    'select t::text as row from refresh_tokens t union all select t::text from password_links t union all select t::text from sessions t',
  );
  const hex = Buffer.from(refreshToken).toString('hex');
  expect(rows.filter(({ row }) => row.includes(refreshToken) || row.includes(hex))).toEqual([]);
});

describe('another SECRET_KEY', () => {
  const OLD = 'the-secret-before-the-rotation-0123';
  const NEW = 'the-secret-after-the-rotation-45678';

  // Tokens outlive the server only on a database that several servers can open.
  test.runIf(isRealPostgres)(
    'keeps every token good while the one before is named, and ends them without it',
    async () => {
      const before = await startTestApp({ SECRET_KEY: OLD });
      const shop = await createShop(before);
      const visitor = await createVisitor(before, shop.id);
      const { email } = await createPerson(before, 'ADMIN');
      const { signIn } = await must(before, SIGN_IN, { email, password: PASSWORD });
      const lost = await successor(signIn.refreshToken, before);
      await before.close();

      const rotated = await startTestApp({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD });
      try {
        expect((await ask(rotated, '{ viewer { email } }', {}, signIn.accessToken)).data.viewer.email).toBe(email);
        expect((await ask(rotated, '{ chatHistory(first: 1) { nodes { id } } }', {}, visitor)).errors).toEqual([]);
        expect((await successor(signIn.refreshToken, rotated)).refreshToken).toBe(lost.refreshToken);
        expect((await successor(lost.refreshToken, rotated)).accessToken).toBeTruthy();
      } finally {
        await rotated.close();
      }

      const forgotten = await startTestApp({ SECRET_KEY: NEW });
      try {
        expect((await ask(forgotten, '{ viewer { email } }', {}, signIn.accessToken)).status).toBe(401);
        expect((await ask(forgotten, '{ chatHistory(first: 1) { nodes { id } } }', {}, visitor)).status).toBe(401);
      } finally {
        await forgotten.close();
      }
    },
  );
});
