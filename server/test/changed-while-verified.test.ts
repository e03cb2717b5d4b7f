import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { App } from '../app.ts';
import { startTestApp } from './app.ts';
import { ask, createPerson, createShop, eventually, must, PASSWORD, type Shop } from './story.ts';

/** Where a verification stops once its password was found right, while `isHeld`. */
const held = vi.hoisted(() => ({ isHeld: false, waiting: [] as (() => void)[] }));

vi.mock('../accounts/credentials.ts', async (load) => {
  const actual = await load<typeof import('../accounts/credentials.ts')>();
  return {
    ...actual,
    async isRightPassword(...args: Parameters<typeof actual.isRightPassword>) {
      const isRight = await actual.isRightPassword(...args);
      if (held.isHeld) await new Promise<void>((go) => held.waiting.push(go));
      return isRight;
    },
  };
});

let app: App;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await createShop(app);
});
afterAll(() => app.close());

const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password, delivery: BODY) { accessToken }
}`;

test('a password that was found right, and then changed before the session began, opens none', async () => {
  const person = await createPerson(app, 'CLIENT', shop.id);
  held.isHeld = true;
  const signingIn = ask(app, SIGN_IN, { email: person.email, password: PASSWORD });
  await eventually('it was found right', () => held.waiting.length === 1);
  held.isHeld = false;
  await must(
    app,
    `mutation { setClientPassword(companyId: "${shop.id}", personId: "${person.id}", password: "un’altra parola") { id } }`,
    {},
    shop.owner.token,
  );
  for (const go of held.waiting) go();
  const { data, errors } = await signingIn;
  expect(data?.signIn ?? null).toBeNull();
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['INVALID_CREDENTIAL']);
});
