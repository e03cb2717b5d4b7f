import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { askFrom, type Outcome } from './abuse/asking.ts';
import { ATTACKS } from './abuse/attacks.ts';
import type { Target } from './abuse/server.ts';
import { printTable, quantile } from './harness.ts';

// npm run abuse -- NAME [SECONDS]: does to a server of its own what one attacker could, and tells what it cost others:
// a visitor elsewhere who writes every 100 ms, before, during and after; and the server's memory.
const [name = '', seconds = '10'] = process.argv.slice(2);
const chosen = ATTACKS[name];
if (!chosen) {
  console.log('npm run abuse -- NAME [SECONDS]\n');
  for (const [each, { what }] of Object.entries(ATTACKS)) console.log(`  ${each.padEnd(15)}${what}`);
  console.log('\nOn the embedded database, or on the PostgreSQL of BENCH_DATABASE_URL.');
  process.exit(name === '' ? 0 : 1);
}

const ELSEWHERE = '192.0.2.10';
const server = fork(new URL('./abuse/server.ts', import.meta.url), chosen.isOpen ? ['open'] : []);
const [target] = (await once(server, 'message')) as [Target];
const probe = await createProbe(target);

const before = { ...(await probeFor(3)), ...(await memoryOf(server)) };
const during = probeFor(Number(seconds));
const came = await chosen.attack(target, Number(seconds));
const meanwhile = { ...(await during), ...(await memoryOf(server)) };
const after = { ...(await probeFor(3)), ...(await memoryOf(server)) };

console.log(`${chosen.what}, for ${seconds} s`);
console.log(came);
printTable('A visitor elsewhere meanwhile', { before, during: meanwhile, after });
server.kill('SIGTERM');
await once(server, 'exit');
process.exit(0);

/** Somebody who only wants to ask something. */
async function createProbe({ url, companyId }: Target): Promise<() => Promise<Outcome>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ELSEWHERE },
    body: JSON.stringify({ query: `mutation { createVisitor(companyId: "${companyId}") { token } }` }),
  });
  const { token } = (await response.json()).data.createVisitor;
  const query = '{ chatHistory(first: 5) { nodes { id messages(first: 5) { nodes { seq } } } } }';
  const start = `mutation ($a: ID!, $b: ID!) { startConversation(clientConversationId: $a, clientMessageId: $b, text: "Ciao") { message { seq } } }`;
  await askFrom(ELSEWHERE, url, start, { a: randomUUID(), b: randomUUID() }, token);
  return () => askFrom(ELSEWHERE, url, query, {}, token);
}

async function probeFor(time: number): Promise<Record<string, number>> {
  const outcomes: Outcome[] = [];
  const end = performance.now() + time * 1_000;
  while (performance.now() < end) {
    outcomes.push(await probe());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const answered = outcomes.filter(({ code }) => code === 'answered').map(({ took }) => took);
  return {
    asked: outcomes.length,
    answered: answered.length,
    'p50 ms': Math.round(quantile(answered, 0.5)),
    'p95 ms': Math.round(quantile(answered, 0.95)),
  };
}

async function memoryOf(child: ChildProcess): Promise<Record<string, number>> {
  child.send('memory');
  const [bytes] = (await once(child, 'message')) as [number];
  return { 'memory MB': Math.round(bytes / 1e6) };
}
