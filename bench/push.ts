import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createVisitor, say, start } from '../server/test/story.ts';
import { alternate, medians, printTable } from './harness.ts';
import type { Door, Seen, ServerRequest, Usage } from './push/protocol.ts';

// Targets' speed 1–3: questions and answers of one company pushed to its dashboards, 100 pushes a second, each server
// and the clients in processes of their own. Beside ours: graphql-ws as documented, and ws sending one ready text. A fourth
// parameter names the only one to measure, for a profile of it (NODE_OPTIONS=--cpu-prof).
const [dashboards = 1_000, seconds = 3, rounds = 3] = process.argv.slice(2, 5).map(Number);
const [only] = process.argv.slice(5);
const EXCHANGES = 50; // a second; each is a question and its answer
const CONVERSATIONS = 50;
const WARM = 300; // dashboards that come and go first: what is compiled and taken for good then is no connection's

const SERVERS: Record<string, string[]> = {
  ours: ['server-ours.ts'],
  'graphql-ws': ['server-peers.ts', 'graphql-ws'],
  'bare ws': ['server-peers.ts', 'ws'],
};

function run(file: string, ...parameters: string[]): ChildProcess {
  return fork(fileURLToPath(new URL(`./push/${file}`, import.meta.url)), parameters, { execArgv: [] });
}

async function ask<Answer>(child: ChildProcess, request: unknown): Promise<Answer> {
  child.send(request as object);
  const [answer] = await once(child, 'message');
  return answer as Answer;
}

const usageOf = (server: ChildProcess) => ask<Usage>(server, { kind: 'usage' } satisfies ServerRequest);

/** Lets the visitors of as many conversations ask one after another, on time, however long an answer takes. */
async function exchange(door: Door, conversations: { token: string; id: string }[]): Promise<void> {
  const asked: Promise<unknown>[] = [];
  const startedAt = performance.now();
  for (let number = 0; number < EXCHANGES * seconds; number++) {
    await wait(Math.max(0, startedAt + (number * 1_000) / EXCHANGES - performance.now()));
    const conversation = conversations[number % conversations.length];
    if (conversation) asked.push(say(door, conversation.token, conversation.id, 'qual è il senso della vita?'));
  }
  await Promise.all(asked);
}

async function beginConversations(door: Door) {
  const conversations: { token: string; id: string }[] = [];
  for (let number = 0; number < CONVERSATIONS; number++) {
    const token = await createVisitor(door, door.companyId);
    const { data } = await start(door, token, 'quali sono gli orari?');
    conversations.push({ token, id: data.startConversation.conversation.id });
  }
  return conversations;
}

async function measure(name: string): Promise<Record<string, number>> {
  const [file = '', ...parameters] = SERVERS[name] ?? [];
  const server = run(file, ...parameters);
  const [door] = (await once(server, 'message')) as [Door];
  const clients = run('clients.ts');
  await once(clients, 'message');
  try {
    const isOurs = name === 'ours';
    const conversations = isOurs ? await beginConversations(door) : [];
    const traffic = () =>
      isOurs ? exchange(door, conversations) : ask(server, { kind: 'publish', perSecond: 2 * EXCHANGES, seconds });
    // What it costs to store the same messages while nobody looks on: not part of delivering.
    const alone = await usageOf(server);
    await traffic();
    const storing = (await usageOf(server)).cpu - alone.cpu;
    await ask(clients, { door, count: WARM });
    await ask(clients, 'leave');
    await wait(500);
    const before = await usageOf(server);
    await ask(clients, { door, count: dashboards });
    await wait(500);
    const connected = await usageOf(server);
    await ask(clients, 'begin');
    const startedAt = performance.now();
    const going = traffic();
    await wait(seconds * 1_000 + 1_000); // what comes later counts as not delivered
    const seen = await ask<Seen>(clients, 'seen');
    await going;
    const after = await usageOf(server);
    const took = performance.now() - startedAt;
    const expected = 2 * EXCHANGES * seconds * seen.connections;
    // Who cannot keep up has not worked for what it did not deliver.
    const delivered = Math.max(1, seen.deliveries);
    const delivering = after.cpu - connected.cpu - storing;
    return {
      'delivered %': (100 * seen.deliveries) / expected,
      'p50 ms': seen.p50,
      'p99 ms': seen.p99,
      'cores in all': (after.cpu - connected.cpu) / took,
      'µs a delivery': (1_000 * delivering) / delivered,
      'µs to connect': (1_000 * (connected.cpu - before.cpu)) / seen.connections,
      'kB a connection': (connected.resident - before.resident) / seen.connections / 1_000,
      'kB of heap': (connected.heap - before.heap) / seen.connections / 1_000,
    };
  } finally {
    clients.kill();
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

const contenders = Object.keys(SERVERS).filter((name) => only === undefined || name === only);
const results = await alternate(contenders, rounds, async (name, round) => {
  const figures = await measure(name);
  console.log(`round ${round + 1}, ${name}: ${JSON.stringify(medians([figures]))}`);
  return figures;
});
const rows = Object.fromEntries([...results].map(([name, each]) => [name, medians(each)]));
printTable(`${dashboards} dashboards, ${2 * EXCHANGES} pushes a second, medians of ${rounds} rounds`, rows);
