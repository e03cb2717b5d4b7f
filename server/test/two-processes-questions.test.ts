import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { startTestApp } from './app.ts';
import { createShop, eventually, listen, type Shop } from './story.ts';
import { isRealPostgres } from './story-database.ts';
import { COUNTS, deleteFaq, groupsOf, visitorAsks, writeFaq } from './unanswered-story.ts';

describe.skipIf(!isRealPostgres)('unanswered questions on two servers', () => {
  let here: App;
  let there: App;
  let shop: Shop;
  beforeAll(async () => {
    [here, there] = await Promise.all([startTestApp(), startTestApp()]);
    shop = await createShop(here);
  });
  afterAll(() => Promise.all([here, there].map((app) => app.close())));

  test('are put together once, whichever of them does it, and closed by a FAQ that the other is told of', async () => {
    const panel = listen(there, COUNTS, { id: shop.id }, shop.owner.token);
    const asked = Array.from({ length: 24 }, (_, number) =>
      visitorAsks(
        number % 2 === 0 ? here : there,
        shop,
        'Avete un parcheggio?',
        'Fate tatuaggi?',
        'dove si parcheggia?',
      ),
    );
    await Promise.all(asked);
    const groups = await eventually('every question is in its row', async () => {
      const found = await groupsOf(here, shop);
      return found.reduce((sum, { questionCount }) => sum + questionCount, 0) >= 72 ? found : null;
    });
    expect(groups).toMatchObject([
      { questionCount: 48, visitorCount: 24 },
      { questionCount: 24, visitorCount: 24, title: 'Fate tatuaggi?' },
    ]);
    const told = (openCount: number) =>
      eventually(
        `the panel is told ${openCount}`,
        () => panel.events.at(-1)?.questionGroupCounts.openCount === openCount,
      );
    await told(2);
    const parking = { question: 'Dove si parcheggia?', answer: 'Qui davanti.', keywords: ['parcheggio', 'parcheggia'] };
    const faq = await writeFaq(here, shop, parking);
    await told(1);
    await deleteFaq(there, shop, faq);
    await told(2);
    await panel.stop();
  });
});
