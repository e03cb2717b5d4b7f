import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { type Page, type PageArgs, readPage } from '../database/paging.ts';
import { insertRows, query, selected } from '../database/sql.ts';
import { type AcceptanceResult, type AcceptanceRun, MOST_RUNS, RUN_ALIVE_FOR } from './acceptance-run.ts';
import type { Tried } from './trial.ts';

const COLUMNS = selected<AcceptanceRun>({
  companyId: true,
  id: true,
  cause: true,
  state: true,
  startedBy: true,
  startedAt: true,
  finishedAt: true,
  testCount: true,
  passedCount: true,
  failedCount: true,
  inputTokens: true,
  outputTokens: true,
});

const RESULT_COLUMNS = selected<AcceptanceResult>({
  companyId: true,
  runId: true,
  place: true,
  testId: true,
  question: true,
  expectedKind: true,
  expectedNames: true,
  words: true,
  verdict: true,
  reason: true,
  answer: true,
});

const LAST_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A company's runs, the newest first. */
export function listRuns(manager: EntityManager, companyId: string, page: PageArgs): Promise<Page<AcceptanceRun>> {
  return readPage(
    page,
    z.uuid(),
    ({ id }: AcceptanceRun) => id,
    (limit, after) =>
      query(
        manager,
        `select ${COLUMNS} from acceptance_runs where company_id = $companyId and id < $after order by id desc limit $limit`,
        { companyId, limit, after: after ?? LAST_UUID },
      ),
  );
}

export async function findRun(manager: EntityManager, companyId: string, id: string): Promise<AcceptanceRun | null> {
  const rows = await query<AcceptanceRun>(
    manager,
    `select ${COLUMNS} from acceptance_runs where company_id = $companyId and id = $id`,
    { companyId, id },
  );
  return rows[0] ?? null;
}

/** The run of a company that is under way; null where none is. */
export async function runUnderWay(manager: EntityManager, companyId: string): Promise<AcceptanceRun | null> {
  const rows = await query<AcceptanceRun>(
    manager,
    `select ${COLUMNS} from acceptance_runs where company_id = $companyId and state = 'RUNNING'`,
    { companyId },
  );
  return rows[0] ?? null;
}

/** What came in a run, in its order. */
export function listResults(
  manager: EntityManager,
  companyId: string,
  runId: string,
  page: PageArgs,
): Promise<Page<AcceptanceResult>> {
  return readPage(
    page,
    z.int32(),
    ({ place }: AcceptanceResult) => place,
    (limit, after) =>
      query(
        manager,
        `select ${RESULT_COLUMNS} from acceptance_results
        where company_id = $companyId and run_id = $runId and place > $after order by place limit $limit`,
        { companyId, runId, limit, after: after ?? 0 },
      ),
  );
}

/** Keeps a run that is over, those that failed first, and forgets the oldest ones. */
export async function addRun(
  manager: EntityManager,
  run: Pick<AcceptanceRun, 'companyId' | 'id' | 'cause' | 'startedBy'>,
  tried: readonly Tried[],
): Promise<AcceptanceRun> {
  const passedCount = tried.filter(({ reason }) => reason === null).length;
  const rows = await query<AcceptanceRun>(
    manager,
    `insert into acceptance_runs (company_id, id, cause, state, started_by, finished_at, test_count, passed_count, failed_count)
    values ($companyId, $id, $cause, 'DONE', $startedBy, now(), $testCount, $passedCount, $failedCount)
    returning ${COLUMNS}`,
    { ...run, testCount: tried.length, passedCount, failedCount: tried.length - passedCount },
  );
  const inOrder = tried.toSorted((one, other) => Number(one.reason === null) - Number(other.reason === null));
  await insertRows(
    manager,
    'acceptance_results',
    inOrder.map((each, index) => resultOf(run, index + 1, each)),
  );
  await forgetOldRuns(manager, run.companyId);
  if (!rows[0]) throw new Error('a run was not kept');
  return rows[0];
}

function resultOf(
  { companyId, id }: Pick<AcceptanceRun, 'companyId' | 'id'>,
  place: number,
  { test, reason, answer }: Tried,
): AcceptanceResult {
  const { id: testId, question, expectedKind, expectedNames, words } = test;
  const verdict = reason === null ? 'PASSED' : 'FAILED';
  return {
    ...{ companyId, runId: id, place, testId, question, expectedKind, expectedNames, words, verdict, reason },
    answer,
  };
}

