import { scriptedModel } from '../../server/test/scripted-model.ts';
import { createShop } from '../../server/test/story.ts';
import { closeWhenAsked, GENEROUS, startBenchApp } from '../bench-app.ts';
import { benchDatabaseUrl } from '../harness.ts';
import type { Door, ServerRequest } from './protocol.ts';
import { usageNow } from './usage.ts';

// The product's own server, with a model that answers after 60 ms: a question and its answer are two pushes.
const app = await startBenchApp(
  { DATABASE_URL: benchDatabaseUrl() },
  {
    model: scriptedModel((text) => `Risposta a: ${text}`, 60),
    socketLimits: { socketsPerAddress: 10_000, messagesByAddress: GENEROUS, openedByAddress: GENEROUS },
  },
);
const shop = await createShop(app);
process.on('message', (request: ServerRequest) => {
  if (request.kind === 'usage') process.send?.(usageNow());
});
closeWhenAsked(app);
process.send?.({ url: app.url, companyId: shop.id, token: shop.owner.token } satisfies Door);
