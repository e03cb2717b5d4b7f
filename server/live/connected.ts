/** Whose live connections this process has: people of shops, by account. */
export class Connected {
  readonly #open = new Map<string, number>();
  readonly #listeners = new Set<(id: string) => void>();

  /** A connection of somebody's opened; call the result when it is gone. */
  enter(id: string): () => void {
    this.#open.set(id, (this.#open.get(id) ?? 0) + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.#open.get(id) ?? 1) - 1;
      if (left > 0) this.#open.set(id, left);
      else {
        this.#open.delete(id);
        for (const listener of [...this.#listeners]) listener(id);
      }
    };
  }

  /** Everybody who has one. */
  ids(): string[] {
    return [...this.#open.keys()];
  }

  /** Calls back with whose last connection went; call the result to no longer. */
  onLeave(listener: (id: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
