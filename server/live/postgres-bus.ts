import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { impatientClient } from '../database/impatient-client.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { type Bus, type EventListener, Listeners } from './bus.ts';
import { type Changes, eventsSchema } from './changes.ts';
import type { Event } from './events.ts';
import { Hearing } from './hearing.ts';

export interface PostgresBusOptions {
  url: string;
  log: Logger;
  /** What changed since a cursor; finds what a lost wake-up did not tell. */
  readChanges: (cursor: string | null) => Promise<Changes>;
  /** Notifies from another connection than the bus's own, by which it finds out whether it hears at all; left out, it does not ask. */
  notify?: (channel: string, payload: string) => Promise<unknown>;
  /** How long events are gathered before they are sent, ms. */
  gatherFor?: number;
  /** How long a text that is being written waits for its next words before the other processes hear of it, ms. */
  writingsEvery?: number;
  /** How long a lost wake-up may stay unnoticed, ms. */
  catchUpEvery?: number;
  /** How often the connection has to show that it works, ms. */
  lifeSignEvery?: number;
}

const BusClient = impatientClient({ milliseconds: 2_500 });
const LIFE_SIGN_EVERY = 2_000; // ms; with the limit above, a network that went silent is noticed within 5 s
const CHANNEL = 'tuoshop'; // of this database: its processes hear one another, and no other database's
const LONGEST_PAYLOAD = 7_900; // bytes; PostgreSQL takes 7,999
const LONGEST_LINE = LONGEST_PAYLOAD - 100; // bytes; the node's name stands before it

/**
 * The bus of several processes on one PostgreSQL. Listeners of this process hear at once; the others by one NOTIFY for
 * all that happened in 10 ms, on a connection of its own: within the message's transaction it would serialise commits.
 */
export class PostgresBus implements Bus {
  readonly #options: Required<Omit<PostgresBusOptions, 'notify'>> & Pick<PostgresBusOptions, 'notify'>;
  readonly #listeners = new Listeners();
  readonly #node = randomUUID();
  readonly #gathered = new Map<string, Event>();
  /** The newest of every conversation: texts so far, not pieces, so that those in between need not be sent. */
  readonly #writings = new Map<string, Event>();
  #writingSender: NodeJS.Timeout | null = null;
  #client: Client | null = null;
  #sender: NodeJS.Timeout | null = null;
  #sending: Promise<void> = Promise.resolve();
  #catchUp: NodeJS.Timeout | null = null;
  #reconnect: NodeJS.Timeout | null = null;
  #cursor: string | null = null;
  #isClosed = false;
  readonly #hearing = new Hearing();

