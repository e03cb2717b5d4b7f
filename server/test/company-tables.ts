import type { Database } from '../database/data-source.ts';
import { querySystem } from '../database/system.ts';

/** Tables with a company in them, and the column that names it: read from the catalogue, so that a new one is tried too. */
export async function companyTables(database: Database): Promise<{ name: string; column: string }[]> {
  const rows = await querySystem<{ name: string }>(
    database,
    `select relation.relname as name from pg_class relation join pg_attribute attribute on attribute.attrelid = relation.oid
    where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p')
      and attribute.attname = 'company_id' and not attribute.attisdropped order by 1`,
  );
  return [...rows.map(({ name }) => ({ name, column: 'company_id' })), { name: 'companies', column: 'id' }];
}
