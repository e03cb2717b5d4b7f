import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import type { ModelFacts } from '../assistant/model.ts';
import type { Reply } from '../assistant/reply.ts';
import { abandonIdle, completeActive, completeConversation, storeSatisfaction } from '../conversations/ending-store.ts';
import { type Exchange, storeConversation, storeMessage } from '../conversations/exchange-store.ts';
import { storePendingReply } from '../conversations/pending-reply-store.ts';
import { removeConversations } from '../conversations/removal-store.ts';
import { query, queryPrepared } from '../database/sql.ts';
import { asSystem, querySystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { type Counts, figuresOf, NO_COUNTS, sharesOf } from '../stats/figures.ts';
import { type Period, type Span, stretchOf } from '../stats/period.ts';
import { readStatistics } from '../stats/statistics-store.ts';
import { foldCounters, readTotals } from '../stats/store.ts';
import { SOCKET_LIMITS } from '../websocket/server.ts';
import { startTestApp } from './app.ts';
import { seededRandom } from './seeded-random.ts';
import { countStatements } from './statements.ts';
import { createShop, createVisitor, eventually, listen, must, type Shop, say, start } from './story.ts';

let app: App;
beforeAll(async () => {
  app = await startTestApp({}, { socketLimits: { ...SOCKET_LIMITS, socketsPerAddress: 300 } });
  await asSystem(app.shared.database, (manager) => query(manager, PRETENDED_CLOCK));
});
afterAll(async () => {
  await querySystem(app.shared.database, 'drop schema if exists pretended cascade');
  await app.close();
});

// Functions that PostgreSQL finds before its own: a statement then happens whenever the test says.
const PRETENDED_CLOCK = `
create schema if not exists pretended;
grant usage on schema pretended to public;
create or replace function pretended.now() returns timestamptz language sql stable
  as $$ select current_setting('pretended.now')::timestamptz $$;
create or replace function pretended.clock_timestamp() returns timestamptz language sql stable
  as $$ select current_setting('pretended.now')::timestamptz $$`;

async function pretend(manager: EntityManager, now: Date): Promise<void> {
  await query(
    manager,
    `select set_config('search_path', 'pretended, pg_catalog, public', true), set_config('pretended.now', $now, true)`,
    { now: now.toISOString() },
  );
}

const AI_REPLY: Reply = {
  ...{ text: 'Costa poco.', source: 'AI', confidence: 0.85, faqId: null, productIds: [], terms: [], chips: [] },
  modelFacts: { inventions: 2 } as ModelFacts,
};
const REASONS = ['SWITCHED_OFF', 'SMALL_TALK', 'NOT_FOUND'] as const;

/** A company's conversations, told at any moment of the calendar. */
class PretendedShop {
  readonly id: string;
  readonly visitor = randomUUID();
  readonly faqIds: string[];
  removed = 0;
  readonly #random: () => number;
  readonly #pending: { conversationId: string; questionSeq: number }[] = [];

  constructor(id: string, faqIds: string[], random: () => number) {
    this.id = id;
    this.faqIds = faqIds;
    this.#random = random;
  }

  #pick<Thing>(things: readonly Thing[]): Thing {
    return things[Math.floor(this.#random() * things.length)] as Thing;
  }

  #reply(): Reply {
    const source = this.#pick(['FAQ', 'AI', 'CATALOG', 'FALLBACK'] as const);
    const confidence = { FAQ: 0.95, AI: 0.85, CATALOG: 0.6, FALLBACK: this.#pick([1, 0.7, 0.6]) }[source];
    const faqId = source === 'FAQ' ? this.#pick(this.faqIds) : null;
    const reply = { text: 'Ecco', source, confidence, faqId, productIds: [], terms: [], chips: [] };
    return source === 'FALLBACK' ? { ...reply, fallbackReason: this.#pick(REASONS) } : reply;
  }

  #exchange(conversationId: string): Exchange {
    return {
      companyId: this.id,
      conversationId,
      clientMessageId: randomUUID(),
      text: 'E la spedizione?',
      reply: this.#random() < 0.7 ? this.#reply() : null,
      cards: [],
      responseTime: Math.floor(this.#random() * 5_000),
      aboutProduct: null,
      correctsSeq: null,
      leaseFor: 30_000,
      words: ['spedizion'],
    };
  }

  /** Whatever comes next, at this moment. */
  async act(now: Date): Promise<void> {
    const chance = this.#random();
    if (chance > 0.99) return this.#remove(now);
    if (chance > 0.97) return this.#asSystem(now, (manager) => foldCounters(manager));
    if (chance > 0.94) return this.#asSystem(now, (manager) => abandonIdle(manager, 1_800_000, 100));
    await this.#inCompany(now, async (manager) => {
      const [any] = await query<{ id: string }>(
        manager,
        `select id from conversations where company_id = $id order by md5(id::text || $salt) limit 1`,
        { id: this.id, salt: `${this.#random()}` },
      );
      if (!any || chance < 0.2) return this.#start(manager);
      if (chance < 0.6) return this.#say(manager, any.id);
      if (chance < 0.7) return this.#complete(manager);
      if (chance < 0.76) return completeConversation(manager, this.id, any.id, null);
      if (chance < 0.77) return completeActive(manager, this.id);
      const rating = { satisfaction: this.#pick([1, 2, 3, 4, 5]), comment: null };
      return storeSatisfaction(manager, this.id, any.id, this.visitor, rating);
    });
  }

  async #remove(now: Date): Promise<void> {
    await this.#inCompany(now, async (manager) => {
      const [any] = await query<{ id: string }>(
        manager,
        'select id from conversations where company_id = $id order by md5(id::text || $salt) limit 1',
        { id: this.id, salt: `${this.#random()}` },
      );
      if (any) await removeConversations(manager, this.id, [any.id]);
      this.removed += any ? 1 : 0;
    });
  }

  async #start(manager: EntityManager): Promise<void> {
    const exchange = this.#exchange(randomUUID());
    const stored = await storeConversation(manager, this.visitor, randomUUID(), 'Ciao!', exchange);
    if (!stored?.reply) this.#pending.push({ conversationId: exchange.conversationId, questionSeq: 2 });
  }

  async #say(manager: EntityManager, conversationId: string): Promise<void> {
    const stored = await storeMessage(
      (sql, values) => queryPrepared(manager, sql, values),
      this.visitor,
      this.#exchange(conversationId),
    );
    if (stored && !stored.reply) this.#pending.push({ conversationId, questionSeq: stored.question.seq });
  }

  async #complete(manager: EntityManager): Promise<void> {
    const pending = this.#pending.shift();
    if (pending)
      await storePendingReply(
        manager,
        { companyId: this.id, attempts: 1, text: '', aboutProduct: null, ...pending },
        this.#random() < 0.5 ? this.#reply() : AI_REPLY,
        [],
        [],
      );
  }

  async #inCompany(now: Date, work: (manager: EntityManager) => Promise<unknown>): Promise<void> {
    await inCompany(app.shared.database, this.id, async (manager) => {
      await pretend(manager, now);
      await work(manager);
    });
  }

  async #asSystem(now: Date, work: (manager: EntityManager) => Promise<unknown>): Promise<void> {
    await asSystem(app.shared.database, async (manager) => {
      await pretend(manager, now);
      await work(manager);
    });
  }
}

