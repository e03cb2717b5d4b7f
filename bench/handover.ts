import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Door, Heard, Load } from './handover/protocol.ts';
import { alternate, medians, printTable } from './harness.ts';

// Conversations that people have at once: from a person's Enter, which is a request that stores the message, to the frame
// on the visitor's socket, beside a bare `ws` relay, and one that stores what it relays. Everything in one run, by turns.
const [conversations = 200, perSecond = 40, seconds = 8, rounds = 5] = process.argv.slice(2).map(Number);

const SERVERS: Readonly<Record<string, { kind: Load['kind']; file: string; parameter: string }>> = {
  ours: { kind: 'ours', file: 'server-ours.ts', parameter: `${conversations}` },
  'bare ws relay': { kind: 'relay', file: 'server-relay.ts', parameter: '' },
  'ws relay that stores': { kind: 'relay', file: 'server-relay.ts', parameter: 'stores' },
};

const run = (file: string, ...parameters: string[]) =>
  fork(fileURLToPath(new URL(`./handover/${file}`, import.meta.url)), parameters, { execArgv: [] });

async function open(name: string) {
  const found = SERVERS[name];
  if (!found) throw new Error(`there is no ${name}`);
  const { kind, file, parameter } = found;
  const server = run(file, parameter);
  const [door] = (await once(server, 'message')) as [Door];
  const clients = run('clients.ts');
  await once(clients, 'message');
  return { kind, server, door, clients };
}

const opened = new Map<string, Awaited<ReturnType<typeof open>>>();
for (const name of Object.keys(SERVERS)) opened.set(name, await open(name));

async function measure(name: string, time = seconds): Promise<Record<string, number>> {
  const contender = opened.get(name);
  if (!contender) throw new Error(`there is no ${name}`);
  const { kind, door, clients } = contender;
  clients.send({ door, kind, conversations, perSecond, seconds: time } satisfies Load);
  const [heard] = (await once(clients, 'message')) as [Heard];
  return { 'heard %': (100 * heard.heard) / heard.sent, 'p50 ms': heard.p50, 'p99 ms': heard.p99 };
}

for (const name of Object.keys(SERVERS)) await measure(name, 3); // warm
const results = await alternate(Object.keys(SERVERS), rounds, async (name, round) => {
  const figures = await measure(name);
  console.log(`round ${round + 1}, ${name}: ${JSON.stringify(medians([figures]))}`);
  return figures;
});
const rows = Object.fromEntries([...results].map(([name, each]) => [name, medians(each)]));
const bare = rows['bare ws relay']?.['p99 ms'] ?? Number.NaN;
for (const row of Object.values(rows)) row['p99 of bare'] = Number(((row['p99 ms'] ?? Number.NaN) / bare).toFixed(2));
printTable(
  `${conversations} conversations that people have, ${perSecond} messages a second, medians of ${rounds} rounds`,
  rows,
);
for (const { server, clients } of opened.values()) {
  clients.kill();
  server.kill('SIGTERM');
  await once(server, 'exit');
}
process.exit(0);
