/** Which of PostgreSQL's processes are at work, by its own word; `SOME` where it answers and cannot say. */
export type AtWork = ReadonlySet<number> | 'SOME';

/** ms that a statement goes unanswered before it is doubted; once more each time they have passed. */
export const DOUBTED_AFTER = 500;
const ASK_AGAIN = 500; // ms, while it is silent
const LOOK_AGAIN = 250; // ms; a busy machine lets a process wait, and a network sends once more what it lost

/**
 * Tells a statement that takes long from one that nobody works on any more: a connection that swallows everything, or a
 * database that hangs, gives no error for minutes. A second, new connection asks who is at work. While not even that is
 * answered the database is silent, and nobody need wait for it; but not one that answered somebody else meanwhile, which
 * is only slow.
 */
export class Doubt {
  readonly after: number;
  /** Whether a connection's process is known by its number: behind a pooler it is another's. */
  knowsProcesses = false;
  readonly #ask: () => Promise<AtWork>;
  #asking: { since: number; answer: Promise<AtWork | null> } | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isSilent = false;
  #heardAt = Number.NEGATIVE_INFINITY;

  /** @param ask rejects when there is no answer in time */
  constructor(ask: () => Promise<AtWork>, after = DOUBTED_AFTER) {
    this.#ask = ask;
    this.after = after;
  }

  get isSilent(): boolean {
    return this.#isSilent;
  }

  /** Whether a process works on what it was sent at a time of `performance.now()`. */
  async isAtWork(processId: number | null, sentAt: number): Promise<boolean> {
    // Who was asked before it was sent could not know of it; a database that says nothing works on nothing.
    if (this.#asking && this.#asking.since <= sentAt && (await this.#asking.answer) === null) return false;
    for (const pause of [LOOK_AGAIN, null]) {
      const atWork = await this.#answer();
      if (atWork === null) return false;
      if (atWork === 'SOME' || !this.knowsProcesses || processId === null || atWork.has(processId)) return true;
      if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
    return false;
  }

  /** The database has answered something: it is there. */
  hear(): void {
    this.#heardAt = performance.now();
  }

  /** Asks no more. */
  leave(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#isSilent = false;
  }

  /** One question at a time, whoever doubts. */
  #answer(): Promise<AtWork | null> {
    this.#asking ??= { since: performance.now(), answer: this.#asked() };
    return this.#asking.answer;
  }

  async #asked(): Promise<AtWork | null> {
    const since = performance.now();
    const atWork = await this.#ask().catch(() => (this.#heardAt >= since ? ('SOME' as const) : null));
    this.#asking = null;
    this.#isSilent = atWork === null;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = this.#isSilent ? setTimeout(() => void this.#answer(), ASK_AGAIN).unref() : null;
    return atWork;
  }
}
