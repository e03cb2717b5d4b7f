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

export interface SentStatement {
  text: string;
  values: unknown[];
}

/** Statements that read tables, sent while `work` ran, with the values they were sent with. */
export async function statementsOf(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const original = Client.prototype.query;
  const sent: SentStatement[] = [];
  Client.prototype.query = function (this: unknown, ...args: unknown[]) {
    const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const values = typeof first === 'string' ? second : first.values;
    if (/\bfrom\b/i.test(text)) sent.push({ text, values: Array.isArray(values) ? values : [] });
    return (original as (...given: unknown[]) => unknown).apply(this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    Client.prototype.query = original;
  }
  return sent.filter(({ text }) =>
    /\b(accounts|faqs|products|conversations|messages|companies|acceptance_[a-z]+)\b/.test(text),
  );
}
