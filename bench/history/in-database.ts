import type { Database } from '../../server/database/data-source.ts';
import { inCompany } from '../../server/database/tenant.ts';
import type { SentStatement } from '../../server/test/statements.ts';

/** How long PostgreSQL itself executes statements of a company, ms, as `explain analyze` says: no waiting, no network. */
export function executionTime(
  database: Database,
  companyId: string,
  statements: readonly SentStatement[],
): Promise<number> {
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
