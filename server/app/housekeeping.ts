import { forgetOldAcceptanceTests } from '../acceptance/store.ts';
import { forgetOldSessions } from '../accounts/session-store.ts';
import { finishRemovals } from '../companies/removal-actions.ts';
import type { Shared } from '../context.ts';
import { forgetRemovals } from '../conversations/removal-store.ts';
import { makeSearchable } from '../conversations/unsearchable-store.ts';
import { forgetOldCounts } from '../database/rate-limits.ts';
import { asSystem } from '../database/system.ts';
import { forgetOldFaqs } from '../faqs/store.ts';
import { clearLeftovers, lookAtProducts } from '../imports/leftover-store.ts';
import { forgetOldShares } from '../model/usage-store.ts';
import { deleteUnusedPictures } from '../pictures/unused-store.ts';
import { forgetOldProducts } from '../products/store.ts';
import { forgetOldSavedReplies } from '../saved-replies/store.ts';
import { foldCounters } from '../stats/store.ts';

const EVERY = 10 * 60_000; // 10 min
const FIRST = 2_000; // 2 s after the start, when whoever waited for it has been answered

/** Forgets what is over: sessions, links, counts of limits, shares of the model, files, what was deleted more than a day ago, companies whose deletion was interrupted, pictures that nobody uses; adds up the counters of hours that are over. Call the result to stop. @param startedAt a moment before anybody was served. */
export function startHousekeeping(shared: Shared, startedAt: Date): () => void {
  const tidy = (work: () => Promise<void>) =>
    shared.background.add(work().catch((error) => shared.log.warn({ error }, 'what is over could not be forgotten')));
  // The embedded database has one process: what was begun before it started, and is unfinished, belongs to one that is gone.
  const first = setTimeout(
    () =>
      tidy(async () => {
        await clearLeftovers(shared, shared.database.isEmbedded ? startedAt : undefined);
        await finishRemovals(shared);
        if (shared.database.isEmbedded) await lookAtProducts(shared);
        await makeAllSearchable(shared);
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
        await asSystem(shared.database, forgetOldSavedReplies);
        await asSystem(shared.database, forgetOldAcceptanceTests);
        await asSystem(shared.database, forgetOldShares);
        await asSystem(shared.database, forgetRemovals);
        await finishRemovals(shared);
        while ((await asSystem(shared.database, forgetOldProducts)) > 0);
        await clearLeftovers(shared);
        await deleteUnusedPictures(shared);
        if (shared.database.isEmbedded) await lookAtProducts(shared);
        await makeAllSearchable(shared);
      }),
    EVERY,
  ).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

/** Old conversations get the words by which they are found; slice by slice, so that nobody waits for it. */
async function makeAllSearchable({ background, database }: Shared): Promise<void> {
  while (!background.isStopping && (await asSystem(database, makeSearchable)) > 0);
}
