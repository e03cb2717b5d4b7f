import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { abandonIdle } from '../conversations/ending-store.ts';
import { dropPendingReply } from '../conversations/pending-reply-store.ts';
import { lockConversations, removeConversations } from '../conversations/removal-store.ts';
import { query } from '../database/sql.ts';
import { asSystem, querySystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { startTestApp } from './app.ts';
import { createPerson, createShop, eventually, type Shop } from './story.ts';
import { isRealPostgres } from './story-database.ts';

const SHOPS = 6;
const EACH = 40; // idle conversations
const IDLE_FOR = 300_000; // ms

describe.skipIf(!isRealPostgres)('idle conversations of several companies', () => {
  let app: App;
  let shops: Shop[];
  beforeAll(async () => {
    app = await startTestApp();
    const owner = await createPerson(app, 'ADMIN');
    shops = [];
    for (let number = 0; number < SHOPS; number++) shops.push(await createShop(app, { owner }));
    // One company after the other and the other way round: whoever ends a slice of them counts for several.
    for (const { id } of [...shops, ...shops.toReversed()]) {
      await querySystem(
        app.shared.database,
        `insert into conversations (company_id, id, visitor_id, client_conversation_id, last_message_at)
        select $id, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), now() - interval '10 minutes' - random() * interval '1 minute'
        from generate_series(1, $count::int)`,
        { id, count: EACH / 2 },
      );
    }
  });
  afterAll(() => app.close());

  test('are ended by several at once, which wait for one another in one order and count each once', async () => {
    const worker = async () => {
      let ended = 0;
      for (;;) {
        const slice = await asSystem(app.shared.database, (manager) => abandonIdle(manager, IDLE_FOR, 7));
        ended += slice.length;
        if (slice.length === 0) return ended;
      }
    };
    const ended = await Promise.all(Array.from({ length: 6 }, worker));
    expect(ended.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(SHOPS * EACH);
    const counted = await querySystem<{ count: number }>(
      app.shared.database,
      `select sum(conversations_abandoned)::int as count from hourly_counters where company_id = any($ids::uuid[])
      group by company_id`,
      { ids: shops.map(({ id }) => id) },
    );
    expect(counted.map(({ count }) => count)).toEqual(shops.map(() => EACH));
  });
});

describe.skipIf(!isRealPostgres)('a slice of idle conversations of many companies', () => {
  let app: App;
  let ids: string[];
  beforeAll(async () => {
    app = await startTestApp();
    const owner = await createPerson(app, 'ADMIN');
    ids = [];
    for (let number = 0; number < 2 * SHOPS; number++) ids.push((await createShop(app, { owner })).id);
    ids.sort();
    for (const id of ids.toReversed()) {
      await querySystem(
        app.shared.database,
        `insert into conversations (company_id, id, visitor_id, client_conversation_id, last_message_at)
        values ($id, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), now() - interval '10 minutes')`,
        { id },
      );
      // Of this hour and the next, which may begin meanwhile.
      await querySystem(
        app.shared.database,
        `insert into hourly_counters (company_id, hour, shard)
        select $id, date_trunc('hour', now(), 'UTC') + number * interval '1 hour', 0 from generate_series(0, 1) as number`,
        { id },
      );
    }
  });
  afterAll(() => app.close());

  test('holds the counters of no company while it waits for those of the first', async () => {
    const { database } = app.shared;
    const [first = '', ...others] = ids;
    const lock = (manager: EntityManager, companies: string[]) =>
      query<{ id: string }>(
        manager,
        'select company_id as id from hourly_counters where company_id = any($companies::uuid[]) for update skip locked',
        { companies },
      );
    let ending: Promise<unknown> = Promise.resolve();
    await asSystem(database, async (manager) => {
      expect(await lock(manager, [first])).toHaveLength(2);
      ending = asSystem(database, (other) => abandonIdle(other, IDLE_FOR, ids.length));
      await eventually('it waits', async () => {
        const waiting = await querySystem(
          database,
          `select 1 from pg_locks where not granted and locktype = 'transactionid'`,
        );
        return waiting.length > 0;
      });
      expect(await lock(manager, others)).toHaveLength(2 * others.length);
    });
    expect(await ending).toHaveLength(ids.length);
  });
});

describe.skipIf(!isRealPostgres)('a reply that its visitor stops before there is a word', () => {
  let app: App;
  let shop: Shop;
  beforeAll(async () => {
    app = await startTestApp();
    shop = await createShop(app);
  });
  afterAll(() => app.close());

  test('waits for whoever removes the conversation, and keeps nobody from it', async () => {
    const { database } = app.shared;
    const pending = { companyId: shop.id, conversationId: randomUUID(), questionSeq: 2 };
    await inCompany(database, shop.id, async (manager) => {
      await query(
        manager,
        `insert into conversations (company_id, id, visitor_id, client_conversation_id, last_seq, replies_owed)
        values ($companyId, $conversationId, gen_random_uuid(), gen_random_uuid(), 2, 1)`,
        pending,
      );
      await query(
        manager,
        `insert into owed_replies (company_id, conversation_id, question_seq, lease_until)
        values ($companyId, $conversationId, $questionSeq, now() + interval '1 hour')`,
        pending,
      );
    });
    let dropped: Promise<boolean> | undefined;
    await inCompany(database, shop.id, async (manager) => {
      const ids = (await lockConversations(manager, shop.id, [pending.conversationId])).map(({ id }) => id);
      dropped = inCompany(database, shop.id, (other) =>
        dropPendingReply(other, { ...pending, text: 'e quindi?', aboutProduct: null, attempts: 1 }),
      );
      dropped.catch(() => undefined); // looked at below
      await eventually('it waits', async () => {
        const [row] = await query<{ waiting: number }>(
          manager,
          'select count(*)::int as waiting from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
          {},
        );
        return row?.waiting;
      });
      await removeConversations(manager, shop.id, ids);
    });
    expect(await dropped).toBe(false);
  });
});
