import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { alternate, medians, quantile } from '../harness.ts';
import type { Load, Sent } from '../send/load.ts';
import type { SendServer } from '../send/server.ts';

const CONNECTIONS = 50;

type Rows = Record<string, Record<string, number>>;

/**
 * How many messages a second are stored with the bus between processes, and with one that tells this process alone: what
 * is missing is the bus's share. In turn, several rounds, each in a process of its own on the same database.
 */
export async function shareOfThroughput(seconds: number, rounds: number): Promise<Rows> {
  const servers: Record<string, ChildProcess> = {
    'with the bus': start('server.ts'),
    without: start('server.ts', 'alone'),
  };
  const load = start('load.ts');
  const visitors: Record<string, SendServer> = {};
  for (const [name, server] of Object.entries(servers))
    [visitors[name]] = (await once(server, 'message')) as [SendServer];
  const send = async (name: string): Promise<Record<string, number>> => {
    const server = visitors[name] as SendServer;
    load.send({ url: server.url, visitors: server.visitors, connections: CONNECTIONS, seconds } satisfies Load);
    const [{ perSecond, p50, p99 }] = (await once(load, 'message')) as [Sent];
    return { 'messages/s': perSecond, 'p50 ms': p50, 'p99 ms': p99 };
  };
  for (const name of Object.keys(servers)) await send(name); // warm
  const results = await alternate(Object.keys(servers), rounds, send);
  for (const child of [...Object.values(servers), load]) child.kill('SIGTERM');
  const rows: Rows = Object.fromEntries([...results].map(([name, each]) => [name, medians(each)]));
  const shares = pairs(results).map(([withBus, without]) => 100 * (1 - withBus / without));
  rows['share of the bus, %'] = {
    'messages/s': Number(quantile(shares, 0.5).toFixed(1)),
    lowest: Number(Math.min(...shares).toFixed(1)),
    highest: Number(Math.max(...shares).toFixed(1)),
  };
  return rows;
}

/** What each round carried with and without, side by side: what the machine does meanwhile meets both. */
function pairs(results: Map<string, Record<string, number>[]>): [number, number][] {
  const [withBus = [], without = []] = [...results.values()].map((each) => each.map((row) => row['messages/s'] ?? 0));
  return withBus.map((carried, round) => [carried, without[round] ?? Number.NaN]);
}

function start(file: string, ...parameters: string[]): ChildProcess {
  return fork(fileURLToPath(new URL(`../send/${file}`, import.meta.url)), parameters, { execArgv: [] });
}
