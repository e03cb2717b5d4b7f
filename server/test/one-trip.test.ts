import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { querySystem } from '../database/system.ts';
import { inCompany, queryCompany } from '../database/tenant.ts';
import { startTestApp } from './app.ts';
import { createShop, type Shop } from './story.ts';

let app: App;
let shops: Shop[];
beforeAll(async () => {
  app = await startTestApp();
  shops = await Promise.all([createShop(app), createShop(app)]);
});
afterAll(() => app.close());

const COMPANIES = 'select id, $number::int as number from companies';

test('statements of two companies, sent all at once, see their own company alone and get their own answers', async () => {
  const { database } = app.shared;
  const asked = Array.from({ length: 200 }, async (_, number) => {
    const { id } = shops[number % 2] as Shop;
    const rows = await queryCompany(database, id, COMPANIES, { number });
    expect(rows).toEqual([{ id, number }]);
  });
  await Promise.all(asked);
});

test('what fails leaves nothing behind, and the connection serves the next', async () => {
  const { database } = app.shared;
  const [{ id } = { id: '' }] = shops;
  const failing = `with added as (
      insert into faqs (company_id, id, code, question, answer) values ($id, gen_random_uuid(), 'rest', 'Resta?', 'No.')
      returning 1
    ) select 1 / (count(*)::int - 1) from added`;
  const failures = await Promise.allSettled(
    Array.from({ length: 20 }, () => queryCompany(database, id, failing, { id })),
  );
  for (const failure of failures) expect(failure).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(await querySystem(database, `select from faqs where code = 'rest'`)).toEqual([]);
  const rows = await inCompany(database, id, (manager) => manager.query('select current_user as role'));
  expect(rows).toEqual([{ role: database.appRole }]);
  expect(await querySystem(database, 'select current_user <> $role as "isSystem"', { role: database.appRole })).toEqual(
    [{ isSystem: true }],
  );
});
