import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { abandonIdle } from '../conversations/ending-store.ts';
import { asSystem, querySystem } from '../database/system.ts';
import { startTestApp } from './app.ts';
import { createPerson, createShop, type Shop } from './story.ts';
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
