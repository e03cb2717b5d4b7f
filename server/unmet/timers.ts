import type { Knowledge } from '../assistant/knowledge.ts';
import type { Shared } from '../context.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { startTending } from '../improvement/tending.ts';
import { inSlices } from '../search/slices.ts';
import { noteChecked, takeTurn, uncheckedCompanies, uncheckedWishes } from './checking-store.ts';
import { putIntoRows, type Read, type Waiting, waitingCompanies, waitingMessages } from './gathering-store.ts';
import { gatheredFrom, unmetIn } from './reading-wishes.ts';
import { supplyOf } from './supply.ts';

const COMPLAINT = 'unmet wishes could not be looked after';
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

/** Reads messages for wishes that were not met, and tries wishes again; see `startTending`. */
export function startUnmetTimers(shared: Shared): () => void {
  return startTending(shared, {
    complaint: COMPLAINT,
    gather: () => gatherAll(shared),
    unchecked: (ids) => asSystem(shared.database, (manager) => uncheckedCompanies(manager, ids)),
    check: (companyId) => checkCompany(shared, companyId),
    isOfMessages: true, // what a removed one told of budgets is told no more
  });
}

async function gatherAll(shared: Shared): Promise<string[]> {
  const changed: string[] = [];
  const warn = (error: unknown) => {
    shared.log.warn({ error }, COMPLAINT); // the others are no worse for it
    return false;
  };
  for (const id of await asSystem(shared.database, waitingCompanies))
    if (await gatherCompany(shared, id).catch(warn)) changed.push(id);
  return changed;
}
