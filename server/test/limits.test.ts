import { expect, test } from 'vitest';
import { ONE_WINDOW } from './no-limits.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { ask, createShop, createVisitor, eventually, listen, type Shop, say, start } from './story.ts';

const METRICS_TOKEN = 'only-for-the-figures-0123456789abcdef';

let app: ShopStory['app'];
let shop: Shop;
tellShopStories(
  (story) => {
    ({ app, shop } = story);
  },
  { METRICS_TOKEN },
  {
    limits: {
      queriesByCaller: { most: 5, seconds: 600 },
      subscribesByCaller: { most: 2, seconds: 600 },
      conversationsByVisitor: { most: 2, seconds: ONE_WINDOW },
      sameTextByVisitor: { most: 3, seconds: 600 },
    },
  },
);

test('who asks too often is told when to come back, and nobody else is', async () => {
  const ME = '{ viewer { id } }';
  for (let count = 0; count < 5; count++) expect((await ask(app, ME, {}, shop.owner.token)).errors).toEqual([]);
  const refused = await ask(app, ME, {}, shop.owner.token);
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 120 });
  const { owner } = await createShop(app);
  expect((await ask(app, ME, {}, owner.token)).errors).toEqual([]);
});

test('who subscribes too often is refused', async () => {
  const query = 'subscription { visibleCompanyCount }';
  const all = [1, 2, 3].map(() => listen(app, query, {}, shop.owner.token));
  await eventually('two are served', () => all.filter(({ events }) => events.length > 0).length === 2);
  await eventually('one is refused', () =>
    all.some(({ errors }) => errors[0]?.extensions?.code === 'TOO_MANY_REQUESTS'),
  );
  for (const each of all) await each.stop();
});

test('who was refused is counted among the figures', async () => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${app.url}/metrics`, { headers })).text();
  expect(text).toContain('tuoshop_refusals_total{code="TOO_MANY_REQUESTS"}');
});

test('a visitor who starts conversation after conversation is refused, and others are not', async () => {
  const [one, other] = [await createVisitor(app, shop.id), await createVisitor(app, shop.id)];
  const codes = [];
  for (const text of ['uno', 'due', 'tre']) codes.push((await start(app, one, text)).errors[0]?.extensions.code);
  expect(codes).toEqual([undefined, undefined, 'TOO_MANY_REQUESTS']);
  expect((await start(app, other, 'uno')).errors).toEqual([]);
});

test('who says the same again and again is no person', async () => {
  const token = await createVisitor(app, shop.id);
  const { data } = await start(app, token, 'Quali sono gli orari?');
  const { id } = data.startConversation.conversation;
  const codes = [];
  for (let count = 0; count < 3; count++)
    codes.push((await say(app, token, id, 'Quali sono gli orari?')).errors[0]?.extensions.code);
  expect(codes).toEqual([undefined, undefined, 'TOO_FAST']);
  expect((await say(app, token, id, 'E la spedizione?')).errors).toEqual([]);
});
