import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { createShop } from '../../server/test/story.ts';
import type { Door, ServerRequest } from '../push/protocol.ts';
import { usageNow } from '../push/usage.ts';

// The product's own server on its embedded database, with the stand-in for the model's service.
const GENEROUS = { most: 100_000_000, seconds: 60 };
const config = readConfig({
  PORT: '0',
  HOST: '127.0.0.1',
  DEMO: '0',
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  SECRET_KEY: 'only-for-benchmarks-0123456789abcdef',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'helpie-bench-')),
  OPENAI_API_KEY: 'sk-bench',
  OPENAI_BASE_URL: process.argv[2],
  AI_DAILY_TOKENS: '1000000000',
});
const app = await startApp(config, {
  socketLimits: { socketsPerAddress: 10_000 },
  limits: {
    visitorsByAddress: GENEROUS,
    messagesByVisitor: GENEROUS,
    messagesByAddress: GENEROUS,
    messagesByCompany: GENEROUS,
    sameTextByVisitor: GENEROUS,
    conversationsByVisitor: GENEROUS,
    conversationsByAddress: GENEROUS,
    queriesByCaller: GENEROUS,
    changesByCaller: GENEROUS,
    subscribesByCaller: GENEROUS,
  },
});
const shop = await createShop(app);
process.on('message', (request: ServerRequest) => {
  if (request.kind === 'usage') process.send?.(usageNow());
});
process.once('SIGTERM', async () => {
  await app.close();
  process.exit(0);
});
process.send?.({ url: app.url, companyId: shop.id, token: shop.owner.token } satisfies Door);
