import type { EntityManager } from 'typeorm';
import type { Database } from './data-source.ts';

/**
 * The small other door, past the walls between companies: for sign-in, token lookup, limits, timers, replies owed, lost
 * wake-ups and the lists of a superadmin. A test lists the files that may use it.
 */
export function asSystem<Result>(
  database: Database,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return database.dataSource.transaction(work);
}

/** One statement through the same door, without a transaction around it. */
export function querySystem<Row>(database: Database, text: string, values: unknown[] = []): Promise<Row[]> {
  return database.dataSource.query<Row[]>(text, values);
}
