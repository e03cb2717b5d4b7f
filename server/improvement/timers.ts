import type { Shared } from '../context.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { inSlices } from '../search/slices.ts';
import { noteChecked, takeTurn, uncheckedCompanies, uncheckedGroups } from './checking-store.ts';
import { groupQuestions } from './grouping-store.ts';
import { startTending } from './tending.ts';
import { type Trial, tryQuestions } from './trial.ts';
import { wordingsOf } from './wordings.ts';

const CONVERSATIONS_AT_ONCE = 50;
const GROUPS_AT_ONCE = 20;

/** Puts unanswered questions together until none is left; returns the companies whose groups changed. */
async function groupAll(shared: Shared): Promise<Set<string>> {
  const companies = new Set<string>();
  for (;;) {
    const work = (manager: Parameters<typeof groupQuestions>[0]) => groupQuestions(manager, CONVERSATIONS_AT_ONCE);
    const { groups, isDone } = await asSystem(shared.database, work);
    shared.publish(...groups.map((group) => ({ kind: 'questions' as const, ...group })));
    for (const { companyId } of groups) companies.add(companyId);
    if (isDone || shared.background.isStopping) return companies;
  }
}

/**
 * Tries every group of a company that was not tried yet against what its assistant knows: what is answered is closed, and
 * what was and is no longer is open again. It stops where a newer version is to be tried.
 */
async function checkCompany(shared: Shared, companyId: string): Promise<void> {
  const { background, database, knowledge, publish } = shared;
  while (!background.isStopping) {
    const known = await knowledge.current(companyId);
    if (!known) return;
    const groups = await inCompany(database, companyId, (manager) =>
      uncheckedGroups(manager, companyId, known.version, GROUPS_AT_ONCE),
    );
    if (groups.length === 0) return;
    const tried: { group: (typeof groups)[number]; trial: Trial }[] = [];
    for (const group of groups) {
      const texts = wordingsOf(group.texts).map(({ text }) => text);
      tried.push({ group, trial: await inSlices(tryQuestions(known, group.kind, texts)) });
    }
    const changed = await inCompany(database, companyId, async (manager) => {
      await takeTurn(manager, companyId);
      const ids: string[] = [];
      for (const { group, trial } of tried)
        if (await noteChecked(manager, companyId, group, known.version, trial)) ids.push(group.id);
      return ids;
    });
    publish(...changed.map((id) => ({ kind: 'questions' as const, companyId, id })));
  }
}

/** Puts unanswered and declined questions together, and tries their groups again; see `startTending`. */
export function startImprovementTimers(shared: Shared): () => void {
  return startTending(shared, {
    complaint: 'unanswered questions could not be looked after',
    gather: () => groupAll(shared),
    unchecked: (ids) => asSystem(shared.database, (manager) => uncheckedCompanies(manager, ids)),
    check: (companyId) => checkCompany(shared, companyId),
  });
}
