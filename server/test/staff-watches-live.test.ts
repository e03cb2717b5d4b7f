import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { scriptedModel } from './scripted-model.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import {
  ask,
  createPerson,
  createShop,
  createVisitor,
  eventually,
  listen,
  must,
  type Shop,
  say,
  start,
} from './story.ts';

/** When the model has thought long enough. */
const thought = Promise.withResolvers<void>();

let app: ShopStory['app'];
let shop: Shop;
tellShopStories(
  (story) => {
    ({ app, shop } = story);
  },
  {},
  {
    model: scriptedModel(
      (text) => `Sul serio: ${text}`,
      () => thought.promise,
    ),
  },
);

const ACTIVITY = `subscription ($companyId: ID!) {
  conversationActivity(companyId: $companyId) { id version status messageCount lastMessageText lastMessageSender isReplyPending visitorName }
}`;
const TRANSCRIPT = `subscription ($companyId: ID!, $id: ID!, $after: Int!) {
  conversationMessages(companyId: $companyId, conversationId: $id, afterSeq: $after) { seq text sender source confidence terms }
}`;
const LIST = `query ($companyId: ID!, $first: Int!, $after: String, $filter: ConversationFilter) {
  conversations(companyId: $companyId, first: $first, after: $after, filter: $filter) {
    nodes { id status } pageInfo { endCursor hasNextPage }
  }
}`;

