import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { loadavg } from 'node:os';

/** Runs every contender in turn, several rounds, so that what the machine does meanwhile meets them all alike. */
export async function alternate<Result>(
  contenders: readonly string[],
  rounds: number,
  run: (contender: string, round: number) => Promise<Result>,
): Promise<Map<string, Result[]>> {
  const results = new Map<string, Result[]>(contenders.map((contender) => [contender, []]));
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) results.get(contender)?.push(await run(contender, round));
  }
  return results;
}

/** A value so that a share `q` of the list is not above it. */
export function quantile(list: readonly number[], q: number): number {
  const sorted = list.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

export function median(list: readonly number[]): number {
  return quantile(list, 0.5);
}

/** The median of each figure over the rounds. */
export function medians(rounds: readonly Record<string, number>[]): Record<string, number> {
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, significant(median(rounds.map((round) => round[name] ?? 0)))]));
}

/** Three digits, as many as these measurements are worth. */
export function significant(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

/** One line a contender, and what else the machine had to do. */
export function printTable(title: string, rows: Record<string, Record<string, number | string>>): void {
  console.log(`\n${title} (load of the machine: ${loadavg()[0]?.toFixed(1)})`);
  console.table(rows);
}

/** The PostgreSQL that benchmarks may fill. @throws Error when the environment names none. */
export function benchDatabaseUrl(): string {
  const url = process.env.BENCH_DATABASE_URL;
  if (!url)
    throw new Error(
      'BENCH_DATABASE_URL must name a database that may be filled, e.g. postgres://bench@127.0.0.1/bench',
    );
  return url;
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
