import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { alternate, benchDatabaseUrl, medians, printTable } from './harness.ts';
import type { Load, Sent } from './send/load.ts';
import { pgbenchScript } from './send/script.ts';
import type { SendServer } from './send/server.ts';

// `sendMessage` complete, over HTTP, beside pgbench running the very statements that it makes, in the
// same transactions. Two messages, counters and limits each.
const [connections = 50, seconds = 6, rounds = 5] = process.argv.slice(2).map(Number);

const run = promisify(execFile);
const start = (file: string) => fork(fileURLToPath(new URL(`./send/${file}`, import.meta.url)), [], { execArgv: [] });

const server = start('server.ts');
const [{ url, visitors, statements }] = (await once(server, 'message')) as [SendServer];
const load = start('load.ts');
const script = join(mkdtempSync(join(tmpdir(), 'tuoshop-bench-')), 'message.sql');
writeFileSync(script, pgbenchScript(statements, visitors.length));

async function cpu(): Promise<number> {
  server.send('cpu');
  const [{ user, system }] = (await once(server, 'message')) as [NodeJS.CpuUsage];
  return (user + system) / 1_000_000;
}

async function ours(): Promise<Record<string, number>> {
  const before = await cpu();
  load.send({ url, visitors, connections, seconds } satisfies Load);
  const [sent] = (await once(load, 'message')) as [Sent];
  const used = (await cpu()) - before;
  if (sent.refused > 0) throw new Error(`${sent.refused} messages were refused`);
  const { perSecond, p50, p99 } = sent;
  return { 'messages/s': perSecond, 'p50 ms': p50, 'p99 ms': p99, 'µs of CPU': (used * 1e6) / perSecond / seconds };
}

async function pgbench(clients: number): Promise<Record<string, number>> {
  const parameters = ['-n', '-M', 'prepared', '-c', `${clients}`, '-j', '2', '-T', `${seconds}`, '-f', script];
  const { stdout } = await run('pgbench', [...parameters, benchDatabaseUrl()]);
  return {
    'messages/s': Number(/tps = ([\d.]+)/.exec(stdout)?.[1]),
    'p50 ms': Number(/latency average = ([\d.]+)/.exec(stdout)?.[1]), // pgbench tells the average
    'p99 ms': Number.NaN,
    'µs of CPU': Number.NaN,
  };
}

const CONTENDERS: Record<string, () => Promise<Record<string, number>>> = {
  ours,
  [`pgbench, ${connections} connections`]: () => pgbench(connections),
  'pgbench, 10 connections': () => pgbench(10), // as many as our pool has
};

await ours(); // warm
const results = await alternate(Object.keys(CONTENDERS), rounds, (name) => CONTENDERS[name]?.() ?? Promise.reject());
const rows = Object.fromEntries([...results].map(([name, each]) => [name, medians(each)]));
const peer = rows[`pgbench, ${connections} connections`]?.['messages/s'] ?? Number.NaN;
for (const row of Object.values(rows)) row['of pgbench'] = Number(((row['messages/s'] ?? 0) / peer).toFixed(2));
printTable(
  `sendMessage, ${connections} connections, ${statements.length} statements each, medians of ${rounds} rounds`,
  rows,
);
load.kill();
server.kill('SIGTERM');
await once(server, 'exit');
process.exit(0);
