import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { abandonIdle } from '../conversations/ending-store.ts';
import { query } from '../database/sql.ts';
import { asSystem } from '../database/system.ts';
import { startTestApp } from './app.ts';
import { ask, createShop, createVisitor, eventually, must, type Shop, say, start } from './story.ts';

const LIST = `query ($id: ID!, $filter: ConversationFilter, $after: String, $first: Int = 100) {
  conversations(companyId: $id, first: $first, after: $after, filter: $filter) {
    nodes { id status satisfaction comment isUnanswered lastQuestionText lastReplySource }
    pageInfo { endCursor hasNextPage }
  }
}`;
const RATE = `mutation ($id: ID!, $satisfaction: Int!, $comment: String! = "") {
  rateConversation(conversationId: $id, satisfaction: $satisfaction, comment: $comment) { id status satisfaction }
}`;

const HALF_AN_HOUR = 1_800_000; // ms

let app: App;
let shop: Shop;
/** Conversations by what is said in them. */
const talks: Record<'hours' | 'lost' | 'rucksack' | 'rated', { id: string; visitor: string }> = {} as never;

beforeAll(async () => {
  app = await startTestApp();
  shop = await createShop(app);
  const talk = async (...sayings: string[]) => {
    const visitor = await createVisitor(app, shop.id);
    const [first = '', ...others] = sayings;
    const { id } = (await start(app, visitor, first)).data.startConversation.conversation;
    for (const text of others) await say(app, visitor, id, text);
    return { id, visitor };
  };
  talks.hours = await talk('Quali sono gli orari?', 'E le spedizioni in Sardegna?');
  talks.lost = await talk('qual è il senso della vita?');
  talks.rucksack = await talk('mi consigli uno zaino?', 'consigli per cuffie');
  talks.rated = await talk('Quali sono gli orari?', 'Avete anche uno zaino?');
  await must(app, `mutation { endConversation(conversationId: "${talks.rated.id}") { id } }`, {}, talks.rated.visitor);
  await must(app, RATE, { id: talks.rated.id, satisfaction: 4, comment: 'Tutto chiaro' }, talks.rated.visitor);
});
afterAll(() => app.close());

async function list(filter: Record<string, unknown>) {
  const { conversations } = await must(app, LIST, { id: shop.id, filter }, shop.owner.token);
  return conversations.nodes as { id: string }[];
}

async function found(filter: Record<string, unknown>): Promise<string[]> {
  const ids = new Set((await list(filter)).map(({ id }) => id));
  return Object.entries(talks).flatMap(([name, { id }]) => (ids.has(id) ? [name] : []));
}

const ALL = ['hours', 'lost', 'rucksack', 'rated'];

test.each<[Record<string, unknown>, string[]]>([
  [{}, ALL],
  [{ status: 'COMPLETED' }, ['rated']],
  [{ source: 'FAQ' }, ['hours', 'rated']],
  [{ source: 'AI' }, []],
  [{ isUnanswered: true }, ['lost']],
  [{ satisfaction: 4 }, ['rated']],
  [{ satisfaction: 5 }, []],
  [{ from: '2020-01-01', to: '2100-01-01' }, ALL],
  [{ to: '2020-01-01' }, []],
  [{ from: '2100-01-01' }, []],
  [{ source: 'FAQ', status: 'ACTIVE' }, ['hours']],
  [{ search: 'spedizione' }, ['hours']], // another form of what was said
  [{ search: 'SARDEGNA orario' }, ['hours']], // both, said in different messages
  [{ search: 'sardegna zaino' }, []],
  [{ search: 'zaini', status: 'COMPLETED' }, ['rated']],
  [{ search: 'zaini', status: 'ACTIVE', isUnanswered: false }, ['rucksack']],
  [{ search: 'non si dice mai abracadabra' }, []],
  [{ search: '   ' }, ALL],
])('the filter %j lets through %j', async (filter, expected) => {
  expect(await found(filter)).toEqual(expected);
});

test.each([
  [{ from: '21/11/2026' }, 'BAD_PERIOD'],
  [{ to: '2026-02-30' }, 'BAD_PERIOD'],
  [{ satisfaction: 6 }, 'BAD_SATISFACTION'],
])('the filter %j is refused with %s', async (filter, code) => {
  const { errors } = await ask(app, LIST, { id: shop.id, filter }, shop.owner.token);
  expect(errors[0]?.extensions.code).toBe(code);
});

