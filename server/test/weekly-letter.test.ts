import { afterEach, expect, test, vi } from 'vitest';
import { querySystem } from '../database/system.ts';
import { addDays, dayOf, momentOf } from '../language/rome.ts';
import { mondayOf } from '../stats/period.ts';
import { seededRandom } from './seeded-random.ts';
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
import { visitorAsks, writeFaq } from './unanswered-story.ts';
import { aWeekPasses } from './week-passes.ts';

let app: ShopStory['app'];
tellShopStories((story) => {
  ({ app } = story);
});
afterEach(() => void vi.useRealTimers());

const FIELDS = `week firstDay lastDay isSetAside weeks
  conversations { value before } questions { value before } replyCount answeredCount answered { value before }
  satisfaction { value before } ratingCount newGroupCount newGroupsAnswered newGroups { title }
  missedWishCount missedWishes { text count conversationId } rejectedCount takenOverCount medianWait requestsLeft
  orderCount orderValue cartCount clickCount`;
const LETTER = `query ($id: ID!, $week: String) { weeklyLetter(companyId: $id, week: $week) { ${FIELDS} } }`;
const NEWEST = `subscription ($id: ID!) { weeklyLetter(companyId: $id) { ${FIELDS} } }`;
const ASIDE = `mutation ($id: ID!, $week: String!) {
  setWeeklyLetterAside(companyId: $id, week: $week) { week isSetAside }
}`;
const BACK = `mutation ($id: ID!, $week: String!) {
  bringWeeklyLetterBack(companyId: $id, week: $week) { week isSetAside }
}`;
const letterOf = async ({ id, owner }: Shop, week: string | null = null) =>
  (await must(app, LETTER, { id, week }, owner.token)).weeklyLetter;
const sql = <Row>(text: string, values: Record<string, unknown>) => querySystem<Row>(app.shared.database, text, values);

const THIS_WEEK = () => mondayOf(dayOf(new Date()));
const LAST_WEEK = () => addDays(THIS_WEEK(), -7);

const grouped = (shop: Shop, count: number) =>
  eventually('all questions are in their groups', async () => {
    const rows = await sql('select from grouped_questions where company_id = $id', { id: shop.id });
    return rows.length === count;
  });

const REJECT = 'mutation ($id: ID!, $seq: Int!) { rejectAnswer(conversationId: $id, seq: $seq) { id } }';
const RATE = `mutation ($id: ID!, $rating: Int!) {
  endConversation(conversationId: $id) { id }
  rateConversation(conversationId: $id, satisfaction: $rating, comment: "") { id }
}`;
const CONVERT = `mutation ($id: ID!, $conversion: ConversionInput!) {
  noteConversion(conversationId: $id, conversion: $conversion)
}`;

interface Week {
  conversations: number;
  questions: number;
  replies: number;
  unanswered: number;
  ratings: number;
  rating: number | null;
  wishes: number;
  rejections: number;
}

/** The same of the days from one to before another, counted from the rows. */
async function recounted({ id }: Shop, from: string, to: string): Promise<Week> {
  const within = (column: string) => `company_id = $id and ${column} >= $from and ${column} < $to`;
  const [row] = await sql<Week>(
    `select (select count(*)::int from conversations where ${within('started_at')}) as conversations,
      (select count(*)::int from messages where sender = 'USER' and ${within('sent_at')}) as questions,
      (select count(*)::int from messages where source is not null and ${within('sent_at')}) as replies,
      (select count(*)::int from messages where fallback_reason = 'NOT_FOUND' and ${within('sent_at')}) as unanswered,
      (select count(*)::int from conversations where ${within('rated_at')}) as ratings,
      (select round(avg(satisfaction) * 20, 1)::float8 from conversations where ${within('rated_at')}) as rating,
      (select count(*)::int from messages where fallback_reason = 'NOTHING_TO_SUGGEST' and ${within('sent_at')}) as wishes,
      (select count(*)::int from answer_feedback where ${within('created_at')}) as rejections`,
    { id, from: momentOf(from), to: momentOf(to) },
  );
  return row as Week;
}

const rounded = (share: number | null) => share && Math.round(share * 10_000) / 10_000;
const shareOf = ({ replies, unanswered }: Week) => (replies === 0 ? null : rounded((replies - unanswered) / replies));

