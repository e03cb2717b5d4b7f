import { setTimeout as wait } from 'node:timers/promises';
import type { Replacements } from '../app/replacements.ts';
import { startApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { querySystem } from '../database/system.ts';
import type { Model } from '../model/model.ts';
import { atStatement } from './breaking-statements.ts';
import { NO_HURRY, NO_LIMITS } from './no-limits.ts';
import { createShop } from './story.ts';

/** What the process says of itself: once when it is ready, and again whenever it is asked. */
export interface CrashServerState {
  url: string;
  shopId: string;
  /** Bytes of the process that are in memory. */
  memory: number;
  repliesPending: number;
  /** Who can sign in for the shop, at the start that made it. */
  ownerEmail: string | null;
  /** Products of the catalogue in use. */
  productCount: number;
  /** Catalogues that an import is writing, or never finished. */
  unfinishedCatalogues: number;
}

/** The replies that the process before left pending stay so until this one has told how many they are. */
const hasTold = Promise.withResolvers<void>();

/** Whatever the FAQs do not know is answered after 10–110 ms, so that a crash finds replies that are pending. */
function quickModel(): Model {
  return {
    isActive: true,
    async reply({ text }) {
      await hasTold.promise;
      await wait(10 + Math.random() * 100);
      return { text: `Risposta a: ${text}`, productIds: [] };
    },
  };
}

const replacements: Replacements = {
  ...(process.env.OPENAI_API_KEY || process.env.WITHOUT_MODEL ? {} : { model: quickModel() }),
  limits: NO_LIMITS,
  longestWait: NO_HURRY,
  ...(process.env.QUICK_PRESENCE ? { availabilityTimes: { seenEvery: 1_000, awayFor: 10_000 } } : {}),
  feedTimes: { lookEvery: 200 },
  pendingReplyTimes: { leaseFor: 1_000, lookEvery: 200 },
};

// A server in a process of its own, started by `crash.test.ts` to be killed.
const app = await startApp(readConfig(process.env), replacements);
const made = process.env.CRASH_SHOP ? null : await createShop(app);
const shopId = process.env.CRASH_SHOP ?? made?.id ?? '';

async function tell(): Promise<void> {
  const [row] = await querySystem<Omit<CrashServerState, 'url' | 'shopId' | 'memory' | 'ownerEmail'>>(
    app.shared.database,
    `select (select count(*)::int from owed_replies where company_id = $shopId) as "repliesPending",
      (select count(*)::int from catalogues where company_id = $shopId and not is_complete) as "unfinishedCatalogues",
      (select count(*)::int from products where company_id = $shopId
        and catalogue_id = (select catalogue_id from companies where id = $shopId)) as "productCount"`,
    { shopId },
  );
  if (!row) throw new Error('no state');
  const ownerEmail = made?.owner.email ?? null;
  process.send?.({
    url: app.url,
    shopId,
    memory: process.memoryUsage.rss(),
    ownerEmail,
    ...row,
  } satisfies CrashServerState);
}

// Asked how it is, or to be gone as if killed when it sends a statement with this text.
process.on('message', (asked: string | { dieAt: string }) => {
  if (typeof asked === 'string') return tell();
  atStatement(asked.dieAt, () => process.kill(process.pid, 'SIGKILL'));
});
process.once('SIGTERM', async () => {
  await app.close();
  process.exit(0);
});
await tell();
hasTold.resolve();
