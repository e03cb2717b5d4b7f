import { Client } from 'pg';
import type { AtWork } from './doubt.ts';

/** ms; a database that takes longer to let somebody in serves nobody. */
export const ASK_WITHIN = 900;
const NEW_AFTER = 200; // ms that the connection which was kept may take
const HELD_UP = 50; // ms

/** What is hidden from this login counts as at work. */
const WHO_IS_AT_WORK = `select pid from pg_stat_activity where coalesce(state, 'active') not like 'idle%'`;

/**
 * Asks a PostgreSQL who is at work, by a connection that it keeps, since a busy machine lets nobody new in soon; and by a new one where the kept one does not answer, since a network may have swallowed that alone.
 */
export class Asker {
  readonly #connectionString: string;
  #kept: Client | null = null;
  #hasLeft = false;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
  }

  /** @throws Error when it does not answer in time */
  async ask(): Promise<AtWork> {
    const opened = new Set<Client>();
    const kept = this.#kept;
    const { promise: isFruitless, resolve: tryNew } = Promise.withResolvers<void>();
    const ways: Promise<AtWork>[] = [isFruitless.then(() => this.#askAnew(opened))];
    if (kept) {
      const answer = workingOf(kept);
      answer.catch(() => tryNew());
      ways.push(answer);
    }
    const waiting = setTimeout(tryNew, kept ? NEW_AFTER : 0);
    try {
      return await within(ASK_WITHIN, Promise.any(ways));
    } catch (error) {
      this.#forget(kept);
      throw error;
    } finally {
      clearTimeout(waiting);
      for (const client of opened) if (client !== this.#kept) end(client);
    }
  }

  /** Connects, so that who asks in need need not wait for it. */
  prepare(): void {
    if (this.#kept === null) void this.#askAnew(new Set()).catch(() => undefined);
  }

  /** Gives the connection back that it keeps. */
  leave(): void {
    this.#hasLeft = true;
    this.#forget(this.#kept);
  }

  async #askAnew(opened: Set<Client>): Promise<AtWork> {
    const limits = { connectionTimeoutMillis: ASK_WITHIN, query_timeout: ASK_WITHIN };
    const client = new Client({
      connectionString: this.#connectionString,
      application_name: 'tuoshop-doubt',
      ...{ keepAlive: true, keepAliveInitialDelayMillis: 5_000, ...limits },
    });
    opened.add(client);
    client.on('error', () => this.#forget(client));
    try {
      await client.connect();
      const answer = await workingOf(client);
      this.#forget(this.#kept);
      if (this.#hasLeft) end(client);
      else this.#kept = client;
      return answer;
    } catch (error) {
      // It is there, and has a reason of its own: too many connections, say.
      const { code } = error as { code?: unknown };
      if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return 'SOME';
      throw error;
    }
  }

  #forget(client: Client | null): void {
    if (client === null) return;
    if (this.#kept === client) this.#kept = null;
    end(client);
  }
}

async function workingOf(client: Client): Promise<AtWork> {
  const { rows } = await client.query<{ pid: number }>(WHO_IS_AT_WORK);
  return new Set(rows.map(({ pid }) => pid));
}

function end(client: Client): void {
  void client.end().catch(() => undefined);
  (client as unknown as { connection: { stream: import('node:net').Socket } }).connection.stream.destroy();
}

/** A time that the process itself was held up does not count: the answer may lie there, unread. */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    const wait = (left: number) => {
      const due = performance.now() + left;
      timer = setTimeout(() => {
        const late = performance.now() - due;
        if (late > HELD_UP) wait(Math.min(late, milliseconds));
        else reject(new Error('nobody says who is at work'));
      }, left);
    };
    wait(milliseconds);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
