import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { querySystem } from '../database/system.ts';
import type { Bus } from '../live/bus.ts';
import { startTestApp } from './app.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { ask, createPerson, createShop, eventually, listen, must, PASSWORD, type Shop, signIn } from './story.ts';
import { isRealPostgres } from './story-database.ts';

let app: ShopStory['app'];
let shop: Shop;
tellShopStories((story) => {
  ({ app, shop } = story);
});

const ACTIVITY = 'subscription ($id: ID!) { conversationActivity(companyId: $id) { id } }';
const PERSON = '{ id email role isDisabled hasPassword lastLoginAt }';
const newEmail = () => `${randomUUID()}@example.it`;
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors[0]?.extensions.code;

/** One of the mutations on a person, by the shop's owner. */
function change(name: string, personId: string, extra = '', at: App = app, of: Shop = shop) {
  const answer = name === 'removeClient' ? '' : name === 'createPasswordLink' ? '{ url expiresAt }' : PERSON;
  return ask(
    at,
    `mutation { ${name}(companyId: "${of.id}", personId: "${personId}"${extra}) ${answer} }`,
    {},
    of.owner.token,
  );
}

async function addByLink(email = newEmail()): Promise<{ id: string; email: string; link: string }> {
  const { addClientByLink } = await must(
    app,
    `mutation { addClientByLink(companyId: "${shop.id}", email: "${email}") { url expiresAt person ${PERSON} } }`,
    {},
    shop.owner.token,
  );
  expect(addClientByLink.person).toMatchObject({ email, role: 'CLIENT', hasPassword: false, lastLoginAt: null });
  return { id: addClientByLink.person.id, email, link: tokenOf(addClientByLink.url) };
}

const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
const redeem = (token: string, password = PASSWORD) =>
  ask(
    app,
    `mutation ($token: String!, $password: String!) {
      redeemPasswordLink(token: $token, password: $password, delivery: BODY) { accessToken viewer { email } }
    }`,
    { token, password },
  );

describe("a company's people", () => {
  test('are added with a first password, sign in, and are seen with their last access', async () => {
    const email = newEmail();
    const add = `mutation { addClient(companyId: "${shop.id}", email: " ${email.toUpperCase()}", password: "${PASSWORD}") ${PERSON} }`;
    const { addClient } = await must(app, add, {}, shop.owner.token);
    expect(addClient).toMatchObject({ email, role: 'CLIENT', isDisabled: false, hasPassword: true, lastLoginAt: null });
    expect(codeOf(await ask(app, add, {}, shop.owner.token))).toBe('EMAIL_ALREADY_IN_USE');
    const token = await signIn(app, email);
    const { company } = await must(
      app,
      `{ company(id: "${shop.id}") { canManage people(first: 100) { nodes ${PERSON} } } }`,
      {},
      token,
    );
    expect(company.canManage).toBe(false);
    const me = company.people.nodes.find((person: { email: string }) => person.email === email);
    expect(Date.parse(me.lastLoginAt)).toBeGreaterThan(Date.now() - 120_000);
  });

  test('get another password from the admin, and their sessions end', async () => {
    const person = await createPerson(app, 'CLIENT', shop.id);
    expect(codeOf(await change('setClientPassword', person.id, ', password: "corta"'))).toBe('WEAK_PASSWORD');
    await change('setClientPassword', person.id, ', password: "parola di domani"');
    expect((await ask(app, '{ viewer { id } }', {}, person.token)).status).toBe(401);
    await expect(signIn(app, person.email)).rejects.toThrow('INVALID_CREDENTIAL');
    expect(await signIn(app, person.email, 'parola di domani')).toBeTruthy();
  });

  test('who were disabled come back only when enabled, and by signing in', async () => {
    const person = await createPerson(app, 'CLIENT', shop.id);
    expect((await change('disableClient', person.id)).data.disableClient.isDisabled).toBe(true);
    await expect(signIn(app, person.email)).rejects.toThrow('USER_DISABLED');
    expect((await change('enableClient', person.id)).data.enableClient.isDisabled).toBe(false);
    expect((await ask(app, '{ viewer { id } }', {}, person.token)).status).toBe(401);
    expect(await signIn(app, person.email)).toBeTruthy();
  });

  test('who were removed are gone, and their e-mail is free', async () => {
    const person = await createPerson(app, 'CLIENT', shop.id);
    expect((await change('removeClient', person.id)).data.removeClient).toBe(person.id);
    expect((await ask(app, '{ viewer { id } }', {}, person.token)).status).toBe(401);
    expect(codeOf(await change('removeClient', person.id))).toBe('PERSON_NOT_FOUND');
    expect((await addByLink(person.email)).id).not.toBe(person.id);
  });

  test('are clients only: the owner and the superadmin are nobody of the company', async () => {
    const superadmin = await createPerson(app, 'SUPERADMIN');
    for (const { id } of [shop.owner, superadmin]) {
      for (const name of ['disableClient', 'removeClient', 'createPasswordLink']) {
        expect(codeOf(await change(name, id))).toBe('PERSON_NOT_FOUND');
      }
      expect(codeOf(await change('setClientPassword', id, ', password: "presa di potere"'))).toBe('PERSON_NOT_FOUND');
    }
    expect(await signIn(app, superadmin.email)).toBeTruthy();
  });
});

