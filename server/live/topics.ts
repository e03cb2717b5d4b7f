import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import type { Event } from './events.ts';
import type { LiveSource } from './source.ts';
import { ChangesTopic, LOG_PAGE, LogTopic, type Topic } from './topic.ts';

interface LogReading<Item> {
  /** Items after a position, in order. */
  read(after: number, limit: number): Promise<Item[]>;
  positionOf(item: Item): number;
  /** The position of the newest item now. */
  newest(): Promise<number>;
}

interface ValueReading<Value> {
  /** How things stand, for a listener that comes. */
  current(): Promise<Value>;
}

/** What is read less often than it changes, and changes by time alone. */
interface Pace {
  /** Whether an event of the topics changes this value at all. */
  concerns(event: Event): boolean | Promise<boolean>;
  /** The smallest interval between two readings, ms. */
  pause: number;
  /** When it changes next, whatever happens. */
  nextChange(now: Date): Date;
}

/** The topics that somebody on this node listens to, each read once for all of them. */
export class LiveTopics {
  readonly #bus: Bus;
  readonly #log: Logger;
  readonly #open = new Map<string, { topic: Topic<never>; stop: () => void }>();

  constructor(bus: Bus, log: Logger) {
    this.#bus = bus;
    this.#log = log;
  }

  /** Every item of a log after `after`, in order, none lost and none twice. `field` is the subscription's. */
  each<Field extends string, Item>(
    field: Field,
    topicName: string,
    after: number,
    reading: LogReading<Item>,
  ): LiveSource<Record<Field, Item[]>> {
    const name = `${field} ${topicName}`;
    const root = (items: Item[]) => ({ [field]: items }) as Record<Field, Item[]>;
    return {
      kind: 'log',
      name,
      after,
      read: async (position) => {
        const live = this.#open.get(name)?.topic as unknown as LogTopic<Item> | undefined;
        await live?.begin();
        const items = await reading.read(position, LOG_PAGE);
        const last = items.at(-1);
        return {
          root: root(items),
          position: last ? reading.positionOf(last) : position,
          isLast: items.length < LOG_PAGE,
        };
      },
      listen: (listener) => {
        const open = this.#topic<{ item: Item; position: number }>(name, topicName, () => {
          const topic = new LogTopic(this.#log, reading.read, reading.positionOf, reading.newest);
          return { topic, onEvent: () => topic.wake() };
        });
        return this.#listen(name, open, ({ item, position }) => listener({ root: root([item]), position }));
      },
    };
  }

  /** How things stand, and again when they may have changed; what changes at once is told at once, and read once. */
  latest<Field extends string, Value>(
    field: Field,
    topicNames: string | readonly string[],
    /** What else the value depends on, e.g. who asks; empty when everybody gets the same. */
    variant: string,
    reading: ValueReading<Value> & Partial<Pace>,
  ): LiveSource<Record<Field, Value>> {
    const name = `${field} ${topicNames} ${variant}`;
    const root = (value: Value) => ({ [field]: value }) as Record<Field, Value>;
    let wakes = 0;
    const open = () =>
      this.#topic<{ id: string; version: number; value: Value }[]>(name, topicNames, () => {
        // Every wake-up is a new version of the one thing there is.
        const topic = new ChangesTopic<{ id: string; version: number; value: Value }>(
          this.#log,
          async () => [{ id: name, version: ++wakes, value: await reading.current() }],
          reading.pause,
        );
        const change = () => topic.changed(name);
        const onEvent = (event: Event) => whereConcerned(reading, event, change);
        return { topic, onEvent, stop: reading.nextChange && atEach(reading.nextChange, change) };
      });
    return {
      kind: 'value',
      name,
      after: 0,
      read: async () => ({ root: root(await reading.current()), position: 0, isLast: true }),
      listen: (listener) =>
        this.#listen(name, open(), ([newest]) => newest && listener({ root: root(newest.value), position: 0 })),
    };
  }

  /** A list now, and afterwards those of its things that changed. */
  latestOfMany<Field extends string, Value extends { id: string; version: number }>(
    field: Field,
    topicName: string,
    reading: ValueReading<Value[]> & { changed(ids: string[]): Promise<Value[]> },
  ): LiveSource<Record<Field, Value[]>> {
    const name = `${field} ${topicName}`;
    const root = (values: Value[]) => ({ [field]: values }) as Record<Field, Value[]>;
    const open = () =>
      this.#topic<Value[]>(name, topicName, () => {
        const topic = new ChangesTopic<Value>(this.#log, reading.changed);
        return { topic, onEvent: (event) => topic.changed(event.id) };
      });
    return {
      kind: 'value',
      name,
      after: 0,
      read: async () => ({ root: root(await reading.current()), position: 0, isLast: true }),
      listen: (listener) => this.#listen(name, open(), (values) => listener({ root: root(values), position: 0 })),
    };
  }

  #topic<Value>(
    name: string,
    topicNames: string | readonly string[],
    make: () => { topic: Topic<Value>; onEvent: (event: Event) => void; stop?: (() => void) | undefined },
  ): Topic<Value> {
    const found = this.#open.get(name);
    if (found) return found.topic as unknown as Topic<Value>;
    const { topic, onEvent, stop: stopMade } = make();
    // It listens before anybody reads, so that nothing falls between.
    const stops = [topicNames].flat().map((topicName) => this.#bus.listen(topicName, onEvent));
    const stop = () => {
      for (const each of stops) each();
      stopMade?.();
    };
    this.#open.set(name, { topic: topic as unknown as Topic<never>, stop });
    return topic;
  }

  #listen<Value>(name: string, topic: Topic<Value>, listener: (value: Value) => void): () => void {
    const stop = topic.listen(listener);
    return () => {
      stop();
      const open = this.#open.get(name);
      // Who stops a second time must not stop those who came to the same thing meanwhile.
      if (!topic.isIdle || (open?.topic as unknown) !== topic) return;
      open?.stop();
      this.#open.delete(name);
    };
  }
}

/** Calls at each of the moments that `next` names, one after the other; call the result to stop. */
function atEach(next: (now: Date) => Date, call: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    const now = new Date();
    timer = setTimeout(
      () => {
        call();
        wait();
      },
      Math.max(1, next(now).getTime() - now.getTime()),
    ).unref();
  };
  wait();
  return () => clearTimeout(timer);
}

/** Calls `change` unless the reading says that the event is none of its concern; when it cannot say, it is. */
function whereConcerned({ concerns }: Partial<Pace>, event: Event, change: () => void): void {
  const answer = concerns?.(event) ?? true;
  if (answer === true) change();
  else if (answer) answer.then((isConcerned) => isConcerned && change(), change);
}