async function expectRecounted(shop: Shop): Promise<void> {
  const now = await recounted(shop, LAST_WEEK(), THIS_WEEK());
  const before = await recounted(shop, addDays(LAST_WEEK(), -7), LAST_WEEK());
  expect(await letterOf(shop)).toMatchObject({
    week: LAST_WEEK(),
    firstDay: LAST_WEEK(),
    lastDay: addDays(LAST_WEEK(), 6),
    conversations: { value: now.conversations, before: before.conversations },
    questions: { value: now.questions, before: before.questions },
    replyCount: now.replies,
    answeredCount: now.replies - now.unanswered,
    answered: { value: shareOf(now), before: shareOf(before) },
    satisfaction: { value: now.rating, before: before.rating },
    ratingCount: now.ratings,
    missedWishCount: now.wishes,
    rejectedCount: now.rejections,
  });
}

test('a letter tells of the week that is over, beside the one before, what counting anew would; what is removed is gone', async () => {
  const shop = await createShop(app);
  const random = seededRandom(7);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const said = [
    'Quali sono gli orari?',
    'consigli per cuffie',
    'Mi consigli una lavatrice?',
    'Fate tatuaggi?',
    'Ciao!',
  ];
  const conversations: string[] = [];
  for (let week = 0; week < 2; week++) {
    for (let count = 0; count < 7; count++) {
      const token = await createVisitor(app, shop.id);
      const { id } = (await start(app, token, pick(said))).data.startConversation.conversation;
      for (let more = 0; more < 2; more++) await say(app, token, id, pick(said));
      await ask(app, REJECT, { id, seq: 3 }, token); // where it is a FAQ's or the catalogue's
      if (random() < 0.6) await must(app, RATE, { id, rating: 1 + Math.floor(random() * 5) }, token);
      conversations.push(id);
    }
    await aWeekPasses(app.shared.database, shop.id);
  }
  await start(app, await createVisitor(app, shop.id), 'Quali sono gli orari?'); // of this week, of which nothing is told yet
  await expectRecounted(shop);
  const before = await letterOf(shop);
  expect(before.replyCount).toBe(21);
  expect(before.weeks).toHaveLength(12);
  expect((await letterOf(shop, addDays(LAST_WEEK(), -7))).questions.value).toBe(before.questions.before);
  const remove = 'mutation ($id: ID!, $ids: [ID!]!) { removeConversations(companyId: $id, ids: $ids) }';
  await must(app, remove, { id: shop.id, ids: [conversations[0], conversations.at(-1)] }, shop.owner.token);
  await expectRecounted(shop);
  expect((await letterOf(shop)).conversations).toEqual({ value: 6, before: 6 });
});

test('it names what nobody had asked before and still waits, what was missed, and what was sold', async () => {
  const shop = await createShop(app);
  await visitorAsks(app, shop, 'Fate tatuaggi?');
  await grouped(shop, 1);
  await aWeekPasses(app.shared.database, shop.id);
  await visitorAsks(app, shop, 'Fate tatuaggi?', 'Avete un parcheggio?', 'C’è il parcheggio?', 'Avete il kefir?');
  const token = await createVisitor(app, shop.id);
  const { data } = await start(app, token, 'Mi consigli una lavatrice?');
  const { id } = data.startConversation.conversation;
  await say(app, token, id, 'mi consigli UNA lavatrice');
  await say(app, token, id, 'Mi consigli un trapano?');
  for (const conversion of [
    { kind: 'CART', key: '1' },
    { kind: 'ORDER', key: 'A1', value: 49.9 },
  ])
    await must(app, CONVERT, { id, conversion }, token);
  await grouped(shop, 5);
  await aWeekPasses(app.shared.database, shop.id);
  expect(await letterOf(shop)).toMatchObject({
    newGroupCount: 2,
    newGroupsAnswered: 0,
    newGroups: [{ title: expect.stringMatching(/parcheggio/) }, { title: 'Avete il kefir?' }],
    missedWishCount: 3,
    missedWishes: [
      { text: 'mi consigli UNA lavatrice', count: 2, conversationId: id },
      { text: 'Mi consigli un trapano?', count: 1 },
    ],
    orderCount: 1,
    orderValue: 49.9,
    cartCount: 1,
  });
  const newest = listen(app, NEWEST, { id: shop.id }, shop.owner.token);
  await eventually('it is told', () => newest.events.length > 0);
  await writeFaq(app, shop, { question: 'Avete il kefir?', answer: 'Sì, fresco.', keywords: ['kefir'] });
  await eventually('what is answered by now waits no more', () => {
    const letter = newest.events.at(-1)?.weeklyLetter;
    return letter?.newGroupsAnswered === 1 && letter.newGroups.length === 1;
  });
  await newest.stop();
});

