import { timeOfDay } from '../language/rome.ts';

const DAY = 86_400_000; // ms
const NEAR = 240_000; // ms; within what a file of tests may take, also beside others

/** How long a test that counts what happens today has to wait until all of it happens on one day of Rome, ms. */
export function untilMidnightIsFar(now: Date): number {
  const left = DAY - timeOfDay(now);
  return left < NEAR ? left + 1 : 0;
}

/** Waits for the new day of Rome where this one is nearly over: half of a story would be of yesterday. */
export async function farFromMidnight(): Promise<void> {
  const wait = untilMidnightIsFar(new Date());
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}
