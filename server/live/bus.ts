import type { Event } from './events.ts';
import { topicsOf } from './events.ts';

export type EventListener = (event: Event) => void;

/** Carries events from where they happen to every listener on every node. At most a hint: see `changes.ts`. */
export interface Bus {
  publish(events: Event[]): void;
  /** Tells the listeners of this node alone, of what is news on this node alone. */
  publishHere(event: Event): void;
  /** Hears the events of one topic; call the result to stop. */
  listen(topic: string, listener: EventListener): () => void;
  /** Forgets the listeners and sends what is still gathered. */
  close(): Promise<void>;
}

/** Who listens to what, on this node. */
export class Listeners {
  readonly #byTopic = new Map<string, Set<EventListener>>();

  listen(topic: string, listener: EventListener): () => void {
    const listeners = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#byTopic.get(topic) === listeners) this.#byTopic.delete(topic);
    };
  }

  deliver(event: Event): void {
    for (const topic of topicsOf(event)) {
      for (const listener of this.#byTopic.get(topic) ?? []) listener(event);
    }
  }

  clear(): void {
    this.#byTopic.clear();
  }
}
