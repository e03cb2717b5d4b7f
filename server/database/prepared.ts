import type { ClientBase } from 'pg';
import type { EntityManager } from 'typeorm';

/**
 * Runs a statement that PostgreSQL parses and plans once a connection: for the paths that must be fast.
 * `name` belongs to `text` alone, in the whole server.
 */
export async function prepared<Row>(
  manager: EntityManager,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const runner = manager.queryRunner;
  if (!runner) throw new Error('a prepared statement needs the connection of a transaction');
  const client = (await runner.connect()) as ClientBase;
  const result = await client.query({ name, text, values });
  return result.rows as Row[];
}
