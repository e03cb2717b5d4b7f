import { type ErrorCode, UserError } from '../errors.ts';

/** How much of something may be taken: `atOnce` after a pause, and `perSecond` on and on. Pure: it is told the time. */
export class Allowance {
  readonly #perSecond: number;
  readonly #atOnce: number;
  #left: number;
  #at: number | null = null;

  constructor(perSecond: number, atOnce: number) {
    this.#perSecond = perSecond;
    this.#atOnce = atOnce;
    this.#left = atOnce;
  }

  /** Whether it may happen now, once more. @param now ms, growing. */
  take(now: number): boolean {
    if (this.left(now) < 1) return false;
    this.#left--;
    return true;
  }

  /** What is left now; below zero where more was taken than there was. */
  left(now: number): number {
    const passed = this.#at === null ? 0 : Math.max(0, now - this.#at);
    this.#at = now;
    this.#left = Math.min(this.#atOnce, this.#left + (passed / 1_000) * this.#perSecond);
    return this.#left;
  }

  /** Takes what was used, whether or not there was so much; nobody owes more than they may have at once. */
  charge(amount: number, now: number): void {
    this.#left = Math.max(-this.#atOnce, Math.min(this.#atOnce, this.left(now) - amount));
  }

  /** Seconds until there is so much, at least one. */
  wait(amount: number, now: number): number {
    return Math.max(1, Math.ceil((amount - this.left(now)) / this.#perSecond));
  }
}

const MOST_KEYS = 10_000; // remembered at once; whoever is forgotten has their whole allowance again

/** An allowance for each key: how much somebody may do of something, on this process. */
export class Allowances {
  readonly #perSecond: number;
  readonly most: number;
  readonly #byKey = new Map<string, Allowance>();

  constructor({ most, seconds }: { most: number; seconds: number }) {
    this.most = most;
    this.#perSecond = most / seconds;
  }

  /** @throws UserError `code` with the seconds to wait. */
  take(key: string, now: number, code: ErrorCode = 'TOO_MANY_REQUESTS'): void {
    if (!this.has(key, now)) throw new UserError(code, Math.max(1, Math.ceil(1 / this.#perSecond)));
  }

  /** Whether there was one left, which is taken. */
  has(key: string, now: number): boolean {
    return this.of(key).take(now);
  }

  /** The allowance of a key, which is remembered as the newest. */
  of(key: string): Allowance {
    const allowance = this.#byKey.get(key) ?? new Allowance(this.#perSecond, this.most);
    this.#byKey.delete(key);
    this.#byKey.set(key, allowance);
    const oldest = this.#byKey.keys().next();
    if (this.#byKey.size > MOST_KEYS && !oldest.done) this.#byKey.delete(oldest.value);
    return allowance;
  }
}
