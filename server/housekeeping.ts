import { forgetOldSessions } from './accounts/session-store.ts';
import type { Shared } from './context.ts';
import { forgetOldCounts } from './database/rate-limits.ts';
import { asSystem } from './database/system.ts';
import { foldCounters } from './stats/store.ts';

const EVERY = 10 * 60_000; // 10 min

/** Forgets what is over: sessions, links, counts of limits; adds up the counters of hours that are over. Call the result to stop. */
export function startHousekeeping(shared: Shared): () => void {
  const timer = setInterval(async () => {
    try {
      await forgetOldCounts(shared.database);
      await asSystem(shared.database, forgetOldSessions);
      while ((await asSystem(shared.database, foldCounters)) > 0);
    } catch (error) {
      shared.log.warn({ error }, 'what is over could not be forgotten');
    }
  }, EVERY).unref();
  return () => clearInterval(timer);
}
