import { answer } from '../assistant/answer.ts';
import { cardsOf } from '../assistant/knowledge.ts';
import type { Shared } from '../context.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { claimPendingReplies, type PendingReply, storePendingReply } from './pending-reply-store.ts';
import { faqOf, wordsToStore } from './searched-words.ts';

const AT_ONCE = 20; // pending replies claimed in one go

/** Answers a question without making anybody wait; if it fails, the reply stays pending and its lease runs out. */
export function completeInBackground(shared: Shared, pending: PendingReply): void {
  const completing = complete(shared, pending).catch((error) => {
    shared.log.warn({ error, conversationId: pending.conversationId }, 'a pending reply was not stored');
  });
  shared.background.add(completing);
}

/** Answers one question, once. No transaction is held while the model thinks. */
async function complete(shared: Shared, pending: PendingReply): Promise<void> {
  const { companyId, conversationId } = pending;
  const knowledge = await shared.knowledge.get(companyId);
  if (!knowledge) return;
  const reply = await answer(knowledge, pending.text, shared.model, Math.random);
  const words = wordsToStore('', reply, faqOf(knowledge, reply)?.question ?? '');
  const isStored = await inCompany(shared.database, companyId, (manager) =>
    storePendingReply(manager, pending, reply, cardsOf(knowledge, reply.productIds), words),
  );
  if (isStored) shared.publish({ kind: 'conversation', companyId, id: conversationId });
}

/** Claims the pending replies that a crashed process left; returns how many. */
export async function claimForgottenReplies(shared: Shared): Promise<number> {
  const { leaseFor } = shared.pendingReplyTimes;
  const claimed = await asSystem(shared.database, (manager) => claimPendingReplies(manager, leaseFor, AT_ONCE));
  for (const pending of claimed) completeInBackground(shared, pending);
  return claimed.length;
}
