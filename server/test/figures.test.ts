import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { querySystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { figuresOf, sharesOf } from '../stats/figures.ts';
import { peopleFiguresOf } from '../stats/people-figures.ts';
import { type Period, stretchOf } from '../stats/period.ts';
import { readStatistics } from '../stats/statistics-store.ts';
import { readTotals } from '../stats/store.ts';
import { startTestApp } from './app.ts';
import { countNaively, countPeopleNaively, rowsOf } from './naive-figures.ts';
import { PretendedShop, unwindClock, windClock } from './pretended-shop.ts';
import { seededRandom } from './seeded-random.ts';
import { createShop } from './story.ts';

const A_DAY = 86_400_000; // ms

let app: App;
beforeAll(async () => {
  // By the real clock all that is said here is over for months: the server must not look after it meanwhile.
  app = await startTestApp({}, { pendingReplyTimes: { lookEvery: A_DAY } });
  await windClock(app.shared.database);
});
afterAll(async () => {
  await unwindClock(app.shared.database);
  await app.close();
});

const inRome = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hourCycle: 'h23', ...options });
const dayInRome = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });
const hourInRome = inRome({ hour: '2-digit' });
const weekdayInRome = inRome({ weekday: 'short' });
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const PERIODS: Period[] = [{ name: 'TODAY' }, { name: 'LAST_7_DAYS' }, { name: 'LAST_90_DAYS' }];

async function expectTrue(shop: PretendedShop, period: Period, now: Date): Promise<void> {
  const rows = await rowsOf(app.shared.database, shop.id);
  const found = await inCompany(app.shared.database, shop.id, (manager) =>
    readStatistics(manager, shop.id, period, now),
  );
  const { totalConversations } = await inCompany(app.shared.database, shop.id, (manager) =>
    readTotals(manager, shop.id),
  );
  expect(totalConversations).toBe(rows.conversations.length);
  const stretch = stretchOf(period, now);
  const span = { from: stretch.from, to: stretch.isRunning ? new Date(now.getTime() + 1) : stretch.to };
  const counts = countNaively(rows, span);
  const before = countNaively(rows, stretch.before);
  expect(found).toMatchObject({ ...figuresOf(counts, before), sources: sharesOf(counts, before) });
  expect(found.people).toEqual(peopleFiguresOf(countPeopleNaively(rows, span), counts, before));

  const questions = rows.messages.filter(
    ({ sender, sentAt }) => sender === 'USER' && sentAt >= span.from && sentAt < span.to,
  );
  const count = (is: (sentAt: Date) => boolean) => questions.filter(({ sentAt }) => is(sentAt)).length;
  expect(found.days.map((point) => [point.day, point.questions])).toEqual(
    stretch.days.map((day) => [day, count((moment) => dayInRome.format(moment) === day)]),
  );
  expect(found.hours.map((point) => point.questions)).toEqual(
    found.hours.map(({ hour }) => count((moment) => Number(hourInRome.format(moment)) === hour)),
  );
  expect(found.weekdays.map((point) => point.questions)).toEqual(
    WEEKDAYS.map((weekday) => count((moment) => weekdayInRome.format(moment) === weekday)),
  );
  const asked = rows.messages.filter(({ faqId, sentAt }) => faqId && sentAt >= span.from && sentAt < span.to);
  const hits = Map.groupBy(asked, ({ faqId }) => faqId);
  expect(Object.fromEntries(found.topQuestions.map(({ faqId, count: number }) => [faqId, number]))).toEqual(
    Object.fromEntries([...hits].map(([faqId, messages]) => [faqId, messages.length])),
  );
  expect(found.unaskedFaqs.map(({ faqId }) => faqId)).toEqual(shop.faqIds.filter((faqId) => !hits.has(faqId)));
}

/** A shop in which so much happens from a moment on, as the seed says; it is looked at after each action. Where it ends. */
async function openShop(
  begin: string,
  seed: number,
  actions: number,
  look: (shop: PretendedShop, action: number, now: Date) => Promise<void> = async () => undefined,
): Promise<{ shop: PretendedShop; end: number }> {
  const random = seededRandom(seed);
  const { id, owner } = await createShop(app);
  const faqs = await querySystem<{ id: string }>(
    app.shared.database,
    'select id from faqs where company_id = $id order by position',
    { id },
  );
  const shop = new PretendedShop(
    app.shared.database,
    id,
    faqs.map((faq) => faq.id),
    owner.id,
    random,
  );
  let now = new Date(begin).getTime();
  for (let action = 1; action <= actions; action++) {
    // Two days and a half in all, here and there exactly on the hour, or the last millisecond before it.
    now += random() * 1_200_000;
    if (random() < 0.1) now = Math.ceil(now / 3_600_000) * 3_600_000 - (random() < 0.5 ? 1 : 0);
    now = Math.floor(now);
    await shop.act(new Date(now));
    await look(shop, action, new Date(now));
  }
  return { shop, end: now };
}

test('what a seed found is found again: the same happens in every shop that it tells', async () => {
  const told = async () => {
    const { shop } = await openShop('2026-10-24T19:00:00Z', 1, 120);
    const { messages, conversations } = await rowsOf(app.shared.database, shop.id);
    // Their ids are others at every run.
    const said = messages.map(({ faqId, conversationId: _, ...rest }) => ({
      ...rest,
      place: shop.faqIds.indexOf(faqId ?? ''),
    }));
    return [said, conversations.map(({ id: _, ...rest }) => rest)].map((rows) =>
      rows.map((row) => JSON.stringify(row)).toSorted(),
    );
  };
  expect(await told()).toEqual(await told());
});

test.each([
  ['the clock goes forward', '2026-03-28T19:00:00Z', 1],
  ['the clock goes back', '2026-10-24T19:00:00Z', 2],
  ['the clock goes back, other things happen', '2026-10-24T12:00:00Z', 3],
])('what PostgreSQL counted equals counting one by one: %s', async (_case, begin, seed) => {
  const { shop, end } = await openShop(begin, seed, 360, async (open, action, now) => {
    if (action % 40 === 0) for (const period of PERIODS) await expectTrue(open, period, now);
  });
  const [first, last] = [begin.slice(0, 10), new Date(end).toISOString().slice(0, 10)];
  await expectTrue(shop, { from: first, to: first }, new Date(end));
  await expectTrue(shop, { from: first, to: last }, new Date(end));
  expect(shop.removed).toBeGreaterThan(0);
  const { messages, conversations } = await rowsOf(app.shared.database, shop.id);
  expect(messages.length).toBeGreaterThan(200);
  expect(messages.some(({ reason }) => reason === 'NOT_FOUND')).toBe(true);
  expect(messages.some(({ corrections }) => corrections > 0)).toBe(true);
  expect(conversations.filter(({ status }) => status === 'ABANDONED').length).toBeGreaterThan(3);
  expect(conversations.filter(({ satisfaction }) => satisfaction !== null).length).toBeGreaterThan(10);
  const people = await inCompany(app.shared.database, shop.id, (manager) =>
    readStatistics(manager, shop.id, { from: first, to: last }, new Date(end)),
  ).then((statistics) => statistics.people);
  expect(people.waits.count).toBeGreaterThan(0);
  expect(people.firstAnswers.count).toBeGreaterThan(2);
  expect(people.peopleRatings.count).toBeGreaterThan(0);
  expect(people.requestsLeft).toBeGreaterThan(0);
});
