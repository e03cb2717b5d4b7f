import { UserError } from '../errors.ts';

export interface TurnLimits {
  /** How much runs at once. */
  atOnce: number;
  /** How much of it may be of one key. */
  perKey: number;
  /** ms; who would wait longer is refused at once, who has waited longer then. */
  waitAtMost: number;
}

interface Waiting {
  key: string;
  /** When it will have waited too long, ms. */
  lateAt: number;
  start(): void;
  refuse(): void;
}

const FIRST_GUESS = 5; // ms that one piece of work takes, until it is known
const SHARE_OF_NEWEST = 0.05; // in the average of how long work takes
/** How much of the longest wait may be expected: work takes longer than it did, and who was let in should not be refused later. */
const SURE = 0.6;

/**
 * Lets so much run at once and no more. Keys wait beside one another: each gets its turn after the other, however much
 * one of them asks for.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #running = new Map<string, number>();
  /** By key, in the order in which their turn comes. */
  readonly #queues = new Map<string, Waiting[]>();
  #runningInAll = 0;
  #average = FIRST_GUESS;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  get running(): number {
    return this.#runningInAll;
  }

  get waiting(): number {
    let count = 0;
    for (const queue of this.#queues.values()) count += queue.length;
    return count;
  }

  /** Runs the work when it is this key's turn. @throws UserError BUSY, with the seconds to wait, when that is too late. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#mayStart(key) && !this.#queues.has(key)) this.#count(key, 1);
    else await this.#wait(key);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.#average += (performance.now() - startedAt - this.#average) * SHARE_OF_NEWEST;
      this.#count(key, -1);
      this.#startNext();
    }
  }

  #mayStart(key: string): boolean {
    return this.#runningInAll < this.#limits.atOnce && (this.#running.get(key) ?? 0) < this.#limits.perKey;
  }

  #count(key: string, change: 1 | -1): void {
    this.#runningInAll += change;
    const left = (this.#running.get(key) ?? 0) + change;
    if (left > 0) this.#running.set(key, left);
    else this.#running.delete(key);
  }

  #wait(key: string): Promise<void> {
    const { waitAtMost } = this.#limits;
    if (this.#expectedWait(key) > waitAtMost * SURE) throw new UserError('BUSY', 1);
    return new Promise((resolve, reject) => {
      const queue = this.#queues.get(key) ?? [];
      const timer = setTimeout(() => {
        this.#forget(waiting);
        waiting.refuse();
      }, waitAtMost);
      const waiting: Waiting = {
        key,
        lateAt: performance.now() + waitAtMost,
        start() {
          clearTimeout(timer);
          resolve();
        },
        refuse() {
          clearTimeout(timer);
          reject(new UserError('BUSY', 1));
        },
      };
      queue.push(waiting);
      this.#queues.set(key, queue);
    });
  }

  /**
   * Whether even somebody who asks for the first time would wait too long: told without knowing who asks, so that an
   * overload is refused before it costs anything.
   */
  get isFull(): boolean {
    const { atOnce, waitAtMost } = this.#limits;
    if (this.#runningInAll < atOnce) return false;
    return ((this.#queues.size + 1) / atOnce - 1) * this.#average > waitAtMost * SURE;
  }

  /** ms; every key that waits has a turn for each of this one's. */
  #expectedWait(key: string): number {
    const rounds = (this.#queues.get(key)?.length ?? 0) + 1;
    let before = rounds;
    for (const [other, queue] of this.#queues) if (other !== key) before += Math.min(queue.length, rounds);
    const share = Math.min(this.#limits.atOnce, this.#limits.perKey);
    return (Math.max(before / this.#limits.atOnce, rounds / share) - 1) * this.#average;
  }

  /** Hands a free place on before anybody who comes can take it; not to whoever gave up while the process was held up. */
  #startNext(): void {
    const now = performance.now();
    for (const [key, queue] of this.#queues) {
      if (!this.#mayStart(key)) continue;
      while (queue[0] && queue[0].lateAt <= now) queue.shift()?.refuse();
      const next = queue.shift();
      this.#queues.delete(key);
      if (queue.length > 0) this.#queues.set(key, queue); // at the end: the others come first now
      if (!next) continue;
      this.#count(key, 1);
      next.start();
      return;
    }
  }

  #forget(waiting: Waiting): void {
    const left = (this.#queues.get(waiting.key) ?? []).filter((each) => each !== waiting);
    if (left.length > 0) this.#queues.set(waiting.key, left);
    else this.#queues.delete(waiting.key);
  }
}
