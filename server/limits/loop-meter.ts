/**
 * Tells how long each of many operations, which take turns on one event loop, has held it: what the loop was busy is
 * divided among those that are under way, by what each of them is known to cost.
 */
export class LoopMeter {
  readonly #busy: () => number;
  #busyAt: number;
  /** ms that one ms of known cost has come to so far, had it been under way all the time. */
  #perKnown = 0;
  #known = 0;

  /** @param busy ms that the loop was busy since it began. */
  constructor(busy: () => number) {
    this.#busy = busy;
    this.#busyAt = busy();
  }

  /**
   * Begins with an operation.
   * @param known ms that it is known to cost.
   * @returns ends it, and says what it came to, ms.
   */
  begin(known: number): () => number {
    this.#goOn();
    const begunAt = this.#perKnown;
    this.#known += known;
    return () => {
      this.#goOn();
      this.#known -= known;
      return (this.#perKnown - begunAt) * known;
    };
  }

  #goOn(): void {
    const busy = this.#busy();
    if (this.#known > 1e-6) this.#perKnown += (busy - this.#busyAt) / this.#known;
    this.#busyAt = busy;
  }
}
