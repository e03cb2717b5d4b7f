import { forgetOldSessions } from './accounts/session-store.ts';
import type { Shared } from './context.ts';
import { forgetOldCounts } from './database/rate-limits.ts';
import { asSystem } from './database/system.ts';
import { forgetOldFaqs } from './faqs/store.ts';
import { clearLeftovers } from './imports/leftover-store.ts';
import { analyzeProducts, forgetOldProducts } from './products/store.ts';
import { foldCounters } from './stats/store.ts';

const EVERY = 10 * 60_000; // 10 min
const FIRST = 2_000; // 2 s after the start, when whoever waited for it has been answered

/** Forgets what is over: sessions, links, counts of limits, files, what was deleted more than a day ago; adds up the counters of hours that are over. Call the result to stop. */
export function startHousekeeping(shared: Shared): () => void {
  const tidy = (work: () => Promise<void>) =>
    shared.background.add(work().catch((error) => shared.log.warn({ error }, 'what is over could not be forgotten')));
  // The embedded database has one process: what is unfinished when it starts belongs to one that is gone.
  const first = setTimeout(
    () =>
      tidy(async () => {
        await clearLeftovers(shared, shared.database.isEmbedded);
        await lookAtProducts(shared);
      }),
    FIRST,
  ).unref();
  const timer = setInterval(
    () =>
      tidy(async () => {
        await forgetOldCounts(shared.database);
        await asSystem(shared.database, forgetOldSessions);
        while ((await asSystem(shared.database, foldCounters)) > 0);
        await asSystem(shared.database, forgetOldFaqs);
        while ((await asSystem(shared.database, forgetOldProducts)) > 0);
        await clearLeftovers(shared);
        await lookAtProducts(shared);
      }),
    EVERY,
  ).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

/** The embedded database never looks at its tables by itself; without that it takes the wrong index in a large catalogue. */
async function lookAtProducts({ database }: Shared): Promise<void> {
  if (database.isEmbedded) await asSystem(database, analyzeProducts);
}
