import { Client } from 'pg';

/** Counts every statement that this process sends to a database, from now on; those alone that `which` finds. */
export function countStatements(which = /^/): { count: number } {
  const statements = { count: 0 };
  const query = Client.prototype.query as (...args: unknown[]) => unknown;
  Client.prototype.query = function counted(this: Client, ...args: unknown[]) {
    const [first] = args as [string | { text?: string }];
    if (which.test((typeof first === 'string' ? first : first.text) ?? '')) statements.count++;
    return query.apply(this, args);
  } as typeof Client.prototype.query;
  return statements;
}
