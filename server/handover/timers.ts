import { isOpen } from '../companies/opening-hours.ts';
import { answersFor } from '../companies/policy.ts';
import type { Shared } from '../context.ts';
import { claimNext } from '../conversations/pending-replies.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { topics } from '../live/events.ts';
import {
  awaitedCompanies,
  endWaits,
  giveToAssistant,
  type HandlerRow,
  listHandlers,
  listHeldBy,
  lockConversation,
} from './store.ts';

/**
 * Gives conversations back to the assistant whose person may answer no more: disabled, removed, signed out everywhere, or
 * of another company by now. Any number of processes may do so at once. Returns how many.
 * @param accountId whose; null for everybody's.
 */
export async function returnConversations(shared: Shared, accountId: string | null): Promise<number> {
  const handlers = await asSystem(shared.database, (manager) => listHandlers(manager, accountId));
  let returned = 0;
  for (const handler of handlers) if (!mayStay(handler)) returned += await returnAll(shared, handler);
  return returned;
}

function mayStay({ account, companyId: id, ownerId, canComeIn }: HandlerRow): boolean {
  return account !== null && canComeIn && answersFor(account, { id, ownerId });
}

async function returnAll(shared: Shared, { companyId, handlerId }: HandlerRow): Promise<number> {
  const { database } = shared;
  const ids = await inCompany(database, companyId, (manager) => listHeldBy(manager, companyId, handlerId));
  let returned = 0;
  for (const id of ids) {
    const isReturned = await inCompany(database, companyId, async (manager) => {
      const held = await lockConversation(manager, companyId, id);
      if (!held?.handledSince || held.handlerId !== handlerId) return false;
      await giveToAssistant(manager, held, 'RETURNED');
      return true;
    });
    if (!isReturned) continue;
    returned++;
    shared.publish({ kind: 'conversation', companyId, id });
    await claimNext(shared, id);
  }
  return returned;
}

const AT_ONCE = 100; // waits that end in one statement

/** Tells visitors who waited long enough that nobody came; returns how many. */
export async function endLongWaits({ database, availabilityTimes, publish }: Shared): Promise<number> {
  const now = new Date();
  const ended = await asSystem(database, async (manager) => {
    const companies = await awaitedCompanies(manager);
    const closed = companies.filter(({ openingHours }) => !isOpen(openingHours, now)).map(({ id }) => id);
    return endWaits(manager, availabilityTimes.awayFor, AT_ONCE, closed);
  });
  publish(...ended.map(({ companyId, id }) => ({ kind: 'conversation' as const, companyId, id })));
  return ended.length;
}

/**
 * Looks after visitors who wait and conversations whose person may answer no more, at once when an account changes and for all of them now and
 * then, until it is stopped.
 */
export function startHandoverTimers(shared: Shared): () => void {
  const look = (accountId: string | null) =>
    returnConversations(shared, accountId).catch((error) =>
      shared.log.warn({ error }, 'conversations could not be given back to the assistant'),
    );
  const stopHearing = shared.hear(topics.accounts(), ({ id }) => {
    shared.background.add(look(id).then(() => undefined));
  });
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const lookAtAll = async () => {
    await look(null);
    await endLongWaits(shared).catch((error) => shared.log.warn({ error }, 'waits could not be ended'));
    if (!isStopped) timer = setTimeout(lookAtAll, shared.pendingReplyTimes.lookEvery);
  };
  timer = setTimeout(lookAtAll, 0);
  return () => {
    isStopped = true;
    stopHearing();
    clearTimeout(timer);
  };
}
