import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { querySystem } from '../database/system.ts';
import { RATE_LIMITS } from '../limits/rate-limits.ts';
import { startTestApp } from './app.ts';
import { ask, createShop, createVisitor, eventually, listen, must, type Shop, start } from './story.ts';

const NOTE = `mutation ($id: ID!, $conversion: ConversionInput!) {
  noteConversion(conversationId: $id, conversion: $conversion)
}`;
const FIGURES = 'conversions { clicks { value } carts { value } orders { value } orderValue { value } }';
const STATISTICS = `query ($id: ID!) { statistics(companyId: $id, period: { name: TODAY }) { ${FIGURES} } }`;
const CHANGES = `subscription ($id: ID!) { statisticsChanges(companyId: $id, period: { name: TODAY }) { ${FIGURES} } }`;
const REMOVE = 'mutation ($id: ID!, $ids: [ID!]!) { removeConversations(companyId: $id, ids: $ids) }';

let app: Awaited<ReturnType<typeof startTestApp>>;
let shop: Shop;

beforeAll(async () => {
  const { conversionsByVisitor } = RATE_LIMITS;
  app = await startTestApp({}, { limits: { conversionsByVisitor } });
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await createShop(app);
});

async function talk() {
  const visitor = await createVisitor(app, shop.id);
  const { data } = await start(app, visitor, 'Avete cuffie?');
  return { visitor, id: data.startConversation.conversation.id as string };
}
type Talk = Awaited<ReturnType<typeof talk>>;

const note = ({ visitor, id }: Talk, kind: string, key: string, more = {}) =>
  ask(app, NOTE, { id, conversion: { kind, key, ...more } }, visitor);
const isNew = async (...told: Parameters<typeof note>) => (await note(...told)).data.noteConversion as boolean;
const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code ?? 'answered';

async function figures() {
  const { statistics } = await must(app, STATISTICS, { id: shop.id }, shop.owner.token);
  return Object.fromEntries(
    Object.entries(statistics.conversions as Record<string, { value: number }>).map(([name, { value }]) => [
      name,
      value,
    ]),
  );
}

test('what came of a chat is counted, each thing once, and seen at once by who looks', async () => {
  const visit = await talk();
  const panel = listen(app, CHANGES, { id: shop.id }, shop.owner.token);
  await eventually('the figures are there', () => panel.events.length > 0);
  const product = randomUUID();
  expect(await isNew(visit, 'CLICK', product)).toBe(true);
  expect(await isNew(visit, 'CLICK', product)).toBe(false);
  expect(await isNew(visit, 'CART', 'MOKA-3')).toBe(true);
  expect(await isNew(visit, 'ORDER', '10482', { value: 59.9 })).toBe(true);
  expect(await isNew(visit, 'ORDER', '10482', { value: 59.9 })).toBe(false);
  expect(await isNew(visit, 'ORDER', '10483', { value: 12, currency: 'CHF' })).toBe(true);
  const expected = { clicks: 1, carts: 1, orders: 2, orderValue: 59.9 };
  expect(await figures()).toEqual(expected);
  await eventually('whoever looks sees it', () => {
    const { conversions } = panel.events.at(-1)?.statisticsChanges ?? {};
    return conversions?.orderValue.value === 59.9 && conversions.orders.value === 2;
  });
  await panel.stop();
});

test('an order is one, whoever tells it and however many do so at once', async () => {
  const [one, other] = [await talk(), await talk()];
  const told = await Promise.all([one, other, one, other].map((visit) => isNew(visit, 'ORDER', '7', { value: 5 })));
  expect(told.filter(Boolean)).toHaveLength(1);
  expect(await figures()).toMatchObject({ orders: 1, orderValue: 5 });
});

test('an order long after the chat is not its doing; a product opened from it is', async () => {
  const visit = await talk();
  await querySystem(
    app.shared.database,
    `update conversations set last_question_at = now() - interval '8 days' where id = $id`,
    { id: visit.id },
  );
  expect(await isNew(visit, 'ORDER', '1', { value: 5 })).toBe(false);
  expect(await isNew(visit, 'CART', '1')).toBe(false);
  expect(await isNew(visit, 'CLICK', randomUUID())).toBe(true);
  expect(await figures()).toEqual({ clicks: 1, carts: 0, orders: 0, orderValue: 0 });
});

test('in somebody else’s conversation nothing is counted, nor what is none', async () => {
  const [visit, other] = [await talk(), await talk()];
  expect(codeOf(await note({ ...visit, id: other.id }, 'ORDER', '1'))).toBe('CONVERSATION_NOT_FOUND');
  expect(codeOf(await note({ ...visit, id: 'x' }, 'ORDER', '1'))).toBe('CONVERSATION_NOT_FOUND');
  expect(codeOf(await note({ ...visit, visitor: shop.owner.token }, 'ORDER', '1'))).not.toBe('answered');
  expect(codeOf(await note(visit, 'ORDER', ' '))).toBe('BAD_CONVERSION');
  expect(codeOf(await note(visit, 'ORDER', '1', { value: -5 }))).toBe('BAD_CONVERSION');
  expect(await figures()).toEqual({ clicks: 0, carts: 0, orders: 0, orderValue: 0 });
});

test('it goes with its conversation', async () => {
  const visit = await talk();
  await note(visit, 'ORDER', '1', { value: 5 });
  await must(app, REMOVE, { id: shop.id, ids: [visit.id] }, shop.owner.token);
  expect(await figures()).toEqual({ clicks: 0, carts: 0, orders: 0, orderValue: 0 });
});

test('a page that tells without end is heard sixty times an hour', async () => {
  const visit = await talk();
  const told = await Promise.all(
    Array.from({ length: RATE_LIMITS.conversionsByVisitor.most + 5 }, (_, number) => note(visit, 'CART', `${number}`)),
  );
  expect(told.map(codeOf).filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(5);
  expect(await figures()).toMatchObject({ carts: RATE_LIMITS.conversionsByVisitor.most });
});
