import { FAULTS, type FaultKind } from './faults.ts';
import type { LimitOf } from './limit-of.ts';

const OPEN_FOR = 30_000; // ms
const LONGEST = 60_000; // ms: a service that asks for an hour is tried by one call a minute, or everybody would be mute

/** A service that asks to be left alone. */
export interface AskedPause {
  /** ms */
  retryAfter: number | null;
  /** Whose limit it is: everybody's here, the asker's alone, or null where the service does not tell. */
  limitOf?: LimitOf | null;
  /** Who asked: a company. */
  asker?: string;
}

/**
 * Spares a service that fails: after as many failures in a row as its kind of fault takes, nobody calls it for a while,
 * then one call tries again. A pause of which the service does not tell whose it is holds for who asked, until a second
 * one is told to wait as well.
 */
export class Breaker {
  readonly #openFor: number;
  readonly #paused = new Map<string, number>();
  #failures = 0;
  #openUntil = 0;
  #reason: FaultKind = 'SERVICE';
  #isTrying = false;

  constructor(openFor = OPEN_FOR) {
    this.#openFor = openFor;
  }

  /** Why not to call now; null when a call may be made. Times are those of `Date.now()`. */
  refusal(now: number, asker = ''): FaultKind | null {
    if (this.#isPaused(asker, now)) return 'OVERLOAD';
    if (this.#openUntil === 0) {
      // One call tries again; those that come beside it wait for what it is told.
      if (this.#paused.has(asker)) this.#paused.set(asker, now + LONGEST);
      return null;
    }
    // A clock that jumped back by weeks would keep it open for weeks.
    this.#openUntil = Math.min(this.#openUntil, now + LONGEST);
    if (now < this.#openUntil || this.#isTrying) return this.#reason;
    this.#isTrying = true;
    return null;
  }

  #isPaused(asker: string, now: number): boolean {
    const until = this.#paused.get(asker);
    return until !== undefined && now < until && until <= now + LONGEST; // a clock may have jumped back
  }

  /** While it is open only the call that tries again can close it: others were begun before, and know no better. */
  succeeded(asker = ''): void {
    this.#paused.delete(asker);
    if (this.#openUntil !== 0 && !this.#isTrying) return;
    this.#failures = 0;
    this.#openUntil = 0;
    this.#isTrying = false;
  }

  /** Somebody tried it by hand, and it answered. */
  proved(): void {
    this.#isTrying = true;
    this.succeeded();
    this.#paused.clear();
  }

  /** @param asked a pause that is everybody's opens at once */
  failed(reason: FaultKind, now: number, asked: AskedPause = { retryAfter: null }): void {
    const { opensAfter } = FAULTS[reason];
    const { retryAfter } = asked;
    if (opensAfter === null || this.#isOfAsker(now, asked)) {
      this.abandoned();
      return;
    }
    this.#failures += 1;
    this.#reason = reason;
    const isDue = this.#isTrying || this.#failures >= opensAfter;
    this.#isTrying = false;
    const pause = Math.min(retryAfter ?? (isDue ? this.#openFor : 0), LONGEST);
    if (pause > 0) this.#openUntil = Math.max(this.#openUntil, now + pause);
  }

  /** Whether it is the asker alone who has to wait, and not yet known that everybody has. */
  #isOfAsker(now: number, { retryAfter, limitOf, asker }: AskedPause): boolean {
    if (asker === undefined || retryAfter === null || limitOf === 'EVERYBODY' || this.#isTrying) return false;
    for (const [each, until] of this.#paused) if (until <= now || until > now + LONGEST) this.#paused.delete(each);
    const isAlone = [...this.#paused.keys()].every((each) => each === asker);
    if (limitOf === null && !isAlone) return false;
    this.#paused.set(asker, now + Math.min(retryAfter, LONGEST));
    return true;
  }

  /** A call that said nothing about the service, e.g. one that its reader left. */
  abandoned(): void {
    this.#isTrying = false;
  }

  state(now: number, asker = ''): { state: 'CLOSED' | 'OPEN' | 'HALF_OPEN'; until: number | null } {
    if (this.#isPaused(asker, now)) return { state: 'OPEN', until: this.#paused.get(asker) ?? null };
    if (this.#openUntil === 0) return { state: this.#paused.has(asker) ? 'HALF_OPEN' : 'CLOSED', until: null };
    return now < this.#openUntil ? { state: 'OPEN', until: this.#openUntil } : { state: 'HALF_OPEN', until: null };
  }
}
