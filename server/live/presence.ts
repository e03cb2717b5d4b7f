import type { Bus } from './bus.ts';
import { topics } from './events.ts';

const REMEMBERED = 10_000; // visitors who left; the longest gone are forgotten first

/**
 * Which visitors have left: their socket listened to their conversation, on whatever process, and none does any more.
 * Whoever never had one, as programs do that only ask, has not left. A hint like all events: who missed one takes a
 * visitor for present, and an answer is written for nobody.
 */
export class Presence {
  readonly #bus: Bus;
  /** How many subscriptions of this process listen to a conversation as its visitor. */
  readonly #here = new Map<string, number>();
  /** By `performance.now()`, the longest gone first. */
  readonly #leftAt = new Map<string, number>();

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.listen(topics.visitors(), (event) => {
      if (event.kind !== 'visitor') return;
      const { companyId, id, isHere } = event;
      this.#leftAt.delete(id);
      if (isHere) return;
      if (this.#here.has(id))
        this.#bus.publish([{ kind: 'visitor', companyId, id, isHere: true }]); // another tab
      else this.#remember(id);
    });
  }

  /** Somebody listens as the visitor of a conversation, until the result is called. */
  enter(companyId: string, id: string): () => void {
    const tell = (isHere: boolean) => this.#bus.publish([{ kind: 'visitor', companyId, id, isHere }]);
    const count = this.#here.get(id) ?? 0;
    this.#here.set(id, count + 1);
    if (count === 0) tell(true);
    return () => {
      const left = (this.#here.get(id) ?? 1) - 1;
      if (left > 0) {
        this.#here.set(id, left);
        return;
      }
      this.#here.delete(id);
      tell(false);
    };
  }

  /** Whoever says something is there, with a socket or without. */
  spoke(companyId: string, id: string): void {
    if (this.#leftAt.has(id)) this.#bus.publish([{ kind: 'visitor', companyId, id, isHere: true }]);
  }

  /** Calls once when the visitor has been gone for `patience` ms, at once where that is so already; call the result to stop. */
  whenGone(companyId: string, id: string, patience: number, listener: () => void): () => void {
    let timer: NodeJS.Timeout | null = null;
    const look = () => {
      if (timer) clearTimeout(timer);
      const leftAt = this.#leftAt.get(id);
      timer = leftAt === undefined ? null : setTimeout(listener, Math.max(0, leftAt + patience - performance.now()));
    };
    const stopListening = this.#bus.listen(topics.visitor(companyId, id), look);
    look();
    return () => {
      stopListening();
      if (timer) clearTimeout(timer);
      timer = null;
    };
  }

  #remember(id: string): void {
    this.#leftAt.set(id, performance.now());
    const oldest = this.#leftAt.keys().next();
    if (this.#leftAt.size > REMEMBERED && !oldest.done) this.#leftAt.delete(oldest.value);
  }
}
