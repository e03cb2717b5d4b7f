import { useSyncExternalStore } from 'react';
import { isoDayOf } from './dates.ts';

const HOUR = 3_600_000; // ms
const JUST_AFTER = 100; // ms: timers may come a little early

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Today in Rome, 2026-11-20. Who uses it is drawn again at midnight, when 'oggi' has become 'ieri'. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today, today);
}

function today(): string {
  return isoDayOf(new Date().toISOString());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) awaitFullHour();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/** Midnight is one of them; a computer that slept hears of it at the next. */
function awaitFullHour(): void {
  timer = setTimeout(
    () => {
      for (const listener of [...listeners]) listener();
      awaitFullHour();
    },
    HOUR - (Date.now() % HOUR) + JUST_AFTER,
  );
}
