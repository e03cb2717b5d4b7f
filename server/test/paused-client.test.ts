import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp } from './app.ts';
import { addMessages } from './many-messages.ts';
import { createShop, createVisitor, eventually, type Shop, start } from './story.ts';

const SLICE = 10_000; // rows of one statement
const PAGE = 500; // rows that a reading brings
const A_READING = /from messages where .*\bseq > /s; // of a page, whatever the server does by itself
const MESSAGES = 60_000; // with their texts far more than the network and the server hold on to
// It is pinged again and again while it does not read, and cut off for that at no machine's pace.
const LIFE_SIGNS = { pingEvery: 100, pongWithin: 600_000 }; // ms; longer than any test

let app: Awaited<ReturnType<typeof startTestApp>>;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp({}, { socketLimits: LIFE_SIGNS });
  shop = await createShop(app);
});
afterAll(() => app.close());

test('who stops reading is read nothing for, and has everything once it reads again', async () => {
  const token = await createVisitor(app, shop.id);
  const { id } = (await start(app, token, 'Quali sono gli orari?')).data.startConversation.conversation;
  const conversation = { companyId: shop.id, id };
  await addMessages(app, conversation, MESSAGES, SLICE);
  const { countStatements } = await import('./statements.ts');
  const readings = countStatements(A_READING);

  const seqs: number[] = [];
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  let isCut = false;
  socket.on('close', () => {
    isCut = true;
  });
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token } }));
  await once(socket, 'message');
  socket.on('message', (data) => {
    const { payload } = JSON.parse(String(data));
    for (const { seq } of payload.data.chatMessages) seqs.push(seq);
  });
  const query = `subscription { chatMessages(conversationId: "${id}", afterSeq: 1) { seq text } }`;
  socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query } }));
  await eventually('it has begun', () => seqs.length > 0);
  socket.pause();
  let before = -1;
  await eventually('nothing more is read for it', async () => {
    const isStill = readings.count === before;
    before = readings.count;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return isStill;
  });
  await addMessages(app, conversation, SLICE, SLICE); // happens while it does not look
  expect(readings.count).toBeGreaterThan(0);
  expect(readings.count).toBeLessThan(MESSAGES / PAGE / 2);
  expect(seqs.length).toBeLessThan(MESSAGES);

  socket.resume();
  const last = 3 + MESSAGES + SLICE;
  await eventually('it has caught up', () => seqs.at(-1) === last || isCut);
  expect(isCut).toBe(false);
  expect(seqs).toEqual(Array.from({ length: last - 1 }, (_, place) => place + 2));
  socket.close();
});
