import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { querySystem } from '../database/system.ts';
import { startTestApp } from './app.ts';
import { ONE_WINDOW } from './no-limits.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { ask, createPerson, createShop, must, PASSWORD, type Shop, signIn } from './story.ts';

let app: ShopStory['app'];
let shop: Shop;
tellShopStories((story) => {
  ({ app, shop } = story);
});

const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors[0]?.extensions.code;
const newEmail = () => `${randomUUID()}@example.it`;
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password, delivery: BODY) { accessToken }
}`;
const owner = (text: string, variables: Record<string, unknown> = {}) => ask(app, text, variables, shop.owner.token);
const on = (name: string, personId: string, rest = '', fields = '{ id }') =>
  owner(`mutation { ${name}(companyId: "${shop.id}", personId: "${personId}"${rest}) ${fields} }`);

async function linkFor(personId: string): Promise<string> {
  const { data } = await on('createPasswordLink', personId, '', '{ url }');
  return new URL(data.createPasswordLink.url).pathname.split('/').at(-1) ?? '';
}
const redeem = (token: string, password = 'parola dal link') =>
  ask(
    app,
    'mutation ($t: String!, $p: String!) { redeemPasswordLink(token: $t, password: $p, delivery: BODY) { accessToken } }',
    { t: token, p: password },
  );

describe('an old password', () => {
  test('that is being verified while it is changed opens no session that lives on', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await createPerson(app, 'CLIENT', shop.id);
      const [attempts] = await Promise.all([
        Promise.all(Array.from({ length: 4 }, () => ask(app, SIGN_IN, { email: person.email, password: PASSWORD }))),
        on('setClientPassword', person.id, ', password: "un’altra parola"'),
      ]);
      for (const { data } of attempts) {
        const token = data?.signIn?.accessToken;
        if (token) expect((await ask(app, '{ viewer { id } }', {}, token)).status).toBe(401);
      }
      expect(await signIn(app, person.email, 'un’altra parola')).toBeTruthy();
    }
  });

  test('that is being verified while the account is disabled opens nothing once it is enabled', async () => {
    const person = await createPerson(app, 'CLIENT', shop.id);
    const [attempts] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => ask(app, SIGN_IN, { email: person.email, password: PASSWORD }))),
      on('disableClient', person.id),
    ]);
    await on('enableClient', person.id);
    for (const { data } of attempts) {
      const token = data?.signIn?.accessToken;
      if (token) expect((await ask(app, '{ viewer { id } }', {}, token)).status).toBe(401);
    }
  });
});

describe('one-time links', () => {
  const changes: [what: string, change: (id: string, token: string) => Promise<unknown>][] = [
    ['another password from the admin', (id) => on('setClientPassword', id, ', password: "nuova parola"')],
    ['disabling and enabling', (id) => on('disableClient', id).then(() => on('enableClient', id))],
    ['signing out everywhere', (_, token) => must(app, 'mutation { signOutEverywhere }', {}, token)],
    [
      'the person’s own new password',
      (_, token) =>
        must(
          app,
          'mutation ($o: String!, $n: String!) { changePassword(oldPassword: $o, newPassword: $n) }',
          { o: PASSWORD, n: 'scelta da sola' },
          token,
        ),
    ],
  ];
  test.each(changes)('end with %s', async (_, change) => {
    const person = await createPerson(app, 'CLIENT', shop.id);
    const link = await linkFor(person.id);
    await change(person.id, person.token);
    expect(codeOf(await redeem(link))).toBe('LINK_EXPIRED');
  });

  test('made 20 at once leave one that works', async () => {
    const person = await createPerson(app, 'CLIENT', shop.id);
    await Promise.all(Array.from({ length: 20 }, () => linkFor(person.id)));
    const [row] = await querySystem<{ count: number }>(
      app.shared.database,
      'select count(*)::int from password_links where account_id = $id',
      { id: person.id },
    );
    expect(row?.count).toBe(1);
  });

  test('are not made for somebody who is disabled', async () => {
    const person = await createPerson(app, 'CLIENT', shop.id);
    await on('disableClient', person.id);
    expect(codeOf(await on('createPasswordLink', person.id, '', '{ url }'))).toBe('USER_DISABLED');
  });
});

describe('an e-mail that somebody added and nobody used', () => {
  const add = (email: string) =>
    owner(`mutation { addClientByLink(companyId: "${shop.id}", email: "${email}") { url person { id } } }`);
  const register = (email: string) =>
    ask(
      app,
      'mutation ($e: String!, $p: String!) { register(email: $e, password: $p, delivery: BODY) { viewer { role } } }',
      { e: email, p: PASSWORD },
    );

  test('is free for the person it belongs to, and the link of that client opens nothing any more', async () => {
    const email = newEmail();
    const { data } = await add(email);
    const link = new URL(data.addClientByLink.url).pathname.split('/').at(-1) ?? '';
    expect((await register(email)).data.register.viewer.role).toBeNull();
    expect(codeOf(await redeem(link))).toBe('LINK_EXPIRED');
    expect(codeOf(await register(email))).toBe('EMAIL_ALREADY_IN_USE');
  });

  test('stays with the client who signed in once', async () => {
    const person = await createPerson(app, 'CLIENT', shop.id);
    expect(codeOf(await register(person.email))).toBe('EMAIL_ALREADY_IN_USE');
  });
});

describe('limits that others cannot use up', () => {
  test('of a blocked address take no try from the person an e-mail belongs to', async () => {
    const strict = await startTestApp(
      { TRUST_PROXY: '1' },
      {
        limits: { signInByPair: { most: 3, seconds: ONE_WINDOW }, signInByAddress: { most: 20, seconds: ONE_WINDOW } },
      },
    );
    try {
      const person = await createPerson(strict, 'ADMIN');
      const from = (address: string, password: string) =>
        ask(strict, SIGN_IN, { email: person.email, password }, null, { 'x-forwarded-for': address });
      const tries = [];
      for (let count = 0; count < 30; count++) tries.push(codeOf(await from('203.0.113.7', 'sbagliata')));
      expect(tries.slice(0, 3)).toEqual(Array(3).fill('INVALID_CREDENTIAL'));
      expect(new Set(tries.slice(3))).toEqual(new Set(['TOO_MANY_REQUESTS']));
      expect((await from('198.51.100.9', PASSWORD)).errors).toEqual([]);
      const rows = await querySystem<{ kind: string; count: number }>(
        strict.shared.database,
        `select kind, count from rate_limits
        where kind = 'sign-in-pair' and count > 3 and extract(epoch from window_start)::bigint = ${ONE_WINDOW}`,
      );
      expect(rows).toEqual([]); // what is refused counts no further
    } finally {
      await strict.close();
    }
  });

  test('of one visitor take nothing from the shop’s', async () => {
    const strict = await startTestApp(
      {},
      {
        limits: {
          messagesByVisitor: { most: 2, seconds: ONE_WINDOW },
          messagesByCompany: { most: 4, seconds: ONE_WINDOW },
        },
      },
    );
    try {
      const of = await createShop(strict);
      const visitor = () =>
        must(strict, `mutation { createVisitor(companyId: "${of.id}") { token } }`).then(
          (data) => data.createVisitor.token,
        );
      const say = (token: string) =>
        ask(
          strict,
          'mutation ($c: ID!, $m: ID!) { startConversation(clientConversationId: $c, clientMessageId: $m, text: "orari") { message { id } } }',
          { c: randomUUID(), m: randomUUID() },
          token,
        );
      const loud = await visitor();
      for (let count = 0; count < 20; count++) await say(loud);
      expect((await say(await visitor())).errors).toEqual([]);
    } finally {
      await strict.close();
    }
  });

  test('tell an admin about e-mails only so often a day', async () => {
    const strict = await startTestApp({}, { limits: { peopleAddedByPerson: { most: 2, seconds: ONE_WINDOW } } });
    try {
      const of = await createShop(strict);
      const answers = [];
      for (let count = 0; count < 3; count++) {
        const add = `mutation { addClientByLink(companyId: "${of.id}", email: "${newEmail()}") { url } }`;
        answers.push(codeOf(await ask(strict, add, {}, of.owner.token)));
      }
      expect(answers).toEqual([undefined, undefined, 'TOO_MANY_REQUESTS']);
    } finally {
      await strict.close();
    }
  });
});

describe('signing out', () => {
  test('with nothing but the access token ends that session', async () => {
    const person = await createPerson(app, 'ADMIN');
    const other = await signIn(app, person.email);
    await must(app, 'mutation { signOut }', {}, person.token);
    expect((await ask(app, '{ viewer { id } }', {}, person.token)).status).toBe(401);
    expect((await ask(app, '{ viewer { id } }', {}, other)).status).toBe(200);
  });
});

describe('the demo’s logins', () => {
  test('sign in nowhere but in the demo', async () => {
    const id = randomUUID();
    await querySystem(
      app.shared.database,
      `insert into accounts (id, email, password_hash, role, is_demo)
      select $id, $newEmail, password_hash, 'ADMIN', true from accounts where email = $email`,
      { id, newEmail: `${id}@example.it`, email: (await createPerson(app, 'ADMIN')).email },
    );
    expect(codeOf(await ask(app, SIGN_IN, { email: `${id}@example.it`, password: PASSWORD }))).toBe(
      'INVALID_CREDENTIAL',
    );
  });
});
