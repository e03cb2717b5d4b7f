import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { App } from '../app.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { startTestApp } from './app.ts';
import { ASK_UPLOAD } from './importing.ts';
import { ONE_WINDOW } from './no-limits.ts';
import { ask, createPerson, createShop, createVisitor, type Person, type Shop, start } from './story.ts';

// Limits of somebody who is known, and of who comes back; those of strangers stand with the accounts.
const FEW = { most: 3, seconds: ONE_WINDOW };

interface Stage {
  app: App;
  shop: Shop;
  client: Person;
}

const owner = ({ app, shop }: Stage, text: string, variables: Record<string, unknown> = {}) =>
  ask(app, text, variables, shop.owner.token);

const cases: [what: string, limit: keyof RateLimits, (stage: Stage) => ReturnType<typeof ask>][] = [
  [
    'passwords set for others',
    'passwordsSetByPerson',
    (stage) => {
      const which = `companyId: "${stage.shop.id}", personId: "${stage.client.id}"`;
      return owner(stage, `mutation { setClientPassword(${which}, password: "${randomUUID()}") { id } }`);
    },
  ],
  [
    'links made for others',
    'passwordsSetByPerson',
    (stage) => {
      const which = `companyId: "${stage.shop.id}", personId: "${stage.client.id}"`;
      return owner(stage, `mutation { createPasswordLink(${which}) { url } }`);
    },
  ],
  [
    'changes of one’s own password',
    'passwordChangesByPerson',
    (stage) => owner(stage, `mutation { changePassword(oldPassword: "sbagliata", newPassword: "${randomUUID()}") }`),
  ],
  [
    'people added',
    'peopleAddedByPerson',
    (stage) => {
      const given = `companyId: "${stage.shop.id}", email: "${randomUUID()}@example.it", password: "${randomUUID()}"`;
      return owner(stage, `mutation { addClient(${given}) { id } }`);
    },
  ],
  [
    'files announced',
    'uploadsByPerson',
    (stage) =>
      owner(stage, ASK_UPLOAD, { companyId: stage.shop.id, kind: 'PRODUCTS', fileName: 'listino.csv', size: 10 }),
  ],
  [
    'exports',
    'exportsByPerson',
    (stage) =>
      owner(stage, `mutation { createExport(companyId: "${stage.shop.id}", kind: FAQS, format: JSON) { url } }`),
  ],
  [
    'changes of anything',
    'changesByCaller',
    (stage) => owner(stage, `mutation { closeActiveConversations(companyId: "${stage.shop.id}") }`),
  ],
  [
    'refreshed sessions',
    'refreshesByAddress',
    ({ app }) =>
      ask(app, `mutation { refreshSession(refreshToken: "${randomUUID()}") { accessToken } }`, {}, null, {
        origin: app.url,
      }),
  ],
  [
    'conversations from an address',
    'conversationsByAddress',
    async ({ app, shop }) => start(app, await createVisitor(app, shop.id), 'Buongiorno'),
  ],
];

test.each(cases)('%s: three, and no fourth', async (_, name, attempt) => {
  const app = await startTestApp({ SECRET_KEY: `fresh-subjects-${randomUUID()}` }, { limits: { [name]: FEW } });
  try {
    const shop = await createShop(app);
    const stage = { app, shop, client: await createPerson(app, 'CLIENT', shop.id) };
    const refusals = [];
    for (let count = 0; count < 4; count++) {
      const [refusal] = (await attempt(stage)).errors.filter(({ extensions }) => extensions.retryAfter !== undefined);
      refusals.push(refusal?.extensions.code);
    }
    expect(refusals).toEqual([undefined, undefined, undefined, 'TOO_MANY_REQUESTS']);
  } finally {
    await app.close();
  }
});
