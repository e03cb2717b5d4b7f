// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { Message } from '../chat/connection.ts';
import { createChatSession } from '../chat/session.ts';
import { newestChapter } from '../chat/transcript.ts';
import { PATIENTLY } from '../test/patiently.ts';
import type { TestAnswer, TestQuestion, TestReader } from './ask.ts';
import { createTestConnection } from './test-connection.ts';

const REPLY: TestAnswer = {
  ...{ text: 'Ecco qua', source: 'AI', step: 'MODEL', confidence: 0.85, faqQuestion: null, terms: [], chips: [] },
  ...{ isInterrupted: false, products: [], understood: [], alternatives: [], modelFacts: null },
};

function opened() {
  const asked: { question: TestQuestion; reader: TestReader; stop: ReturnType<typeof vi.fn> }[] = [];
  const connection = createTestConnection('shop', 'Ciao!', (question, reader) => {
    const stop = vi.fn();
    asked.push({ question, reader, stop });
    return stop;
  });
  const session = createChatSession(connection);
  const leave = session.start();
  const chapter = () => newestChapter(session.getState().transcript);
  const texts = () => chapter()?.blocks.flatMap(({ messages }) => messages.map(({ text }) => text));
  const sent = async (text: string) => {
    const before = asked.length;
    session.send(text);
    return vi.waitFor(() => {
      const [last] = asked.slice(before);
      if (!last) throw new Error('not asked');
      return last;
    }, PATIENTLY);
  };
  return { connection, session, leave, chapter, texts, sent };
}

it('asks with what was said before, shows the words as they come, and remembers why', async () => {
  const { connection, session, chapter, texts, sent } = opened();
  await vi.waitFor(() => expect(session.getState().phase).toBe('ready'), PATIENTLY);
  const first = await sent('Chi siete?');
  expect(first.question.turns).toEqual([]);
  await vi.waitFor(() => expect(chapter()?.conversation.isReplyPending).toBe(true), PATIENTLY);
  first.reader.onText('Ecco');
  await vi.waitFor(() => expect(session.getState().writing).toBe('Ecco'), PATIENTLY);
  first.reader.onReply(REPLY);
  await vi.waitFor(() => expect(texts()).toEqual(['Ciao!', 'Chi siete?', 'Ecco qua']), PATIENTLY);
  expect(session.getState().writing).toBe('');
  const answer = chapter()?.blocks.at(-1)?.messages.at(-1);
  expect(connection.answerOf(answer?.id ?? '')).toBe(REPLY);
  const second = await sent('E poi?');
  expect(second.question.turns.map(({ text }) => text)).toEqual(['Chi siete?', 'Ecco qua']);
});

it('asks a wish anew without what is taken away, and notes what was not meant nowhere but on the screen', async () => {
  const { session, chapter, sent } = opened();
  await vi.waitFor(() => expect(session.getState().phase).toBe('ready'), PATIENTLY);
  const first = await sent('scarpe da uomo');
  const understood = { label: 'Uomo', rest: 'scarpe' };
  first.reader.onReply({ ...REPLY, source: 'CATALOG', understood: [understood], alternatives: ['Fate resi?'] });
  const newest = () => chapter()?.blocks.at(-1)?.messages.at(-1) as Message;
  await vi.waitFor(
    () => expect(newest()).toMatchObject({ understood: [understood], alternatives: ['Fate resi?'] }),
    PATIENTLY,
  );
  const answer = newest();
  session.reject(answer);
  await vi.waitFor(() => expect(newest()).toMatchObject({ id: answer.id, isRejected: true }), PATIENTLY);
  session.correct(answer, understood);
  await vi.waitFor(() => expect(newest()).toMatchObject({ text: 'scarpe', takenAway: 'Uomo' }), PATIENTLY);
});

it('keeps what had come when it is stopped, and leaves with whoever leaves', async () => {
  const { session, leave, texts, chapter, sent } = opened();
  await vi.waitFor(() => expect(session.getState().phase).toBe('ready'), PATIENTLY);
  const first = await sent('Chi siete?');
  first.reader.onText('Siamo un');
  session.stopReply();
  await vi.waitFor(() => expect(texts()?.at(-1)).toBe('Siamo un'), PATIENTLY);
  expect(first.stop).toHaveBeenCalled();
  expect(chapter()?.conversation.isReplyPending).toBe(false);
  const second = await sent('E poi?');
  leave();
  expect(second.stop).toHaveBeenCalled();
});
