import type { Knowledge } from '../assistant/knowledge.ts';
import type { Shared } from '../context.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { topics } from '../live/events.ts';
import { wakeable } from '../live/wakeable.ts';
import { inSlices } from '../search/slices.ts';
import { noteChecked, takeTurn, uncheckedCompanies, uncheckedWishes } from './checking-store.ts';
import { putIntoRows, type Read, type Waiting, waitingCompanies, waitingMessages } from './gathering-store.ts';
import { gatheredFrom, unmetIn } from './reading-wishes.ts';
import { supplyOf } from './supply.ts';

const LOOK_EVERY = 10_000; // ms; a lost wake-up costs no more
const MESSAGES_AT_ONCE = 100;
const WISHES_AT_ONCE = 20;

/** Reads the messages of a company that wait, until none is left that is not another process's; whether any row changed. */
async function gatherCompany(shared: Shared, companyId: string): Promise<boolean> {
  const { background, database, knowledge, publish } = shared;
  let hasChanged = false;
  while (!background.isStopping) {
    const waiting = await inCompany(database, companyId, (manager) =>
      waitingMessages(manager, companyId, MESSAGES_AT_ONCE),
    );
    const known = waiting.length > 0 && (await knowledge.current(companyId));
    if (!known) return hasChanged;
    const read = await inSlices(readAll(known, waiting));
    const { ids, takenCount } = await inCompany(database, companyId, (manager) =>
      putIntoRows(manager, companyId, read),
    );
    publish(...ids.map((id) => ({ kind: 'wishes' as const, companyId, id })));
    hasChanged ||= ids.length > 0;
    if (takenCount === 0) return hasChanged;
  }
  return hasChanged;
}

function* readAll(known: Knowledge, waiting: readonly Waiting[]): Generator<void, Read[]> {
  const read: Read[] = [];
  for (const message of waiting) {
    read.push({ message, wish: yield* unmetIn(known, message) });
    yield;
  }
  return read;
}

/**
 * Tries every wish of a company that was not tried yet against its catalogue: what is met is closed, and what was and is no
 * longer is open again. It stops where a newer version is to be tried.
 */
async function checkCompany(shared: Shared, companyId: string): Promise<void> {
  const { background, database, knowledge, publish } = shared;
  while (!background.isStopping) {
    const known = await knowledge.current(companyId);
    if (!known) return;
    const wishes = await inCompany(database, companyId, (manager) =>
      uncheckedWishes(manager, companyId, known.version, WISHES_AT_ONCE),
    );
    if (wishes.length === 0) return;
    const tried = await inSlices(tryAll(known, wishes));
    const changed = await inCompany(database, companyId, async (manager) => {
      await takeTurn(manager, companyId);
      const ids: string[] = [];
      for (const { wish, ...found } of tried)
        if (await noteChecked(manager, companyId, wish, known.version, found)) ids.push(wish.id);
      return ids;
    });
    publish(...changed.map((id) => ({ kind: 'wishes' as const, companyId, id })));
  }
}

const NOTHING_READ = { thing: '', traits: [], budget: null };

function* tryAll<Row extends { texts: readonly string[] }>(known: Knowledge, wishes: readonly Row[]) {
  const tried = [];
  for (const wish of wishes) {
    const gathered = yield* gatheredFrom(wish.texts);
    const { budget, ...constraints } = gathered ?? NOTHING_READ;
    tried.push({ wish, gathered, supply: yield* supplyOf(known, constraints, budget) });
  }
  return tried;
}

/**
 * Reads messages for wishes that were not met as they come, and tries wishes again whenever what the assistant knows
 * changes, until it is stopped; any number of processes may. Nobody waits for it, and what a crash left is taken up again.
 */
export function startUnmetTimers(shared: Shared): () => void {
  const { background, log } = shared;
  const companies = new Set<string>();
  const warn = (error: unknown) => log.warn({ error }, 'unmet wishes could not be looked after');
  const checking = async () => {
    const woken = [...companies];
    companies.clear();
    if (woken.length === 0) return;
    const ids = await asSystem(shared.database, (manager) => uncheckedCompanies(manager, woken));
    for (const id of ids) await checkCompany(shared, id);
  };
  const check = wakeable(shared, checking, warn);
  const tryAgain = (companyId: string) => {
    companies.add(companyId);
    check.wake();
  };
  const gathering = async () => {
    for (const id of await asSystem(shared.database, waitingCompanies))
      if (await gatherCompany(shared, id)) tryAgain(id);
  };
  const gather = wakeable(shared, gathering, warn);
  const look = async () => {
    gather.wake();
    const ids = await asSystem(shared.database, (manager) => uncheckedCompanies(manager, null));
    for (const id of ids) companies.add(id);
    check.wake();
  };

  const stops = [
    shared.hear(topics.anyActivity(), (event) => {
      gather.wake();
      if (event.kind === 'removal') tryAgain(event.companyId); // what it told of budgets is told no more
    }),
    shared.hear(topics.companies(), ({ id }) => tryAgain(id)),
  ];
  const looking = setInterval(() => background.add(look().catch(warn)), LOOK_EVERY).unref();
  background.add(look().catch(warn));
  return () => {
    for (const each of [check, gather]) each.stop();
    clearInterval(looking);
    for (const stop of stops) stop();
  };
}
