import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import { scriptedModel } from './scripted-model.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { ask, createShop, createVisitor, eventually, listen, must, type Shop, say, start } from './story.ts';

let app: ShopStory['app'];
let shop: Shop;
tellShopStories((story) => {
  ({ app, shop } = story);
});

const MESSAGES = `subscription ($id: ID!, $after: Int!) {
  chatMessages(conversationId: $id, afterSeq: $after) { seq text sender }
}`;
const HISTORY = '{ chatHistory(first: 10) { nodes { id status messages(first: 100) { nodes { seq text sender } } } } }';

describe('what a visitor asks', () => {
  test('is answered from the FAQs', async () => {
    const token = await createVisitor(app, shop.id);
    const { data } = await start(app, token, 'Quali sono gli orari?');
    const { conversation, message, reply } = data.startConversation;
    expect(conversation).toMatchObject({ status: 'ACTIVE', lastSeq: 3, isReplyPending: false });
    expect(message).toMatchObject({ seq: 2, sender: 'USER', text: 'Quali sono gli orari?' });
    expect(reply).toMatchObject({ seq: 3, source: 'FAQ', faqQuestion: 'Quali sono gli orari?' });
  });

  test('is answered with products, in the order of the cards', async () => {
    const token = await createVisitor(app, shop.id);
    const { data } = await start(app, token, 'consigli per cuffie');
    const { reply } = data.startConversation;
    expect(reply.source).toBe('CATALOG');
    expect(reply.text).toMatch(/^Ecco cosa ti consiglio:/);
    expect(reply.products).toEqual([{ name: 'Cuffie Wireless', price: '89,99 €' }]);
  });

  test('may lean on the cards just shown', async () => {
    const token = await createVisitor(app, shop.id);
    const { data } = await start(app, token, 'consigli per cuffie');
    const { id } = data.startConversation.conversation;
    const second = await say(app, token, id, 'il primo quanto costa?');
    expect(second.data.sendMessage.reply).toMatchObject({ source: 'CATALOG', text: 'Cuffie Wireless: 89,99 €.' });
    const none = await start(app, await createVisitor(app, shop.id), 'il primo quanto costa?');
    expect(none.data.startConversation.reply.text).not.toContain('Cuffie');
  });

  test('is brought back when it is off topic, and told what the shop can help with when nothing answers', async () => {
    const token = await createVisitor(app, shop.id);
    const first = await start(app, token, 'che film danno stasera al cinema?');
    const { id } = first.data.startConversation.conversation;
    expect(first.data.startConversation.reply.text).toContain('solo con il negozio');
    const second = await say(app, token, id, 'qual è il senso della vita?');
    expect(second.data.sendMessage.reply.text).toMatch(
      /^Mi dispiace, a questo non ho trovato una risposta.*Posso però aiutarti/,
    );
    expect(second.data.sendMessage.reply.source).toBe('FALLBACK');
    const { modelFacts } = await must(
      app,
      'query ($c: ID!, $id: ID!) { modelFacts(companyId: $c, conversationId: $id, seq: 5) { failure failureText } }',
      { c: shop.id, id },
      shop.owner.token,
    );
    expect(modelFacts).toEqual({
      failure: 'NOT_ACTIVE',
      failureText: expect.stringMatching(/^L'integrazione AI non è attiva/),
    });
  });

  test('is there again after a reload, and every tab shows it once', async () => {
    const token = await createVisitor(app, shop.id);
    const { data } = await start(app, token, 'Quali sono gli orari?');
    const { id } = data.startConversation.conversation;
    const tabs = [0, 3].map((after) => listen(app, MESSAGES, { id, after }, token));
    await eventually('both tabs listen', () => tabs.every((tab) => tab.events.length > 0));
    await say(app, token, id, 'E la spedizione?');
    const seqsOf = (tab: (typeof tabs)[number]) =>
      tab.events.flatMap((event) => event.chatMessages).map((message) => message.seq);
    await eventually('both tabs have the answer', () => tabs.every((tab) => seqsOf(tab).includes(5)));
    expect(tabs.map(seqsOf)).toEqual([
      [1, 2, 3, 4, 5],
      [4, 5],
    ]);
    const history = await must(app, HISTORY, {}, token);
    expect(history.chatHistory.nodes).toHaveLength(1);
    expect(history.chatHistory.nodes[0].messages.nodes.map((message: { seq: number }) => message.seq)).toEqual([
      5, 4, 3, 2, 1,
    ]);
    await Promise.all(tabs.map((tab) => tab.stop()));
  });
});

describe('bad input', () => {
  const refused = [
    ['blank text', '   \n\t', 'BLANK_TEXT'],
    ['501 code points', 'è'.repeat(501), 'TEXT_TOO_LONG'],
    ['501 emoji', '👍'.repeat(501), 'TEXT_TOO_LONG'],
    ['a NUL', 'ciao\u0000', 'BAD_TEXT'],
  ] as const;
  test.each(refused)('%s is refused and nothing is stored', async (_, text, code) => {
    const token = await createVisitor(app, shop.id);
    const { errors } = await start(app, token, text);
    expect(errors[0]?.extensions.code).toBe(code);
    expect((await must(app, HISTORY, {}, token)).chatHistory.nodes).toEqual([]);
  });

  test('500 emoji pass, lone surrogates are cleaned', async () => {
    const token = await createVisitor(app, shop.id);
    const { data, errors } = await start(app, token, '👍'.repeat(500));
    expect(errors).toEqual([]);
    const { id } = data.startConversation.conversation;
    const cleaned = await say(app, token, id, 'ciao \ud800!');
    expect(cleaned.data.sendMessage.message.text).toBe('ciao \ufffd!');
  });

  test('an unknown company is not found, whatever its id looks like', async () => {
    for (const id of [randomUUID(), 'x', '', "' or 1=1", '🙂']) {
      const { errors } = await ask(app, 'query ($id: ID!) { shop(companyId: $id) { name } }', { id });
      expect(errors[0]).toMatchObject({ message: 'Azienda non trovata', extensions: { code: 'COMPANY_NOT_FOUND' } });
    }
  });

  test("another visitor's conversation is answered like one that does not exist", async () => {
    const [mine, theirs] = await Promise.all([createVisitor(app, shop.id), createVisitor(app, shop.id)]);
    const { data } = await start(app, theirs, 'Quali sono gli orari?');
    const foreign = await say(app, mine, data.startConversation.conversation.id, 'ciao');
    const unknown = await say(app, mine, randomUUID(), 'ciao');
    expect(foreign.errors[0]?.extensions).toEqual(unknown.errors[0]?.extensions);
    expect(foreign.errors[0]?.extensions.code).toBe('CONVERSATION_NOT_FOUND');
  });

  test('the token of another company, a forged or an altered one is refused', async () => {
    const other = await createShop(app);
    const token = await createVisitor(app, other.id);
    const mine = await createVisitor(app, shop.id);
    const { data } = await start(app, mine, 'Quali sono gli orari?');
    const { id } = data.startConversation.conversation;
    expect((await say(app, token, id, 'ciao')).errors[0]?.extensions.code).toBe('CONVERSATION_NOT_FOUND');
    expect((await say(app, `${mine.slice(0, -2)}xx`, id, 'ciao')).errors[0]?.extensions.code).toBe('SESSION_EXPIRED');
    const listening = listen(app, MESSAGES, { id, after: 0 }, token);
    await eventually('the subscription is refused', () => listening.errors.length > 0);
    expect(listening.events).toEqual([]);
    await listening.stop();
  });
});

describe('the same message twice', () => {
  test('is stored once and answered the same', async () => {
    const token = await createVisitor(app, shop.id);
    const ids = { conversation: randomUUID(), message: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => start(app, token, 'Quali sono gli orari?', ids)));
    const stored = answers.map((answer) => answer.data.startConversation);
    expect(new Set(stored.map(({ message }) => message.id)).size).toBe(1);
    expect(new Set(stored.map(({ reply }) => reply.id)).size).toBe(1);
    const { id } = stored[0].conversation;
    const message = randomUUID();
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => say(app, token, id, 'E la spedizione?', message)));
    expect(new Set(sent.map((answer) => answer.data.sendMessage.message.seq))).toEqual(new Set([4]));
    expect((await must(app, HISTORY, {}, token)).chatHistory.nodes[0].messages.nodes).toHaveLength(5);
  });

  test('with another text is refused', async () => {
    const token = await createVisitor(app, shop.id);
    const message = randomUUID();
    const { data } = await start(app, token, 'Quali sono gli orari?', { message });
    const { errors } = await say(app, token, data.startConversation.conversation.id, 'altro', message);
    expect(errors[0]?.extensions.code).toBe('CLIENT_ID_REUSED');
  });
});