interface Rows {
  messages: {
    sender: string;
    source: string | null;
    confidence: number | null;
    responseTime: number | null;
    faqId: string | null;
    reason: string | null;
    corrections: number;
    sentAt: Date;
  }[];
  conversations: {
    status: string;
    satisfaction: number | null;
    startedAt: Date;
    endedAt: Date | null;
    ratedAt: Date | null;
  }[];
}

async function rowsOf(companyId: string): Promise<Rows> {
  return {
    messages: await querySystem(
      app.shared.database,
      `select sender, source, confidence, response_time as "responseTime", faq_id as "faqId", sent_at as "sentAt",
        fallback_reason as reason, model_corrections as corrections
      from messages where company_id = $companyId`,
      { companyId },
    ),
    conversations: await querySystem(
      app.shared.database,
      `select status, satisfaction, started_at as "startedAt", ended_at as "endedAt", rated_at as "ratedAt"
      from conversations where company_id = $companyId`,
      { companyId },
    ),
  };
}

const sum = (numbers: (number | null)[]) => numbers.reduce<number>((total, number) => total + (number ?? 0), 0);

/** The same counts, one by one from the rows. */
function countNaively({ messages, conversations }: Rows, { from, to }: Span): Counts {
  const isIn = (moment: Date | null) => moment !== null && moment >= from && moment < to;
  const said = messages.filter(({ sentAt }) => isIn(sentAt));
  const bySource = (source: string) => said.filter((message) => message.source === source).length;
  const ended = conversations.filter(({ endedAt }) => isIn(endedAt));
  const rated = conversations.filter(({ ratedAt }) => isIn(ratedAt));
  return {
    ...NO_COUNTS,
    conversationsStarted: conversations.filter(({ startedAt }) => isIn(startedAt)).length,
    conversationsCompleted: ended.filter(({ status }) => status === 'COMPLETED').length,
    conversationsAbandoned: ended.filter(({ status }) => status === 'ABANDONED').length,
    userMessages: said.filter(({ sender }) => sender === 'USER').length,
    botMessages: said.filter(({ sender }) => sender === 'BOT').length,
    faqReplies: bySource('FAQ'),
    aiReplies: bySource('AI'),
    catalogReplies: bySource('CATALOG'),
    fallbackReplies: bySource('FALLBACK'),
    unanswered: said.filter(({ reason }) => reason === 'NOT_FOUND').length,
    modelCorrections: sum(said.map(({ corrections }) => corrections)),
    confidenceSum: sum(said.map(({ confidence }) => confidence)),
    responseTimeSum: sum(said.map(({ responseTime }) => responseTime)),
    satisfactionSum: sum(rated.map(({ satisfaction }) => satisfaction)),
    satisfactionCount: rated.length,
  };
}

