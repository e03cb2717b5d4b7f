import pLimit from 'p-limit';
import type { Shared } from '../context.ts';
import { asSystem } from '../database/system.ts';
import { startRun } from './run-actions.ts';
import { endAllLeases, findDueCompany } from './store.ts';

const AT_ONCE = 2; // feeds that one process runs; as many files as it reads

/** Runs the feeds that are due, one after another; any number of processes may. @returns how many. */
export async function runDueFeeds(shared: Shared): Promise<number> {
  let count = 0;
  while (!shared.background.isStopping) {
    const companyId = await asSystem(shared.database, findDueCompany);
    if (companyId === null) return count;
    const run = await startRun(shared, companyId, { isByHand: false });
    if (run === null) continue; // another process was quicker
    await run.over;
    count++;
  }
  return count;
}

/** Looks for feeds that are due, until it is stopped. */
export function startFeedTimers(shared: Shared): () => void {
  const turns = pLimit(AT_ONCE);
  const look = () => {
    if (turns.activeCount + turns.pendingCount >= AT_ONCE) return;
    void turns(() =>
      runDueFeeds(shared).catch((error) => shared.log.warn({ error }, 'feeds that are due could not be run')),
    );
  };
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const begin = async () => {
    // The embedded database has one process: whoever ran a feed before it started is gone.
    if (shared.database.isEmbedded) await asSystem(shared.database, endAllLeases);
  };
  void begin()
    .catch((error) => shared.log.warn({ error }, 'feeds of a process before are waited for'))
    .then(() => {
      if (isStopped) return;
      look();
      timer = setInterval(look, shared.feedTimes.lookEvery);
    });
  return () => {
    isStopped = true;
    if (timer) clearInterval(timer);
  };
}