describe('a one-time link', () => {
  test('sets the password and signs in, once', async () => {
    const { email, link } = await addByLink();
    const opens = async () =>
      (await must(app, 'query ($token: String!) { isPasswordLinkOpen(token: $token) }', { token: link }))
        .isPasswordLinkOpen;
    expect(codeOf(await redeem(link, 'corta'))).toBe('WEAK_PASSWORD');
    expect(await opens()).toBe(true);
    expect((await redeem(link)).data.redeemPasswordLink.viewer.email).toBe(email);
    expect(await opens()).toBe(false);
    expect(codeOf(await redeem(link))).toBe('LINK_EXPIRED');
    expect(await signIn(app, email)).toBeTruthy();
  });

  test('used twenty times at once works for one', async () => {
    const { link } = await addByLink();
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(link)));
    expect(answers.filter((answer) => answer.errors.length === 0)).toHaveLength(1);
  });

  test('replaced by a newer one, over, or of a disabled person no longer works', async () => {
    const [replaced, over, disabled] = [await addByLink(), await addByLink(), await addByLink()];
    const newer = tokenOf((await change('createPasswordLink', replaced.id)).data.createPasswordLink.url);
    expect(codeOf(await redeem(replaced.link))).toBe('LINK_EXPIRED');
    expect((await redeem(newer)).errors).toEqual([]);
    await querySystem(app.shared.database, 'update password_links set expires_at = now() where account_id = $id', {
      id: over.id,
    });
    expect(codeOf(await redeem(over.link))).toBe('LINK_EXPIRED');
    await change('disableClient', disabled.id);
    expect(codeOf(await redeem(disabled.link))).toBe('LINK_EXPIRED');
  });
});

describe('what somebody has open', () => {
  async function openScreens(at: App, there: Shop, on: App[] = [at]) {
    const person = await createPerson(at, 'CLIENT', there.id);
    const screens = on.map((door) => listen(door, ACTIVITY, { id: there.id }, person.token));
    await eventually('the screens are open', () => screens.every((screen) => screen.events.length > 0));
    return { person, screens };
  }

  test.each(['disableClient', 'removeClient', 'setClientPassword'])('closes by %s, for good', async (name) => {
    const { person, screens } = await openScreens(app, shop, [app, app]);
    const bystander = await openScreens(app, shop);
    const startedAt = performance.now();
    await change(name, person.id, name === 'setClientPassword' ? ', password: "parola di domani"' : '');
    await eventually('the screens close', () => screens.every((screen) => screen.closeCodes.length > 0));
    console.info(`${name}: closed after ${Math.round(performance.now() - startedAt)} ms`);
    expect(screens.map((screen) => screen.closeCodes)).toEqual([[4410], [4410]]);
    expect(bystander.screens[0]?.closeCodes).toEqual([]);
    await bystander.screens[0]?.stop();
  });

  test('closes by another role too, but may come back', async () => {
    const { person, screens } = await openScreens(app, shop);
    const { database, publish } = app.shared;
    await querySystem(database, `update accounts set role = 'ADMIN', company_id = null where id = $id`, {
      id: person.id,
    });
    publish({ kind: 'account', id: person.id });
    await eventually('the screen closes', () => screens[0]?.closeCodes.includes(4403));
    const back = listen(app, ACTIVITY, { id: shop.id }, person.token);
    await eventually('the company is no longer theirs', () => back.errors[0]?.extensions?.code === 'COMPANY_NOT_FOUND');
    await back.stop();
  });

  test.runIf(isRealPostgres)('closes on every process, also when no process tells the others', async () => {
    const deaf = (bus: Bus): Bus => ({
      publish: () => undefined,
      publishHere: (event) => bus.publishHere(event),
      listen: (topic, listener) => bus.listen(topic, listener),
      close: () => bus.close(),
    });
    const [first, second] = [await startTestApp({}, { wrapBus: deaf }), await startTestApp({}, { wrapBus: deaf })];
    try {
      const there = await createShop(first);
      for (const name of ['disableClient', 'removeClient']) {
        const { person, screens } = await openScreens(first, there, [first, second]);
        const startedAt = performance.now();
        expect((await change(name, person.id, '', first, there)).errors).toEqual([]);
        await eventually('both close', () => screens.every((screen) => screen.closeCodes.length > 0));
        console.info(`${name}, nothing told: closed after ${Math.round(performance.now() - startedAt)} ms`);
        expect(screens.map((screen) => screen.closeCodes)).toEqual([[4410], [4410]]);
      }
    } finally {
      await Promise.all([first.close(), second.close()]);
    }
  });
});
