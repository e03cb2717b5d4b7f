import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { scriptedModel } from '../../server/test/scripted-model.ts';
import { createShop } from '../../server/test/story.ts';
import { benchDatabaseUrl } from '../harness.ts';
import type { Door, ServerRequest } from './protocol.ts';
import { usageNow } from './usage.ts';

// The product's own server, with a model that answers after 60 ms: a question and its answer are two pushes.
const GENEROUS = { most: 100_000_000, seconds: 60 };
const config = readConfig({
  PORT: '0',
  HOST: '127.0.0.1',
  DEMO: '0',
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  DATABASE_URL: benchDatabaseUrl(),
  SECRET_KEY: 'only-for-benchmarks-0123456789abcdef',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'helpie-bench-')),
});
const app = await startApp(config, {
  model: scriptedModel((text) => `Risposta a: ${text}`, 60),
  socketLimits: {
    socketsPerAddress: 10_000,
    messagesByAddress: GENEROUS,
    openedByAddress: GENEROUS,
  },
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
