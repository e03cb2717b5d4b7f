import { sufferDatabaseKills } from '../../server/test/database-kills.ts';
import { loseAnswers } from '../../server/test/lost-answers.ts';
import { findPostgresPrograms } from '../../server/test/postgres-cluster.ts';
import { benchDatabaseUrl, quantile } from '../harness.ts';
import type { Rows } from './inside.ts';

/** What ends in the middle; on servers and databases of their own. `times` is how often. */
export const CRASHES: Record<string, { what: string; times: number; run(times: number): Promise<Rows> }> = {
  'database-killed': {
    what: 'kill -9 of a PostgreSQL of its own, [TIMES], under 16 people who write to two servers',
    times: 20,
    run: databaseKilled,
  },
  'lost-answers': {
    what: '[TIMES] ids, each sent one to five times at once to two servers, 40 % of the answers lost',
    times: 5_000,
    run: lostAnswers,
  },
};

async function databaseKilled(times: number): Promise<Rows> {
  const programs = findPostgresPrograms();
  if (!programs) throw new Error('no initdb and postgres here (PATH, /usr/lib/postgresql)');
  const { writesAfter, faults, refusals, ...counts } = await sufferDatabaseKills(programs, times);
  return {
    ...counted(counts),
    ...counted(refusals),
    'ms until somebody writes again, median': { count: Math.round(quantile(writesAfter, 0.5)) },
    'ms until somebody writes again, longest': { count: Math.round(Math.max(...writesAfter)) },
    ...found(faults),
  };
}

async function lostAnswers(times: number): Promise<Rows> {
  const { faults, ...counts } = await loseAnswers(benchDatabaseUrl(), times);
  return { ...counted(counts), ...found(faults) };
}

function counted(counts: Record<string, number>): Rows {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, { count }]));
}

function found(faults: readonly string[]): Rows {
  for (const fault of faults.slice(0, 20)) console.log(fault);
  return { faults: { count: faults.length } };
}
