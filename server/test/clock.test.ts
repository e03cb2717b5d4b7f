import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { querySystem } from '../database/system.ts';
import { startTestApp } from './app.ts';
import { createShop, createVisitor, eventually, listen, must, start } from './story.ts';

const EIGHT_WEEKS = 56 * 24 * 3_600_000; // ms
const REQUESTS = 20;

let app: Awaited<ReturnType<typeof startTestApp>>;
const lines: { level: number }[] = [];
const warnings: Error[] = [];
const onWarning = (warning: Error) => void warnings.push(warning);
beforeEach(async () => {
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
  app = await startTestApp({ LOG_LEVEL: 'info' }, { logTo });
  process.on('warning', onWarning);
});
afterEach(async () => {
  vi.useRealTimers();
  process.off('warning', onWarning);
  await app.close();
});

test('a clock that jumps back by weeks closes nobody, and writes a line a request as ever', async () => {
  const shop = await createShop(app);
  const token = await createVisitor(app, shop.id);
  const begun = (await start(app, token, 'Quali sono gli orari?')).data.startConversation.conversation;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - EIGHT_WEEKS });
  lines.length = 0;

  const messages = 'subscription ($id: ID!) { chatMessages(conversationId: $id, afterSeq: 0) { seq } }';
  const activity = 'subscription ($id: ID!) { conversationActivity(companyId: $id) { id } }';
  const figures = 'subscription ($id: ID!) { companyFigures(companyId: $id) { activeConversations } }';
  // A visitor's token is good for 30 days and eight weeks now: longer than a timer can wait.
  const visitor = listen(app, messages, { id: begun.id }, token);
  const staff = [activity, figures].map((query) => listen(app, query, { id: shop.id }, shop.owner.token));
  await eventually('all see something', () => [visitor, ...staff].every(({ events }) => events.length > 0));
  for (let count = 0; count < REQUESTS; count++) {
    await must(
      app,
      `mutation ($id: ID!, $message: ID!) {
        sendMessage(conversationId: $id, clientMessageId: $message, text: "Quali sono gli orari?") { message { seq } }
      }`,
      { id: begun.id, message: randomUUID() },
      token,
    );
  }
  const seen = () => visitor.events.flatMap(({ chatMessages }) => chatMessages.map(({ seq }: { seq: number }) => seq));
  await eventually('the visitor has all', () => seen().at(-1) === 3 + 2 * REQUESTS);
  expect([visitor, ...staff].flatMap(({ closeCodes, errors }) => [...closeCodes, ...errors])).toEqual([]);
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  expect(lines.length).toBeLessThanOrEqual(REQUESTS);
  expect(warnings).toEqual([]);
  for (const { stop } of [visitor, ...staff]) await stop();
});

test('a clock that jumped back ends no conversation before it began', async () => {
  const shop = await createShop(app);
  const token = await createVisitor(app, shop.id);
  const { id } = (await start(app, token, 'Quali sono gli orari?')).data.startConversation.conversation;
  const { database } = app.shared;
  const later = `update conversations set started_at = now() + interval '1 hour' where id = $id returning 1`;
  await querySystem(database, later, { id });
  await must(app, 'mutation ($id: ID!) { endConversation(conversationId: $id) { id } }', { id }, token);
  const told = 'select ended_at >= started_at as "isRight" from conversations where id = $id';
  expect(await querySystem(database, told, { id })).toEqual([{ isRight: true }]);
});
