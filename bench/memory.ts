import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { memorySettings } from '../scripts/memory-settings.mjs';
import { DEMO_COMPANY_ID } from '../server/onboarding/demo.ts';
import { createVisitor, must } from '../server/test/story.ts';
import { alternate, freePort, medians, printTable } from './harness.ts';

// What the product's own process takes (resident memory, Linux): when it has nothing to do, at its highest while it
// started, while people write, and when they have gone. Beside it a process that does nothing.
const [rounds = 3, writers = 20, seconds = 10] = process.argv.slice(2).map(Number);
const PAUSE = 100; // ms of each writer: fewer than the shop's limit, however fast the machine
const REST = 6_000; // ms until what the start left behind is collected
const START = `mutation ($conversation: ID!, $message: ID!, $text: String!) {
  startConversation(clientConversationId: $conversation, clientMessageId: $message, text: $text) { reply { text } }
}`;
const url = process.env.BENCH_DATABASE_URL;
const main = fileURLToPath(new URL('../server/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tuoshop-memory-'));

/** MB, as the kernel counts them. */
function memoryOf({ pid }: ChildProcess, line: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] = new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_000;
}

async function isReady(server: ChildProcess, address: string): Promise<void> {
  while (server.exitCode === null) {
    if ((await fetch(`${address}/health/ready`).catch(() => null))?.ok) return;
    await wait(20); // it is not listening yet
  }
  throw new Error(`the server ended with code ${server.exitCode}`);
}

/** Every writer is somebody new at an address of their own, again and again. */
async function write(address: string): Promise<number> {
  let count = 0;
  const end = performance.now() + seconds * 1_000;
  const writer = async () => {
    while (performance.now() < end) {
      count++;
      const from = { 'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` };
      const token = await createVisitor({ url: address }, DEMO_COMPANY_ID, from);
      await wait(PAUSE);
      const ids = { conversation: randomUUID(), message: randomUUID(), text: `Quali sono gli orari? ${count}` };
      await must({ url: address }, START, ids, token, from);
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return count;
}

async function measure(environment: Record<string, string>): Promise<Record<string, number>> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      ...memorySettings,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DEMO: '1',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'fatal',
      DATA_DIR: folder,
      SECRET_KEY: 'only-for-benchmarks-0123456789abcdef',
      ...environment,
    },
  });
  await isReady(server, address);
  await wait(REST);
  const [rest, highest] = [memoryOf(server, 'VmRSS'), memoryOf(server, 'VmHWM')];
  const conversations = await write(address);
  const loaded = memoryOf(server, 'VmRSS');
  await wait(2 * REST);
  const after = memoryOf(server, 'VmRSS');
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  return {
    'at rest MB': rest,
    'highest at the start': highest,
    'under load': loaded,
    'after it': after,
    conversations,
  };
}

async function measureNothing(): Promise<Record<string, number>> {
  const nothing = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  await wait(500);
  const rest = memoryOf(nothing, 'VmRSS');
  nothing.kill();
  return { 'at rest MB': rest };
}

const CONTENDERS: Record<string, () => Promise<Record<string, number>>> = {
  embedded: () => measure({}),
  ...(url ? { PostgreSQL: () => measure({ DATABASE_URL: url }) } : {}),
  'node -e 0': measureNothing,
};
await measure({}); // makes the data
const results = await alternate(Object.keys(CONTENDERS), rounds, (name) => CONTENDERS[name]?.() ?? Promise.reject());
printTable(
  `resident memory, ${writers} writers for ${seconds} s, medians of ${rounds} rounds`,
  Object.fromEntries([...results].map(([name, each]) => [name, medians(each)])),
);
rmSync(folder, { recursive: true, force: true });
if (!url) console.log('PostgreSQL: left out, because BENCH_DATABASE_URL is not set');
