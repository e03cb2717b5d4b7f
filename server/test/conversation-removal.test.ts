import { describe, expect, test } from 'vitest';
import { querySystem } from '../database/system.ts';
import { readChanges } from '../live/changes.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { ask, createPerson, createVisitor, eventually, listen, must, type Shop, say, start } from './story.ts';

const REMOVE = 'mutation ($id: ID!, $ids: [ID!]!) { removeConversations(companyId: $id, ids: $ids) }';
const REMOVALS = 'subscription ($id: ID!) { conversationRemovals(companyId: $id) { id } }';
const LIST =
  'query ($id: ID!, $filter: ConversationFilter) { conversations(companyId: $id, first: 100, filter: $filter) { nodes { id } } }';
const FIGURES = `query ($id: ID!) {
  statistics(companyId: $id, period: { name: TODAY }) {
    conversations { value } messages { value } unanswered { value } completed { value } ratings { value }
    topQuestions { question count } unaskedFaqs { question }
  }
  companyFigures(companyId: $id) { totalConversations activeConversations }
}`;

let app: ShopStory['app'];
let shop: Shop;
tellShopStories((story) => {
  ({ app, shop } = story);
});

const figures = () => must(app, FIGURES, { id: shop.id }, shop.owner.token);
async function list(filter: Record<string, unknown> = {}): Promise<string[]> {
  const { conversations } = await must(app, LIST, { id: shop.id, filter }, shop.owner.token);
  return conversations.nodes.map(({ id }: { id: string }) => id);
}
async function talk(...sayings: string[]): Promise<{ id: string; visitor: string }> {
  const visitor = await createVisitor(app, shop.id);
  const [first = '', ...others] = sayings;
  const { id } = (await start(app, visitor, first)).data.startConversation.conversation;
  for (const text of others) await say(app, visitor, id, text);
  return { id, visitor };
}

describe('removed conversations', () => {
  test('go with all that was counted of them, and from every list at once', async () => {
    const kept = await talk('E la spedizione?');
    const before = await figures();
    const colleague = await createPerson(app, 'CLIENT', shop.id);
    const heard = listen(app, REMOVALS, { id: shop.id }, colleague.token);
    await eventually('what was removed before is told', () => heard.events.length > 0);

    const robot = await talk('Quali sono gli orari?', 'qual è il senso della vita?');
    const other = await talk('Quali sono gli orari?');
    await must(app, `mutation { endConversation(conversationId: "${other.id}") { id } }`, {}, other.visitor);
    await must(
      app,
      `mutation { rateConversation(conversationId: "${other.id}", satisfaction: 1) { id } }`,
      {},
      other.visitor,
    );
    expect(await figures()).not.toEqual(before);

    const ids = [robot.id, other.id];
    const { removeConversations } = await must(app, REMOVE, { id: shop.id, ids: [...ids, ids[0]] }, shop.owner.token);
    expect(removeConversations.toSorted()).toEqual(ids.toSorted());
    await eventually('the colleague is told of both', () => {
      const told = heard.events.flatMap(({ conversationRemovals }) => conversationRemovals).map(({ id }) => id);
      return ids.every((id) => told.includes(id));
    });
    expect(await list()).toEqual([kept.id]);
    expect(await list({ search: 'orari' })).toEqual([]);
    expect(await figures()).toEqual(before);
    await heard.stop();

    const late = listen(app, REMOVALS, { id: shop.id }, colleague.token);
    const told = await eventually('who comes later is told what is gone', () => late.events[0]?.conversationRemovals);
    expect(told.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted());
    await late.stop();
  });

  test('are over for their visitor, who starts anew with the next message', async () => {
    const { id, visitor } = await talk('Quali sono gli orari?');
    const chat = listen(
      app,
      `subscription { chatConversation(conversationId: "${id}") { status isReplyPending } }`,
      {},
      visitor,
    );
    await eventually('the chat knows how it stands', () => chat.events.length > 0);
    await must(app, REMOVE, { id: shop.id, ids: [id] }, shop.owner.token);
    await eventually('it is over', () => chat.events.at(-1)?.chatConversation.status === 'COMPLETED');
    const { errors } = await ask(
      app,
      `mutation { sendMessage(conversationId: "${id}", clientMessageId: "${crypto.randomUUID()}", text: "Ciao") { reply { id } } }`,
      {},
      visitor,
    );
    expect(errors[0]?.extensions.code).toBe('CONVERSATION_NOT_FOUND');
    expect(chat.errors).toEqual([]);
    await chat.stop();
  });

  test('are told by the table too, when the wake-up is lost', async () => {
    const { id } = await talk('Quali sono gli orari?');
    const { cursor } = await readChanges(app.shared.database, null);
    await must(app, REMOVE, { id: shop.id, ids: [id] }, shop.owner.token);
    const { events } = await readChanges(app.shared.database, cursor);
    expect(events).toContainEqual({ kind: 'removal', companyId: shop.id, id });
  });

  test('with very many messages go too, and a hundred at once', async () => {
    await querySystem(app.shared.database, MANY, { id: shop.id });
    await querySystem(app.shared.database, MESSAGES, { id: shop.id });
    const ids = await list({ satisfaction: 5 });
    expect(ids).toHaveLength(100);
    expect(await must(app, REMOVE, { id: shop.id, ids }, shop.owner.token)).toMatchObject({
      removeConversations: expect.toSatisfy((removed: string[]) => new Set(removed).size === 100),
    });
    expect(await list({ satisfaction: 5 })).toEqual([]);
  });

  test.each<[number, string]>([
    [0, 'BAD_CONVERSATION_SELECTION'],
    [101, 'BAD_CONVERSATION_SELECTION'],
    [1, 'CONVERSATION_NOT_FOUND'],
  ])('%d that are not there are refused with %s', async (count, code) => {
    const ids = Array.from({ length: count }, () => crypto.randomUUID());
    const { errors } = await ask(app, REMOVE, { id: shop.id, ids }, shop.owner.token);
    expect(errors[0]?.extensions.code).toBe(code);
  });
});

const MANY = `insert into conversations
    (company_id, id, visitor_id, client_conversation_id, status, ended_at, satisfaction, last_seq)
  select $id::uuid, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'COMPLETED', now(), 5, case when n < 3 then 3000 else 2 end
  from generate_series(1, 100) n`;
const MESSAGES = `insert into messages (company_id, conversation_id, seq, id, sender, text)
  select company_id, id, seq, gen_random_uuid(), 'USER', 'ciao' from conversations, generate_series(1, last_seq) seq
  where company_id = $id and satisfaction = 5`;
