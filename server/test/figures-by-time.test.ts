import { afterEach, expect, test, vi } from 'vitest';
import { querySystem } from '../database/system.ts';
import { addDays, dayOf, momentOf } from '../language/rome.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { createShop, createVisitor, eventually, listen, start } from './story.ts';

let app: ShopStory['app'];
tellShopStories((story) => {
  ({ app } = story);
});

// The server's clock alone stands where the story puts it: timers go on, and so does the database's.
const setClock = (moment: Date) =>
  vi.isFakeTimers() ? vi.setSystemTime(moment) : vi.useFakeTimers({ toFake: ['Date'], now: moment });
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000; // ms
const SOON = 2_000; // ms before what comes by time alone
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

const CARD = 'subscription ($id: ID!) { companyFigures(companyId: $id) { messagesToday { value } } }';
const PLATFORM = 'subscription { platformFigures { messagesToday } }';

test('at midnight in Rome what counts as today begins anew, though nobody writes', async () => {
  const midnight = momentOf(addDays(dayOf(new Date()), 1));
  setClock(later(midnight, -SOON));
  const shop = await createShop(app);
  await start(app, await createVisitor(app, shop.id), 'Quali sono gli orari?');
  const card = listen(app, CARD, { id: shop.id }, shop.owner.token);
  const platform = listen(app, PLATFORM, {}, shop.owner.token);
  const told = () => [
    card.events.at(-1)?.companyFigures.messagesToday.value,
    platform.events.at(-1)?.platformFigures.messagesToday,
  ];
  const is = (messages: number) => () => told().every((one) => one === messages);
  await eventually('it is counted today', is(3));
  setClock(later(midnight, 1));
  await eventually('it was yesterday', is(0));
  expect([...card.errors, ...platform.errors]).toEqual([]);
  await Promise.all([card.stop(), platform.stop()]);
});

test('at a full hour what today is compared with grows, though nobody writes', async () => {
  // Noon of tomorrow: no hour of the story is one in which anything else happened.
  const today = dayOf(new Date());
  const noon = momentOf(addDays(today, 1), 12 * HOUR);
  setClock(later(noon, -SOON));
  const shop = await createShop(app);
  await querySystem(
    app.shared.database,
    `insert into hourly_counters (company_id, hour, shard, user_messages) values ($id, $hour, -1, 5)`,
    { id: shop.id, hour: momentOf(today, 11 * HOUR) },
  );
  const query = `subscription ($id: ID!) {
    statisticsChanges(companyId: $id, period: { name: TODAY }) { questions { value before } }
  }`;
  const screen = listen(app, query, { id: shop.id }, shop.owner.token);
  const before = () => screen.events.at(-1)?.statisticsChanges.questions.before;
  await eventually('the hour of yesterday is not over', () => before() === 0);
  setClock(later(noon, 1));
  await eventually('it is', () => before() === 5);
  expect(screen.errors).toEqual([]);
  await screen.stop();
});
