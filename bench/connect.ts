import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { alternate, medians, printTable, quantile, significant } from './harness.ts';
import { ask, openServer, SERVERS, usageOf } from './push/contenders.ts';

// Targets' speed 3: what it costs a server that somebody connects and subscribes, up to the first event, and what it
// keeps for them. The servers stay, the dashboards of each come and go in turn: of each round the ratio to bare ws is
// taken, because what the machine does meanwhile meets all of them.
const [dashboards = 500, rounds = 9] = process.argv.slice(2, 4).map(Number);
const [only] = process.argv.slice(4);
const WARM = 3; // rounds in which what is compiled and taken for good is

const names = Object.keys(SERVERS).filter((name) => only === undefined || name === only);
const contenders = new Map(await Promise.all(names.map(async (name) => [name, await openServer(name)] as const)));

const results = await alternate(names, WARM + rounds, async (name) => {
  const { server, door, clients } = contenders.get(name) ?? (await openServer(name));
  const before = await usageOf(server);
  await ask(clients, { door, count: dashboards });
  await wait(200);
  const connected = await usageOf(server);
  await ask(clients, 'leave');
  await wait(200);
  return {
    'µs to connect': (1_000 * (connected.cpu - before.cpu)) / dashboards,
    'kB a connection': (connected.resident - before.resident) / dashboards / 1_000,
    'kB of heap': (connected.heap - before.heap) / dashboards / 1_000,
  };
});
for (const { server, clients } of contenders.values()) {
  clients.kill();
  server.kill('SIGTERM');
  await once(server, 'exit');
}

const least = results.get('bare ws')?.slice(WARM);
const rows = Object.fromEntries(
  [...results].map(([name, each]) => {
    const counted = each.slice(WARM);
    const ratios = counted.map(
      (row, round) => row['µs to connect'] / (least?.[round]?.['µs to connect'] ?? Number.NaN),
    );
    const [low, middle, high] = [0.25, 0.5, 0.75].map((q) => significant(quantile(ratios, q)));
    return [name, { ...medians(counted), '× bare ws': middle, 'its middle half': `${low}–${high}` }];
  }),
);
printTable(
  `${dashboards} dashboards come and go, ${rounds} rounds`,
  rows as Record<string, Record<string, number | string>>,
);
