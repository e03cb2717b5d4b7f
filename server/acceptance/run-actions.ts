import { randomUUIDv7 } from 'node:crypto';
import { requireStaff } from '../accounts/requests.ts';
import { currentKnowledge } from '../assistant/store.ts';
import { asEditor, asReader, isUuid } from '../companies/access.ts';
import type { Context, Shared } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { inSlices } from '../search/slices.ts';
import type { AcceptanceRun } from './acceptance-run.ts';
import { hasUnchecked, noteTried } from './checking-store.ts';
import { addRun, findRun } from './run-store.ts';
import { allTests, lockTests } from './store.ts';
import { tryTests } from './trial.ts';

/** @throws UserError ACCEPTANCE_RUN_NOT_FOUND. */
export function readRun(context: Context, companyId: string, id: string): Promise<AcceptanceRun> {
  return asReader(context, companyId, async (manager) => {
    const run = isUuid(id) ? await findRun(manager, companyId, id) : null;
    if (!run) throw new UserError('ACCEPTANCE_RUN_NOT_FOUND');
    return run;
  });
}

/** Who asks, as they are called. @throws UserError UNAUTHENTICATED. */
export function nameOfAsker(context: Context): string {
  const { account } = requireStaff(context);
  return account.shownName ?? account.email;
}

/** Tries all tests of a company without a model, and keeps what came. */
export async function runTests(context: Context, companyId: string): Promise<AcceptanceRun> {
  const tests = await asEditor(context, companyId, (manager) => allTests(manager, companyId));
  const startedBy = nameOfAsker(context);
  const known = await currentKnowledge(context, companyId);
  const tried = await inSlices(tryTests(known, tests));
  const run = await asEditor(context, companyId, async (manager) => {
    await lockTests(manager, companyId);
    await noteTried(manager, companyId, known.version, tried);
    return addRun(manager, { companyId, id: randomUUIDv7(), cause: 'BY_HAND', startedBy }, tried);
  });
  context.publish({ kind: 'acceptance', companyId, id: run.id });
  return run;
}

/**
 * Tries the tests of a company that were not tried against what its assistant knows by now, until none is left. Any process
 * may: what came of a version is noted once. A run is kept only where a verdict is another than before.
 */
export async function checkTests(shared: Shared, companyId: string): Promise<void> {
  const { background, database, knowledge, publish } = shared;
  while (!background.isStopping) {
    const known = await knowledge.current(companyId);
    if (!known) return;
    const tests = await inCompany(database, companyId, async (manager) =>
      (await hasUnchecked(manager, companyId, known.version)) ? allTests(manager, companyId) : [],
    );
    if (tests.length === 0) return;
    const tried = await inSlices(tryTests(known, tests));
    const id = randomUUIDv7();
    const notedCount = await inCompany(database, companyId, async (manager) => {
      await lockTests(manager, companyId);
      const noted = await noteTried(manager, companyId, known.version, tried);
      if (noted.turnedCount > 0)
        await addRun(manager, { companyId, id, cause: 'AFTER_CHANGE', startedBy: null }, tried);
      return noted.notedCount;
    });
    if (notedCount > 0) publish({ kind: 'acceptance', companyId, id });
  }
}
