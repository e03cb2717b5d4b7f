import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { querySystem } from '../database/system.ts';
import { startTestApp } from './app.ts';
import { statementsOf } from './statements.ts';
import { ask, createPerson, createShop, eventually, listen, must, type Person, type Shop } from './story.ts';
import { visitorAsks } from './unanswered-story.ts';

let app: App;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sql = (text: string, values: Record<string, unknown> = {}) => querySystem(app.shared.database, text, values);

const DAY_FIELDS = `companyId lowRatingCount lowRatings { conversationId visitorName satisfaction comment }
  missedWishCount missedWishes { conversationId seq text } catalogue { productCount changedAt checkedAt isStale }`;
const DAY = `query ($id: ID!) { companyDay(companyId: $id) { ${DAY_FIELDS} } }`;
const dayOf = async ({ id, owner }: Shop) => (await must(app, DAY, { id }, owner.token)).companyDay;

const OVERVIEWS = `query ($search: String, $sort: CompanySort!, $isDescending: Boolean!, $first: Int!, $after: String) {
  companyOverviews(search: $search, sort: $sort, isDescending: $isDescending, first: $first, after: $after) {
    nodes {
      id company { name isActive } conversationsToday conversationDays openQuestionCount satisfaction model lastActivityAt
      catalogue { productCount isStale }
    }
    pageInfo { endCursor hasNextPage } totalCount
  }
}`;

interface Asked {
  search?: string;
  sort?: string;
  isDescending?: boolean;
  first?: number;
  after?: string | null;
}
const overviews = async (viewer: Person, asked: Asked = {}) =>
  (
    await must(
      app,
      OVERVIEWS,
      { search: null, sort: 'NAME', isDescending: false, first: 50, after: null, ...asked },
      viewer.token,
    )
  ).companyOverviews;

