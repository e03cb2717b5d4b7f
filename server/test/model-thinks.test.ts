import { describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { openModel } from '../assistant/open-model.ts';
import { answering, type Behaviour, inPieces, type ModelServer } from './model-server.ts';
import { HURRIED, replyOf, STARTED, storedAnswer, tellModelStories, WRITING } from './model-story.ts';
import { createVisitor, eventually, listen, must, type Shop, start } from './story.ts';

let app: App;
let shop: Shop;
let service: ModelServer;
tellModelStories((story) => {
  ({ app, shop, service } = story);
});

const THOUGHT = 'Il visitatore chiede della storia. Le regole dicono di non parlarne, e un canarino.';
const ANSWER = 'Certo, volentieri! Siamo qui.';

const beside = (...fields: Record<string, unknown>[]): Behaviour =>
  answering(...fields.map((delta) => ({ delta })), ANSWER);

const SERVICES: [who: string, behaviour: Behaviour][] = [
  ['marks in the text', answering('<think>\n', THOUGHT, '\n</think>\n\n', ANSWER)],
  ['marks in pieces', answering(...inPieces(`<thinking>${THOUGHT}</thinking>\n${ANSWER}`, 3))],
  ['a closing mark alone', answering(THOUGHT, '\n</thi', 'nk>\n', ANSWER)],
  [
    'a closing mark alone, after words as of an answer',
    answering('Dunque. Siamo aperti? ', 'Canarino. ', '</think>', ANSWER),
  ],
  [
    'channels',
    answering(
      '<|channel|>analysis<|message|>',
      THOUGHT,
      '<|end|><|start|>assistant<|channel|>final<|message|>',
      ANSWER,
    ),
  ],
  ['a field', beside({ reasoning_content: THOUGHT, content: null }, { reasoning_content: THOUGHT })],
  ['another field', beside({ reasoning: THOUGHT, reasoning_details: [{ type: 'reasoning.text', text: THOUGHT }] })],
  ['parts', beside({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: THOUGHT }] }] })],
  ['parts of reasoning', beside({ content: [{ type: 'reasoning', text: THOUGHT }] })],
  ['parts of text that are thoughts', beside({ content: [{ type: 'text', text: THOUGHT, thought: true }] })],
  ['a note beside the text', beside({ content: THOUGHT, extra_content: { google: { thought: true } } })],
];

/** Asks as a visitor does, and hears all that is written on the way. */
async function followed(behaviour: Behaviour, text = STARTED) {
  service.behave(behaviour);
  const token = await createVisitor(app, shop.id);
  const { data } = await start(app, token, text);
  const { id } = data.startConversation.conversation;
  const watching = listen(app, WRITING, { id }, token);
  const stored = await storedAnswer(app, id, token, 2);
  await watching.stop();
  return { stored, written: watching.events.flatMap(({ chatWriting }) => chatWriting?.text ?? []) };
}

describe('what a model thinks aloud', () => {
  test.each(SERVICES)('is neither shown nor stored: %s', async (_, behaviour) => {
    // Of a service that is not known yet, and of one that has answered.
    for (const round of ['first', 'second']) {
      const { stored, written } = await followed(behaviour);
      expect(stored, round).toMatchObject({ text: ANSWER, source: 'AI', isInterrupted: false });
      for (const text of written) expect(ANSWER.startsWith(text), `${round}: ${text}`).toBe(true);
    }
  });

  test('is not told to the model of the next question, nor found by staff in the log', async () => {
    service.behave(answering(`<think>${THOUGHT}</think>${ANSWER}`));
    const { id, token } = await replyOf(app, shop);
    await must(
      app,
      'mutation ($id: ID!, $m: ID!) { sendMessage(conversationId: $id, clientMessageId: $m, text: "e chi vi rifornisce?") { message { seq } } }',
      { id, m: crypto.randomUUID() },
      token,
    );
    await storedAnswer(app, id, token, 4);
    expect(JSON.stringify(service.requests.at(-1)?.body)).not.toContain('canarino');
    const { conversations } = await must(
      app,
      'query ($id: ID!) { conversations(companyId: $id, first: 5, filter: { search: "canarino" }) { nodes { id } } }',
      { id: shop.id },
      shop.owner.token,
    );
    expect(conversations.nodes).toEqual([]);
  });

  test('is paid for, and counts as waiting', async () => {
    const thought = Promise.withResolvers<void>();
    service.behave({ kind: 'answer', pieces: ['<think>Dunque', thought.promise, '</think>', ANSWER], usage: {} });
    const answered = replyOf(app, shop);
    await eventually('the service is asked', () => service.requests.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    thought.resolve();
    const { facts } = await answered;
    expect(facts.firstWordAfter).toBeGreaterThanOrEqual(300);
    expect(facts.outputTokens).toBeGreaterThan(ANSWER.length / 3);
  });

  test('may take longer than a first word, but not for ever', async () => {
    const { shared } = app;
    const quick = { ...HURRIED, firstWord: 1_500, thinking: 3_500 };
    const late = () => new Promise((resolve) => setTimeout(resolve, 2_000));
    shared.model = openModel(shared.config.model, shared.database, shared.log, quick);
    service.behave({ kind: 'depends', on: () => answering('<think>Dunque', late(), '</think>', ANSWER) });
    expect((await replyOf(app, shop)).text).toBe(ANSWER);
    service.behave({ kind: 'hang', after: ['<think>', THOUGHT] });
    expect(await replyOf(app, shop)).toMatchObject({ source: 'FALLBACK', facts: { detail: 'TIMEOUT' } });
  });

  test('has an end also where it is quick', async () => {
    service.behave(answering('<think>', ...inPieces('parola '.repeat(10_000), 2_000), '</think>', ANSWER));
    expect(await replyOf(app, shop)).toMatchObject({ source: 'FALLBACK', facts: { detail: 'THOUGHT_TOO_LONG' } });
    await eventually('the call is over', () => service.open() === 0);
  });

  test('gets room once it is known: what it fills leaves none for the answer', async () => {
    service.behave({
      kind: 'depends',
      on: ({ max_tokens = 0 }) =>
        max_tokens > 1_000
          ? beside({ reasoning_content: THOUGHT })
          : {
              ...beside({ reasoning_content: THOUGHT }),
              pieces: [{ delta: { reasoning_content: THOUGHT } }],
              finish: 'length',
            },
    });
    const first = await replyOf(app, shop);
    expect([first.text, first.facts.attempts]).toEqual([ANSWER, 2]);
    const second = await replyOf(app, shop);
    expect([second.text, second.facts.attempts]).toEqual([ANSWER, 1]);
    expect(service.requests.map(({ body }) => body.max_tokens)).toEqual([250, 2_250, 2_250]);
  });

  test('is nothing to read where it was cut', async () => {
    service.behave({ kind: 'answer', pieces: ['<think>', THOUGHT], finish: 'length' });
    expect((await replyOf(app, shop)).source).toBe('FALLBACK');
    service.behave({ kind: 'answer', pieces: [THOUGHT], finish: 'length' }); // its mark never came
    expect((await replyOf(app, shop)).source).toBe('FALLBACK');
  });
});

test('an answer that only speaks of such marks is whole', async () => {
  const text = 'Il marchio "<think>" non è nostro. Scrivici pure.';
  expect(
    (await followed(answering(...inPieces(text, 4)), 'avete il marchio <think> tra i vostri?')).stored.text,
  ).toMatch(/^Il marchio .* non è nostro\. Scrivici pure\.$/);
});
