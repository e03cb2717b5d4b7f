import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { startTestApp } from './app.ts';
import { createPerson, createShop, eventually, listen, type Shop } from './story.ts';

let app: App;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await createShop(app);
});
afterAll(() => app.close());

const COUNT = 'subscription { visibleCompanyCount }';

test('what happens to a company is counted by its owner and by who sees all, and by nobody else', async () => {
  const other = await createShop(app);
  const superadmin = await createPerson(app, 'SUPERADMIN');
  const [owners, others, alls] = [shop.owner, other.owner, superadmin].map(({ token }) =>
    listen(app, COUNT, {}, token),
  );
  await eventually('all listen', () => [owners, others, alls].every((each) => each?.events.length === 1));
  app.shared.publish({ kind: 'company', id: shop.id });
  await eventually('those concerned are told', () => owners?.events.length === 2 && alls?.events.length === 2);
  await createShop(app, { owner: other.owner });
  await eventually('the other owner is told of theirs', () => others?.events.length === 2);
  expect(others?.events).toEqual([{ visibleCompanyCount: 1 }, { visibleCompanyCount: 2 }]);
  for (const each of [owners, others, alls]) await each?.stop();
});
