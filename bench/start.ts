import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureBundled } from '../scripts/install.mjs';
import { alternate, freePort, medians, printTable, significant } from './harness.ts';

// From the start of the process to the first answered query, on data that is there already. Beside it
// a process that does nothing, to judge the machine by.
const [rounds = 7] = process.argv.slice(2).map(Number);
const url = process.env.BENCH_DATABASE_URL;
ensureBundled();
const main = fileURLToPath(new URL('../dist/server/start.mjs', import.meta.url)); // as `npm start` has it
const folder = mkdtempSync(join(tmpdir(), 'tuoshop-bench-'));
const body = JSON.stringify({ query: '{ installation { passwordMinLength } }' });

/** Resolves when the server gives its first answer. */
async function answered(server: ChildProcess, port: number): Promise<void> {
  while (server.exitCode === null) {
    try {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body });
      if (response.ok) return;
    } catch {
      await wait(5); // it is not listening yet
    }
  }
  throw new Error(`the server ended with code ${server.exitCode}`);
}

async function startServer(environment: Record<string, string>): Promise<Record<string, number>> {
  const port = await freePort();
  const startedAt = performance.now();
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: `${port}`,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DATA_DIR: folder,
      SECRET_KEY: 'only-for-benchmarks-0123456789abcdef',
      ...environment,
    },
  });
  await answered(server, port);
  const ms = performance.now() - startedAt;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  return { ms };
}

async function startNothing(): Promise<Record<string, number>> {
  const startedAt = performance.now();
  await once(spawn(process.execPath, ['-e', '0']), 'exit');
  return { ms: performance.now() - startedAt };
}

const NOTHING = 'node -e 0';
const CONTENDERS: Record<string, () => Promise<Record<string, number>>> = {
  embedded: () => startServer({}),
  ...(url ? { PostgreSQL: () => startServer({ DATABASE_URL: url }) } : {}),
  [NOTHING]: startNothing,
};
for (const start of Object.values(CONTENDERS)) await start(); // makes the data
const results = await alternate(Object.keys(CONTENDERS), rounds, (name) => CONTENDERS[name]?.() ?? Promise.reject());
const { ms: nothing = Number.NaN } = medians(results.get(NOTHING) ?? []);
printTable(
  `from the start of the process to the first answer, medians of ${rounds} rounds`,
  Object.fromEntries(
    [...results].map(([name, each]) => {
      const { ms = Number.NaN } = medians(each);
      return [name, { ms, [`× ${NOTHING}`]: significant(ms / nothing) }];
    }),
  ),
);
if (!url) console.log('PostgreSQL: left out, because BENCH_DATABASE_URL is not set');
