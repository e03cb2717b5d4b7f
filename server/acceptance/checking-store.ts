import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
import type { Tried } from './trial.ts';

/** Companies, of some or of all, that have a test which was not tried yet against what their assistant knows. System door. */
export async function uncheckedCompanies(manager: EntityManager, among: readonly string[] | null): Promise<string[]> {
  const rows = await query<{ id: string }>(
    manager,
    `select id from companies
    where removed_at is null and ($among::uuid[] is null or id = any($among::uuid[])) and exists (
      select from acceptance_tests
      where company_id = companies.id and deleted_at is null and checked_version < companies.knowledge_version
    )`,
    { among },
  );
  return rows.map(({ id }) => id);
}

/** Whether a company has tests that were not tried at this version of what is known. */
export async function hasUnchecked(
  manager: EntityManager,
  companyId: string,
  knowledgeVersion: number,
): Promise<boolean> {
  const rows = await query(
    manager,
    `select from acceptance_tests
    where company_id = $companyId and deleted_at is null and checked_version < $knowledgeVersion::int limit 1`,
    { companyId, knowledgeVersion },
  );
  return rows.length > 0;
}

/**
 * Notes what came of tests at a version of what is known. One that was changed meanwhile is left to be tried again, and one
 * that was tried at a newer version, or by another process at this one, stays as it is.
 * @returns how many were noted, and how many of them had another verdict before.
 */
export async function noteTried(
  manager: EntityManager,
  companyId: string,
  knowledgeVersion: number,
  tried: readonly Tried[],
): Promise<{ notedCount: number; turnedCount: number }> {
  const news = tried.map(({ test, reason, answer }) => ({
    id: test.id,
    version: test.version,
    verdict: reason === null ? 'PASSED' : 'FAILED',
    reason,
    answer,
  }));
  const [row] = await query<{ notedCount: number; turnedCount: number }>(
    manager,
    `with news as (
      select * from json_to_recordset($news::json)
        as (id uuid, version integer, verdict text, reason text, answer jsonb)
    ), noted as (
      update acceptance_tests test
      set verdict = news.verdict, reason = news.reason, answer = news.answer, checked_version = $knowledgeVersion::int
      from news, (select id, verdict from acceptance_tests where company_id = $companyId) before
      where test.company_id = $companyId and test.id = news.id and test.version = news.version
        and before.id = test.id and test.checked_version < $knowledgeVersion::int and test.deleted_at is null
      returning before.verdict <> 'UNTRIED' and before.verdict <> news.verdict as is_turned
    )
    select count(*)::int as "notedCount", count(*) filter (where is_turned)::int as "turnedCount" from noted`,
    { companyId, knowledgeVersion, news: JSON.stringify(news) },
  );
  return row ?? { notedCount: 0, turnedCount: 0 };
}
