/** How often something may happen: `atOnce` times after a pause, and `perSecond` on and on. Pure: it is told the time. */
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

  /** Whether it may happen now. @param now ms, growing. */
  take(now: number): boolean {
    const passed = this.#at === null ? 0 : now - this.#at;
    this.#at = now;
    this.#left = Math.min(this.#atOnce, this.#left + (passed / 1_000) * this.#perSecond);
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
