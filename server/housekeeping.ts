import { forgetOldSessions } from './accounts/session-store.ts';
import type { Shared } from './context.ts';
import { forgetOldCounts } from './database/rate-limits.ts';
import { asSystem } from './database/system.ts';

const EVERY = 10 * 60_000; // 10 min

/** Forgets what is over: sessions, links, counts of limits; call the result to stop. */
export function startHousekeeping(shared: Shared): () => void {
  const timer = setInterval(async () => {
    try {
      await forgetOldCounts(shared.database);
      await asSystem(shared.database, forgetOldSessions);
    } catch (error) {
      shared.log.warn({ error }, 'what is over could not be forgotten');
    }
  }, EVERY).unref();
  return () => clearInterval(timer);
}