const inRome = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hourCycle: 'h23', ...options });
const dayInRome = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });
const hourInRome = inRome({ hour: '2-digit' });
const weekdayInRome = inRome({ weekday: 'short' });
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const PERIODS: Period[] = [{ name: 'TODAY' }, { name: 'LAST_7_DAYS' }, { name: 'LAST_90_DAYS' }];

async function expectTrue(shop: PretendedShop, period: Period, now: Date): Promise<void> {
  const rows = await rowsOf(shop.id);
  const found = await inCompany(app.shared.database, shop.id, (manager) =>
    readStatistics(manager, shop.id, period, now),
  );
  const { totalConversations } = await inCompany(app.shared.database, shop.id, (manager) =>
    readTotals(manager, shop.id),
  );
  expect(totalConversations).toBe(rows.conversations.length);
  const stretch = stretchOf(period, now);
  const span = { from: stretch.from, to: stretch.isRunning ? new Date(now.getTime() + 1) : stretch.to };
  const counts = countNaively(rows, span);
  const before = countNaively(rows, stretch.before);
  expect(found).toMatchObject({ ...figuresOf(counts, before), sources: sharesOf(counts, before) });

  const questions = rows.messages.filter(
    ({ sender, sentAt }) => sender === 'USER' && sentAt >= span.from && sentAt < span.to,
  );
  const count = (is: (sentAt: Date) => boolean) => questions.filter(({ sentAt }) => is(sentAt)).length;
  expect(found.days.map((point) => [point.day, point.questions])).toEqual(
    stretch.days.map((day) => [day, count((moment) => dayInRome.format(moment) === day)]),
  );
  expect(found.hours.map((point) => point.questions)).toEqual(
    found.hours.map(({ hour }) => count((moment) => Number(hourInRome.format(moment)) === hour)),
  );
  expect(found.weekdays.map((point) => point.questions)).toEqual(
    WEEKDAYS.map((weekday) => count((moment) => weekdayInRome.format(moment) === weekday)),
  );
  const asked = rows.messages.filter(({ faqId, sentAt }) => faqId && sentAt >= span.from && sentAt < span.to);
  const hits = Map.groupBy(asked, ({ faqId }) => faqId);
  expect(Object.fromEntries(found.topQuestions.map(({ faqId, count: number }) => [faqId, number]))).toEqual(
    Object.fromEntries([...hits].map(([faqId, messages]) => [faqId, messages.length])),
  );
  expect(found.unaskedFaqs.map(({ faqId }) => faqId)).toEqual(shop.faqIds.filter((faqId) => !hits.has(faqId)));
}

