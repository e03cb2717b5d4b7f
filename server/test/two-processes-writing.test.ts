import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { startTestApp } from './app.ts';
import { answering, type ModelServer, startModelServer } from './model-server.ts';
import { createShop, createVisitor, eventually, listen, must, type Shop, start } from './story.ts';
import { isRealPostgres } from './story-database.ts';

const WRITING = 'subscription ($id: ID!) { chatWriting(conversationId: $id) { questionSeq text } }';
const MESSAGES = `subscription ($id: ID!) {
  chatMessages(conversationId: $id, afterSeq: 2) { seq text sender isInterrupted }
}`;
// What is being written is shown a whole sentence at a time.
const PIECES = ['Certo, ', 'ti spiego. ', 'Volentieri. '];
const MANY = Array.from({ length: 50 }, (_, number) => `Segue il passo ${number}. `);
const EVERY = 250; // ms; how often another process is told what has been written so far

if (!isRealPostgres) console.log('writing on two processes: skipped, STORY_DATABASE_URL names no PostgreSQL to share');

describe.skipIf(!isRealPostgres)('an answer written on one process', () => {
  let service: ModelServer;
  let here: App;
  let there: App;
  let shop: Shop;

  beforeAll(async () => {
    await import('openai');
    service = await startModelServer();
    const environment = { OPENAI_API_KEY: 'sk-two', OPENAI_BASE_URL: service.url };
    const quick = { pendingReplyTimes: { awayFor: 2_000 } };
    [here, there] = await Promise.all([startTestApp(environment, quick), startTestApp(environment, quick)]);
    shop = await createShop(here);
    await hasAnswered(here);
  });
  afterAll(async () => {
    await Promise.all([here?.close(), there?.close()]);
    await service?.close();
  });

  /** An answer that came whole: until then nothing is shown of one that is being written, it may be a thought. */
  async function hasAnswered(app: App) {
    service.behave(answering('Volentieri.'));
    const token = await createVisitor(app, shop.id);
    const { data } = await start(app, token, 'che materiali usate?');
    const messages = listen(app, MESSAGES, { id: data.startConversation.conversation.id }, token);
    await eventually('a first answer came', () => messages.events.flatMap((e) => e.chatMessages)[0]);
    await messages.stop();
  }

  async function beginHere() {
    const token = await createVisitor(here, shop.id);
    const { data } = await start(here, token, 'che materiali usate?');
    return { token, id: data.startConversation.conversation.id as string };
  }

  test('is seen growing on the other, at most four times a second, and gives way to the stored message', async () => {
    const [grow, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const pieces = [...PIECES, grow.promise, ...MANY, end.promise, 'Fine.'];
    service.behave({ kind: 'answer', pieces, pause: 20 });
    const whole = [...PIECES, ...MANY, 'Fine.'].join('');
    const began = performance.now();
    const { token, id } = await beginHere();
    const watching = listen(there, WRITING, { id }, token);
    const messages = listen(there, MESSAGES, { id }, token);
    const isRead = (word: string) => () => watching.events.at(-1)?.chatWriting?.text.includes(word);
    await eventually('its beginning is read', isRead('spiego'));
    grow.resolve();
    await eventually('it has grown', isRead('passo 48.'));
    end.resolve();
    const stored = await eventually('it is stored', () => messages.events.flatMap((e) => e.chatMessages)[0]);
    expect(stored.text).toBe(whole);
    await eventually('nothing is written any more', () => watching.events.at(-1)?.chatWriting === null);
    const texts = new Set(watching.events.flatMap(({ chatWriting }) => chatWriting?.text ?? []));
    expect(texts.size).toBeLessThanOrEqual((performance.now() - began) / EVERY + 1);
    for (const text of texts) expect(whole.startsWith(text)).toBe(true);
    await Promise.all([watching.stop(), messages.stop()]);
  });

  test('is stopped from the other', async () => {
    service.behave({ kind: 'hang', after: PIECES.slice(0, 3) });
    const { token, id } = await beginHere();
    const messages = listen(there, MESSAGES, { id }, token);
    await eventually('it is heard there', () => there.shared.writings.current(id)?.text.includes('spiego'));
    await must(there, 'mutation ($id: ID!) { stopReply(conversationId: $id) { id } }', { id }, token);
    const stored = await eventually('it is stored', () => messages.events.flatMap((e) => e.chatMessages)[0]);
    expect(stored).toMatchObject({ isInterrupted: true, text: expect.stringMatching(/^Certo, ti spiego/) });
    await messages.stop();
  });

  test('ends when its reader, who listened on the other, stays away', async () => {
    service.behave({ kind: 'hang', after: PIECES.slice(0, 3) });
    const { token, id } = await beginHere();
    const messages = listen(there, MESSAGES, { id }, token);
    await eventually('it is heard there', () => there.shared.writings.current(id)?.text.includes('spiego'));
    await eventually('the reader listens', () => messages.events.length > 0);
    await messages.stop();
    await eventually('the call is over', () => service.open() === 0);
    const back = listen(there, MESSAGES, { id }, token);
    const stored = await eventually('it is stored', () => back.events.flatMap((e) => e.chatMessages)[0]);
    expect(stored).toMatchObject({ isInterrupted: true, text: expect.stringMatching(/^Certo, ti spiego/) });
    await back.stop();
  });

  test('is given back when its process stops, and the other writes it at once', async () => {
    const leaving = await startTestApp({ OPENAI_API_KEY: 'sk-two', OPENAI_BASE_URL: service.url });
    await hasAnswered(leaving);
    service.behave({ kind: 'hang', after: PIECES.slice(0, 2) });
    const token = await createVisitor(leaving, shop.id);
    const { data } = await start(leaving, token, 'che materiali usate?');
    const { id } = data.startConversation.conversation;
    await eventually('it is being written', () => leaving.shared.writings.current(id));
    const messages = listen(there, MESSAGES, { id }, token);
    service.behave(answering('Ecco, dall’altro processo.'));
    await leaving.close();
    const stored = await eventually('it is stored', () => messages.events.flatMap((e) => e.chatMessages)[0]);
    expect(stored).toMatchObject({ isInterrupted: false, text: 'Ecco, dall’altro processo.' });
    await messages.stop();
  });
});