/** The names of all pages of `first`, in their order. */
async function namesOf(viewer: Person, asked: Asked): Promise<string[]> {
  const names: string[] = [];
  let after: string | null = null;
  do {
    const page = await overviews(viewer, { ...asked, after });
    names.push(...page.nodes.map((node: { company: { name: string } }) => node.company.name));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return names;
}

const rate = (conversationId: string, satisfaction: number, comment: string | null = null) =>
  sql(
    `update conversations set status = 'COMPLETED', ended_at = now(), satisfaction = $satisfaction, comment = $comment,
      rated_at = now() where id = $conversationId`,
    { conversationId, satisfaction, comment },
  );

test('a day tells of low ratings, of wishes that nothing fits, and of the catalogue, and of nobody else', async () => {
  const shop = await createShop(app);
  const other = await createShop(app);
  await rate(await visitorAsks(app, shop, 'Quali sono gli orari?'), 4);
  const low = await visitorAsks(app, shop, 'Vorrei delle cuffie');
  await rate(low, 2, 'Non mi ha capito');
  await rate(await visitorAsks(app, other, 'Vorrei delle cuffie'), 1);
  const wish = await visitorAsks(app, shop, 'Mi consigli una lavatrice?', 'mi consigli UNA lavatrice');
  await visitorAsks(app, other, 'Mi consigli un trapano?');
  const day = await dayOf(shop);
  expect(day).toMatchObject({
    companyId: shop.id,
    lowRatingCount: 1,
    lowRatings: [{ conversationId: low, satisfaction: 2, comment: 'Non mi ha capito' }],
    missedWishCount: 2,
    missedWishes: [{ conversationId: wish, text: 'mi consigli UNA lavatrice' }],
    catalogue: { productCount: 2, checkedAt: null, isStale: false },
  });
  expect(Date.now() - Date.parse(day.catalogue.changedAt)).toBeLessThan(600_000);
});

test('of many low ratings the newest three are told, and how many there are; those of a week ago are over', async () => {
  const shop = await createShop(app);
  await sql(
    `insert into conversations (company_id, id, visitor_id, client_conversation_id, status, started_at, last_message_at,
      last_seq, satisfaction, comment, rated_at)
    select $id, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'COMPLETED', now(), now(), 2, 1, n::text,
      now() - n * interval '1 day' from generate_series(0, 9) n`,
    { id: shop.id },
  );
  const day = await dayOf(shop);
  expect(day.lowRatingCount).toBe(7);
  expect(day.lowRatings.map(({ comment }: { comment: string }) => comment)).toEqual(['0', '1', '2']);
});

test('a day moves as it happens: a rating, and a product that is changed', async () => {
  const shop = await createShop(app);
  await sql(`update companies set catalogue_changed_at = now() - interval '9 days' where id = $id`, { id: shop.id });
  const follow = `subscription ($id: ID!) { companyDay(companyId: $id) { ${DAY_FIELDS} } }`;
  const day = listen(app, follow, { id: shop.id }, shop.owner.token);
  await eventually('how things stand', () => day.events.length > 0);
  const before = day.events[0].companyDay.catalogue.changedAt;
  expect(Date.now() - Date.parse(before)).toBeGreaterThan(8 * 86_400_000);
  const { products } = await must(
    app,
    'query ($id: ID!) { products(companyId: $id, first: 1) { nodes { id } } }',
    { id: shop.id },
    shop.owner.token,
  );
  await must(
    app,
    'mutation ($id: ID!, $ids: [ID!]!) { setProductsAvailable(companyId: $id, ids: $ids, isAvailable: false) { id } }',
    { id: shop.id, ids: [products.nodes[0].id] },
    shop.owner.token,
  );
  await eventually('the catalogue is new', () => day.events.at(-1)?.companyDay.catalogue.changedAt > before);
  await day.stop();
});

test('a feed that has brought nothing for longer than its pace makes a catalogue stale', async () => {
  const shop = await createShop(app);
  await sql(
    `insert into catalogue_feeds (company_id, address, every_hours, mode, next_run_at)
    values ($id, 'https://example.it/lista.csv', 1, 'REPLACE', now() + interval '1 hour')`,
    { id: shop.id },
  );
  const run = (state: string, hours: number) =>
    sql(
      `insert into catalogue_runs (company_id, id, origin, is_by_hand, state, started_at, ended_at)
      values ($id, $run, 'FEED', false, $state, now() - $hours * interval '1 hour', now() - $hours * interval '1 hour')`,
      { id: shop.id, run: randomUUID(), state, hours },
    );
  const isStale = async () => (await dayOf(shop)).catalogue.isStale;
  expect(await isStale()).toBe(false); // it has yet to run
  await run('UNCHANGED', 5);
  expect(await isStale()).toBe(false); // late, but nothing failed
  await run('FAILED', 1);
  expect(await isStale()).toBe(true);
  expect((await dayOf(shop)).catalogue.checkedAt).not.toBeNull();
  await run('APPLIED', 0);
  expect(await isStale()).toBe(false);
});

test('companies are sorted, searched and paged, each with its own figures, by who may see them', async () => {
  const owner = await createPerson(app, 'ADMIN');
  const make = (name: string) => createShop(app, { owner, name });
  const [quiet, busy, asked] = [await make('Bar Quieto'), await make('Alimentari Vivaci'), await make('Casa Chiesta')];
  const stranger = await createShop(app, { name: 'Bar Straniero' });
  for (let visit = 0; visit < 3; visit++) await visitorAsks(app, busy, 'Quali sono gli orari?');
  await visitorAsks(app, asked, 'xyzzy plugh');
  await visitorAsks(app, stranger, 'Quali sono gli orari?');
  await rate(await visitorAsks(app, asked, 'Quali sono gli orari?'), 5);
  await rate(await visitorAsks(app, busy, 'Quali sono gli orari?'), 1);
  await sql('update companies set is_active = false where id = $id', { id: quiet.id });
  await eventually('the question is in its group', async () => {
    const { nodes } = await overviews(owner);
    return nodes.some(({ openQuestionCount }: { openQuestionCount: number }) => openQuestionCount === 1);
  });
  const order = (sort: string, isDescending = false) => namesOf(owner, { sort, isDescending, first: 1 });
  const [ALIMENTARI, BAR, CASA] = ['Alimentari Vivaci', 'Bar Quieto', 'Casa Chiesta'];
  expect(await order('NAME')).toEqual([ALIMENTARI, BAR, CASA]);
  expect(await order('NAME', true)).toEqual([CASA, BAR, ALIMENTARI]);
  expect(await order('CONVERSATIONS_TODAY', true)).toEqual([ALIMENTARI, CASA, BAR]);
  expect(await order('CONVERSATIONS_TODAY')).toEqual([BAR, CASA, ALIMENTARI]);
  expect((await order('OPEN_QUESTIONS', true))[0]).toBe(CASA);
  expect(await order('SATISFACTION', true)).toEqual([CASA, ALIMENTARI, BAR]); // nobody rated the last
  expect(await order('SATISFACTION')).toEqual([ALIMENTARI, CASA, BAR]);
  expect(await order('LAST_ACTIVITY', true)).toEqual([ALIMENTARI, CASA, BAR]);
  expect((await order('ACTIVE'))[0]).toBe(BAR);
  for (const sort of ['CREATED', 'PRODUCTS', 'CATALOGUE_CHANGED']) expect((await order(sort)).length).toBe(3);
  expect(await namesOf(owner, { search: 'bar', sort: 'CONVERSATIONS_TODAY' })).toEqual([BAR]);
  expect(await namesOf(owner, { search: 'BÀR', sort: 'NAME', isDescending: true })).toEqual([BAR]);
  const { nodes, totalCount } = await overviews(owner);
  expect(totalCount).toBe(3);
  expect(nodes[0]).toMatchObject({
    id: busy.id,
    conversationsToday: 4,
    satisfaction: 20,
    model: 'OFF',
    catalogue: { productCount: 2, isStale: false },
  });
  expect(nodes[0].conversationDays).toEqual([...new Array(13).fill(0), 4]);
  expect(nodes[1]).toMatchObject({ conversationsToday: 0, satisfaction: null, lastActivityAt: null });
  // A superadmin sees everybody's, a client its own alone.
  const client = await createPerson(app, 'CLIENT', busy.id);
  expect(await namesOf(client, { sort: 'SATISFACTION' })).toEqual([ALIMENTARI]);
  const superadmin = await createPerson(app, 'SUPERADMIN');
  expect(await namesOf(superadmin, { search: 'bar ', sort: 'CREATED' })).toEqual([BAR, 'Bar Straniero']);
});

test('a conversation names the newest question to which nothing was found, and others none', async () => {
  const shop = await createShop(app);
  const id = await visitorAsks(app, shop, 'xyzzy plugh', 'Quali sono gli orari?', 'frobnicate qwerty', 'grazie');
  await visitorAsks(app, shop, 'Quali sono gli orari?');
  const LOG = `query ($id: ID!) { conversations(companyId: $id, first: 10) {
    nodes { id isUnanswered unansweredQuestion { seq text } }
  } }`;
  const { conversations } = await must(app, LOG, { id: shop.id }, shop.owner.token);
  const nodes: { id: string; unansweredQuestion: unknown }[] = conversations.nodes;
  expect(nodes.find((node) => node.id === id)?.unansweredQuestion).toEqual({ seq: 6, text: 'frobnicate qwerty' });
  expect(nodes.find((node) => node.id !== id)?.unansweredQuestion).toBeNull();
});

test('a page that is no page, and a cursor of another order, are refused', async () => {
  const owner = await createPerson(app, 'ADMIN');
  const refused = async (asked: Asked) =>
    (
      await ask(
        app,
        OVERVIEWS,
        { search: null, sort: 'PRODUCTS', isDescending: false, first: 50, after: null, ...asked },
        owner.token,
      )
    ).errors[0]?.extensions.code;
  expect(await refused({ first: 0 })).toBe('BAD_PAGE_SIZE');
  expect(await refused({ first: 101 })).toBe('BAD_PAGE_SIZE');
  expect(await refused({ after: 'nonsense' })).toBe('BAD_CURSOR');
  await createShop(app, { owner });
  await createShop(app, { owner });
  const cursorOf = async (sort: string) => (await overviews(owner, { sort, first: 1 })).pageInfo.endCursor;
  expect(await refused({ after: await cursorOf('NAME') })).toBe('BAD_CURSOR');
  expect(await refused({ after: await cursorOf('PRODUCTS'), sort: 'NAME' })).toBe('BAD_CURSOR');
  expect(await refused({ after: await cursorOf('PRODUCTS'), sort: 'NAME', isDescending: true })).toBe('BAD_CURSOR');
});

const FOLLOW = 'subscription ($ids: [ID!]!) { companyOverviews(ids: $ids) { id conversationsToday } }';

test('the rows that are shown move as it happens; those of others are not among them', async () => {
  const shop = await createShop(app);
  const stranger = await createShop(app);
  const rows = listen(app, FOLLOW, { ids: [shop.id, stranger.id, randomUUID(), 'nonsense'] }, shop.owner.token);
  await eventually('how things stand', () => rows.events.length > 0);
  expect(rows.events[0].companyOverviews).toEqual([{ id: shop.id, conversationsToday: 0 }]);
  await visitorAsks(app, stranger, 'Quali sono gli orari?');
  await visitorAsks(app, shop, 'Quali sono gli orari?');
  await eventually('one today', () => rows.events.at(-1)?.companyOverviews[0].conversationsToday === 1);
  const told = rows.events.flatMap(({ companyOverviews }) => companyOverviews.map(({ id }: { id: string }) => id));
  expect(new Set(told)).toEqual(new Set([shop.id]));
  await rows.stop();
  const many = listen(app, FOLLOW, { ids: Array.from({ length: 101 }, () => randomUUID()) }, shop.owner.token);
  await eventually('refused', () => many.errors.length > 0);
  expect(many.errors[0]?.extensions?.code).toBe('BAD_PAGE_SIZE');
  await many.stop();
});

test('who needs somebody comes first: paused, rising, and nobody else’s', async () => {
  const owner = await createPerson(app, 'ADMIN');
  const paused = await createShop(app, { owner, name: 'Zeta in pausa' });
  const rising = await createShop(app, { owner, name: 'Alfa che cresce' });
  await createShop(app, { owner, name: 'Beta che va' });
  const stranger = await createShop(app);
  await sql('update companies set is_active = false where id = any($ids::uuid[])', { ids: [paused.id, stranger.id] });
  for (let time = 0; time < 3; time++) await visitorAsks(app, rising, 'xyzzy plugh');
  const watch = () => {
    const follow = `subscription { companiesToWatch {
      isModelFailing totalCount companies { company { name } reasons recentQuestionCount }
    } }`;
    return listen(app, follow, {}, owner.token);
  };
  await eventually('the questions are in their group', async () => {
    const [row] = (await sql('select count(*)::int as count from grouped_questions where company_id = $id', {
      id: rising.id,
    })) as { count: number }[];
    return row?.count === 3;
  });
  const watching = watch();
  await eventually('how things stand', () => watching.events.length > 0);
  expect(watching.events[0].companiesToWatch).toEqual({
    isModelFailing: false,
    totalCount: 2,
    companies: [
      { company: { name: 'Zeta in pausa' }, reasons: ['PAUSED'], recentQuestionCount: 0 },
      { company: { name: 'Alfa che cresce' }, reasons: ['QUESTIONS_RISING'], recentQuestionCount: 3 },
    ],
  });
  await watching.stop();
});

test('a thousand companies are put in any order by indexes alone', async () => {
  const owner = await createPerson(app, 'ADMIN');
  await sql(
    `insert into companies (id, name, logo_url, primary_color, secondary_color, owner_id, catalogue_id)
    select gen_random_uuid(), 'Negozio ' || n, '', '#3B82F6', '#8B5CF6', $owner, gen_random_uuid()
    from generate_series(1, 1000) n`,
    { owner: owner.id },
  );
  const EACH = 'from companies company, generate_series(0, 9) n where company.owner_id = $owner';
  const fills = [
    `insert into hourly_counters (company_id, hour, shard, conversations_started)
    select company.id, date_trunc('hour', now()) - n * interval '1 hour', 0, 1 ${EACH}`,
    `insert into question_groups (company_id, id, key, last_asked_at) select company.id, gen_random_uuid(), n::text, now() ${EACH}`,
    `insert into conversations (company_id, id, visitor_id, client_conversation_id, status, started_at, last_message_at,
      last_seq, satisfaction, rated_at)
    select company.id, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'COMPLETED', now(), now(), 2, 1 + n % 5, now()
    ${EACH}`,
  ];
  for (const fill of fills) await sql(fill, { owner: owner.id });
  for (const table of ['companies', 'conversations', 'hourly_counters', 'question_groups', 'catalogues'])
    await sql(`analyze ${table}`);
  for (const sort of ['CONVERSATIONS_TODAY', 'SATISFACTION', 'LAST_ACTIVITY', 'OPEN_QUESTIONS', 'PRODUCTS']) {
    const sent = await statementsOf(() => overviews(owner, { sort, isDescending: true }));
    const reads = sent.filter(({ text }) => /\bplace\b|conversationDays|catalogueChangedAt/.test(text));
    expect(reads.length).toBeGreaterThan(0);
    for (const { text, values } of reads) {
      const rows = await app.shared.database.dataSource.query(`explain ${text}`, values);
      const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
      expect(plan, `${text}\n${plan}`).not.toMatch(/Seq Scan on (conversations|hourly_counters|question_groups)/);
    }
  }
});
