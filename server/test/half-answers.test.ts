import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import { type BreakingStatements, breakStatements } from './breaking-statements.ts';
import { ask, createShop, createVisitor, type Shop, start } from './story.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let shop: Shop;
let statements: BreakingStatements;
beforeAll(async () => {
  app = await startTestApp();
  shop = await createShop(app);
  statements = breakStatements();
});
afterAll(async () => {
  statements.mend();
  await app.close();
});

const READS_MESSAGES = 'as page (conversation, before, most, place)';
const READS_FAQS = 'from faqs where company_id = $1 and id = any';
const HISTORY = '{ chatHistory(first: 5) { nodes { id messages(first: 5) { nodes { seq text } } } } }';

test('what one connection could not read is read on another', async () => {
  const token = await createVisitor(app, shop.id);
  await start(app, token, 'Quali sono gli orari?');
  statements.break(READS_MESSAGES, 1);
  const { data, errors } = await ask(app, HISTORY, {}, token);
  expect(errors).toEqual([]);
  expect(data.chatHistory.nodes[0].messages.nodes).toHaveLength(3);
});

test('what cannot be read whole is an error, and nothing of it is passed on', async () => {
  const token = await createVisitor(app, shop.id);
  const { data: begun } = await start(app, token, 'Quali sono gli orari?');
  const { id } = begun.startConversation.conversation;
  // A FAQ's question may be missing: the rest would come back as if there had been no FAQ.
  const query = `query ($shop: ID!, $id: ID!) {
    conversation(companyId: $shop, id: $id) { messages(first: 5) { nodes { text faqQuestion } } }
  }`;
  const read = () => ask(app, query, { shop: shop.id, id }, shop.owner.token);
  expect((await read()).data.conversation.messages.nodes[0].faqQuestion).toBe('Quali sono gli orari?');
  statements.break(READS_FAQS, 100);
  const { data, errors } = await read();
  statements.break('', 0);
  expect(data).toBeNull();
  expect(errors.map(({ extensions }) => extensions)).toMatchObject([{ code: 'BUSY', retryAfter: 2 }]);
});

test('a message that was accepted and not told whole is told whole to whoever sends it again, and stored once', async () => {
  const token = await createVisitor(app, shop.id);
  const begun = await start(app, token, 'Quali sono gli orari?');
  const send = (text: string, message: string) =>
    ask(
      app,
      `mutation ($conversation: ID!, $message: ID!, $text: String!) {
        sendMessage(conversationId: $conversation, clientMessageId: $message, text: $text) {
          message { seq } reply { text products { name } } conversation { messages(first: 10) { nodes { seq } } }
        }
      }`,
      { conversation: begun.data.startConversation.conversation.id, message, text },
      token,
    );
  const id = randomUUID();
  statements.break(READS_MESSAGES, 100);
  const lost = await send('Mi consigliate delle cuffie?', id);
  statements.break('', 0);
  expect([lost.data, lost.errors[0]?.extensions.code]).toEqual([null, 'BUSY']);
  const again = await send('Mi consigliate delle cuffie?', id);
  expect(again.errors).toEqual([]);
  const { message, reply, conversation } = again.data.sendMessage;
  expect(message.seq).toBe(4);
  expect(reply.products).toEqual([{ name: 'Cuffie Wireless' }]);
  expect(conversation.messages.nodes.map(({ seq }: { seq: number }) => seq)).toEqual([5, 4, 3, 2, 1]);
});

test('what is refused leaves the rest as it is', async () => {
  const query = `query ($other: ID!) {
    viewer { id } modelFacts(companyId: $other, conversationId: $other, seq: 1) { __typename }
  }`;
  const { data, errors } = await ask(app, query, { other: randomUUID() }, shop.owner.token);
  expect(errors).toMatchObject([{ path: ['modelFacts'], extensions: { code: 'COMPANY_NOT_FOUND' } }]);
  expect(data).toEqual({ viewer: { id: shop.owner.id }, modelFacts: null });
});
