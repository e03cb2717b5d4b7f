import { Client } from 'pg';

/** Which of PostgreSQL's processes are at work, by its own word; `SOME` where it answers and cannot say. */
export type AtWork = ReadonlySet<number> | 'SOME';

const AFTER = 1_000; // ms that a statement goes unanswered before it is doubted; once more each time they have passed
const ASK_WITHIN = 1_500; // ms; a database that takes longer to let somebody in serves nobody
const ASK_AGAIN = 500; // ms, while it is silent

/**
 * Tells a statement that takes long from one that nobody works on any more: a connection that swallows everything, or a
 * database that hangs, gives no error for minutes. A second, new connection asks who is at work. While not even that is
 * answered the database is silent, and nobody need wait for it.
 */
export class Doubt {
  readonly after: number;
  /** Whether a connection's process is known by its number: behind a pooler it is another's. */
  knowsProcesses = false;
  readonly #ask: () => Promise<AtWork>;
  #asking: { since: number; answer: Promise<AtWork | null> } | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isSilent = false;

  /** @param ask rejects when there is no answer in time */
  constructor(ask: () => Promise<AtWork>, after = AFTER) {
    this.#ask = ask;
    this.after = after;
  }

  get isSilent(): boolean {
    return this.#isSilent;
  }

  /** Whether a process works on what it was sent at a time of `performance.now()`. */
  async isAtWork(processId: number | null, sentAt: number): Promise<boolean> {
    // Who was asked before it was sent could not know of it.
    if (this.#asking && this.#asking.since <= sentAt) await this.#asking.answer;
    const atWork = await this.#answer();
    if (atWork === null || atWork === 'SOME') return atWork !== null;
    return !this.knowsProcesses || processId === null || atWork.has(processId);
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
    const atWork = await this.#ask().catch(() => null);
    this.#asking = null;
    this.#isSilent = atWork === null;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = this.#isSilent ? setTimeout(() => void this.#answer(), ASK_AGAIN).unref() : null;
    return atWork;
  }
}

/** Asks a PostgreSQL by a connection of its own. @throws Error when it does not answer in time. */
export async function askAtWork(connectionString: string): Promise<AtWork> {
  const limits = { connectionTimeoutMillis: ASK_WITHIN, query_timeout: ASK_WITHIN };
  const client = new Client({ connectionString, application_name: 'tuoshop-doubt', ...limits });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // What is hidden from this login counts as at work.
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where coalesce(state, 'active') not like 'idle%'`,
    );
    return new Set(rows.map(({ pid }) => pid));
  } catch (error) {
    // It is there, and has a reason of its own: too many connections, say.
    if (
      typeof (error as { code?: unknown }).code === 'string' &&
      /^[0-9A-Z]{5}$/.test((error as { code: string }).code)
    )
      return 'SOME';
    throw error;
  } finally {
    void client.end().catch(() => undefined);
  }
}