describe('an ended conversation', () => {
  test('takes no more messages, can be rated once it ended, and the next message starts another', async () => {
    const token = await createVisitor(app, shop.id);
    const { data } = await start(app, token, 'Quali sono gli orari?');
    const { id } = data.startConversation.conversation;
    const rate = (satisfaction: number) =>
      ask(
        app,
        `mutation { rateConversation(conversationId: "${id}", satisfaction: ${satisfaction}) { satisfaction } }`,
        {},
        token,
      );
    expect((await rate(4)).errors[0]?.extensions.code).toBe('CONVERSATION_ACTIVE');
    const end = `mutation { endConversation(conversationId: "${id}") { status endedAt } }`;
    expect((await must(app, end, {}, token)).endConversation).toMatchObject({ status: 'COMPLETED' });
    expect((await must(app, end, {}, token)).endConversation).toMatchObject({ status: 'COMPLETED' });
    expect((await say(app, token, id, 'ancora')).errors[0]?.extensions.code).toBe('CONVERSATION_ENDED');
    expect((await rate(6)).errors[0]?.extensions.code).toBe('BAD_SATISFACTION');
    expect((await rate(4)).data.rateConversation.satisfaction).toBe(4);
    await start(app, token, 'E la spedizione?');
    const { nodes } = (await must(app, HISTORY, {}, token)).chatHistory;
    expect(nodes.map((node: { status: string }) => node.status)).toEqual(['ACTIVE', 'COMPLETED']);
  });
});

test('an answer that the model has to think about is pending, then stored once', async () => {
  const model = scriptedModel((text) => `Risposta a: ${text}`, 150);
  const thinking = await startTestApp({}, { model });
  try {
    const there = await createShop(thinking);
    const token = await createVisitor(thinking, there.id);
    const { data } = await start(thinking, token, 'qual è il senso della vita?');
    const { conversation, reply } = data.startConversation;
    expect(reply).toBeNull();
    expect(conversation.isReplyPending).toBe(true);
    const listening = listen(thinking, MESSAGES, { id: conversation.id, after: 2 }, token);
    await eventually('the answer arrives', () => listening.events.flatMap((event) => event.chatMessages).length > 0);
    expect(listening.events.flatMap((event) => event.chatMessages)).toEqual([
      { seq: 3, sender: 'BOT', text: 'Risposta a: qual è il senso della vita?' },
    ]);
    await listening.stop();
  } finally {
    await thinking.close();
  }
});
