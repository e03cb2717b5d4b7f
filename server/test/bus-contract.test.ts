import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bus } from '../live/bus.ts';
import { type Changes, readChanges } from '../live/changes.ts';
import { type Event, topics } from '../live/events.ts';
import { LocalBus } from '../live/local-bus.ts';
import { PostgresBus } from '../live/postgres-bus.ts';
import { startTestApp } from './app.ts';
import { openGate } from './gate.ts';
import { createShop, eventually } from './story.ts';
import { isRealPostgres, storyDatabaseUrl } from './story-database.ts';

const log = pino({ level: 'silent' });
const NOTHING: Changes = { events: [], cursor: '0' };

async function openPostgresBus(
  options: { url?: string; readChanges?: () => Promise<Changes>; lifeSignEvery?: number } = {},
) {
  const bus = new PostgresBus({
    url: options.url ?? storyDatabaseUrl ?? '',
    log,
    readChanges: options.readChanges ?? (async () => NOTHING),
    catchUpEvery: 100,
    ...(options.lifeSignEvery ? { lifeSignEvery: options.lifeSignEvery } : {}),
  });
  await bus.start();
  return bus;
}

const companyEvent = (): Extract<Event, { kind: 'company' }> => ({ kind: 'company', id: randomUUID() });

const kinds: [name: string, open: () => Promise<Bus>][] = [
  ['the bus of one process', async () => new LocalBus()],
  ...(isRealPostgres ? ([['the bus on PostgreSQL', () => openPostgresBus()]] as [string, () => Promise<Bus>][]) : []),
];

describe.each(kinds)('%s', (_, open) => {
  let bus: Bus;
  beforeAll(async () => {
    bus = await open();
  });
  afterAll(() => bus.close());

  test('tells an event at once to every listener of each of its topics, in order', () => {
    const companyId = randomUUID();
    const id = randomUUID();
    const heard: string[] = [];
    const stops = [
      bus.listen(topics.activity(companyId), (event) => heard.push(`activity ${event.id}`)),
      bus.listen(topics.conversation(companyId, id), (event) => heard.push(`conversation ${event.id}`)),
      bus.listen(topics.conversation(randomUUID(), id), () => heard.push("another company's")),
    ];
    const other = randomUUID();
    bus.publish([
      { kind: 'conversation', companyId, id },
      { kind: 'conversation', companyId, id: other },
    ]);
    expect(heard).toEqual([`conversation ${id}`, `activity ${id}`, `activity ${other}`]);
    for (const stop of stops) stop();
  });

  test('tells nothing to who stopped listening, even in the middle of an event, and goes on for the others', () => {
    const event = companyEvent();
    const heard: string[] = [];
    const stopFirst = bus.listen(topics.company(event.id), () => {
      heard.push('first');
      stopFirst();
      stopFirst();
    });
    const stopSecond = bus.listen(topics.company(event.id), () => heard.push('second'));
    bus.publish([event]);
    bus.publish([event]);
    stopSecond();
    bus.publish([event]);
    expect(heard).toEqual(['first', 'second', 'second']);
  });

  test('tells nothing after it was closed', async () => {
    const closing = await open();
    const event = companyEvent();
    const heard: Event[] = [];
    closing.listen(topics.company(event.id), (told) => heard.push(told));
    await closing.close();
    closing.publish([event]);
    expect(heard).toEqual([]);
  });
});