test.each([
  ['the clock goes forward', '2026-03-28T19:00:00Z', 1],
  ['the clock goes back', '2026-10-24T19:00:00Z', 2],
  ['the clock goes back, other things happen', '2026-10-24T12:00:00Z', 3],
])('what PostgreSQL counted equals counting one by one: %s', async (_case, begin, seed) => {
  const random = seededRandom(seed);
  const { id } = await createShop(app);
  const faqs = await querySystem<{ id: string }>(
    app.shared.database,
    'select id from faqs where company_id = $id order by position',
    { id },
  );
  const shop = new PretendedShop(
    id,
    faqs.map((faq) => faq.id),
    random,
  );
  let now = new Date(begin).getTime();
  for (let action = 1; action <= 360; action++) {
    // Two days and a half in all, here and there exactly on the hour, or the last millisecond before it.
    now += random() * 1_200_000;
    if (random() < 0.1) now = Math.ceil(now / 3_600_000) * 3_600_000 - (random() < 0.5 ? 1 : 0);
    now = Math.floor(now);
    await shop.act(new Date(now));
    if (action % 40 === 0) for (const period of PERIODS) await expectTrue(shop, period, new Date(now));
  }
  const [first, last] = [begin.slice(0, 10), new Date(now).toISOString().slice(0, 10)];
  await expectTrue(shop, { from: first, to: first }, new Date(now));
  await expectTrue(shop, { from: first, to: last }, new Date(now));
  expect(shop.removed).toBeGreaterThan(0);
  const { messages, conversations } = await rowsOf(id);
  expect(messages.length).toBeGreaterThan(200);
  expect(messages.some(({ reason }) => reason === 'NOT_FOUND')).toBe(true);
  expect(messages.some(({ corrections }) => corrections > 0)).toBe(true);
  expect(conversations.filter(({ status }) => status === 'ABANDONED').length).toBeGreaterThan(3);
  expect(conversations.filter(({ satisfaction }) => satisfaction !== null).length).toBeGreaterThan(10);
});

const FIGURE = '{ value before change }';
const STATISTICS = `conversations ${FIGURE} activeConversations completed ${FIGURE} abandoned ${FIGURE}
  messages ${FIGURE} questions ${FIGURE} unanswered ${FIGURE} modelCorrections ${FIGURE} messagesPerConversation ${FIGURE} confidence ${FIGURE}
  responseTime ${FIGURE} satisfaction ${FIGURE} ratings ${FIGURE} sources { source count share ${FIGURE} }
  days { day conversations questions messages unanswered } hours { hour questions } weekdays { weekday questions }
  topQuestions { faqId question count } unaskedFaqs { faqId question }
  catalogue { productCount averagePrice averageKeywords }`;
const FIGURES = `totalConversations activeConversations activeVisitors lastActivityAt conversationsToday ${FIGURE}
  messagesToday ${FIGURE} unansweredToday ${FIGURE} sourcesToday { source count share ${FIGURE} }`;

const ASK = `query ($id: ID!) {
  statistics(companyId: $id, period: { name: LAST_7_DAYS }) { ${STATISTICS} }
  companyFigures(companyId: $id) { ${FIGURES} }
  platformFigures { messagesToday conversationsToday activeConversations faqShareToday }
}`;
const HEAR = [
  `subscription ($id: ID!) { statistics: statisticsChanges(companyId: $id, period: { name: LAST_7_DAYS }) { ${STATISTICS} } }`,
  `subscription ($id: ID!) { companyFigures(companyId: $id) { ${FIGURES} } }`,
  'subscription { platformFigures { messagesToday conversationsToday activeConversations faqShareToday } }',
];

