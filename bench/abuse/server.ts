import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RATE_LIMITS, startApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { createShop, createVisitor, start } from '../../server/test/story.ts';

/** What an attack is told. Everybody comes from an address of their own, by `X-Forwarded-For`. */
export interface Target {
  url: string;
  companyId: string;
  staffToken: string;
  visitor: { token: string; conversationId: string };
}

const GENEROUS = { most: 100_000_000, seconds: 60 };
/** `open`: without limits by caller, so that an overload can come from one machine. */
const isOpen = process.argv[2] === 'open';
const folder = mkdtempSync(join(tmpdir(), 'tuoshop-abuse-'));
const names = Object.keys(RATE_LIMITS) as (keyof typeof RATE_LIMITS)[];

const app = await startApp(
  readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: '0',
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: '1',
    DATA_DIR: folder,
    SECRET_KEY: 'only-for-benchmarks-0123456789abcdef',
    ...(process.env.BENCH_DATABASE_URL ? { DATABASE_URL: process.env.BENCH_DATABASE_URL } : {}),
  }),
  isOpen ? { limits: Object.fromEntries(names.map((name) => [name, GENEROUS])) } : {},
);
const shop = await createShop(app);
const token = await createVisitor(app, shop.id);
const { data } = await start(app, token, 'Quali sono gli orari?');

process.on('message', (wanted) => {
  if (wanted === 'memory') process.send?.(process.memoryUsage().rss);
});
process.once('SIGTERM', async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
process.send?.({
  url: app.url,
  companyId: shop.id,
  staffToken: shop.owner.token,
  visitor: { token, conversationId: data.startConversation.conversation.id },
} satisfies Target);
