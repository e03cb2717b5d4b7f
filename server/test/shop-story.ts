import { afterAll, beforeAll } from 'vitest';
import type { Replacements } from '../app/replacements.ts';
import { startTestApp } from './app.ts';
import { createShop, type Shop } from './story.ts';

/** A running server, and a shop with its owner on it. */
export interface ShopStory {
  app: Awaited<ReturnType<typeof startTestApp>>;
  shop: Shop;
}

/** Opens a server with a shop for the stories of one file; given before the first, closed after the last. */
export function tellShopStories(
  begin: (story: ShopStory) => void,
  environment: Record<string, string> = {},
  replacements: Replacements = {},
  named: { name?: string } = {},
): void {
  let app: ShopStory['app'] | undefined;
  beforeAll(async () => {
    app = await startTestApp(environment, replacements);
    begin({ app, shop: await createShop(app, named) });
  });
  afterAll(() => app?.close());
}