test('figures move live, and what was heard last is what a reload shows', async () => {
  const shop = await createShop(app);
  const { token } = shop.owner;
  const heard = HEAR.map((query) => listen(app, query, query.includes('$id') ? { id: shop.id } : {}, token));
  const last = () => Object.assign({}, ...heard.map(({ events }) => events.at(-1)));
  const fresh = () => must(app, ASK, { id: shop.id }, token);
  const expectEqual = () => expect.poll(async () => [last(), await fresh()], POLL).toSatisfy(areEqual);
  await expectEqual();
  expect(last().companyFigures.lastActivityAt).toBeNull();

  const visitor = await createVisitor(app, shop.id);
  const { data } = await start(app, visitor, 'Quali sono gli orari?');
  const { id } = data.startConversation.conversation;
  await say(app, visitor, id, 'consigli per cuffie');
  await say(app, visitor, id, 'qual è il senso della vita?');
  await expectEqual();
  expect(last().companyFigures).toMatchObject({
    totalConversations: 1,
    activeConversations: 1,
    activeVisitors: 1,
    messagesToday: { value: 7 },
    unansweredToday: { value: 1 },
  });
  const [newest] = await querySystem<{ at: Date }>(
    app.shared.database,
    'select last_message_at as at from conversations where id = $id',
    { id },
  );
  expect(last().companyFigures.lastActivityAt).toBe(newest?.at.toISOString());
  expect(last().statistics).toMatchObject({
    topQuestions: [{ question: 'Quali sono gli orari?', count: 1 }],
    unaskedFaqs: [{ question: 'La spedizione è gratuita?' }],
    catalogue: { productCount: 2, averagePrice: 69.95, averageKeywords: 2 },
  });

  await must(app, `mutation { endConversation(conversationId: "${id}") { id } }`, {}, visitor);
  await must(app, `mutation { rateConversation(conversationId: "${id}", satisfaction: 4) { id } }`, {}, visitor);
  await must(app, `mutation { rateConversation(conversationId: "${id}", satisfaction: 5) { id } }`, {}, visitor);
  await expectEqual();
  expect(last().statistics).toMatchObject({
    activeConversations: 0,
    completed: { value: 1 },
    satisfaction: { value: 100 },
    ratings: { value: 1 },
  });
  expect(heard.flatMap(({ errors }) => errors)).toEqual([]);
  await Promise.all(heard.map((listening) => listening.stop()));
});

const POLL = { timeout: 20_000, interval: 100 };
const areEqual = ([one, other]: unknown[]) => JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
const inOrder = (thing: unknown): unknown =>
  thing && typeof thing === 'object' && !Array.isArray(thing)
    ? Object.fromEntries(Object.entries(thing).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : thing;

test('however busy the shop, 200 dashboards cost a reading a second', async () => {
  const shop = await createShop(app);
  const query = HEAR[1] ?? '';
  const dashboards = Array.from({ length: 200 }, () => listen(app, query, { id: shop.id }, shop.owner.token));
  await eventually('all of them are told how things stand', () => dashboards.every(({ events }) => events.length > 0));
  const told = (of: { events: unknown[] }[]) => Math.max(...of.map(({ events }) => events.length));
  const before = told(dashboards);
  const readings = countStatements(/as "totalConversations"/);
  const began = performance.now();
  await talk(shop, 30);
  await eventually('all of them heard of the last message', () =>
    dashboards.every(({ events }) => events.at(-1)?.companyFigures.messagesToday.value === 61),
  );
  // The first at once, the others a second apart, and one more for a full minute that may have passed.
  const seconds = (performance.now() - began) / 1_000;
  const most = Math.ceil(seconds) + 2;
  expect(told(dashboards) - before).toBeLessThanOrEqual(most);
  // All of them together: each for itself would have told no more either.
  expect(readings.count).toBeLessThanOrEqual(most);
  expect(readings.count).toBeGreaterThan(0);
  await Promise.all(dashboards.map((dashboard) => dashboard.stop()));
});

async function talk(shop: Shop, messages: number): Promise<void> {
  const visitor = await createVisitor(app, shop.id);
  const { data } = await start(app, visitor, 'Quali sono gli orari?');
  const { id } = data.startConversation.conversation;
  for (let message = 1; message < messages; message++) await say(app, visitor, id, 'E la spedizione?');
}