async function forgetOldRuns(manager: EntityManager, companyId: string): Promise<void> {
  await query(
    manager,
    `delete from acceptance_runs where company_id = $companyId and state <> 'RUNNING' and id in (
      select id from acceptance_runs where company_id = $companyId order by id desc offset ${MOST_RUNS}
    )`,
    { companyId },
  );
}

/** Begins a run with a model; null where one is under way already. */
export async function beginRun(
  manager: EntityManager,
  run: Pick<AcceptanceRun, 'companyId' | 'id' | 'startedBy' | 'testCount'>,
): Promise<AcceptanceRun | null> {
  const rows = await query<AcceptanceRun>(
    manager,
    `insert into acceptance_runs (company_id, id, cause, state, started_by, alive_until, test_count)
    values ($companyId, $id, 'WITH_MODEL', 'RUNNING', $startedBy, now() + interval '${RUN_ALIVE_FOR} seconds', $testCount)
    on conflict (company_id) where state = 'RUNNING' do nothing returning ${COLUMNS}`,
    { ...run },
  );
  await forgetOldRuns(manager, run.companyId);
  return rows[0] ?? null;
}

/** Says that a run goes on; false where it is to stop, or is no more. */
export async function renewRun(manager: EntityManager, companyId: string, id: string): Promise<boolean> {
  const rows = await query<{ isStopAsked: boolean }>(
    manager,
    `update acceptance_runs set alive_until = now() + interval '${RUN_ALIVE_FOR} seconds'
    where company_id = $companyId and id = $id and state = 'RUNNING' returning is_stop_asked as "isStopAsked"`,
    { companyId, id },
  );
  return rows[0]?.isStopAsked === false;
}

/** Keeps what came of a test in a run under way, or only what it cost; nothing of a run that is no more. */
export async function noteResult(
  manager: EntityManager,
  run: Pick<AcceptanceRun, 'companyId' | 'id'>,
  tried: Tried | null,
  tokens: Pick<AcceptanceRun, 'inputTokens' | 'outputTokens'>,
): Promise<void> {
  const [passed, failed] = tried === null ? [0, 0] : tried.reason === null ? [1, 0] : [0, 1];
  const rows = await query<{ place: number }>(
    manager,
    `update acceptance_runs set passed_count = passed_count + $passed::int, failed_count = failed_count + $failed::int,
      input_tokens = input_tokens + $inputTokens::int, output_tokens = output_tokens + $outputTokens::int
    where company_id = $companyId and id = $id and state = 'RUNNING' returning passed_count + failed_count as place`,
    { companyId: run.companyId, id: run.id, passed, failed, ...tokens },
  );
  const place = rows[0]?.place;
  if (tried && place !== undefined) await insertRows(manager, 'acceptance_results', [resultOf(run, place, tried)]);
}

/** Asks whoever is at a run to stop; null where the company has none such. */
export async function askToStop(manager: EntityManager, companyId: string, id: string): Promise<AcceptanceRun | null> {
  await query(
    manager,
    `update acceptance_runs set is_stop_asked = true where company_id = $companyId and id = $id and state = 'RUNNING'`,
    { companyId, id },
  );
  return findRun(manager, companyId, id);
}

/** Ends a run; whoever asked for it to stop is told that it was stopped. */
export async function endRun(
  manager: EntityManager,
  companyId: string,
  id: string,
  state: Exclude<AcceptanceRun['state'], 'RUNNING'>,
): Promise<void> {
  await query(
    manager,
    `update acceptance_runs set state = $state, finished_at = now(), alive_until = null
    where company_id = $companyId and id = $id and state = 'RUNNING'`,
    { companyId, id, state },
  );
}

/** Gives up runs whose process is gone. System door. @returns the runs. */
export function giveUpRuns(manager: EntityManager): Promise<Pick<AcceptanceRun, 'companyId' | 'id'>[]> {
  return query(
    manager,
    `update acceptance_runs set state = 'INTERRUPTED', finished_at = now(), alive_until = null
    where state = 'RUNNING' and alive_until < now() returning company_id as "companyId", id`,
  );
}
