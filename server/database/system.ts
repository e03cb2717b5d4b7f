import type { EntityManager } from 'typeorm';
import type { Database } from './data-source.ts';
import { runPrepared, type Values } from './sql.ts';

/**
 * The small other door, past the walls between companies: for sign-in, token lookup, limits, timers, pending replies, lost
 * wake-ups and the lists of a superadmin. A test lists the files that may use it.
 */
export async function asSystem<Result>(
  database: Database,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const result = await database.dataSource.transaction(work);
  await database.settled();
  return result;
}

/** One statement through the same door, without a transaction around it; it is parsed and planned once a connection. */
export async function querySystem<Row>(database: Database, sql: string, values: Values = {}): Promise<Row[]> {
  const runner = database.dataSource.createQueryRunner();
  let rows: Row[];
  try {
    rows = await runPrepared<Row>(runner, sql, values);
  } finally {
    await runner.release();
  }
  await database.settled();
  return rows;
}
