import { FAULTS, type FaultKind } from './faults.ts';

/** How long a call may take, ms. */
export interface CallTimes {
  /** From the question to the end of the answer. */
  total: number;
  /** From the question to the first word or thought, with all attempts and the waiting for a free place. */
  firstWord: number;
  /** From the question to the first word, where the model thinks before it speaks. */
  thinking: number;
  /** From one word to the next, or to the end: who reads along waits no longer for what does not come. */
  stall: number;
  /** An attempt, the first one too, is begun only while this much of `firstWord` is left. */
  worthTrying: number;
}

/** People wait seconds, not minutes. */
export const CALL_TIMES: CallTimes = {
  total: 20_000,
  firstWord: 8_000,
  thinking: 15_000,
  stall: 5_000,
  worthTrying: 3_000,
};

const MOST_RETRIES = 2;
const FIRST_PAUSE = 500; // ms, doubled each time
const LONGEST_PAUSE = 8_000; // ms

/** A call that failed before its first word. */
export interface FailedAttempt {
  fault: FaultKind;
  /** What the provider asks to wait, ms. */
  retryAfter: number | null;
}

/** How long to wait before another attempt, ms; null when there should be none. `random` is 0–1. */
export function pauseBeforeRetry(
  failed: FailedAttempt,
  retries: number,
  elapsed: number,
  random: () => number,
  times: CallTimes = CALL_TIMES,
): number | null {
  const { fault, retryAfter } = failed;
  if (!FAULTS[fault].isPassing || retries >= MOST_RETRIES) return null;
  const pause = retryAfter ?? Math.min(FIRST_PAUSE * 2 ** retries, LONGEST_PAUSE) * (1 - 0.25 * random());
  return elapsed + pause + times.worthTrying <= times.firstWord ? pause : null;
}

/** `Retry-After` in seconds or as a date, or `retry-after-ms`; in ms, null where neither says anything. */
export function readRetryAfter(header: (name: string) => string | null | undefined, now: number): number | null {
  const milliseconds = Number.parseFloat(header('retry-after-ms') ?? '');
  if (milliseconds >= 0) return milliseconds;
  const text = header('retry-after') ?? '';
  const seconds = Number.parseFloat(text);
  if (seconds >= 0 && /^\s*\d/.test(text) && !/[a-z]/i.test(text)) return seconds * 1_000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
