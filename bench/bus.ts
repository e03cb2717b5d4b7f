import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { pino } from 'pino';
import { PostgresBus } from '../server/live/postgres-bus.ts';
import { shareOfThroughput } from './bus/share.ts';
import { benchDatabaseUrl, medians, printTable, quantile } from './harness.ts';

// From a publish in one process until another hears of it, at a given rate; 10 ms of it are the
// gathering. Beside it a bare `select 1`, to judge the machine by. Then what the bus takes of the messages that a server
// stores, while the other process listens.
const [perSecond = 500, seconds = 4, rounds = 3] = process.argv.slice(2).map(Number);

const listener = fork(fileURLToPath(new URL('./bus/listener.ts', import.meta.url)), [], { execArgv: [] });
await once(listener, 'message');
const bus = new PostgresBus({
  url: benchDatabaseUrl(),
  log: pino({ level: 'silent' }),
  readChanges: async () => ({ events: [], cursor: '0' }),
});
await bus.start();
const client = new Client({ connectionString: benchDatabaseUrl() });
await client.connect();

const now = () => Number(process.hrtime.bigint()) / 1e6;
const heard = new Map<string, number>();
listener.on('message', ({ id, at }: { id: string; at: number }) => heard.set(id, at));

async function publishing(): Promise<Record<string, number>> {
  const published = new Map<string, number>();
  const startedAt = now();
  for (let number = 0; number < perSecond * seconds; number++) {
    await wait(Math.max(0, startedAt + (number * 1_000) / perSecond - now()));
    const id = randomUUID();
    published.set(id, now());
    bus.publish([{ kind: 'company', id }]);
  }
  await wait(1_000); // what comes later counts as lost
  const times = [...published].flatMap(([id, at]) => (heard.has(id) ? [(heard.get(id) ?? 0) - at] : []));
  return {
    'heard %': (100 * times.length) / published.size,
    'p50 ms': quantile(times, 0.5),
    'p99 ms': quantile(times, 0.99),
  };
}

async function asking(): Promise<Record<string, number>> {
  const times: number[] = [];
  for (let number = 0; number < 1_000; number++) {
    const startedAt = now();
    await client.query('select 1');
    times.push(now() - startedAt);
  }
  return { 'heard %': 100, 'p50 ms': quantile(times, 0.5), 'p99 ms': quantile(times, 0.99) };
}

const results: Record<string, Record<string, number>[]> = { 'a wake-up': [], 'select 1': [] };
for (let round = 0; round < rounds; round++) {
  results['a wake-up']?.push(await publishing());
  results['select 1']?.push(await asking());
}
printTable(
  `from one process to another, ${perSecond} events a second, medians of ${rounds} rounds`,
  Object.fromEntries(Object.entries(results).map(([name, each]) => [name, medians(each)])),
);
await Promise.all([bus.close(), client.end()]);
printTable(`sendMessage, medians of ${rounds} rounds`, await shareOfThroughput(seconds, rounds));
listener.kill();
process.exit(0);
