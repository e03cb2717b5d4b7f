import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { querySystem } from '../database/system.ts';
import { CASA_SERENA_ID, DEMO_COMPANY_ID } from '../onboarding/demo.ts';
import { writeDemoHistory } from '../onboarding/demo-history.ts';
import { startTestApp } from './app.ts';
import { createVisitor, must, signIn, start } from './story.ts';
import { isRealPostgres } from './story-database.ts';

let app: App;
beforeAll(async () => {
  if (isRealPostgres) return;
  app = await startTestApp({ DEMO: '1' });
  await app.shared.background.finished();
});
afterAll(() => app?.close());

const rows = <Row>(text: string) => querySystem<Row>(app.shared.database, text, { id: CASA_SERENA_ID });

// Stories on a real PostgreSQL share one database, in which the demo is not made anew for this one.
test.skipIf(isRealPostgres)('the demo has a small shop and a whole one, both of the demo admin', async () => {
  const token = await signIn(app, 'admin@demo.it', 'demo-admin');
  const shop = async (id: string) =>
    (await must(app, `{ company(id: "${id}") { name productCount faqCount draftFaqCount canManage } }`, {}, token))
      .company;
  expect(await shop(DEMO_COMPANY_ID)).toMatchObject({ name: 'Demo Shop', productCount: 2, faqCount: 3 });
  expect(await shop(CASA_SERENA_ID)).toEqual({
    name: 'Casa Serena',
    productCount: 60,
    faqCount: 14,
    draftFaqCount: 0,
    canManage: true,
  });
});

test.skipIf(isRealPostgres)('the demo client belongs to the whole one', async () => {
  const token = await signIn(app, 'cliente@demo.it', 'demo-cliente');
  const { viewer } = await must(app, '{ viewer { role company { id name } } }', {}, token);
  expect(viewer).toEqual({ role: 'CLIENT', company: { id: CASA_SERENA_ID, name: 'Casa Serena' } });
});

test.skipIf(isRealPostgres)(
  'its weeks have every source and ending, and the counters say what was stored',
  async () => {
    const [stored] = await rows(`select
    (select count(*)::int from conversations where company_id = $id and is_demo) as conversations,
    (select count(*)::int from conversations where company_id = $id and status = 'COMPLETED') as completed,
    (select count(*)::int from conversations where company_id = $id and status = 'ABANDONED') as abandoned,
    (select coalesce(sum(satisfaction), 0)::int from conversations where company_id = $id) as satisfaction,
    (select count(*)::int from messages where company_id = $id and sender = 'USER') as questions,
    (select count(*)::int from messages where company_id = $id and source = 'FAQ') as faq,
    (select count(*)::int from messages where company_id = $id and source = 'AI') as ai,
    (select count(*)::int from messages where company_id = $id and source = 'CATALOG') as catalog,
    (select count(*)::int from messages where company_id = $id and source = 'FALLBACK') as fallback`);
    const [counted] = await rows(`select sum(conversations_started)::int as conversations,
    sum(conversations_completed)::int as completed, sum(conversations_abandoned)::int as abandoned,
    sum(satisfaction_sum)::int as satisfaction, sum(user_messages)::int as questions, sum(faq_replies)::int as faq,
    sum(ai_replies)::int as ai, sum(catalog_replies)::int as catalog, sum(fallback_replies)::int as fallback
    from hourly_counters where company_id = $id and hour > '-infinity'`);
    expect(counted).toEqual(stored);
    const total = await rows(
      `select (select count(*)::int from conversations where company_id = $id) as conversations`,
    );
    expect(
      await rows(`select sum(conversations_started)::int as conversations
      from hourly_counters where company_id = $id and (hour = '-infinity' or shard >= 0)`),
    ).toEqual(total);
    for (const figure of Object.values(stored as Record<string, number>)) expect(figure).toBeGreaterThan(10);
  },
);

test
  .skipIf(isRealPostgres)
  .each(['quando arriva il pacco?', 'in quanto tempo arriva il pacco?', 'quanto ci mette ad arrivare?'])(
  'the small shop, which says only what shipping costs, does not answer "%s" with that',
  async (question) => {
    const { data } = await start(app, await createVisitor(app, DEMO_COMPANY_ID), question);
    const { reply } = data.startConversation;
    expect(reply.text).not.toMatch(/^Sì/);
    expect(reply.source).not.toBe('FAQ');
  },
);

test.skipIf(isRealPostgres)('it is written once', async () => {
  let slices = 0;
  await writeDemoHistory(app.shared, () => slices++);
  expect(slices).toBe(0);
});
