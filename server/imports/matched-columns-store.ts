import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
import type { ImportKind } from './import.ts';
import type { MatchedColumns } from './matched-columns.ts';

const MOST_KEPT = 50; // sets of headings of one company

/** What a company's people said of columns, the newest first. */
export function matchesOf(manager: EntityManager, companyId: string, kind: ImportKind): Promise<MatchedColumns[]> {
  return query<MatchedColumns>(
    manager,
    `select headings, fields from matched_columns where company_id = $companyId and kind = $kind
    order by matched_at desc limit $most`,
    { companyId, kind, most: MOST_KEPT },
  );
}

/** Remembers one for the next file with these headings, and forgets the oldest beyond 50. */
export async function rememberMatch(
  manager: EntityManager,
  companyId: string,
  kind: ImportKind,
  { headings, fields }: MatchedColumns,
): Promise<void> {
  await query(
    manager,
    `insert into matched_columns (company_id, kind, headings, fields) values ($companyId, $kind, $headings, $fields)
    on conflict (company_id, kind, headings) do update set fields = excluded.fields, matched_at = now()`,
    { companyId, kind, headings, fields: JSON.stringify(fields) },
  );
  await query(
    manager,
    `delete from matched_columns where company_id = $companyId and kind = $kind and headings not in (
      select headings from matched_columns where company_id = $companyId and kind = $kind
      order by matched_at desc limit $most)`,
    { companyId, kind, most: MOST_KEPT },
  );
}
