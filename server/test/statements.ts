import { Client } from 'pg';

/** Counts every statement that this process sends to a database, from now on. */
export function countStatements(): { count: number } {
  const statements = { count: 0 };
  const query = Client.prototype.query as (...args: unknown[]) => unknown;
  Client.prototype.query = function counted(this: Client, ...args: unknown[]) {
    statements.count++;
    return query.apply(this, args);
  } as typeof Client.prototype.query;
  return statements;
}
