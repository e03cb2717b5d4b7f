import { asCallError } from './call-error.ts';
import { FAULTS } from './faults.ts';
import { type Attempt, Hearing, TimeLimit } from './hearing.ts';
import { type ModelMessage, STOPPED, VISITOR_LEFT } from './model.ts';
import type { ModelClient } from './openai.ts';
import { type CallTimes, pauseBeforeRetry } from './retry.ts';

/** How a call went. Durations are in milliseconds. */
export interface CallOutcome extends Attempt {
  attempts: number;
}

export interface CallOptions {
  times: CallTimes;
  /** When the question came, by `performance.now()`. */
  askedAt: number;
  /** The reader: see `Watch`. */
  signal: AbortSignal;
  /** Told what is said so far, as soon as it is known to be no thought. */
  onRaw(raw: string): void;
  random(): number;
  /** What it says at once is what is wanted to be known. */
  isOneAttempt?: boolean;
}

/**
 * Asks until there is an answer or no time for one: an attempt that failed before its first word is repeated where that
 * still fits; after the first word there is no second attempt, because people have begun to read.
 */
export async function callModel(
  client: ModelClient,
  messages: readonly ModelMessage[],
  options: CallOptions,
): Promise<CallOutcome> {
  const { times, askedAt, signal } = options;
  const elapsed = () => performance.now() - askedAt;
  for (let attempts = 1; ; attempts++) {
    const hadRoom = client.manners.thinks;
    const outcome = { ...(await tryOnce(client, messages, options)), attempts };
    if (outcome.failure === null || outcome.raw !== '' || signal.aborted) return outcome;
    const needsRoom = !hadRoom && hadNoRoom(outcome);
    if (needsRoom) client.manners.thinks = true;
    const pause = needsRoom ? 0 : pauseOf(outcome, elapsed(), options);
    if (pause === null || elapsed() + times.worthTrying > times.firstWord) return outcome;
    await passed(pause, signal);
    if (signal.aborted) return { ...outcome, ...left(signal) };
  }
}

/** It thought until the longest answer was full: now that this is known, it is given room for both. */
function hadNoRoom({ detail, thought, usage }: CallOutcome): boolean {
  return detail === 'LENGTH' && (thought > 0 || (usage?.outputTokens ?? 0) > 0);
}

function pauseOf({ fault, retryAfter, attempts }: CallOutcome, elapsed: number, options: CallOptions): number | null {
  const { random, times, isOneAttempt } = options;
  if (fault === null || isOneAttempt) return null;
  return pauseBeforeRetry({ fault, retryAfter }, attempts - 1, elapsed, random, times);
}

async function tryOnce(client: ModelClient, messages: readonly ModelMessage[], options: CallOptions): Promise<Attempt> {
  const { times, askedAt, signal } = options;
  const limit = new TimeLimit(askedAt);
  limit.set(times.firstWord);
  const both = AbortSignal.any([signal, limit.signal]);
  const hearing = new Hearing(client, options, limit);
  try {
    for await (const piece of untilAborted(client.stream(messages, both), both)) if (!hearing.hear(piece)) break;
    return hearing.ended();
  } catch (error) {
    return hearing.broken(signal.aborted ? left(signal) : failed(error, limit.signal.aborted));
  } finally {
    limit.stop();
  }
}

/** A service that hangs must not keep us: an abort ends the wait even where the stream does not notice it. */
async function* untilAborted<Each>(stream: AsyncIterable<Each>, signal: AbortSignal): AsyncGenerator<Each> {
  const pieces = stream[Symbol.asyncIterator]();
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => undefined);
  try {
    for (;;) {
      const next = pieces.next();
      next.catch(() => undefined);
      const piece = await Promise.race([next, aborted]);
      if (piece.done) return;
      yield piece.value;
    }
  } finally {
    void pieces.return?.()?.catch(() => undefined);
  }
}

function left(signal: AbortSignal) {
  const { reason } = signal;
  const isKept = reason === STOPPED || reason === VISITOR_LEFT;
  return {
    failure: reason === VISITOR_LEFT ? VISITOR_LEFT : 'UNAVAILABLE',
    fault: null,
    detail: isKept ? reason : 'ABANDONED',
    says: '',
    isAbandoned: !isKept,
    retryAfter: null,
    limitOf: null,
  } as const;
}

function failed(error: unknown, isTimeout: boolean) {
  const { kind, detail, retryAfter, message, refusal } = asCallError(error);
  const fault = isTimeout ? 'TIMEOUT' : kind;
  return {
    failure: FAULTS[fault].failure,
    fault,
    detail: isTimeout ? 'TIMEOUT' : detail,
    says: isTimeout ? '' : message,
    isAbandoned: false,
    retryAfter,
    limitOf: refusal?.limitOf ?? null,
  } as const;
}

function passed(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
  });
}
