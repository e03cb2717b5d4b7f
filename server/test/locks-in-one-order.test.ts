import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/data-source.ts';
import { asSystem, querySystem } from '../database/system.ts';
import { forgetOldProducts } from '../products/store.ts';
import { startTestApp } from './app.ts';
import { ask, createShop, createVisitor, eventually, type Shop, start } from './story.ts';
import { isRealPostgres, storyDatabaseUrl } from './story-database.ts';

async function forgetAll(database: Database): Promise<void> {
  while ((await asSystem(database, forgetOldProducts)) > 0);
}

// Two who take the same rows in another order wait for each other in a circle: PostgreSQL ends one of them with an error.
describe.skipIf(!isRealPostgres)('what is done at the same moment', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let shop: Shop;
  let holder: Client;
  beforeAll(async () => {
    app = await startTestApp();
    shop = await createShop(app);
    holder = new Client({ connectionString: storyDatabaseUrl ?? '' });
    await holder.connect();
  });
  afterAll(async () => {
    await holder.end();
    await app.close();
  });

  /** Holds rows until the result is called. */
  async function hold(rows: string, values: unknown[]): Promise<() => Promise<unknown>> {
    await holder.query('begin');
    await holder.query(rows, values);
    return () => holder.query('commit');
  }

  /** Resolves when so many wait for a row. */
  const waiting = (count: number) =>
    eventually(`${count} wait`, async () => {
      const [row] = await querySystem<{ count: number }>(
        app.shared.database,
        `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return (row?.count ?? 0) >= count;
    });

  test('a product is changed while products that were deleted long ago are forgotten', async () => {
    const { database } = app.shared;
    const [deleted, edited] = await querySystem<{ id: string }>(
      database,
      'select id from products where company_id = $id order by position',
      { id: shop.id },
    );
    await querySystem(database, `update products set deleted_at = now() - interval '2 days' where id = $id`, {
      id: deleted?.id,
    });
    const free = await hold(
      'select from catalogues where company_id = $1 and id = (select catalogue_id from companies where id = $1) for update',
      [shop.id],
    );
    const forgotten = forgetAll(database);
    await waiting(1);
    const changed = ask(
      app,
      'mutation ($id: ID!, $ids: [ID!]!) { setProductsAvailable(companyId: $id, ids: $ids, isAvailable: false) { id } }',
      { id: shop.id, ids: [edited?.id] },
      shop.owner.token,
    );
    await waiting(2);
    await free();
    await forgotten;
    expect((await changed).errors).toEqual([]);
    expect(await querySystem(database, 'select from products where id = $id', { id: deleted?.id })).toEqual([]);
  });

  test('a company is deleted while a visitor begins to talk', async () => {
    const closing = await createShop(app, { name: 'Da chiudere' });
    await count(closing);
    const free = await hold('select from hourly_counters where company_id = $1 for update', [closing.id]);
    const begun = begin(closing);
    await waiting(1);
    const deleted = ask(
      app,
      `mutation { deleteCompany(companyId: "${closing.id}", name: "Da chiudere") }`,
      {},
      closing.owner.token,
    );
    await waiting(2);
    await free();
    expect((await deleted).errors).toEqual([]);
    // Who comes first is PostgreSQL's choice; who comes second is told what became of the company.
    const codes = (await begun).errors.map(({ extensions }) => extensions.code);
    expect(codes.filter((code) => code !== 'COMPANY_NOT_FOUND')).toEqual([]);
    expect(
      await querySystem(app.shared.database, 'select from conversations where company_id = $id', { id: closing.id }),
    ).toEqual([]);
  });

  test('who begins to talk to a company while it goes is told that it is gone', async () => {
    const closing = await createShop(app);
    await count(closing);
    const token = await createVisitor(app, closing.id);
    const free = await hold('delete from hourly_counters where company_id = $1', [closing.id]);
    await holder.query('delete from companies where id = $1', [closing.id]);
    const begun = start(app, token, 'Quali sono gli orari?');
    await waiting(1);
    await free();
    expect((await begun).errors[0]?.extensions.code).toBe('COMPANY_NOT_FOUND');
  });

  /** Gives a shop all counters of this hour and the next: who begins to talk waits for who holds them. */
  async function count({ id }: Shop): Promise<void> {
    await querySystem(
      app.shared.database,
      `insert into hourly_counters (company_id, hour, shard)
      select $id::uuid, date_trunc('hour', now(), 'UTC') + hours * interval '1 hour', shard
      from generate_series(0, 1) hours, generate_series(0, 15) shard`,
      { id },
    );
  }

  async function begin({ id }: Shop) {
    return start(app, await createVisitor(app, id), 'Quali sono gli orari?');
  }
});
