import { ModelCallError } from './call-error.ts';
import { cutBy } from './endings.ts';
import type { FaultKind, ModelFailure } from './faults.ts';
import type { LimitOf } from './limit-of.ts';
import type { ModelClient } from './openai.ts';
import { larger, type Piece, type Usage } from './piece.ts';
import { LONGEST_RAW } from './reply-text.ts';
import type { CallTimes } from './retry.ts';
import { looksLikeThought, ThoughtSplitter } from './thoughts.ts';

/** What came of one attempt to get an answer. Durations are in milliseconds. */
export interface Attempt {
  /** What the model said, raw; nothing of what it thought. */
  raw: string;
  failure: ModelFailure | null;
  /** What was wrong with the service, where it was the service. */
  fault: FaultKind | null;
  detail: string | null;
  /** The service's own words about a fault; never for a log. */
  says: string;
  /** It has a beginning and no end: stopped, cut, or out of time. */
  isInterrupted: boolean;
  /** Its reader is gone: the outcome is nobody's. */
  isAbandoned: boolean;
  usage: Usage | null;
  /** What was thought before and between the words, UTF-16 units: paid, and read by nobody. */
  thought: number;
  firstWordAfter: number | null;
  /** What the provider asks to wait, where that is too long to be waited for. */
  retryAfter: number | null;
  /** Whose limit was reached, where the service tells. */
  limitOf: LimitOf | null;
}

const LONGEST_THOUGHT = 20_000; // UTF-16 units, about 5,000 tokens: it will come to no answer in time

/** Ends an attempt that takes too long, counted from the question. */
export class TimeLimit {
  readonly #abort = new AbortController();
  readonly #askedAt: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(askedAt: number) {
    this.#askedAt = askedAt;
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  get elapsed(): number {
    return performance.now() - this.#askedAt;
  }

  /** @param most ms from the question */
  set(most: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#abort.abort(), Math.max(0, most - this.elapsed));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#abort.abort();
  }
}

/** What came of one attempt so far. */
export class Hearing {
  readonly #client: ModelClient;
  readonly #times: CallTimes;
  readonly #onRaw: (raw: string) => void;
  readonly #limit: TimeLimit;
  readonly #splitter = new ThoughtSplitter();
  #told = '';
  #thoughtBeside = 0;
  #ending: string | null = null;
  #usage: Usage | null = null;
  #firstWordAfter: number | null = null;
  #phase: 'WAITING' | 'THINKING' | 'SPEAKING' = 'WAITING';

  constructor(client: ModelClient, { times, onRaw }: { times: CallTimes; onRaw(raw: string): void }, limit: TimeLimit) {
    this.#client = client;
    this.#times = times;
    this.#onRaw = onRaw;
    this.#limit = limit;
  }

  get said(): string {
    return this.#splitter.spoken;
  }

  get #thought(): number {
    return this.#splitter.thought + this.#thoughtBeside;
  }

  /** @returns whether more is wanted. @throws ModelCallError where it thinks for too long. */
  hear({ text, thought, ending, usage }: Piece): boolean {
    this.#usage = larger(this.#usage, usage);
    this.#ending = ending ?? this.#ending;
    this.#thoughtBeside += thought;
    this.#splitter.push(text);
    const { said } = this;
    this.#note(said.trim() !== '');
    if (this.#phase === 'SPEAKING' && (text !== '' || thought > 0)) this.#goesOn();
    if (this.#thought > LONGEST_THOUGHT)
      throw new ModelCallError({ kind: 'TIMEOUT', status: null }, 'THOUGHT_TOO_LONG');
    if (said.length > LONGEST_RAW) {
      this.#ending = 'length';
      return false;
    }
    if (said !== this.#told && !this.#mayBeThought()) {
      this.#told = said;
      this.#onRaw(said);
    }
    return true;
  }

  /** Thinking is waiting, with a limit of its own; what turns out to have been thought was no word. */
  #note(hasSaid: boolean): void {
    const isThinking = this.#splitter.hasThought || this.#thoughtBeside > 0;
    if (isThinking) this.#client.manners.thinks = true;
    const phase = hasSaid ? 'SPEAKING' : isThinking ? 'THINKING' : this.#phase;
    if (!hasSaid) this.#firstWordAfter = null;
    if (hasSaid) this.#firstWordAfter ??= Math.round(this.#limit.elapsed);
    if (phase === this.#phase) return;
    this.#phase = phase;
    if (phase === 'THINKING') this.#limit.set(this.#times.thinking);
  }

  /** With every word there is as much time again for the next, within the time that there is for all. */
  #goesOn(): void {
    const { total, stall } = this.#times;
    this.#limit.set(Math.min(total, this.#limit.elapsed + stall));
  }

  /** What no mark has opened may still be closed by one. */
  #mayBeThought(): boolean {
    if (this.#splitter.hasThought) return false;
    return this.#client.manners.closesAlone !== false || looksLikeThought(this.said);
  }

  ended(): Attempt {
    const detail = cutBy(this.#ending);
    this.#splitter.end(detail === null);
    const { manners } = this.#client;
    if (this.#splitter.closedAlone) manners.closesAlone = true;
    else if (detail === null) manners.closesAlone ??= false;
    const raw = this.#keptOf(detail !== null);
    const isBroken = detail?.startsWith('ENDED_BY') === true;
    const nothing = isBroken
      ? ({ failure: 'UNAVAILABLE', fault: 'SERVICE', detail } as const)
      : ({ failure: 'EMPTY', fault: null, detail: detail ?? 'EMPTY' } as const);
    return {
      ...this.#common(raw),
      ...(raw.trim() === '' ? nothing : { failure: null, fault: null, detail }),
      ...{ says: '', isInterrupted: detail !== null, isAbandoned: false, retryAfter: null, limitOf: null },
    };
  }

  broken(
    how: Pick<Attempt, 'failure' | 'fault' | 'detail' | 'isAbandoned' | 'says' | 'retryAfter' | 'limitOf'>,
  ): Attempt {
    this.#splitter.end(false);
    const raw = this.#keptOf(true);
    return { ...this.#common(raw), ...how, isInterrupted: raw !== '' };
  }

  /** Of an answer without its end only what is known to be no thought. */
  #keptOf(isInterrupted: boolean): string {
    const { said } = this;
    const isSuspect = this.#client.manners.closesAlone === true || looksLikeThought(said);
    return isInterrupted && isSuspect && !this.#splitter.hasThought ? '' : said;
  }

  #common(raw: string) {
    return { raw, usage: this.#usage, thought: this.#thought, firstWordAfter: this.#firstWordAfter };
  }
}
