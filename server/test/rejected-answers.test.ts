import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { querySystem } from '../database/system.ts';
import { seededRandom } from './seeded-random.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { ask, createShop, createVisitor, eventually, listen, must, type Shop, say, start } from './story.ts';
import { deleteFaq, writeFaq } from './unanswered-story.ts';

let app: ShopStory['app'];
let shop: Shop;
tellShopStories((story) => {
  ({ app } = story);
});
beforeEach(async () => {
  shop = await createShop(app);
});

const LIST = `query ($id: ID!, $status: RejectedAnswerStatus!, $first: Int!, $after: String) {
  rejectedAnswers(companyId: $id, status: $status, first: $first, after: $after) {
    nodes {
      id status faq { id question } product { id name } rejectionCount visitorCount lastRejectedAt isChangedSince
      recentCount answerCount share examples meant { faq { question } count }
    }
    pageInfo { endCursor hasNextPage }
  }
}`;
const COUNTS = 'subscription ($id: ID!) { rejectedAnswerCounts(companyId: $id) { openCount seenCount } }';
const SEEN = `mutation ($company: ID!, $id: ID!, $until: DateTime!) {
  markRejectedAnswerSeen(companyId: $company, id: $id, until: $until) { id status }
}`;
const RESTORE = 'mutation ($company: ID!, $id: ID!) { restoreRejectedAnswer(companyId: $company, id: $id) { status } }';
const REJECT = `mutation ($id: ID!, $seq: Int!, $chosen: String) {
  rejectAnswer(conversationId: $id, seq: $seq, chosen: $chosen) { alternatives }
}`;
const REMOVE = 'mutation ($id: ID!, $ids: [ID!]!) { removeConversations(companyId: $id, ids: $ids) }';

interface Row {
  id: string;
  status: string;
  faq: { id: string; question: string } | null;
  product: { id: string; name: string } | null;
  rejectionCount: number;
  visitorCount: number;
  lastRejectedAt: string;
  isChangedSince: boolean;
  recentCount: number;
  answerCount: number;
  share: number | null;
  examples: string[];
  meant: { faq: { question: string }; count: number }[];
}

