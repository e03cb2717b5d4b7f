import { expect, test, vi } from 'vitest';
import { COST_OF_OPERATION, COST_OF_REQUEST } from '../graphql/loop-costs.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { ask, createShop, eventually, listen } from './story.ts';

/**
 * ms of the loop that never come back: how many a question takes is not the same on every machine, and whoever signs in for
 * a test shares those of its address.
 */
const MOST = 500;

let app: ShopStory['app'];
tellShopStories(
  (story) => {
    ({ app } = story);
  },
  {},
  { limits: { loopTimeByCaller: { most: MOST, seconds: MOST * 1_000_000 } } },
);

const ME = '{ viewer { id } }';
const COUNT = 'subscription { visibleCompanyCount }';

/** As long to read as documents may be, and never the same; what is wrong with it is found at its end. */
const refused = (root: string, number: number) =>
  `${root} { a${number}: ${'__typename '.repeat(400)} isNowhere${number} }`;

/** How often it took until it was refused for want of time. */
async function untilRefused(attempt: (number: number) => Promise<string | undefined>): Promise<number> {
  for (let number = 1; number < 10 * (MOST / COST_OF_REQUEST); number++)
    if ((await attempt(number)) === 'TOO_MANY_REQUESTS') return number;
  throw new Error('it never was');
}

test('documents that are refused take of their caller’s time, and then nothing is read for them', async () => {
  const [{ owner }, other] = [await createShop(app), await createShop(app)];
  const tries = await untilRefused(async (number) => {
    const { errors } = await ask(app, refused('query', number), {}, owner.token);
    return errors[0]?.extensions.code;
  });
  expect(tries).toBeLessThanOrEqual(MOST / COST_OF_REQUEST + 1);
  const { errors, status, headers } = await ask(app, 'this is no GraphQL {{{', {}, owner.token);
  expect([errors[0]?.extensions.code, status]).toEqual(['TOO_MANY_REQUESTS', 429]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(app, ME, {}, other.owner.token)).errors).toEqual([]);
});

test('subscriptions that are refused take of it too', async () => {
  const { owner } = await createShop(app);
  const tries = await untilRefused(async (number) => {
    const listening = listen(app, refused('subscription', number), {}, owner.token);
    await eventually('it is refused', () => listening.errors.length > 0);
    await listening.stop();
    return listening.errors[0]?.extensions?.code;
  });
  expect(tries).toBeLessThanOrEqual(MOST / COST_OF_REQUEST + 1);
  // At the other door there is as little left.
  expect((await ask(app, ME, {}, owner.token)).errors[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
});

test('what a subscription reads takes of it as well', async () => {
  const { owner } = await createShop(app);
  const run = vi.spyOn(app.shared.loopTime, 'run');
  const listening = listen(app, COUNT, {}, owner.token);
  await eventually('it is served', () => listening.events.length > 0);
  await listening.stop();
  const [opened, read] = run.mock.calls.filter(([{ caller }]) => caller === owner.id);
  for (const call of [opened, read]) expect(call?.[1]).toBeGreaterThanOrEqual(COST_OF_OPERATION);
  run.mockRestore();
});
