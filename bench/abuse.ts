import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { ensureLearnt } from '../scripts/learn.ts';
import { memorySettings } from '../scripts/memory-settings.mjs';
import { askFrom, type Outcome } from './abuse/asking.ts';
import { ATTACKS } from './abuse/attacks.ts';
import { CRASHES } from './abuse/crashes.ts';
import { FAULTS } from './abuse/faults.ts';
import type { Inside } from './abuse/inside.ts';
import type { Target } from './abuse/server.ts';
import { printTable, quantile } from './harness.ts';

// npm run abuse -- NAME [SECONDS]: does to a server of its own what one attacker could, and tells what it cost others:
// a visitor elsewhere who asks every 50 ms, before, during and after; and the server's memory, beside what it took
// when many honest people had been there. A fault has no attacker and no elsewhere: everybody is somebody else, and
// limits by caller are off. A crash brings its own servers.
const [name = '', amount] = process.argv.slice(2);
const seconds = amount ?? '10';
const chosen = ATTACKS[name];
const fault = FAULTS[name];
const crash = CRASHES[name];
const ELSEWHERE = '192.0.2.10';
const PROBE_EVERY = 50; // ms
if (!chosen && !fault && !crash) {
  console.log('npm run abuse -- NAME [SECONDS, or TIMES]\n');
  for (const [each, { what }] of Object.entries({ ...ATTACKS, ...FAULTS, ...CRASHES }))
    console.log(`  ${each.padEnd(17)}${what}`);
  console.log('\nOn the embedded database, or on the PostgreSQL of BENCH_DATABASE_URL.');
  process.exit(name === '' ? 0 : 1);
}

ensureLearnt();
if (crash) {
  printTable(crash.what, await crash.run(Number(amount ?? crash.times)));
  process.exit(0);
}

const server = fork(
  new URL('./abuse/server.ts', import.meta.url),
  [chosen?.hasModel ? 'model' : chosen ? '' : 'open'],
  {
    env: { ...process.env, ...memorySettings },
  },
);
process.once('exit', () => server.kill()); // whatever went wrong here
const [target] = (await once(server, 'message')) as [Target];
if (chosen) await attack(chosen);
if (fault) {
  const inside = Object.fromEntries(
    ['memory', 'usage', 'begin', 'times', 'write'].map((wanted) => [wanted, () => figure(server, wanted)]),
  ) as unknown as Inside;
  const rows = await fault.run(target, Number(seconds), inside);
  printTable(`${fault.what}; ${process.env.BENCH_DATABASE_URL ? 'PostgreSQL' : 'embedded'}`, rows);
}
server.kill('SIGTERM');
await once(server, 'exit');
process.exit(0);

async function attack({ what, attack }: (typeof ATTACKS)[string]): Promise<void> {
  const probe = await createProbe(target);
  const quiet = await memoryOf(server);
  await welcomeHonestPeople(target, 5);
  const before = { ...(await probeFor(probe, Number(seconds))), ...(await memoryOf(server)) };
  const during = probeFor(probe, Number(seconds));
  const came = await attack(target, Number(seconds));
  const meanwhile = { ...(await during), ...(await memoryOf(server)) };
  const after = { ...(await probeFor(probe, 3)), ...(await memoryOf(server)) };
  console.log(`${what}, for ${seconds} s`);
  console.log(came);
  printTable('A visitor elsewhere meanwhile', {
    'after the start': quiet,
    'after honest people': before,
    during: meanwhile,
    after,
  });
}

/** Forty people at addresses of their own, who listen and ask what the attackers ask, at a pace of people. */
async function welcomeHonestPeople({ url, companyId }: Target, time: number): Promise<void> {
  const end = performance.now() + time * 1_000;
  const one = async (_: unknown, place: number) => {
    const headers = { 'x-forwarded-for': `192.0.2.${100 + place}` };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
    await once(socket, 'open');
    const probe = await createProbe({ url, companyId }, `192.0.2.${100 + place}`);
    while (performance.now() < end) {
      socket.send(JSON.stringify({ type: 'ping' }));
      await once(socket, 'message');
      await probe();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    socket.close();
  };
  await Promise.all(Array.from({ length: 40 }, one));
}

/** Somebody who only wants to ask something. */
async function createProbe(
  { url, companyId }: Pick<Target, 'url' | 'companyId'>,
  address = ELSEWHERE,
): Promise<() => Promise<Outcome>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query: `mutation { createVisitor(companyId: "${companyId}") { token } }` }),
  });
  const { data, errors } = await response.json();
  if (!data) throw new Error(JSON.stringify(errors));
  const { token } = data.createVisitor;
  const query = '{ chatHistory(first: 5) { nodes { id messages(first: 5) { nodes { seq } } } } }';
  const start = `mutation ($a: ID!, $b: ID!) { startConversation(clientConversationId: $a, clientMessageId: $b, text: "Ciao") { message { seq } } }`;
  await askFrom(address, url, start, { a: randomUUID(), b: randomUUID() }, token);
  return () => askFrom(address, url, query, {}, token);
}

async function probeFor(probe: () => Promise<Outcome>, time: number): Promise<Record<string, number>> {
  const outcomes: Outcome[] = [];
  const end = performance.now() + time * 1_000;
  while (performance.now() < end) {
    outcomes.push(await probe());
    await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY));
  }
  const answered = outcomes.filter(({ code }) => code === 'answered').map(({ took }) => took);
  return {
    asked: outcomes.length,
    answered: answered.length,
    'p50 ms': Math.round(quantile(answered, 0.5)),
    'p95 ms': Math.round(quantile(answered, 0.95)),
    'p99 ms': Math.round(quantile(answered, 0.99)),
  };
}

async function memoryOf(child: ChildProcess): Promise<Record<string, number>> {
  return { 'memory MB': Math.round(await figure<number>(child, 'memory')) };
}

/** What the server knows of itself. */
async function figure<Value>(child: ChildProcess, wanted: string): Promise<Value> {
  child.send(wanted);
  for (;;) {
    const [told] = (await once(child, 'message')) as [{ wanted: string; figure: Value }];
    if (told.wanted === wanted) return told.figure;
  }
}