const rowsOf = async (of: Shop, status = 'OPEN', first = 50, after: string | null = null) =>
  (await must(app, LIST, { id: of.id, status, first, after }, of.owner.token)).rejectedAnswers as {
    nodes: Row[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
const onlyRow = async (status = 'OPEN') => {
  const { nodes } = await rowsOf(shop, status);
  expect(nodes).toHaveLength(1);
  return nodes[0] as Row;
};

const HOURS = 'Quali sono gli orari?';

/** A visitor who asks, and says each time that something else was meant; the first alternative is chosen where wished. */
async function rejects(texts: readonly string[], isChosen = false, visitor?: string, of = shop): Promise<string> {
  const token = visitor ?? (await createVisitor(app, of.id));
  const [first = '', ...others] = texts;
  const { id } = (await start(app, token, first)).data.startConversation.conversation;
  for (const text of others) await say(app, token, id, text);
  for (const place of texts.keys()) {
    const seq = 3 + 2 * place;
    const { alternatives } = (await must(app, REJECT, { id, seq }, token)).rejectAnswer;
    if (isChosen) await must(app, REJECT, { id, seq, chosen: alternatives[0] }, token);
  }
  return id;
}

test('an answer that was not meant is a row of its FAQ or first product: how often, by whom, after what, and what was meant', async () => {
  const visitor = await createVisitor(app, shop.id);
  await rejects(['orari della spedizione?'], true);
  const choice = (await onlyRow()).meant;
  expect(choice).toMatchObject([{ count: 1 }]);
  const { id: faqId, faq } = await onlyRow();
  expect(faq?.id).toBe(faqId);
  expect(choice[0]?.faq.question).not.toBe(faq?.question);

  await rejects(['ORARI della spedizione', 'orari della spedizione?!'], false, visitor);
  await start(app, await createVisitor(app, shop.id), 'orari della spedizione?'); // content with it
  const cards = await rejects(['consigli per cuffie'], false, visitor);
  const { nodes } = await rowsOf(shop);
  expect(nodes).toMatchObject([
    {
      id: faqId,
      status: 'OPEN',
      product: null,
      rejectionCount: 3,
      visitorCount: 2,
      isChangedSince: false,
      recentCount: 3,
      answerCount: 4,
      share: 0.75,
      examples: ['orari della spedizione?!'],
      meant: choice,
    },
    { faq: null, rejectionCount: 1, visitorCount: 1, answerCount: 1, share: 1, meant: [] },
  ]);
  expect(nodes[1]?.product?.id).toBe(nodes[1]?.id);
  const [shown] = await querySystem<{ id: string }>(
    app.shared.database,
    'select product_ids[1] as id from messages where conversation_id = $cards and seq = 3',
    { cards },
  );
  expect(nodes[1]?.id).toBe(shown?.id);
});

test('a row that was seen leaves the list, live, and is back when it is rejected after that, or brought back', async () => {
  const panel = listen(app, COUNTS, { id: shop.id }, shop.owner.token);
  const told = (openCount: number, seenCount: number) =>
    eventually(`${openCount} open and ${seenCount} seen are told`, () => {
      const last = panel.events.at(-1)?.rejectedAnswerCounts;
      return last?.openCount === openCount && last?.seenCount === seenCount;
    });
  await told(0, 0);
  await rejects([HOURS]);
  await told(1, 0);
  const { id, lastRejectedAt: until } = await onlyRow();
  const seen = { company: shop.id, id, until };
  expect((await must(app, SEEN, seen, shop.owner.token)).markRejectedAnswerSeen).toEqual({ id, status: 'SEEN' });
  await told(0, 1);
  expect((await must(app, RESTORE, { company: shop.id, id }, shop.owner.token)).restoreRejectedAnswer).toEqual({
    status: 'OPEN',
  });
  await told(1, 0);

  const again = await rejects([HOURS]);
  // Who marks what they saw before has not seen what came since.
  expect((await must(app, SEEN, seen, shop.owner.token)).markRejectedAnswerSeen.status).toBe('OPEN');
  await must(app, SEEN, { ...seen, until: (await onlyRow()).lastRejectedAt }, shop.owner.token);
  await told(0, 1);
  // Nor does an older page take back what somebody has seen since.
  expect((await must(app, SEEN, seen, shop.owner.token)).markRejectedAnswerSeen.status).toBe('SEEN');
  await Promise.all(Array.from({ length: 4 }, () => rejects([HOURS])));
  await told(1, 0);
  expect(await onlyRow()).toMatchObject({ rejectionCount: 6, visitorCount: 6 });
  await must(app, REMOVE, { id: shop.id, ids: [again] }, shop.owner.token);
  expect(await onlyRow()).toMatchObject({ rejectionCount: 5, visitorCount: 5 });
  await panel.stop();
});

test('a FAQ that is edited after says so, one that is deleted has no row, and one that is brought back has', async () => {
  const panel = listen(app, COUNTS, { id: shop.id }, shop.owner.token);
  const told = (openCount: number) =>
    eventually(`${openCount} are told`, () => panel.events.at(-1)?.rejectedAnswerCounts.openCount === openCount);
  const faq = await writeFaq(app, shop, {
    question: 'Dove si parcheggia?',
    answer: 'Qui davanti.',
    keywords: ['parcheggio'],
  });
  await rejects(['dove parcheggio?']);
  await told(1);
  expect(await onlyRow()).toMatchObject({ id: faq, isChangedSince: false });
  const events = panel.events.length;
  await must(
    app,
    'mutation ($id: ID!, $input: FaqInput!) { saveFaq(companyId: $id, input: $input) { id } }',
    {
      id: shop.id,
      input: { id: faq, version: 1, question: 'Dove si parcheggia?', answer: 'Dietro.', keywords: ['parcheggio'] },
    },
    shop.owner.token,
  );
  await eventually('it is told', () => panel.events.length > events);
  expect(await onlyRow()).toMatchObject({ isChangedSince: true });
  await rejects(['dove parcheggio?']);
  expect(await onlyRow()).toMatchObject({ isChangedSince: false, rejectionCount: 2 });
  await deleteFaq(app, shop, faq);
  await told(0);
  expect((await rowsOf(shop)).nodes).toEqual([]);
  const restore = 'mutation ($id: ID!, $faq: ID!) { restoreFaq(companyId: $id, id: $faq) { id } }';
  await must(app, restore, { id: shop.id, faq }, shop.owner.token);
  await told(1);
  expect(await onlyRow()).toMatchObject({ id: faq, rejectionCount: 2 });
  await panel.stop();
});

test.each(['non-un-id', randomUUID()])(
  'one that is not there (%s), or another shop’s, cannot be marked',
  async (id) => {
    await rejects([HOURS]);
    const row = await onlyRow();
    const other = await createShop(app);
    for (const [company, which] of [
      [shop, id],
      [other, row.id],
    ] as const) {
      const seen = { company: company.id, id: which, until: row.lastRejectedAt };
      const answers = [
        await ask(app, SEEN, seen, company.owner.token),
        await ask(app, RESTORE, { company: company.id, id: which }, company.owner.token),
      ];
      for (const { errors } of answers) expect(errors[0]?.extensions.code).toBe('REJECTED_ANSWER_NOT_FOUND');
    }
    expect(await onlyRow()).toEqual(row);
    expect((await rowsOf(other)).nodes).toEqual([]);
  },
);

interface Kept {
  id: string;
  rejections: number;
  visitors: number;
  last: number;
  byDay: number;
}

/** The rows of a shop as they are kept, and as counting all that is stored would make them. */
async function keptAndAnew(): Promise<[Kept[], Kept[]]> {
  const { database } = app.shared;
  const kept = await querySystem<Kept>(
    database,
    `select id, rejection_count as rejections, visitor_count as visitors,
      (extract(epoch from last_rejected_at) * 1000)::float8 as last,
      (select sum(days.rejection_count)::int from rejected_days days where answer_id = id) as "byDay"
    from rejected_answers where company_id = $id order by id`,
    { id: shop.id },
  );
  const anew = await querySystem<Kept>(
    database,
    `select coalesce(message.faq_id, message.product_ids[1]) as id, count(*)::int as rejections,
      count(distinct conversations.visitor_id)::int as visitors, (extract(epoch from max(feedback.created_at)) * 1000)::float8 as last,
      count(*)::int as "byDay"
    from messages message join conversations on conversations.id = message.conversation_id
    join answer_feedback feedback on feedback.conversation_id = message.conversation_id and feedback.seq = message.seq
    where message.company_id = $id and is_rejected group by 1 order by 1`,
    { id: shop.id },
  );
  return [kept, anew];
}

test('however they come and go, rows are what counting all of them anew would make, and pages hold each once', async () => {
  const random = seededRandom(44);
  const said = [HOURS, 'orari della spedizione?', 'consigli per cuffie', 'consigli per uno zaino'];
  const pick = () => said[Math.floor(random() * said.length)] as string;
  const visitors = await Promise.all(Array.from({ length: 5 }, () => createVisitor(app, shop.id)));
  let conversations: string[] = [];
  for (let round = 0; round < 5; round++) {
    // At the same moment: a removal, and what is said of the answers of others.
    const removed = new Set(conversations.filter(() => random() < 0.3));
    const made = visitors.map((visitor) => rejects([pick(), pick()], random() < 0.4, visitor));
    const gone = removed.size > 0 && must(app, REMOVE, { id: shop.id, ids: [...removed] }, shop.owner.token);
    const [added] = await Promise.all([Promise.all(made), gone]);
    conversations = [...conversations.filter((id) => !removed.has(id)), ...added];
  }
  const [kept, anew] = await keptAndAnew();
  expect(kept).toEqual(anew);
  expect(anew.length).toBeGreaterThan(2);

  const pages: Row[] = [];
  let after: string | null = null;
  do {
    const page = await rowsOf(shop, 'OPEN', 2, after);
    pages.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  expect(pages.map(({ rejectionCount }) => rejectionCount)).toEqual(
    anew.map(({ rejections }) => rejections).toSorted((a, b) => b - a),
  );
  await must(app, REMOVE, { id: shop.id, ids: conversations }, shop.owner.token);
  expect(await keptAndAnew()).toEqual([[], []]);
});
