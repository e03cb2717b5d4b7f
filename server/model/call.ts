import { type ModelFailure, type ModelMessage, STOPPED, VISITOR_LEFT } from './model.ts';
import { ModelCallError, type ModelClient } from './openai.ts';
import { LONGEST_RAW } from './reply-text.ts';
import { type CallTimes, pauseBeforeRetry } from './retry.ts';

/** How a call went. Durations are in milliseconds. */
export interface CallOutcome {
  /** What the model wrote, raw. */
  raw: string;
  failure: ModelFailure | null;
  detail: string | null;
  /** It has a beginning and no end: stopped, cut, or out of time. */
  isInterrupted: boolean;
  /** Its reader is gone: the outcome is nobody's. */
  isAbandoned: boolean;
  attempts: number;
  usage: { inputTokens: number; outputTokens: number } | null;
  firstWordAfter: number | null;
  /** What the provider asks to wait, where that is too long to be waited for. */
  retryAfter: number | null;
}

export interface CallOptions {
  times: CallTimes;
  /** When the question came, by `performance.now()`. */
  askedAt: number;
  /** The reader: see `Watch`. */
  signal: AbortSignal;
  onRaw(raw: string): void;
  random(): number;
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
    const attempt = await tryOnce(client, messages, options);
    const outcome = { ...attempt, attempts };
    if (attempt.failure === null || attempt.raw !== '' || signal.aborted || attempt.detail === 'TIMEOUT')
      return outcome;
    const { status, retryAfter } = attempt;
    const pause = pauseBeforeRetry({ status, retryAfter }, attempts - 1, elapsed(), options.random, times);
    if (pause === null || attempt.failure === 'EMPTY') return outcome;
    await passed(pause, signal);
    if (signal.aborted) return { ...outcome, ...left(signal, '') };
  }
}

async function tryOnce(client: ModelClient, messages: readonly ModelMessage[], options: CallOptions) {
  const { times, askedAt, signal, onRaw } = options;
  const elapsed = () => performance.now() - askedAt;
  const timeout = new AbortController();
  const both = AbortSignal.any([signal, timeout.signal]);
  let timer = setTimeout(() => timeout.abort(), Math.max(0, times.firstWord - elapsed()));
  const outcome: Omit<CallOutcome, 'attempts'> & { status: number | null } = {
    ...{ raw: '', failure: null, detail: null, isInterrupted: false, isAbandoned: false, usage: null },
    ...{ firstWordAfter: null, retryAfter: null, status: null },
  };
  try {
    for await (const { text, usage, cutBy } of untilAborted(client.stream(messages, both), both)) {
      outcome.usage = usage ?? outcome.usage;
      outcome.detail = cutBy ?? outcome.detail;
      if (text === '') continue;
      if (outcome.firstWordAfter === null) {
        outcome.firstWordAfter = Math.round(elapsed());
        clearTimeout(timer);
        timer = setTimeout(() => timeout.abort(), Math.max(0, times.total - elapsed()));
      }
      outcome.raw += text;
      if (outcome.raw.length > LONGEST_RAW) break;
      onRaw(outcome.raw);
    }
    outcome.isInterrupted = outcome.detail !== null;
    if (outcome.raw.trim() === '') Object.assign(outcome, { failure: 'EMPTY', detail: outcome.detail ?? 'EMPTY' });
  } catch (error) {
    Object.assign(
      outcome,
      signal.aborted ? left(signal, outcome.raw) : failed(error, timeout.signal.aborted, outcome.raw),
    );
  } finally {
    clearTimeout(timer);
    timeout.abort();
  }
  return outcome;
}

/** A service that hangs must not keep us: an abort ends the wait even where the stream does not notice it. */
async function* untilAborted<Piece>(stream: AsyncIterable<Piece>, signal: AbortSignal): AsyncGenerator<Piece> {
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

function left(signal: AbortSignal, raw: string) {
  const { reason } = signal;
  const isKept = reason === STOPPED || reason === VISITOR_LEFT;
  return {
    failure: reason === VISITOR_LEFT ? VISITOR_LEFT : 'UNAVAILABLE',
    detail: isKept ? reason : 'ABANDONED',
    isInterrupted: raw !== '',
    isAbandoned: !isKept,
  } as const;
}

function failed(error: unknown, isTimeout: boolean, raw: string) {
  const { status = null, retryAfter = null } = error instanceof ModelCallError ? error : {};
  const failure: ModelFailure = status === 429 ? 'OVERLOADED' : status === 401 ? 'UNAUTHORIZED' : 'UNAVAILABLE';
  const detail = isTimeout ? 'TIMEOUT' : status === null ? 'CUT' : `HTTP ${status}`;
  return { failure, detail, status, retryAfter, isInterrupted: raw !== '' };
}

function passed(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
  });
}
