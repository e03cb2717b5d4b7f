import type { EntityManager } from 'typeorm';
import { query, selected } from '../database/sql.ts';
import type { Run, RunEnd } from './feed.ts';

const COLUMNS = selected<Run>({
  companyId: true,
  id: true,
  origin: true,
  isByHand: true,
  state: true,
  question: true,
  startedAt: true,
  endedAt: true,
  importId: true,
  newCount: true,
  changedCount: true,
  removedCount: true,
  reason: true,
});

const MOST_KEPT = 50; // runs of a company

/** Begins a run, and forgets the oldest beyond 50. */
export async function beginRun(
  manager: EntityManager,
  run: Pick<Run, 'companyId' | 'id' | 'origin' | 'isByHand'>,
): Promise<void> {
  await query(
    manager,
    `insert into catalogue_runs (company_id, id, origin, is_by_hand) values ($companyId, $id, $origin, $isByHand)`,
    { ...run },
  );
  await query(
    manager,
    `delete from catalogue_runs where company_id = $companyId and state <> 'ASKS' and id in (
      select id from catalogue_runs where company_id = $companyId order by id desc offset $most)`,
    { companyId: run.companyId, most: MOST_KEPT },
  );
}

/** Ends the feed's runs whose process is gone: as they went, where what they read was put in use already. */
export async function settleInterrupted(manager: EntityManager, companyId: string, reason: string): Promise<void> {
  await query(
    manager,
    `update catalogue_runs run set ended_at = now(),
      state = case when import.state = 'APPLIED' then 'APPLIED' else 'FAILED' end,
      reason = case when import.state = 'APPLIED' then '' else $reason end,
      new_count = case when import.state = 'APPLIED' then (import.report ->> 'newCount')::int else 0 end,
      changed_count = case when import.state = 'APPLIED' then (import.report ->> 'changedCount')::int else 0 end,
      removed_count = case when import.state = 'APPLIED' then (import.report ->> 'removedCount')::int else 0 end
    from catalogue_runs gone
    left join imports import on import.company_id = gone.company_id and import.id = gone.import_id
    where run.company_id = $companyId and run.state = 'RUNNING' and run.origin = 'FEED'
      and gone.company_id = run.company_id and gone.id = run.id`,
    { companyId, reason },
  );
}

/** Notes what a run read, before anything is changed by it. */
export async function noteImport(
  manager: EntityManager,
  { companyId, id }: Pick<Run, 'companyId' | 'id'>,
  importId: string,
): Promise<void> {
  await query(manager, 'update catalogue_runs set import_id = $importId where company_id = $companyId and id = $id', {
    companyId,
    id,
    importId,
  });
}

/** Ends a run. A question takes the place of the one before; so does whatever was put in use after it. */
export async function endRun(
  manager: EntityManager,
  { companyId, id }: Pick<Run, 'companyId' | 'id'>,
  end: RunEnd,
): Promise<void> {
  if (end.state === 'ASKS' || end.state === 'APPLIED')
    await query(
      manager,
      `update catalogue_runs set state = 'DISMISSED' where company_id = $companyId and id <> $id and state = 'ASKS'`,
      { companyId, id },
    );
  await query(
    manager,
    `update catalogue_runs set state = $state, question = $question, reason = $reason, ended_at = now(),
      new_count = $newCount, changed_count = $changedCount, removed_count = $removedCount
    where company_id = $companyId and id = $id`,
    { companyId, id, ...end },
  );
}

/** A company's runs, the newest first: at most 50. */
export function listRuns(manager: EntityManager, companyId: string): Promise<Run[]> {
  return query<Run>(
    manager,
    `select ${COLUMNS} from catalogue_runs where company_id = $companyId order by id desc limit $most`,
    { companyId, most: MOST_KEPT },
  );
}

/** The run that asks; null where nothing is asked. Whoever answers holds it until the transaction ends. */
export async function findQuestion(manager: EntityManager, companyId: string): Promise<Run | null> {
  const rows = await query<Run>(
    manager,
    `select ${COLUMNS} from catalogue_runs where company_id = $companyId and state = 'ASKS'`,
    { companyId },
  );
  return rows[0] ?? null;
}

/** Dismisses a question; false when it is one no more. */
export async function dismissQuestion(manager: EntityManager, companyId: string, id: string): Promise<boolean> {
  const rows = await query(
    manager,
    `update catalogue_runs set state = 'DISMISSED'
    where company_id = $companyId and id = $id and state = 'ASKS' returning id`,
    { companyId, id },
  );
  return rows.length === 1;
}
