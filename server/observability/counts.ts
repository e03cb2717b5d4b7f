/** Counts what happens on this process; cheap, whether anybody reads it or not. */
export class Counts {
  readonly #counts = new Map<string, Map<string, number>>();

  /** @param label one of a few words, never what people wrote. */
  add(name: CountName, label: string, by = 1): void {
    const counts = this.#counts.get(name) ?? new Map<string, number>();
    this.#counts.set(name, counts);
    counts.set(label, (counts.get(label) ?? 0) + by);
  }

  of(name: CountName): Iterable<[label: string, count: number]> {
    return this.#counts.get(name) ?? [];
  }
}

export type CountName = 'requests' | 'seconds' | 'refusals' | 'updates' | 'updateSeconds';
