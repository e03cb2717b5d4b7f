import type { EntityManager } from 'typeorm';
import type { Company } from '../companies/company.ts';
import { type CompanyScope, inScope, SELECTED_COMPANY } from '../companies/store.ts';
import { query } from '../database/sql.ts';
import { FEWEST, MOST_COUNTED, SHARE } from '../improvement/question-group.ts';
import { IS_STALE } from './catalogue-age.ts';
import { reasonsOf, type Watched, type WatchReason } from './overview.ts';

/** A company that needs somebody, and why. */
export interface WatchedCompany {
  company: Company;
  reasons: WatchReason[];
  recentQuestionCount: number;
}

const MOST_TOLD = 6;

const asked = (from: string, to: string) => `(select count(*)::int from (
  select from grouped_questions asked where asked.company_id = company.id
    and asked.kind = 'UNANSWERED' and asked.asked_at > now() - interval '${from}' and asked.asked_at <= now() - interval '${to}' limit ${MOST_COUNTED}
) counted)`;

/**
 * How many companies of a scope need somebody, and the first of them, the gravest first. System door.
 * @param failing the companies whose own model fails.
 */
export async function readCompaniesToWatch(
  manager: EntityManager,
  scope: CompanyScope,
  failing: readonly string[],
): Promise<{ totalCount: number; companies: WatchedCompany[] }> {
  const { text, values } = inScope(scope);
  const rows = await query<Company & Watched & { recentQuestionCount: number; totalCount: number }>(
    manager,
    `select *, count(*) over ()::int as "totalCount" from (
      select *, "recentQuestionCount" - "formerQuestionCount" >= ${FEWEST}
          and "recentQuestionCount" >= "formerQuestionCount" * ${SHARE} as "isRising"
      from (
        select ${SELECTED_COMPANY}, company.folded_name as "foldedName", not company.is_active as "isPaused",
          company.id = any($failing::uuid[]) and company.own_model_id is not null as "isModelFailing",
          ${IS_STALE} as "isStale", ${asked('7 days', '0 days')} as "recentQuestionCount",
          ${asked('14 days', '7 days')} as "formerQuestionCount"
        from companies company where ${text} offset 0
      ) counted
    ) judged
    where "isPaused" or "isModelFailing" or "isStale" or "isRising"
    order by "isPaused" desc, "isModelFailing" desc, "isStale" desc, "recentQuestionCount" desc, "foldedName", id
    limit ${MOST_TOLD}`,
    { ...values, failing },
  );
  return {
    totalCount: rows[0]?.totalCount ?? 0,
    companies: rows.map((row) => ({
      company: row,
      reasons: reasonsOf(row),
      recentQuestionCount: row.recentQuestionCount,
    })),
  };
}
