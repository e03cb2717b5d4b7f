import { FAULTS, type FaultKind } from './faults.ts';

const OPEN_FOR = 30_000; // ms
const LONGEST = 60_000; // ms: a service that asks for an hour is tried by one call a minute, or everybody would be mute

/**
 * Spares a service that fails: after as many failures in a row as its kind of fault takes, nobody calls it for a while,
 * then one call tries again.
 */
export class Breaker {
  readonly #openFor: number;
  #failures = 0;
  #openUntil = 0;
  #reason: FaultKind = 'SERVICE';
  #isTrying = false;

  constructor(openFor = OPEN_FOR) {
    this.#openFor = openFor;
  }

  /** Why not to call now; null when a call may be made. Times are those of `Date.now()`. */
  refusal(now: number): FaultKind | null {
    if (this.#openUntil === 0) return null;
    // A clock that jumped back by weeks would keep it open for weeks.
    this.#openUntil = Math.min(this.#openUntil, now + LONGEST);
    if (now < this.#openUntil || this.#isTrying) return this.#reason;
    this.#isTrying = true;
    return null;
  }

  /** While it is open only the call that tries again can close it: others were begun before, and know no better. */
  succeeded(): void {
    if (this.#openUntil !== 0 && !this.#isTrying) return;
    this.proved();
  }

  /** Somebody tried it by hand, and it answered. */
  proved(): void {
    this.#failures = 0;
    this.#openUntil = 0;
    this.#isTrying = false;
  }

  /** @param retryAfter ms that the service asks for; opens at once. */
  failed(reason: FaultKind, now: number, retryAfter: number | null = null): void {
    const { opensAfter } = FAULTS[reason];
    if (opensAfter === null) {
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

  /** A call that said nothing about the service, e.g. one that its reader left. */
  abandoned(): void {
    this.#isTrying = false;
  }

  state(now: number): { state: 'CLOSED' | 'OPEN' | 'HALF_OPEN'; until: number | null } {
    if (this.#openUntil === 0) return { state: 'CLOSED', until: null };
    return now < this.#openUntil ? { state: 'OPEN', until: this.#openUntil } : { state: 'HALF_OPEN', until: null };
  }
}
