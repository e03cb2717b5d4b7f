import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { startTestApp } from './app.ts';
import { createShop, createVisitor, must, say, start } from './story.ts';

let app: App;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

// On the embedded database everybody waits their turn anyway; on a real one it is the row lock that makes them.
test('forty messages at the same moment are all stored, once and without a gap', async () => {
  const shop = await createShop(app);
  const token = await createVisitor(app, shop.id);
  const { data } = await start(app, token, 'Quali sono gli orari?');
  const { id } = data.startConversation.conversation;
  const ids = Array.from({ length: 20 }, () => randomUUID());
  const answers = await Promise.all(
    [...ids, ...ids].map((message) => say(app, token, id, 'E la spedizione?', message)),
  );
  expect(answers.flatMap((answer) => answer.errors)).toEqual([]);
  const { chatHistory } = await must(
    app,
    '{ chatHistory(first: 1) { nodes { lastSeq messages(first: 100) { nodes { seq clientMessageId } } } } }',
    {},
    token,
  );
  const [{ lastSeq, messages }] = chatHistory.nodes;
  const seqs = messages.nodes.map((message: { seq: number }) => message.seq).toReversed();
  expect(seqs).toEqual(Array.from({ length: 3 + 2 * ids.length }, (_, index) => index + 1));
  expect(lastSeq).toBe(seqs.length);
  const clientIds = messages.nodes.flatMap(
    ({ clientMessageId }: { clientMessageId: string | null }) => clientMessageId ?? [],
  );
  expect(new Set(clientIds).size).toBe(clientIds.length);
});
