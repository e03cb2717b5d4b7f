import type { Shared } from '../context.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { topics } from '../live/events.ts';
import { wakeable } from '../live/wakeable.ts';
import { inSlices } from '../search/slices.ts';
import { noteChecked, takeTurn, uncheckedCompanies, uncheckedGroups } from './checking-store.ts';
import { groupQuestions } from './grouping-store.ts';
import { type Trial, tryQuestions } from './trial.ts';
import { wordingsOf } from './wordings.ts';

const LOOK_EVERY = 10_000; // ms; a lost wake-up costs no more
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

/**
 * Puts unanswered questions together as they come, and tries their groups again whenever what the assistant knows changes,
 * until it is stopped; any number of processes may. Nobody waits for it, and what a crash left is taken up again.
 */
export function startImprovementTimers(shared: Shared): () => void {
  const { background, log } = shared;
  const companies = new Set<string>();
  const warn = (error: unknown) => log.warn({ error }, 'unanswered questions could not be looked after');
  const checking = async () => {
    const woken = [...companies];
    companies.clear();
    if (woken.length === 0) return;
    const ids = await asSystem(shared.database, (manager) => uncheckedCompanies(manager, woken));
    for (const id of ids) await checkCompany(shared, id);
  };
  const check = wakeable(shared, checking, warn);
  const grouping = async () => {
    for (const id of await groupAll(shared)) companies.add(id);
    check.wake();
  };
  const group = wakeable(shared, grouping, warn);
  const look = async () => {
    group.wake();
    const ids = await asSystem(shared.database, (manager) => uncheckedCompanies(manager, null));
    for (const id of ids) companies.add(id);
    check.wake();
  };

  const stops = [
    shared.hear(topics.anyActivity(), group.wake),
    shared.hear(topics.companies(), ({ id }) => {
      companies.add(id);
      check.wake();
    }),
  ];
  const looking = setInterval(() => background.add(look().catch(warn)), LOOK_EVERY).unref();
  background.add(look().catch(warn));
  return () => {
    for (const each of [check, group]) each.stop();
    clearInterval(looking);
    for (const stop of stops) stop();
  };
}
