import pg from 'pg';
import type { Database } from '../../server/database/data-source.ts';
import { inCompany } from '../../server/database/tenant.ts';

interface Sent {
  text: string;
  values: unknown[];
}

/** The statements that are sent while `work` runs. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const original = pg.Client.prototype.query;
  const sent: Sent[] = [];
  pg.Client.prototype.query = function (this: unknown, ...args: unknown[]) {
    const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const values = typeof first === 'string' ? second : first.values;
    if (/\bfrom\b/i.test(text)) sent.push({ text, values: Array.isArray(values) ? values : [] });
    return (original as (...given: unknown[]) => unknown).apply(this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return sent;
}

/** How long PostgreSQL itself executes statements of a company, ms, as `explain analyze` says: no waiting, no network. */
export function executionTime(database: Database, companyId: string, statements: readonly Sent[]): Promise<number> {
  return inCompany(database, companyId, async (manager) => {
    let total = 0;
    for (const { text, values } of statements) {
      const rows = await manager.query<{ 'QUERY PLAN': string }[]>(`explain (analyze, timing off) ${text}`, values);
      const line = rows.map((row) => row['QUERY PLAN']).find((each) => each.startsWith('Execution Time'));
      total += Number(/[\d.]+/.exec(line ?? '')?.[0] ?? 0);
    }
    return total;
  });
}
