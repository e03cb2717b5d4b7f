import type { ModelFailure } from './model.ts';

const FAILURES_TO_OPEN = 5; // in a row
const OPEN_FOR = 30_000; // ms
const LONGEST = 3_600_000; // 1 h: a provider that asks for days is asked again all the same

/** Spares a provider that fails: after some failures in a row nobody calls it for a while, then one call tries again. */
export class Breaker {
  readonly #failuresToOpen: number;
  readonly #openFor: number;
  #failures = 0;
  #openUntil = 0;
  #reason: ModelFailure = 'UNAVAILABLE';
  #isTrying = false;

  constructor(failuresToOpen = FAILURES_TO_OPEN, openFor = OPEN_FOR) {
    this.#failuresToOpen = failuresToOpen;
    this.#openFor = openFor;
  }

  /** Why not to call now; null when a call may be made. Times are those of `Date.now()`. */
  refusal(now: number): ModelFailure | null {
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
    this.#failures = 0;
    this.#openUntil = 0;
    this.#isTrying = false;
  }

  /** @param retryAfter ms that the provider asks for; opens at once. */
  failed(reason: ModelFailure, now: number, retryAfter: number | null = null): void {
    this.#failures += 1;
    this.#reason = reason;
    const isDue = this.#isTrying || this.#failures >= this.#failuresToOpen;
    this.#isTrying = false;
    const pause = Math.min(retryAfter ?? (isDue ? this.#openFor : 0), LONGEST);
    if (pause > 0) this.#openUntil = Math.max(this.#openUntil, now + pause);
  }

  /** A call that said nothing about the provider, e.g. one that its reader left. */
  abandoned(): void {
    this.#isTrying = false;
  }

  state(now: number): { state: 'CLOSED' | 'OPEN' | 'HALF_OPEN'; until: number | null } {
    if (this.#openUntil === 0) return { state: 'CLOSED', until: null };
    return now < this.#openUntil ? { state: 'OPEN', until: this.#openUntil } : { state: 'HALF_OPEN', until: null };
  }
}
