import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { querySystem } from '../database/system.ts';
import { questionKey } from '../improvement/question-key.ts';
import { seededRandom } from './seeded-random.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { ask, createPerson, createShop, eventually, listen, must, type Shop } from './story.ts';
import {
  allGroupsOf,
  COUNTS,
  deleteFaq,
  groupsOf,
  IGNORE,
  RESTORE,
  visitorAsks,
  writeFaq,
} from './unanswered-story.ts';

let app: ShopStory['app'];
let shop: Shop;
tellShopStories((story) => {
  ({ app } = story);
});
beforeEach(async () => {
  shop = await createShop(app);
});

const TWELVE = [
  'Avete un parcheggio?',
  'C’è il parcheggio?',
  'c’è parcheggio davanti al negozio?',
  'Si può parcheggiare lì vicino?',
  'dove parcheggio la macchina?',
  'avete un parcheggio per i clienti',
  'Il parcheggio è gratuito?',
  'il parcheggio si paga?',
  'dove posso lasciare la macchina?',
  'ci sono posti auto?',
  'è facile parcheggiare da voi?',
  'posso parcheggiare davanti?',
];
const PARKING = {
  question: 'Dove si parcheggia?',
  answer: 'Davanti al negozio ci sono dieci posti auto gratuiti.',
  keywords: ['parcheggio', 'parcheggiare', 'macchina', 'posti auto'],
};

const onlyGroup = (count: number, status = 'OPEN') =>
  eventually(`there is one group of ${count}`, async () => {
    const groups = await groupsOf(app, shop, status);
    return groups.length === 1 && groups[0]?.questionCount === count ? groups[0] : null;
  });

describe('a question to which nothing was found', () => {
  test('is one row in twelve wordings, and is closed by the FAQ that answers it, live, and back when that is undone', async () => {
    const colleague = await createPerson(app, 'CLIENT', shop.id);
    const panels = [shop.owner, colleague].map(({ token }) => listen(app, COUNTS, { id: shop.id }, token));
    const told = (openCount: number, answeredCount: number) =>
      eventually(`both are told ${openCount} open, ${answeredCount} answered`, () =>
        panels.every(({ events }) => {
          const last = events.at(-1)?.questionGroupCounts;
          return last?.openCount === openCount && last?.answeredCount === answeredCount;
        }),
      );
    await told(0, 0);
    for (const text of TWELVE) await visitorAsks(app, shop, text);
    await visitorAsks(app, shop, ...TWELVE.slice(0, 2)); // one who asks twice
    const group = await onlyGroup(14);
    expect(group).toMatchObject({ status: 'OPEN', visitorCount: 13, trend: 'RISING', answer: null });
    expect(TWELVE).toContain(group.title);
    expect(group.examples).toHaveLength(3);
    for (const example of group.examples) expect(TWELVE).toContain(example);
    expect(group.keywords).toContain('parcheggio');
    await told(1, 0);

    const faq = await writeFaq(app, shop, PARKING);
    await told(0, 1);
    expect(await groupsOf(app, shop, 'ANSWERED')).toMatchObject([
      { id: group.id, questionCount: 14, answer: { faq: { question: PARKING.question }, product: null } },
    ]);
    await deleteFaq(app, shop, faq);
    await told(1, 0);
    expect(await groupsOf(app, shop)).toMatchObject([{ id: group.id, answer: null }]);
    await Promise.all(panels.map((panel) => panel.stop()));
  });

  test('what is answered, declined or only greeted is none', async () => {
    await visitorAsks(app, shop, 'Quali sono gli orari?', 'Ciao!', 'Chi ha vinto le elezioni?', 'cuffie');
    await visitorAsks(app, shop, 'Fate tatuaggi?');
    const group = await onlyGroup(1);
    expect(group.title).toBe('Fate tatuaggi?');
  });

  test('is set aside, stays so when it is asked again, and is brought back', async () => {
    await visitorAsks(app, shop, 'Fate tatuaggi?');
    const { id } = await onlyGroup(1);
    const variables = { company: shop.id, id };
    expect(await must(app, IGNORE, variables, shop.owner.token)).toEqual({
      ignoreQuestionGroup: { status: 'IGNORED' },
    });
    expect(await must(app, IGNORE, variables, shop.owner.token)).toEqual({
      ignoreQuestionGroup: { status: 'IGNORED' },
    });
    await visitorAsks(app, shop, 'fate i tatuaggi');
    await onlyGroup(2, 'IGNORED');
    expect(await groupsOf(app, shop)).toEqual([]);
    expect(await must(app, RESTORE, variables, shop.owner.token)).toEqual({ restoreQuestionGroup: { status: 'OPEN' } });
    await onlyGroup(2);
  });

  test.each(['non-un-id', randomUUID()])(
    'one that is not there (%s) cannot be set aside, and another shop’s neither',
    async (id) => {
      const { errors } = await ask(app, IGNORE, { company: shop.id, id }, shop.owner.token);
      expect(errors[0]?.extensions.code).toBe('QUESTION_GROUP_NOT_FOUND');
      await visitorAsks(app, shop, 'Fate tatuaggi?');
      const foreign = (await onlyGroup(1)).id;
      const other = await createShop(app);
      const refused = await ask(app, IGNORE, { company: other.id, id: foreign }, other.owner.token);
      expect(refused.errors[0]?.extensions.code).toBe('QUESTION_GROUP_NOT_FOUND');
      await onlyGroup(1);
    },
  );
});

