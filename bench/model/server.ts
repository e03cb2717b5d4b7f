import { createShop } from '../../server/test/story.ts';
import { closeWhenAsked, GENEROUS, startBenchApp } from '../bench-app.ts';
import type { Door, ServerRequest } from '../push/protocol.ts';
import { usageNow } from '../push/usage.ts';

// The product's own server on its embedded database, with the stand-in for the model's service.
const app = await startBenchApp(
  { OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: process.argv[2] ?? '', AI_DAILY_TOKENS: '1000000000' },
  {
    socketLimits: { socketsPerAddress: 10_000, messagesByAddress: GENEROUS, openedByAddress: GENEROUS },
    longestWait: 60_000,
  },
);
const shop = await createShop(app);
process.on('message', (request: ServerRequest) => {
  if (request.kind === 'usage') process.send?.(usageNow());
});
closeWhenAsked(app);
process.send?.({ url: app.url, companyId: shop.id, token: shop.owner.token } satisfies Door);