test('a search is paged, each conversation once, the newest first', async () => {
  const paged: string[] = [];
  let after: string | null = null;
  for (;;) {
    const variables: Record<string, unknown> = { id: shop.id, filter: { search: 'orari' }, first: 1, after };
    const { nodes, pageInfo } = (await must(app, LIST, variables, shop.owner.token)).conversations;
    paged.push(...nodes.map((node: { id: string }) => node.id));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  expect(paged).toEqual([talks.rated.id, talks.hours.id]);
});

test('a row tells the last question and what became of it', async () => {
  const rows = new Map((await list({})).map((row) => [row.id, row]));
  expect(rows.get(talks.lost.id)).toMatchObject({
    lastQuestionText: 'qual è il senso della vita?',
    lastReplySource: 'FALLBACK',
    isUnanswered: true,
  });
  expect(rows.get(talks.hours.id)).toMatchObject({ lastReplySource: 'FAQ', isUnanswered: false });
});

test('a chatbot that is switched off leaves nothing unanswered, and tells why it answered so', async () => {
  const other = await createShop(app);
  const visitor = await createVisitor(app, other.id);
  await must(
    app,
    'mutation ($id: ID!) { setChatbotActive(companyId: $id, isActive: false) { id } }',
    { id: other.id },
    other.owner.token,
  );
  const { id } = (await start(app, visitor, 'qual è il senso della vita?')).data.startConversation.conversation;
  const asked = `query ($company: ID!, $id: ID!) {
    conversation(companyId: $company, id: $id) { isUnanswered messages(first: 10) { nodes { fallbackReason } } }
    statistics(companyId: $company, period: { name: TODAY }) { unanswered { value } }
  }`;
  const { conversation, statistics } = await must(app, asked, { company: other.id, id }, other.owner.token);
  expect(conversation.isUnanswered).toBe(false);
  expect(conversation.messages.nodes[0]).toEqual({ fallbackReason: 'SWITCHED_OFF' });
  expect(statistics.unanswered.value).toBe(0);
});

describe('what may be a robot', () => {
  const suspected = async (id: string) => {
    const filter = { isSuspected: true };
    const { conversations } = await must(app, LIST, { id: shop.id, filter }, shop.owner.token);
    return conversations.nodes.some((row: { id: string }) => row.id === id);
  };
  const sayAll = async (texts: string[], afterwards: () => Promise<unknown> = async () => undefined) => {
    const visitor = await createVisitor(app, shop.id);
    const { id } = (await start(app, visitor, 'Quali sono gli orari?')).data.startConversation.conversation;
    for (const text of texts) {
      await afterwards();
      await say(app, visitor, id, text);
    }
    return id as string;
  };
  /** As if every visitor had written their last message so long ago; a negative number is still to come. */
  const saidBefore = (hours: number) => () =>
    asSystem(app.shared.database, (manager) =>
      query(
        manager,
        `update conversations set last_question_at = now() - $hours * interval '1 hour' where company_id = $id`,
        { id: shop.id, hours },
      ),
    );

  test('is one that writes faster than anybody types', async () => {
    expect(await suspected(await sayAll(['sconti?', 'saldi?', 'offerte?'], saidBefore(-1)))).toBe(true);
  });

  test('is one that says the same again and again', async () => {
    expect(await suspected(await sayAll(['prova', 'prova', 'prova', 'prova'], saidBefore(1)))).toBe(true);
  });

  test('is nobody who takes the time to type, or repeats themselves once', async () => {
    expect(await suspected(await sayAll(['prova', 'prova', 'E la spedizione?', 'E i resi?'], saidBefore(1)))).toBe(
      false,
    );
  });
});

test('found words are named where they stand', async () => {
  const query = `query ($company: ID!, $id: ID!) {
    conversation(companyId: $company, id: $id) { messages(first: 10) { nodes { text found(search: "spedizione") { start end } } } }
  }`;
  const { conversation } = await must(app, query, { company: shop.id, id: talks.hours.id }, shop.owner.token);
  const words = conversation.messages.nodes.flatMap(
    ({ text, found: spans }: { text: string; found: { start: number; end: number }[] }) =>
      spans.map(({ start: from, end }) => text.slice(from, end).toLowerCase()),
  );
  expect(words).toContain('spedizioni');
});

describe('a rating', () => {
  test('completes an abandoned conversation, which moves its figures', async () => {
    const visitor = await createVisitor(app, shop.id);
    const { id } = (await start(app, visitor, 'Quali sono gli orari?')).data.startConversation.conversation;
    await asSystem(app.shared.database, (manager) =>
      query(manager, `update conversations set last_message_at = now() - interval '1 day' where id = $id`, { id }),
    );
    await asSystem(app.shared.database, (manager) => abandonIdle(manager, HALF_AN_HOUR, 100));
    const figures = async () => {
      const query = `query ($id: ID!) { statistics(companyId: $id, period: { name: TODAY }) {
        completed { value } abandoned { value } ratings { value }
      } }`;
      const { statistics } = await must(app, query, { id: shop.id }, shop.owner.token);
      return [statistics.completed.value, statistics.abandoned.value, statistics.ratings.value];
    };
    // The server itself may be at it at the same moment.
    await eventually('it is abandoned', async () => (await figures())[1] === 1);
    const [completed, , ratings] = await figures();
    const { rateConversation } = await must(app, RATE, { id, satisfaction: 2 }, visitor);
    expect(rateConversation).toEqual({ id, status: 'COMPLETED', satisfaction: 2 });
    expect(await figures()).toEqual([completed + 1, 0, ratings + 1]);
  });

  test('keeps an earlier sentence unless a new one is written', async () => {
    const { id, visitor } = talks.rated;
    const comment = async () => (await list({ satisfaction: 3 })).map((row) => (row as { comment?: string }).comment);
    await must(app, RATE, { id, satisfaction: 3 }, visitor);
    expect(await comment()).toEqual(['Tutto chiaro']);
    await must(app, RATE, { id, satisfaction: 3, comment: '  😀'.repeat(100) }, visitor);
    expect((await comment())[0]).toMatch(/^😀/u);
    const { errors } = await ask(app, RATE, { id, satisfaction: 3, comment: 'è'.repeat(501) }, visitor);
    expect(errors[0]?.extensions.code).toBe('TEXT_TOO_LONG');
    await must(app, RATE, { id, satisfaction: 3, comment: '😀'.repeat(500) }, visitor);
    expect(await comment()).toEqual(['😀'.repeat(500)]);
  });
});
