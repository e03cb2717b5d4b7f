import { type Bus, type EventListener, Listeners } from './bus.ts';
import type { Event } from './events.ts';

/** The bus of a single process. */
export class LocalBus implements Bus {
  readonly #listeners = new Listeners();

  publish(events: Event[]): void {
    for (const event of events) this.#listeners.deliver(event);
  }

  publishHere(event: Event): void {
    this.#listeners.deliver(event);
  }

  listen(topic: string, listener: EventListener): () => void {
    return this.#listeners.listen(topic, listener);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
