import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { COUNTS, knownOf, runsOf, saveTest } from './acceptance-story.ts';
import { startTestApp } from './app.ts';
import { createShop, eventually, listen, must, type Shop } from './story.ts';
import { isRealPostgres } from './story-database.ts';
import { deleteFaq } from './unanswered-story.ts';

describe.skipIf(!isRealPostgres)('acceptance tests on two servers', () => {
  let here: App;
  let there: App;
  let shop: Shop;
  beforeAll(async () => {
    [here, there] = await Promise.all([startTestApp(), startTestApp()]);
    shop = await createShop(here);
  });
  afterAll(() => Promise.all([here, there].map((app) => app.close())));

  test('are tried once for each version of what is known, whichever of them does it', async () => {
    const faq = (await knownOf(here, shop)).get('Quali sono gli orari?') ?? '';
    const panel = listen(there, COUNTS, { id: shop.id }, shop.owner.token);
    const told = (failedCount: number) =>
      eventually(`the panel is told ${failedCount}`, () => {
        const last = panel.events.at(-1)?.acceptanceCounts;
        return last?.untriedCount === 0 && last.testCount === 20 && last.failedCount === failedCount;
      });
    for (let number = 0; number < 20; number++)
      await saveTest(number % 2 === 0 ? here : there, shop, {
        ...{ question: `a che ora aprite? ${number}`, expectedKind: 'FAQ', faqId: faq },
      });
    await told(0);
    const restore = 'mutation ($id: ID!, $faq: ID!) { restoreFaq(companyId: $id, id: $faq) { id } }';
    for (let turn = 1; turn <= 3; turn++) {
      await deleteFaq(turn % 2 === 0 ? here : there, shop, faq);
      await told(20);
      await must(turn % 2 === 0 ? there : here, restore, { id: shop.id, faq }, shop.owner.token);
      await told(0);
      expect(await runsOf(here, shop)).toHaveLength(2 * turn);
    }
    await panel.stop();
  });
});