  /** 1.5 s, so that with the reading itself a lost wake-up costs less than two seconds. */
  constructor(options: PostgresBusOptions) {
    this.#options = {
      ...{
        gatherFor: 10,
        writingsEvery: 250,
        catchUpEvery: 1_500,
        lifeSignEvery: LIFE_SIGN_EVERY,
      },
      ...options,
    };
  }

  /**
   * Connects and begins to hear the other processes; what it cannot hear yet it reads in the tables.
   * @throws Error when PostgreSQL will not have it.
   */
  async start(): Promise<void> {
    this.#cursor = (await this.#options.readChanges(null)).cursor;
    await this.#connect().catch((error) => {
      if (!isUnavailable(error)) throw error;
      this.#options.log.warn({ error }, 'the bus is not connected');
      this.#connectAfter(1_000);
    });
    this.#scheduleCatchUp();
  }

  publish(events: Event[]): void {
    for (const event of events) {
      this.#listeners.deliver(event);
      if (event.kind === 'writing') this.#gatherWriting(event);
      else this.#gathered.set(JSON.stringify(event), event);
    }
    if (this.#gathered.size > 0) this.#sendSoon();
  }

  publishHere(event: Event): void {
    this.#listeners.deliver(event);
  }

  #sendSoon(): void {
    this.#sender ??= setTimeout(() => void this.#send(), this.#options.gatherFor);
  }

  #gatherWriting(event: Event & { kind: 'writing' }): void {
    if (event.text === null) {
      this.#writings.delete(event.id);
      this.#gathered.set(JSON.stringify(event), event);
      return;
    }
    this.#writings.set(event.id, event);
    this.#writingSender ??= setTimeout(() => {
      this.#writingSender = null;
      for (const each of this.#writings.values()) {
        const line = JSON.stringify(each);
        // One that is too long for a wake-up is left to the stored message.
        if (Buffer.byteLength(line) < LONGEST_LINE) this.#gathered.set(line, each);
      }
      this.#writings.clear();
      this.#sendSoon();
    }, this.#options.writingsEvery);
  }

  listen(topic: string, listener: EventListener): () => void {
    return this.#listeners.listen(topic, listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of [this.#catchUp, this.#reconnect, this.#sender, this.#writingSender])
      if (timer) clearTimeout(timer);
    await this.#send();
    this.#listeners.clear();
    await this.#client?.end().catch(() => undefined);
  }

  /** One after the other: what comes meanwhile is gathered for the next. */
  #send(): Promise<void> {
    this.#sender = null;
    return this.#inTurn(() => this.#sendGathered());
  }

  /** The connection is asked one thing at a time: its library will take no more. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#sending = this.#sending.then(work);
    return this.#sending;
  }

  async #sendGathered(): Promise<void> {
    const payloads = inPayloads(this.#node, [...this.#gathered.keys()]);
    this.#gathered.clear();
    try {
      // What cannot be sent is found by the others when they next catch up.
      for (const payload of payloads) await this.#client?.query(NOTIFY, [CHANNEL, payload]);
    } catch (error) {
      this.#options.log.warn({ error }, 'wake-ups were not sent');
    }
  }

  async #connect(): Promise<void> {
    const client: Client = new BusClient({
      connectionString: this.#options.url,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 2_000,
      application_name: 'tuoshop-bus',
    });
    client.on('notification', (message) => this.#receive(message.payload ?? ''));
    client.on('error', (error) => this.#options.log.warn({ error }, 'the connection of the bus failed'));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    if (this.#isClosed) return client.end();
    this.#client = client;
    void this.#findOutWhetherItHears(client);
    // Only of a connection that was made: a failed attempt is repeated by whoever made it, once.
    const lifeSigns = this.#askForLifeSigns(client);
    client.once('end', () => {
      clearInterval(lifeSigns);
      this.#client = null;
      this.#connectAfter(500);
    });
  }

  async #findOutWhetherItHears(client: Client): Promise<void> {
    const { notify, log } = this.#options;
    if (!notify || (await this.#hearing.isThere((sign) => notify(CHANNEL, sign), this.#node))) return;
    if (this.#client === client && !this.#isClosed) log.warn(DEAF);
  }

  #askForLifeSigns(client: Client): NodeJS.Timeout {
    let isAsked = false;
    return setInterval(() => {
      if (isAsked) return;
      isAsked = true;
      void this.#inTurn(async () => {
        await client.query('select 1').catch(() => undefined);
        isAsked = false;
      });
    }, this.#options.lifeSignEvery);
  }

  #connectAfter(pause: number): void {
    if (this.#isClosed) return;
    this.#reconnect = setTimeout(async () => {
      try {
        await this.#connect();
      } catch (error) {
        this.#options.log.warn({ error }, 'the bus is not connected');
        this.#connectAfter(1_000);
      }
    }, pause);
  }

  #receive(payload: string): void {
    const [node, ...events] = payload.split('\n');
    if (payload === this.#node) this.#hearing.hear();
    if (node === this.#node) return;
    const parsed = eventsSchema.safeParse(events.map(parseOrNull));
    for (const event of parsed.data ?? []) this.#listeners.deliver(event);
  }

  #scheduleCatchUp(): void {
    if (this.#isClosed) return;
    this.#catchUp = setTimeout(async () => {
      try {
        const changes = await this.#options.readChanges(this.#cursor);
        this.#cursor = changes.cursor;
        if (!this.#isClosed) for (const event of changes.events) this.#listeners.deliver(event);
      } catch (error) {
        this.#options.log.warn({ error }, 'changes could not be read');
      }
      this.#scheduleCatchUp();
    }, this.#options.catchUpEvery);
  }
}

// A hint may get lost: none waits until it is on the disk, a hundred times a second, among the messages that must be. Said in
// the statement itself, because a pooler would give the connection to who stores messages.
const NOTIFY = `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`;

const DEAF =
  'other processes are not heard: a pooler that lends connections for a transaction stands between, or DATABASE_LISTEN_URL names another database; what they change comes up to 2 s later (docs/operations.md)';

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Lines after the node's name, as many to a payload as fit. */
function inPayloads(node: string, lines: string[]): string[] {
  const payloads: string[] = [];
  let current = node;
  for (const line of lines) {
    if (Buffer.byteLength(current) + Buffer.byteLength(line) + 1 > LONGEST_PAYLOAD) {
      payloads.push(current);
      current = node;
    }
    current += `\n${line}`;
  }
  if (current !== node) payloads.push(current);
  return payloads;
}
