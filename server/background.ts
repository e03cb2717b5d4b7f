/** Work that goes on after the request that began it was answered; a stop waits for it. Every app has its own. */
export class Background {
  readonly #underway = new Set<Promise<void>>();

  /** @param work handles its own failures. */
  add(work: Promise<void>): void {
    this.#underway.add(work);
    void work.finally(() => this.#underway.delete(work));
  }

  get size(): number {
    return this.#underway.size;
  }

  /** Waits for all that is under way. */
  async finished(): Promise<void> {
    await Promise.all(this.#underway);
  }
}
