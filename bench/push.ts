import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { createVisitor, say, start } from '../server/test/story.ts';
import { alternate, medians, printTable } from './harness.ts';
import { ask, type Contender, openServer, SERVERS, usageOf } from './push/contenders.ts';
import type { Door, Seen } from './push/protocol.ts';

// Targets' speed 1–3: questions and answers of one company pushed to its dashboards, 100 pushes a second, each server
// and the clients in processes of their own. Beside ours: graphql-ws as documented, and ws sending one ready text. Who
// would drown at that rate is asked for less, beginning with little: what counts is the highest rate at which everything
// arrives. A fourth parameter names the only one to measure, for a profile of it (NODE_OPTIONS=--cpu-prof).
const [dashboards = 1_000, seconds = 3, rounds = 3] = process.argv.slice(2, 5).map(Number);
const [only] = process.argv.slice(5);
const EXCHANGES = 50; // a second; each is a question and its answer
const CONVERSATIONS = 50;
const PUSHES = 2 * EXCHANGES; // a second
const PEERS_BEGIN_WITH = PUSHES / 8; // a second, then twice that, and so on
const ALL = 99.9; // % delivered
const WARM = 300; // dashboards that come and go first: what is compiled and taken for good then is no connection's

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

/** Begins a conversation for each visitor, and answers how to let them ask; peers are told to push. */
async function trafficOf(name: string, { door, server }: Contender): Promise<(perSecond: number) => Promise<unknown>> {
  if (name !== 'ours') return (perSecond) => ask(server, { kind: 'publish', perSecond, seconds });
  const conversations = await beginConversations(door);
  return () => exchange(door, conversations);
}

async function measure(name: string): Promise<Record<string, number>> {
  const contender = await openServer(name);
  const { server, clients, door } = contender;
  try {
    const traffic = await trafficOf(name, contender);
    const rates = name === 'ours' ? [PUSHES] : [1, 2, 4, 8].map((times) => PEERS_BEGIN_WITH * times);
    // What it costs to store the same messages while nobody looks on: not part of delivering.
    const alone = await usageOf(server);
    await traffic(rates[0] ?? PUSHES);
    const storing = name === 'ours' ? (await usageOf(server)).cpu - alone.cpu : 0;
    await ask(clients, { door, count: WARM });
    await ask(clients, 'leave');
    await wait(500);
    const before = await usageOf(server);
    await ask(clients, { door, count: dashboards });
    await wait(500);
    const connected = await usageOf(server);
    const connecting = {
      'µs to connect': (1_000 * (connected.cpu - before.cpu)) / dashboards,
      'kB a connection': (connected.resident - before.resident) / dashboards / 1_000,
      'kB of heap': (connected.heap - before.heap) / dashboards / 1_000,
    };
    let best: Record<string, number> | null = null;
    for (const perSecond of rates) {
      const figures = await deliver(contender, () => traffic(perSecond), perSecond, storing);
      if (best && (figures['delivered %'] ?? 0) < ALL) break;
      best = figures;
    }
    return { ...best, ...connecting };
  } finally {
    clients.kill();
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

async function deliver(
  { server, clients }: Contender,
  traffic: () => Promise<unknown>,
  perSecond: number,
  storing: number,
): Promise<Record<string, number>> {
  const idle = await usageOf(server);
  await ask(clients, 'begin');
  const startedAt = performance.now();
  const going = traffic();
  await wait(seconds * 1_000 + 1_000); // what comes later counts as not delivered
  const seen = await ask<Seen>(clients, 'seen');
  await going;
  const after = await usageOf(server);
  // Who cannot keep up has not worked for what it did not deliver.
  const delivered = Math.max(1, seen.deliveries);
  return {
    'pushes/s': perSecond,
    'delivered %': (100 * seen.deliveries) / (perSecond * seconds * seen.connections),
    'p50 ms': seen.p50,
    'p99 ms': seen.p99,
    'cores in all': (after.cpu - idle.cpu) / (performance.now() - startedAt),
    'µs a delivery': (1_000 * (after.cpu - idle.cpu - storing)) / delivered,
  };
}

const contenders = Object.keys(SERVERS).filter((name) => only === undefined || name === only);
const results = await alternate(contenders, rounds, async (name, round) => {
  const figures = await measure(name);
  console.log(`round ${round + 1}, ${name}: ${JSON.stringify(medians([figures]))}`);
  return figures;
});
const rows = Object.fromEntries([...results].map(([name, each]) => [name, medians(each)]));
printTable(`${dashboards} dashboards, at most ${PUSHES} pushes a second, medians of ${rounds} rounds`, rows);
