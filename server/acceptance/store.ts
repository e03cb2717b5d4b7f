import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { type Page, type PageArgs, readPage } from '../database/paging.ts';
import { query, selected } from '../database/sql.ts';
import type { AcceptanceTest, AcceptanceVerdict, TestValues } from './acceptance-test.ts';

const COLUMNS = selected<AcceptanceTest>({
  companyId: true,
  id: true,
  question: true,
  expectedKind: true,
  expectedFaqId: true,
  expectedProductIds: true,
  expectedNames: true,
  words: true,
  verdict: true,
  reason: true,
  answer: true,
  version: true,
  updatedAt: true,
});

const LAST_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A company's tests, the newest first; those that stand so alone where a verdict is named. */
export function listTests(
  manager: EntityManager,
  companyId: string,
  verdict: AcceptanceVerdict | null,
  page: PageArgs,
): Promise<Page<AcceptanceTest>> {
  const which = verdict === null ? '' : 'and verdict = $verdict';
  return readPage(
    page,
    z.uuid(),
    ({ id }: AcceptanceTest) => id,
    (limit, after) =>
      query(
        manager,
        `select ${COLUMNS} from acceptance_tests
        where company_id = $companyId and deleted_at is null ${which} and id < $after order by id desc limit $limit`,
        { companyId, limit, after: after ?? LAST_UUID, ...(verdict === null ? {} : { verdict }) },
      ),
  );
}

/** All tests of a company, the oldest first. */
export function allTests(manager: EntityManager, companyId: string): Promise<AcceptanceTest[]> {
  return query(
    manager,
    `select ${COLUMNS} from acceptance_tests where company_id = $companyId and deleted_at is null order by id`,
    { companyId },
  );
}

export async function findTest(manager: EntityManager, companyId: string, id: string): Promise<AcceptanceTest | null> {
  const rows = await query<AcceptanceTest>(
    manager,
    `select ${COLUMNS} from acceptance_tests where company_id = $companyId and id = $id and deleted_at is null`,
    { companyId, id },
  );
  return rows[0] ?? null;
}

/** How many tests stand how. */
export interface TestCounts {
  testCount: number;
  passedCount: number;
  failedCount: number;
  untriedCount: number;
}

export async function countTests(manager: EntityManager, companyId: string): Promise<TestCounts> {
  const of = (verdict: AcceptanceVerdict) => `count(*) filter (where verdict = '${verdict}')::int`;
  const [row] = await query<TestCounts>(
    manager,
    `select count(*)::int as "testCount", ${of('PASSED')} as "passedCount", ${of('FAILED')} as "failedCount",
      ${of('UNTRIED')} as "untriedCount"
    from acceptance_tests where company_id = $companyId and deleted_at is null`,
    { companyId },
  );
  return row ?? { testCount: 0, passedCount: 0, failedCount: 0, untriedCount: 0 };
}

/** Until the end of the transaction nobody else changes the tests of a company, or notes what came of them. */
export async function lockTests(manager: EntityManager, companyId: string): Promise<void> {
  await query(manager, `select pg_advisory_xact_lock(hashtextextended('acceptance tests ' || $companyId, 0))`, {
    companyId,
  });
}

/** Whether another test asks just this. */
export async function isAskedBy(
  manager: EntityManager,
  companyId: string,
  question: string,
  except: string,
): Promise<boolean> {
  const rows = await query(
    manager,
    `select from acceptance_tests
    where company_id = $companyId and question = $question and id <> $except and deleted_at is null limit 1`,
    { companyId, question, except },
  );
  return rows.length > 0;
}

export async function insertTest(
  manager: EntityManager,
  test: TestValues & Pick<AcceptanceTest, 'companyId' | 'id'>,
): Promise<AcceptanceTest> {
  const rows = await query<AcceptanceTest>(
    manager,
    `insert into acceptance_tests (company_id, id, question, expected_kind, expected_faq_id, expected_product_ids,
      expected_names, words)
    values ($companyId, $id, $question, $expectedKind, $expectedFaqId, $expectedProductIds, $expectedNames, $words)
    returning ${COLUMNS}`,
    { ...test },
  );
  if (!rows[0]) throw new Error('an acceptance test was not added');
  return rows[0];
}

/** Changes one that is still at `version`, and leaves it to be tried; null when somebody saved or deleted it since. */
export async function updateTest(
  manager: EntityManager,
  test: TestValues & Pick<AcceptanceTest, 'companyId' | 'id' | 'version'>,
): Promise<AcceptanceTest | null> {
  const rows = await query<AcceptanceTest>(
    manager,
    `update acceptance_tests set question = $question, expected_kind = $expectedKind, expected_faq_id = $expectedFaqId,
      expected_product_ids = $expectedProductIds, expected_names = $expectedNames, words = $words,
      verdict = 'UNTRIED', reason = null, answer = null, checked_version = 0, version = version + 1, updated_at = now()
    where company_id = $companyId and id = $id and version = $version and deleted_at is null
    returning ${COLUMNS}`,
    { ...test },
  );
  return rows[0] ?? null;
}

/** Deletes one, or brings a deleted one back to be tried; null where there is none such. */
export async function markDeleted(
  manager: EntityManager,
  companyId: string,
  id: string,
  isDeleted: boolean,
): Promise<AcceptanceTest | null> {
  const rows = await query<AcceptanceTest>(
    manager,
    `update acceptance_tests set deleted_at = case when $isDeleted::boolean then now() end, checked_version = 0,
      verdict = 'UNTRIED', reason = null, answer = null, version = version + 1
    where company_id = $companyId and id = $id and (deleted_at is null) = $isDeleted::boolean
    returning ${COLUMNS}`,
    { companyId, id, isDeleted },
  );
  return rows[0] ?? null;
}

/** Forgets those deleted more than a day ago. System door. */
export async function forgetOldAcceptanceTests(manager: EntityManager): Promise<void> {
  await query(manager, `delete from acceptance_tests where deleted_at < now() - interval '1 day'`);
}
