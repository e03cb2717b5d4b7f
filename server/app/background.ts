/** Work that goes on after the request that began it was answered; a stop waits for it. Every app has its own. */
export class Background {
  readonly #underway = new Set<Promise<void>>();
  readonly #listeners = new Set<() => void>();
  /** What this process is at work on, by name: it takes nothing over from itself, however slow it is. */
  readonly names = new Set<string>();
  isStopping = false;

  /** @param work handles its own failures. */
  add(work: Promise<void>): void {
    this.#underway.add(work);
    void work.finally(() => this.#underway.delete(work));
  }

  get size(): number {
    return this.#underway.size;
  }

  /** Calls back when the server stops; call the result to no longer. */
  onStop(listener: () => void): () => void {
    if (this.isStopping) listener();
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks all that is under way to give up what another process can do. */
  stop(): void {
    this.isStopping = true;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Waits for all that is under way, and for what it begins meanwhile. */
  async finished(): Promise<void> {
    while (this.#underway.size > 0) await Promise.all(this.#underway);
  }
}
