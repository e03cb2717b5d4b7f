import type { Shared } from '../context.ts';
import { switchOffAway } from './availability-actions.ts';
import { noteSeen } from './availability-store.ts';

/**
 * Notes now and then who is connected to this process, and at once who leaves it; whoever no process has seen for a while
 * is switched off. Call the result to stop.
 */
export function startAvailabilityTimers(shared: Shared): () => void {
  const { database, connected, availabilityTimes, background, log } = shared;
  const orWarn = (work: Promise<unknown>) =>
    work.catch((error) => log.warn({ error }, 'who is there could not be looked after'));
  const stopHearing = connected.onLeave((id) => background.add(orWarn(noteSeen(database, [id])).then(() => undefined)));
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;
  const look = async () => {
    await orWarn(noteSeen(database, connected.ids()).then(() => switchOffAway(shared)));
    if (!isStopped) timer = setTimeout(look, availabilityTimes.seenEvery);
  };
  timer = setTimeout(look, 0);
  return () => {
    isStopped = true;
    stopHearing();
    if (timer) clearTimeout(timer);
  };
}
