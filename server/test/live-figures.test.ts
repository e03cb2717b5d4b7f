import { expect, test } from 'vitest';
import { querySystem } from '../database/system.ts';
import { SOCKET_LIMITS } from '../websocket/server.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { countStatements } from './statements.ts';
import { createShop, createVisitor, eventually, listen, must, type Shop, say, start } from './story.ts';

let app: ShopStory['app'];
tellShopStories(
  (story) => {
    ({ app } = story);
  },
  {},
  { socketLimits: { ...SOCKET_LIMITS, socketsPerAddress: 300 } },
);

const FIGURE = '{ value before change }';
const STATISTICS = `conversations ${FIGURE} activeConversations completed ${FIGURE} abandoned ${FIGURE}
  messages ${FIGURE} questions ${FIGURE} unanswered ${FIGURE} modelCorrections ${FIGURE} messagesPerConversation ${FIGURE} confidence ${FIGURE}
  responseTime ${FIGURE} satisfaction ${FIGURE} ratings ${FIGURE} sources { source count share ${FIGURE} }
  days { day conversations questions messages unanswered } hours { hour questions } weekdays { weekday questions }
  topQuestions { faqId question count } unaskedFaqs { faqId question }
  catalogue { productCount averagePrice averageKeywords }
  people { takenOver ${FIGURE} takenOverShare ${FIGURE} messages ${FIGURE} waits { count median ninetieth } firstAnswers { count median ninetieth }
    requestsLeft requestsDone requestsOpen assistantRatings { count satisfaction } peopleRatings { count satisfaction }
    ratingsByPerson { name count satisfaction } }`;
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

const POLL = { interval: 100 };
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