const REMOVE = 'mutation ($id: ID!, $ids: [ID!]!) { removeConversations(companyId: $id, ids: $ids) }';

describe('a conversation that is removed', () => {
  test('takes its part out: the counts, its wording, and at last the row', async () => {
    const first = await visitorAsks(app, shop, 'Avete un parcheggio?');
    const second = await visitorAsks(app, shop, 'c’è un parcheggio segretissimo?', 'e dove si parcheggia?');
    await onlyGroup(3);
    await must(app, REMOVE, { id: shop.id, ids: [second] }, shop.owner.token);
    const [left] = await groupsOf(app, shop);
    expect(left).toMatchObject({ questionCount: 1, visitorCount: 1, title: 'Avete un parcheggio?', examples: [] });
    expect(JSON.stringify(left)).not.toContain('segretissimo');
    await must(app, REMOVE, { id: shop.id, ids: [first] }, shop.owner.token);
    expect(await groupsOf(app, shop)).toEqual([]);
  });
});

interface Counted {
  key: string;
  questions: number;
  visitors: number;
  newest: number;
}

/** The groups of a shop as they are kept, and as they would be, were all that is stored put together anew. */
async function keptAndAnew(): Promise<[Counted[], Counted[]]> {
  const { database } = app.shared;
  const values = { id: shop.id };
  const kept = await querySystem<Counted>(
    database,
    `select key, question_count as questions, visitor_count as visitors,
      (extract(epoch from last_asked_at) * 1000)::float8 as newest
    from question_groups where company_id = $id order by key`,
    values,
  );
  const asked = await querySystem<{ text: string; visitor: string; at: Date }>(
    database,
    `select question.text, conversation.visitor_id as visitor, question.sent_at as at
    from messages answer
    join messages question on question.company_id = answer.company_id
      and question.conversation_id = answer.conversation_id and question.seq = answer.reply_to
    join conversations conversation on conversation.company_id = answer.company_id
      and conversation.id = answer.conversation_id
    where answer.company_id = $id and answer.fallback_reason = 'NOT_FOUND'`,
    values,
  );
  const anew = [...Map.groupBy(asked, ({ text }) => questionKey(text))].map(([key, questions]) => ({
    key,
    questions: questions.length,
    visitors: new Set(questions.map(({ visitor }) => visitor)).size,
    newest: Math.max(...questions.map(({ at }) => at.getTime())),
  }));
  return [kept, anew.toSorted((a, b) => (a.key < b.key ? -1 : 1))];
}

test('however they come and go, groups are what putting all of them together anew would make', async () => {
  const random = seededRandom(29);
  const said = [
    ...TWELVE,
    'Fate tatuaggi?',
    'tatuaggi',
    'fate i tatuaggi?',
    'Avete il kefir?',
    'vendete kefir',
    'xyzzy',
  ];
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  let conversations: string[] = [];
  for (let round = 0; round < 12; round++) {
    const asked = Array.from({ length: 4 }, () => visitorAsks(app, shop, pick(said), pick(said)));
    conversations.push(...(await Promise.all(asked)));
    const removed = new Set(conversations.filter(() => random() < 0.4));
    if (removed.size > 0) await must(app, REMOVE, { id: shop.id, ids: [...removed] }, shop.owner.token);
    conversations = conversations.filter((id) => !removed.has(id));
  }
  await eventually('nothing waits to be put into its group', async () => {
    const waiting = await querySystem(app.shared.database, 'select 1 from ungrouped_questions where company_id = $id', {
      id: shop.id,
    });
    return waiting.length === 0;
  });
  const [kept, anew] = await keptAndAnew();
  expect(kept.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual(anew);
  expect(anew.length).toBeGreaterThan(2);
});

test('pages hold every group once, those asked most often first', async () => {
  const things = ['tatuaggi', 'kefir', 'gelati', 'paracadute', 'ombrelloni'];
  for (const [place, thing] of things.entries())
    for (let times = 0; times <= place % 3; times++) await visitorAsks(app, shop, `vendete ${thing}?`);
  const groups = await eventually('all are there', async () => {
    const found = await allGroupsOf(app, shop, 2);
    return found.reduce((sum, { questionCount }) => sum + questionCount, 0) === 9 ? found : null;
  });
  const counts = groups.map(({ questionCount }) => questionCount);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(new Set(groups.map(({ id }) => id)).size).toBe(things.length);
});