interface LogPage {
  nodes: { id: string; status: string }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

describe('staff', () => {
  test('see a conversation appear, and every message as it is written', async () => {
    const { owner, id: companyId } = shop;
    const client = await createPerson(app, 'CLIENT', companyId);
    const lists = [owner, client].map(({ token }) => listen(app, ACTIVITY, { companyId }, token));
    await eventually('both lists begin', () => lists.every((list) => list.events.length > 0));
    const visitor = await createVisitor(app, companyId);
    const { data } = await start(app, visitor, 'qual è il senso della vita?');
    const { id } = data.startConversation.conversation;
    const latest = (list: (typeof lists)[number]) =>
      list.events.flatMap((event) => event.conversationActivity).findLast((conversation) => conversation.id === id);
    const bothShow = (what: string, row: object) =>
      eventually(what, () => lists.every((list) => isDeepStrictEqual({ ...latest(list), ...row }, latest(list))));
    await bothShow('the question', { messageCount: 2, lastMessageSender: 'USER', isReplyPending: true });
    thought.resolve();
    await bothShow('the answer', { messageCount: 3, lastMessageSender: 'BOT', isReplyPending: false });
    expect(latest(lists[1] as never)).toMatchObject({
      status: 'ACTIVE',
      lastMessageText: 'Sul serio: qual è il senso della vita?',
    });

    const transcript = listen(app, TRANSCRIPT, { companyId, id, after: 0 }, owner.token);
    await eventually('the transcript begins', () => transcript.events.length > 0);
    await say(app, visitor, id, 'Quali sono gli orari?');
    const messages = () => transcript.events.flatMap((event) => event.conversationMessages);
    await eventually('the answer is in the transcript', () => messages().length >= 5);
    expect(messages().map((message) => message.seq)).toEqual([1, 2, 3, 4, 5]);
    expect(messages()[4]).toMatchObject({ source: 'FAQ', confidence: 0.95, terms: ['orari'] });
    await Promise.all([...lists, transcript].map((each) => each.stop()));
  });

  test('read the log in pages, each conversation once, and by status', async () => {
    const there = await createShop(app);
    const visitor = await createVisitor(app, there.id);
    for (let count = 0; count < 5; count++) {
      const { data } = await start(app, visitor, 'orari');
      if (count < 2)
        await must(
          app,
          'mutation ($id: ID!) { endConversation(conversationId: $id) { id } }',
          { id: data.startConversation.conversation.id },
          visitor,
        );
    }
    const { token } = there.owner;
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { conversations }: { conversations: LogPage } = await must(
        app,
        LIST,
        { companyId: there.id, first: 2, after },
        token,
      );
      seen.push(...conversations.nodes.map((node) => node.id));
      after = conversations.pageInfo.hasNextPage ? conversations.pageInfo.endCursor : null;
    } while (after);
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
    const completed = await must(
      app,
      LIST,
      { companyId: there.id, first: 100, filter: { status: 'COMPLETED' } },
      token,
    );
    expect(completed.conversations.nodes).toHaveLength(2);
    for (const [variables, code] of [
      [{ first: 0 }, 'BAD_PAGE_SIZE'],
      [{ first: 101 }, 'BAD_PAGE_SIZE'],
      [{ first: 10, after: 'nonsense' }, 'BAD_CURSOR'],
    ] as const) {
      const { errors } = await ask(app, LIST, { companyId: there.id, ...variables }, token);
      expect(errors[0]?.extensions.code).toBe(code);
    }
  });

  test('close one conversation, which its visitor sees, and all that are active', async () => {
    const there = await createShop(app);
    const { token } = there.owner;
    const visitors = await Promise.all([1, 2, 3].map(() => createVisitor(app, there.id)));
    const ids = await Promise.all(
      visitors.map(async (visitor) => (await start(app, visitor, 'orari')).data.startConversation.conversation.id),
    );
    const close = (id: string) =>
      ask(
        app,
        'mutation ($companyId: ID!, $id: ID!) { closeConversation(companyId: $companyId, id: $id) { status endedAt } }',
        { companyId: there.id, id },
        token,
      );
    const watching = listen(
      app,
      'subscription ($id: ID!) { chatConversation(conversationId: $id) { status } }',
      { id: ids[0] },
      visitors[0] ?? null,
    );
    await eventually('the visitor listens', () => watching.events.length > 0);
    expect((await close(ids[0])).data.closeConversation.status).toBe('COMPLETED');
    await eventually('the visitor is told', () =>
      watching.events.some((event) => event.chatConversation.status === 'COMPLETED'),
    );
    expect((await close(ids[0])).errors[0]?.extensions.code).toBe('CONVERSATION_ENDED');
    const closeAll = () =>
      ask(app, 'mutation ($id: ID!) { closeActiveConversations(companyId: $id) }', { id: there.id }, token);
    expect((await closeAll()).data.closeActiveConversations).toBe(2);
    expect((await closeAll()).errors[0]).toMatchObject({
      message: 'Nessuna conversazione attiva da chiudere',
      extensions: { code: 'NO_ACTIVE_CONVERSATION' },
    });
    await watching.stop();
  });

  test('of another company see nothing of it', async () => {
    const other = await createShop(app);
    const refused = await ask(app, LIST, { companyId: shop.id, first: 10 }, other.owner.token);
    expect(refused.errors[0]?.extensions.code).toBe('COMPANY_NOT_FOUND');
    const listening = listen(app, ACTIVITY, { companyId: shop.id }, other.owner.token);
    await eventually('the subscription is refused', () => listening.errors.length > 0);
    expect(listening.errors[0]?.extensions?.code).toBe('COMPANY_NOT_FOUND');
    expect(listening.events).toEqual([]);
    await listening.stop();
  });
});

test('a conversation nobody writes in any more is abandoned, and counted as such', async () => {
  const { abandonIdleConversations } = await import('../conversations/timers.ts');
  const { querySystem } = await import('../database/system.ts');
  const there = await createShop(app);
  const visitor = await createVisitor(app, there.id);
  await start(app, visitor, 'orari');
  await querySystem(
    app.shared.database,
    `update conversations set last_message_at = now() - interval '31 minutes' where company_id = $id`,
    { id: there.id },
  );
  await abandonIdleConversations(app.shared);
  // Another process may be at it at the same moment.
  await eventually('it is abandoned', async () => {
    const { conversations } = await must(app, LIST, { companyId: there.id, first: 10 }, there.owner.token);
    return conversations.nodes[0].status === 'ABANDONED';
  });
  const [counters] = await querySystem<Record<string, string>>(
    app.shared.database,
    `select sum(conversations_started) as started, sum(conversations_abandoned) as abandoned, sum(user_messages) as questions,
      sum(bot_messages) as answers, sum(faq_replies) as faqs from hourly_counters where company_id = $id`,
    { id: there.id },
  );
  expect(Object.values(counters ?? {}).map(Number)).toEqual([1, 1, 1, 2, 1]);
});
