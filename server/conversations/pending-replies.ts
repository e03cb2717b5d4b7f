import { answerWithoutModel } from '../assistant/answer.ts';
import { answer } from '../assistant/chain.ts';
import { answerByRules } from '../assistant/dialogue/dialogue.ts';
import { cardsOf, type Knowledge } from '../assistant/knowledge.ts';
import { modelOf } from '../assistant/own-models.ts';
import type { Reply } from '../assistant/reply.ts';
import type { Shared } from '../context.ts';
import { asSystem } from '../database/system.ts';
import { inCompany } from '../database/tenant.ts';
import { topics } from '../live/events.ts';
import { type Turn, VISITOR_LEFT } from '../model/model.ts';
import { messagesBefore } from './message-store.ts';
import { type OpenReply, openReply, type Surroundings } from './open-reply.ts';
import {
  claimPendingReplies,
  dropPendingReply,
  hasEarlierPending,
  type PendingReply,
  releaseLease,
  renewLease,
  storePendingReply,
} from './pending-reply-store.ts';
import { withPerson } from './person-asked.ts';
import { faqOf, wordsToStore } from './searched-words.ts';
import { asTurns, TURNS } from './turns-store.ts';

const AT_ONCE = 20; // pending replies claimed in one go
const MOST_ATTEMPTS = 3; // what fails more often gets an answer that needs no model

/** Answers a question without making anybody wait; if it fails, the reply stays pending and its lease runs out. */
export function completeInBackground(shared: Shared, pending: PendingReply): void {
  const { background, log } = shared;
  const { conversationId } = pending;
  const name = `${conversationId}:${pending.questionSeq}`;
  if (background.names.has(name)) return;
  background.names.add(name);
  const completing = complete(shared, pending)
    .finally(() => background.names.delete(name))
    .then(() => (background.isStopping ? undefined : claimNext(shared, conversationId)))
    .catch((error) => log.warn({ error, conversationId }, 'a pending reply was not stored'));
  background.add(completing);
}

/** Answers one question, once, after those before it. No transaction is held while the model thinks. */
async function complete(shared: Shared, pending: PendingReply): Promise<void> {
  const { companyId, conversationId } = pending;
  const knowledge = await shared.knowledge.get(companyId);
  if (!knowledge) return;
  const turns = await inCompany(shared.database, companyId, async (manager) => {
    if (await hasEarlierPending(manager, pending)) return releaseLease(manager, pending);
    return messagesBefore(manager, companyId, conversationId, pending.questionSeq, TURNS);
  });
  if (turns) {
    const open = openReply(surroundingsOf(shared, pending));
    try {
      await store(
        shared,
        pending,
        knowledge,
        await replyTo(shared, pending, knowledge, asTurns(turns, knowledge), open),
        open,
      );
    } finally {
      open.close();
    }
  }
}

function replyTo(
  shared: Shared,
  { text, aboutProduct, attempts, visitorId, addressSubject }: PendingReply,
  knowledge: Knowledge,
  turns: Turn[],
  watch: OpenReply,
): Promise<Reply> | Reply {
  const standing = { turns, pageProductCode: aboutProduct };
  const asker = visitorId === undefined ? undefined : { visitorId, addressSubject: addressSubject ?? null };
  const model = modelOf(shared, knowledge.company);
  if (attempts <= MOST_ATTEMPTS) return answer(knowledge, text, model, Math.random, { ...standing, watch, asker });
  const rules = answerByRules(knowledge, { text, ...standing }, false);
  return answerWithoutModel(knowledge, rules, 'CRASHED', Math.random);
}

async function store(
  shared: Shared,
  pending: PendingReply,
  knowledge: Knowledge,
  given: Reply,
  { isGone, signal }: OpenReply,
): Promise<void> {
  const { companyId, conversationId } = pending;
  const { reply, askedPerson } = await withPerson(shared, knowledge, conversationId, given);
  const words = wordsToStore('', reply, faqOf(knowledge, reply)?.question ?? '');
  const cards = cardsOf(knowledge, reply.productIds);
  const isChanged = await inCompany(shared.database, companyId, async (manager) => {
    const isUnwritten =
      signal.aborted && signal.reason !== VISITOR_LEFT && (reply.source !== 'AI' || reply.text === '');
    if (!isUnwritten) return storePendingReply(manager, pending, reply, cards, words, askedPerson);
    if (!isGone()) return dropPendingReply(manager, pending);
    // Nobody asked to stop, this process does: another one, or the next, begins anew.
    await releaseLease(manager, pending);
    return false;
  });
  if (isChanged) shared.publish({ kind: 'conversation', companyId, id: conversationId });
}

function surroundingsOf(shared: Shared, pending: PendingReply): Surroundings {
  const { companyId, conversationId: id, questionSeq } = pending;
  const { leaseFor, awayFor } = shared.pendingReplyTimes;
  return {
    leaseFor,
    renew: () =>
      inCompany(shared.database, companyId, (manager) => renewLease(manager, pending, leaseFor)).catch((error) => {
        shared.log.warn({ error, conversationId: id }, 'a lease could not be renewed');
        return true;
      }),
    tell: (text) => shared.publish({ kind: 'writing', companyId, id, questionSeq, text }),
    onStopAsked: (listener) => shared.hear(topics.stop(companyId, id), listener),
    onConversationChanged: (listener) => shared.hear(topics.conversation(companyId, id), listener),
    onServerStopping: (listener) => shared.background.onStop(listener),
    onVisitorGone: (listener) => shared.presence.whenGone(companyId, id, awayFor, listener),
  };
}

/** Completes the first pending reply of a conversation that no process is at work on; the rest follow after it. */
export async function claimNext(shared: Shared, conversationId: string): Promise<void> {
  const { leaseFor } = shared.pendingReplyTimes;
  const claimed = await asSystem(shared.database, (manager) =>
    claimPendingReplies(manager, leaseFor, 1, conversationId),
  );
  for (const pending of claimed) completeInBackground(shared, pending);
}

/** Claims the pending replies that a crashed process left; returns how many. */
export async function claimForgottenReplies(shared: Shared): Promise<number> {
  const { leaseFor } = shared.pendingReplyTimes;
  const claimed = await asSystem(shared.database, (manager) =>
    claimPendingReplies(manager, leaseFor, AT_ONCE, null, [...shared.background.names]),
  );
  for (const pending of claimed) completeInBackground(shared, pending);
  return claimed.length;
}
