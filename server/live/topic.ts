import type { Logger } from 'pino';

/**
 * Reads once per wake-up for all its listeners, one read at a time: wakes that come during a read are answered by one
 * more read after it.
 */
export abstract class Topic<Value> {
  readonly #listeners = new Set<(value: Value) => void>();
  readonly #log: Logger;
  readonly #pause: number;
  #isReading = false;
  #wasWoken = false;

  /** @param pause the smallest interval between two readings, ms. */
  constructor(log: Logger, pause = 0) {
    this.#log = log;
    this.#pause = pause;
  }

  get isIdle(): boolean {
    return this.#listeners.size === 0;
  }

  listen(listener: (value: Value) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  wake(): void {
    this.#wasWoken = true;
    if (!this.#isReading) void this.#readOn();
  }

  /** What is new, to be told in this order. */
  protected abstract readNew(): Promise<Value[]>;

  async #readOn(): Promise<void> {
    this.#isReading = true;
    while (this.#wasWoken) {
      this.#wasWoken = false;
      try {
        for (const value of await this.readNew()) for (const listener of [...this.#listeners]) listener(value);
        if (this.#pause > 0) await new Promise((resolve) => setTimeout(resolve, this.#pause).unref());
      } catch (error) {
        // Whoever listens is told by the next wake-up: what was not read now is still new then.
        this.#log.warn({ error }, 'a topic could not be read');
        setTimeout(() => this.wake(), RETRY_AFTER).unref();
        break;
      }
    }
    this.#isReading = false;
  }
}

const RETRY_AFTER = 1_000; // 1 s

/** How many items of a log are read at once. */
export const LOG_PAGE = 500;

/** A log of numbered items: every listener hears each once, in order. */
export class LogTopic<Item> extends Topic<{ item: Item; position: number }> {
  readonly #read: (after: number, limit: number) => Promise<Item[]>;
  readonly #positionOf: (item: Item) => number;
  readonly #newest: () => Promise<number>;
  #position: number | null = null;

  constructor(
    log: Logger,
    read: (after: number, limit: number) => Promise<Item[]>,
    positionOf: (item: Item) => number,
    newest: () => Promise<number>,
  ) {
    super(log);
    this.#read = read;
    this.#positionOf = positionOf;
    this.#newest = newest;
  }

  /** Resolves when the place is known from which live items are told; what is read afterwards reaches it. */
  async begin(): Promise<number> {
    if (this.#position === null) {
      const newest = await this.#newest();
      this.#position ??= newest;
    }
    return this.#position;
  }

  protected async readNew(): Promise<{ item: Item; position: number }[]> {
    const items = await this.#read(await this.begin(), LOG_PAGE);
    const news = items.map((item) => ({ item, position: this.#positionOf(item) }));
    const last = news.at(-1);
    if (last) this.#position = last.position;
    if (items.length === LOG_PAGE) this.wake();
    return news;
  }
}

/** Things that have versions: listeners hear the newest of each that changed, those of a burst together. */
export class ChangesTopic<Value extends { id: string; version: number }> extends Topic<Value[]> {
  readonly #read: (ids: string[]) => Promise<Value[]>;
  readonly #publishedVersions = new Map<string, number>();
  #changedIds = new Set<string>();

  constructor(log: Logger, read: (ids: string[]) => Promise<Value[]>, pause?: number) {
    super(log, pause);
    this.#read = read;
  }

  changed(id: string): void {
    this.#changedIds.add(id);
    this.wake();
  }

  protected async readNew(): Promise<Value[][]> {
    const ids = [...this.#changedIds].slice(0, LOG_PAGE);
    for (const id of ids) this.#changedIds.delete(id);
    if (this.#changedIds.size > 0) this.wake();
    if (ids.length === 0) return [];
    try {
      const news = (await this.#read(ids)).filter(
        (value) => (this.#publishedVersions.get(value.id) ?? 0) < value.version,
      );
      for (const value of news) this.#remember(value);
      return news.length === 0 ? [] : [news];
    } catch (error) {
      for (const id of ids) this.#changedIds.add(id);
      throw error;
    }
  }

  #remember(value: Value): void {
    this.#publishedVersions.delete(value.id);
    this.#publishedVersions.set(value.id, value.version);
    const oldest = this.#publishedVersions.keys().next();
    if (this.#publishedVersions.size > REMEMBERED && !oldest.done) this.#publishedVersions.delete(oldest.value);
  }
}

const REMEMBERED = 2_000; // versions; a wake-up that comes twice is told once
