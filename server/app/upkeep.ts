import type { Shared } from '../context.ts';
import { lookAfter } from '../database/upkeep.ts';

const EVERY = 1_000; // ms
const LONG = 250; // ms; what takes longer is worth a line

/**
 * Looks after the embedded database, a slice at a time and people in between; a real one does it by itself. Call the result
 * to stop.
 */
export function startUpkeep({ database, background, log }: Shared): () => void {
  if (!database.isEmbedded) return () => undefined;
  let isAtWork = false;
  const look = async () => {
    try {
      const done = await lookAfter(database);
      if (done !== null) log[done.took < LONG ? 'debug' : 'info'](done, 'the embedded database was looked after');
    } catch (error) {
      log.warn({ error }, 'the embedded database could not be looked after');
    }
    isAtWork = false;
  };
  const timer = setInterval(() => {
    if (isAtWork) return;
    isAtWork = true;
    background.add(look());
  }, EVERY).unref();
  return () => clearInterval(timer);
}