test('a new company has none before its first Sunday is over, then one of its days, beside nothing', async () => {
  const shop = await createShop(app);
  expect(await letterOf(shop)).toBeNull();
  const begun = momentOf(addDays(LAST_WEEK(), 2), 9 * 3_600_000);
  await sql('update companies set created_at = $begun where id = $id', { id: shop.id, begun });
  expect(await letterOf(shop)).toMatchObject({
    week: LAST_WEEK(),
    firstDay: addDays(LAST_WEEK(), 2),
    weeks: [LAST_WEEK()],
    questions: { value: 0, before: null },
    answered: { value: null, before: null },
    newGroups: [],
  });
  expect(await letterOf(shop, addDays(LAST_WEEK(), -7))).toBeNull();
  for (const week of [THIS_WEEK(), addDays(LAST_WEEK(), 1), addDays(LAST_WEEK(), -84), 'ieri']) {
    for (const document of [LETTER, ASIDE, BACK]) {
      const { errors } = await ask(app, document, { id: shop.id, week }, shop.owner.token);
      expect(errors[0]?.extensions.code, `${document} ${week}`).toBe('BAD_WEEK');
    }
  }
});

test('who sets it aside sees so in all browsers, and nobody else does; it can be brought back', async () => {
  const shop = await createShop(app);
  await sql(`update companies set created_at = now() - interval '30 days' where id = $id`, { id: shop.id });
  const colleague = await createPerson(app, 'CLIENT', shop.id);
  const mine = [1, 2].map(() => listen(app, NEWEST, { id: shop.id }, shop.owner.token));
  const theirs = listen(app, NEWEST, { id: shop.id }, colleague.token);
  const all = [...mine, theirs];
  const isAside = () => all.map(({ events }) => events.at(-1)?.weeklyLetter.isSetAside);
  const told = (expected: boolean[]) => eventually(`${expected} is told`, () => `${isAside()}` === `${expected}`);
  await told([false, false, false]);
  const variables = { id: shop.id, week: LAST_WEEK() };
  await must(app, ASIDE, variables, shop.owner.token);
  await told([true, true, false]);
  expect((await letterOf(shop)).isSetAside).toBe(true);
  const { weeklyLetter } = await must(app, LETTER, { id: shop.id, week: null }, colleague.token);
  expect(weeklyLetter.isSetAside).toBe(false);
  await must(app, BACK, variables, shop.owner.token);
  await told([false, false, false]);
  await Promise.all(all.map(({ stop }) => stop()));
});

test('on Monday at midnight in Rome the next one is there by itself, and nobody has set that aside', async () => {
  const monday = momentOf(addDays(THIS_WEEK(), 7));
  vi.useFakeTimers({ toFake: ['Date'], now: monday.getTime() - 2_000 });
  const shop = await createShop(app);
  await sql('update companies set created_at = $begun where id = $id', { id: shop.id, begun: momentOf(LAST_WEEK()) });
  await must(app, ASIDE, { id: shop.id, week: dayOf(momentOf(addDays(THIS_WEEK(), -7))) }, shop.owner.token);
  const newest = listen(app, NEWEST, { id: shop.id }, shop.owner.token);
  const letter = () => newest.events.at(-1)?.weeklyLetter;
  const former = LAST_WEEK();
  await eventually('the last one', () => letter()?.week === former && letter()?.isSetAside);
  vi.setSystemTime(new Date(monday.getTime() + 1));
  await eventually('the next one', () => letter()?.week === addDays(former, 7) && !letter()?.isSetAside);
  expect(newest.errors).toEqual([]);
  await newest.stop();
});