describe.skipIf(!isRealPostgres)('several processes on one PostgreSQL', () => {
  test('hear each other once, however many events come at once', async () => {
    const [here, there] = [await openPostgresBus(), await openPostgresBus()];
    const companyId = randomUUID();
    const ids = Array.from({ length: 1_000 }, () => randomUUID()); // far more than one NOTIFY can carry
    const heard = { here: [] as string[], there: [] as string[] };
    here.listen(topics.activity(companyId), (event) => heard.here.push(event.id));
    there.listen(topics.activity(companyId), (event) => heard.there.push(event.id));
    // In one go, and again and again while the first are being sent.
    for (let from = 0; from < ids.length; from += 200) {
      here.publish(ids.slice(from, from + 200).map((id) => ({ kind: 'conversation', companyId, id })));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await eventually('all were heard there', () => heard.there.length >= ids.length);
    expect(heard).toEqual({ here: ids, there: ids });
    await Promise.all([here.close(), there.close()]);
  });

  test('hear what was published just before a process closed', async () => {
    const [here, there] = [await openPostgresBus(), await openPostgresBus()];
    const event = companyEvent();
    const heard: Event[] = [];
    there.listen(topics.company(event.id), (told) => heard.push(told));
    here.publish([event]);
    await here.close();
    await eventually('it was heard', () => heard.length > 0);
    await there.close();
  });

  test('learn from the tables what no wake-up told', async () => {
    const event = companyEvent();
    const heard: Event[] = [];
    let changes = NOTHING;
    const bus = await openPostgresBus({ readChanges: async () => changes });
    bus.listen(topics.company(event.id), (told) => heard.push(told));
    changes = { events: [event], cursor: '1' };
    await eventually('it was heard', () => heard.length > 0);
    await bus.close();
  });

  test('are not told again and again what changed since a transaction that stays open', async () => {
    const app = await startTestApp();
    const shop = await createShop(app);
    const client = new Client({ connectionString: storyDatabaseUrl ?? '' });
    await client.connect();
    await client.query('begin');
    await client.query('update companies set name = name where id = $1', [shop.id]);
    const first = await readChanges(app.shared.database, null);
    const other = await createShop(app);
    const second = await readChanges(app.shared.database, first.cursor);
    const third = await readChanges(app.shared.database, second.cursor);
    await client.query('commit');
    const fourth = await readChanges(app.shared.database, third.cursor);
    const idsOf = ({ events }: Changes) => events.map(({ id }) => id);
    expect(idsOf(second)).toContain(other.id);
    expect(idsOf(third)).not.toContain(other.id);
    expect(idsOf(fourth)).toContain(shop.id);
    await client.end();
    await app.close();
  });

  test('come back soon when the network swallows everything', async () => {
    const gate = await openGate(storyDatabaseUrl ?? '');
    const [here, there] = [await openPostgresBus(), await openPostgresBus({ url: gate.url, lifeSignEvery: 100 })];
    gate.swallow();
    const event = companyEvent();
    const heard: Event[] = [];
    there.listen(topics.company(event.id), (told) => heard.push(told));
    await eventually('it hears again', () => {
      here.publish([event]);
      return heard.length > 0;
    });
    await Promise.all([here.close(), there.close()]);
    gate.close();
  });

  test('ask their connection one thing at a time, however much there is to tell', async () => {
    const original = Client.prototype.query as (...args: unknown[]) => Promise<unknown>;
    let [underway, most, asked] = [0, 0, 0];
    Client.prototype.query = function watched(this: Client, ...args: unknown[]) {
      const answer = original.apply(this, args);
      if (!/pg_notify|select 1/.test(String(args[0]))) return answer;
      most = Math.max(most, ++underway);
      asked++;
      return answer.finally(() => underway--);
    } as typeof Client.prototype.query;
    const bus = await openPostgresBus({ lifeSignEvery: 1 });
    try {
      await eventually('it asked often', () => {
        bus.publish(Array.from({ length: 300 }, companyEvent)); // several payloads
        return asked > 200;
      });
    } finally {
      await bus.close();
      Client.prototype.query = original as typeof Client.prototype.query;
    }
    expect(most).toBe(1);
  });

  test('hear nothing in what is no event', async () => {
    const bus = await openPostgresBus();
    const event = companyEvent();
    const heard: Event[] = [];
    bus.listen(topics.companies(), (told) => heard.push(told));
    const client = new Client({ connectionString: storyDatabaseUrl ?? '' });
    await client.connect();
    for (const line of ['no json', '{"kind":"company","id":"no id"}', '{"kind":"unknown"}', 'null', '[]', '']) {
      await client.query('select pg_notify($1, $2)', ['tuoshop', `somebody\n${line}`]);
    }
    await client.query('select pg_notify($1, $2)', ['tuoshop', `somebody\n${JSON.stringify(event)}`]);
    await eventually('the event was heard', () => heard.some((told) => told.id === event.id));
    await Promise.all([client.end(), bus.close()]);
  });

  test('come back, each with one connection, after PostgreSQL was out of reach', async () => {
    const gate = await openGate(storyDatabaseUrl ?? '');
    const [here, there] = [await openPostgresBus(), await openPostgresBus({ url: gate.url })];
    gate.shut();
    // Several attempts fail meanwhile.
    await eventually('it tried again and again', () => gate.refusedAt.length >= 3);
    // One attempt after the other, each a pause after the one before: two chains of them would end in two connections.
    const pauses = gate.refusedAt.slice(1).map((at, before) => at - (gate.refusedAt[before] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThan(900); // ms; it pauses for a second
    gate.open();
    const event = companyEvent();
    const heard: Event[] = [];
    there.listen(topics.company(event.id), (told) => heard.push(told));
    await eventually('it hears again', () => {
      here.publish([event]);
      return heard.length > 0;
    });
    expect(gate.connections).toBe(1);
    await Promise.all([here.close(), there.close()]);
    await eventually('nothing is left connected', () => gate.connections === 0);
    gate.close();
  });
});
