import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createVisitor, PASSWORD } from '../../server/test/story.ts';
import { quantile } from '../harness.ts';
import { askFrom, flood, type Outcome } from './asking.ts';
import type { Inside, Rows } from './inside.ts';
import type { Target } from './server.ts';

const VISITORS = 200; // each at an address of their own
const SATURATING = 24; // at once: everything is busy, and nobody waits long enough to be refused
const MEASURED = 5; // s, before and after
const TIMES = 3; // so much more is offered than is carried
const CALM = 3; // probes in a row that take no longer than before

const START = `mutation ($conversation: ID!, $message: ID!, $text: String!) {
  startConversation(clientConversationId: $conversation, clientMessageId: $message, text: $text) { message { seq } reply { text } }
}`;
const HISTORY = '{ chatHistory(first: 5) { nodes { id messages(first: 5) { nodes { seq text } } } } }';
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password, delivery: BODY) { accessToken }
}`;

/** Offers three times what the server carries, on time whatever comes back, and tells what came of it. */
export async function overload(target: Target, seconds: number, server: Inside): Promise<Rows> {
  const ask = await visitorsOf(target);
  await flood(2, SATURATING, ask); // what is compiled at first is compiled
  const saturated = await flood(MEASURED, SATURATING, ask);
  const before = { usual: await probe(ask, 2), memory: await server.memory() };

  const stop = { isOver: false };
  const beside = Promise.all([
    repeat(stop, 200, () => health(target)),
    repeat(stop, 1_000, () => signIn(target)),
    repeat(stop, 250, async () => ({ code: 'memory', took: await server.memory() })),
  ]);
  const own = monitorEventLoopDelay({ resolution: 10 });
  own.enable();
  await server.begin();
  const outcomes = await offer((saturated.times.length / MEASURED) * TIMES, seconds, ask);
  own.disable();
  const times = await server.times();
  const backAfter = await untilCalm(ask, 2 * before.usual);
  stop.isOver = true;
  const [healths, signIns, memories] = await beside;
  const memoryAfter = await server.memory();
  // Again, because a machine that others use too carries more at one moment than at another.
  const again = await flood(MEASURED, SATURATING, ask);
  const capacity = (saturated.times.length + again.times.length) / (2 * MEASURED);
  const answered = outcomes.filter(({ code }) => code === 'answered').map(({ took }) => took);
  const refused = outcomes.filter(({ code }) => code === 'BUSY').map(({ took }) => took);
  const perSecond = (list: unknown[]) => Math.round(list.length / seconds);
  return {
    'carried, saturated': { 'a second': Math.round(capacity), ...latencies([...saturated.times, ...again.times]) },
    offered: { 'a second': perSecond(outcomes) },
    answered: {
      'a second': perSecond(answered),
      '% of capacity': Math.round((100 * answered.length) / seconds / capacity),
      ...latencies(answered),
    },
    'refused, BUSY': { 'a second': perSecond(refused), ...latencies(refused) },
    ...others(outcomes),
    'in the server: until it is read': latencies(times.unread),
    'in the server: answered': latencies(times.answered),
    'in the server: refused': latencies(times.refused),
    'held up: the server': inRow(times.heldUp),
    'held up: the sender': inRow([50, 95, 99].map((percent) => own.percentile(percent) / 1e6)),
    'health meanwhile': share(healths),
    'sign-in meanwhile': share(signIns),
    'usual again': { 'after ms': Math.round(backAfter) },
    'memory MB': {
      before: Math.round(before.memory),
      peak: Math.round(Math.max(...memories.map(({ took }) => took))),
      after: Math.round(memoryAfter),
    },
  };
}

/** Many visitors, two of three of whom write something, while the third looks at what was said. */
async function visitorsOf({ url, companyId }: Target): Promise<(place: number) => Promise<Outcome>> {
  const tokens: string[] = [];
  for (let count = 0; count < VISITORS; count++) tokens.push(await createVisitor({ url }, companyId));
  let turn = 0;
  return () => {
    const place = turn++ % VISITORS;
    const address = `198.51.100.${place + 1}`;
    const token = tokens[place] ?? null;
    if (turn % 3 === 0) return askFrom(address, url, HISTORY, {}, token);
    const text = `Quali sono gli orari? ${turn}`;
    return askFrom(address, url, START, { conversation: randomUUID(), message: randomUUID(), text }, token);
  };
}

/** Asks so often a second whatever comes back; resolves when all of it has come. */
async function offer(perSecond: number, seconds: number, ask: (place: number) => Promise<Outcome>): Promise<Outcome[]> {
  const asked: Promise<Outcome>[] = [];
  const startedAt = performance.now();
  for (let passed = 0; passed < seconds * 1_000; passed = performance.now() - startedAt) {
    while (asked.length < (passed / 1_000) * perSecond) asked.push(ask(asked.length));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return Promise.all(asked);
}

/** ms that most answers take when nothing else is asked. */
async function probe(ask: (place: number) => Promise<Outcome>, seconds: number): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) times.push((await ask(0)).took);
  return quantile(times, 0.95);
}

/** ms until several answers one after the other take no longer than this. */
async function untilCalm(ask: (place: number) => Promise<Outcome>, longest: number): Promise<number> {
  const startedAt = performance.now();
  let calmSince = startedAt;
  for (let calm = 0; calm < CALM; ) {
    const { code, took } = await ask(0);
    calm = code === 'answered' && took <= longest ? calm + 1 : 0;
    if (calm === 0) calmSince = performance.now();
  }
  return calmSince - startedAt;
}

async function repeat(stop: { isOver: boolean }, every: number, ask: () => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  while (!stop.isOver) {
    outcomes.push(await ask());
    await new Promise((resolve) => setTimeout(resolve, every));
  }
  return outcomes;
}

async function health({ url }: Target): Promise<Outcome> {
  const startedAt = performance.now();
  const { status } = await fetch(`${url}/health/ready`);
  return { code: status === 200 ? 'answered' : String(status), took: performance.now() - startedAt };
}

function signIn({ url, staffEmail }: Target): Promise<Outcome> {
  return askFrom('192.0.2.77', url, SIGN_IN, { email: staffEmail, password: PASSWORD }, null);
}

/** What was neither answered nor refused for want of time. */
function others(outcomes: Outcome[]): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { code } of outcomes) {
    if (code !== 'answered' && code !== 'BUSY') counts[code] = { 'in all': (counts[code]?.['in all'] ?? 0) + 1 };
  }
  return counts;
}

function share(outcomes: Outcome[]): Record<string, number | string> {
  const answered = outcomes.filter(({ code }) => code === 'answered');
  return { answered: `${answered.length} of ${outcomes.length}`, ...latencies(outcomes.map(({ took }) => took)) };
}

function latencies(times: number[]): Record<string, number> {
  return inRow([0.5, 0.95, 0.99].map((q) => quantile(times, q)));
}

function inRow([p50 = 0, p95 = 0, p99 = 0]: number[]): Record<string, number> {
  return { 'p50 ms': Math.round(p50), 'p95 ms': Math.round(p95), 'p99 ms': Math.round(p99) };
}
