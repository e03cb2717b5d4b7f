import type { EntityManager } from 'typeorm';
import type { AcceptanceRun } from './acceptance-run.ts';
import { runUnderWay } from './run-store.ts';
import { countTests, type TestCounts } from './store.ts';

/** How a company's tests stand, and the run that is under way. */
export type AcceptanceCounts = TestCounts & { running: AcceptanceRun | null };

export async function readCounts(manager: EntityManager, companyId: string): Promise<AcceptanceCounts> {
  return { ...(await countTests(manager, companyId)), running: await runUnderWay(manager, companyId) };
}
