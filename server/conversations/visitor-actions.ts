import { randomUUIDv7 } from 'node:crypto';
import { requireVisitor } from '../accounts/requests.ts';
import { cleanText } from '../assistant/question.ts';
import { requireKnowledge } from '../assistant/store.ts';
import { isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { requireOwnConversation } from './access.ts';
import type { Conversation, Message } from './conversation.ts';
import { completeConversation, storeSatisfaction } from './ending-store.ts';
import { rejectStoredAnswer } from './feedback-store.ts';
import { findConversation } from './store.ts';
import { makeVisitorToken } from './visitor-token.ts';

/** A new visitor of a company. Nothing is stored. @throws UserError COMPANY_NOT_FOUND, TOO_MANY_REQUESTS. */
export async function createVisitor(context: Context, companyId: string) {
  const { caller, database, keys, limits } = context;
  await takeFromLimits(
    database,
    [{ kind: 'visitor-address', subject: caller.addressSubject, limit: limits.visitorsByAddress }],
    'TOO_MANY_REQUESTS',
  );
  const { company } = await requireKnowledge(context, companyId);
  const visitorId = randomUUIDv7();
  return { visitorId, ...makeVisitorToken(keys, company.id, visitorId, new Date()) };
}

/** Another token for a visitor who is there. @throws UserError TOO_MANY_REQUESTS. */
export async function renewVisitor(context: Context) {
  const { companyId, visitorId } = requireVisitor(context);
  const { caller, database, keys, limits } = context;
  await takeFromLimits(
    database,
    [{ kind: 'visitor-address', subject: caller.addressSubject, limit: limits.visitorsByAddress }],
    'TOO_MANY_REQUESTS',
  );
  return { visitorId, ...makeVisitorToken(keys, companyId, visitorId, new Date()) };
}

/** The visitor ends their own conversation; ending an ended one changes nothing. */
export async function endConversation(context: Context, id: string): Promise<Conversation> {
  const { companyId, visitorId } = requireVisitor(context);
  if (!isUuid(id)) throw new UserError('CONVERSATION_NOT_FOUND');
  const { conversation, isChanged } = await inCompany(context.database, companyId, async (manager) => {
    const ended = await completeConversation(manager, companyId, id, visitorId);
    const found = ended ?? (await findConversation(manager, companyId, id));
    if (found?.visitorId !== visitorId) throw new UserError('CONVERSATION_NOT_FOUND');
    return { conversation: found, isChanged: ended !== null };
  });
  if (isChanged) context.publish({ kind: 'conversation', companyId, id });
  return conversation;
}

/** The visitor has read enough of the answer that is being written: what has come is kept. Without one, nothing happens. */
export async function stopReply(context: Context, id: string): Promise<Conversation> {
  const conversation = await requireOwnConversation(context, id);
  context.publish({ kind: 'stop', companyId: conversation.companyId, id: conversation.id });
  return conversation;
}

/**
 * The visitor says that an answer was not what they meant, and perhaps which FAQ was; again changes nothing but a choice
 * that was still open. @throws UserError ANSWER_NOT_FOUND, CONVERSATION_NOT_FOUND, TOO_MANY_REQUESTS.
 */
export async function rejectAnswer(
  context: Context,
  conversationId: string,
  seq: number,
  chosen: string | null,
): Promise<Message> {
  const { companyId, visitorId } = requireVisitor(context);
  const { database, limits } = context;
  if (!isUuid(conversationId)) throw new UserError('CONVERSATION_NOT_FOUND');
  await takeFromLimits(
    database,
    [{ kind: 'rejection-visitor', subject: visitorId, limit: limits.rejectionsByVisitor }],
    'TOO_MANY_REQUESTS',
  );
  const message = await inCompany(database, companyId, async (manager) => {
    const rejected = await rejectStoredAnswer(manager, { companyId, conversationId, visitorId, seq, chosen });
    if (rejected) return rejected;
    const found = await findConversation(manager, companyId, conversationId);
    throw new UserError(found?.visitorId === visitorId ? 'ANSWER_NOT_FOUND' : 'CONVERSATION_NOT_FOUND');
  });
  const answerId = message.faqId ?? message.productIds[0];
  context.publish(
    { kind: 'conversation', companyId, id: message.conversationId },
    ...(answerId ? [{ kind: 'rejected', companyId, id: answerId } as const] : []),
  );
  return message;
}

/** Stores the visitor's satisfaction, 1–5, with a conversation that has ended, and what they wrote beside it. */
export async function rateConversation(
  context: Context,
  id: string,
  satisfaction: number,
  commentInput: string,
): Promise<Conversation> {
  const { companyId, visitorId } = requireVisitor(context);
  if (!Number.isInteger(satisfaction) || satisfaction < 1 || satisfaction > 5) throw new UserError('BAD_SATISFACTION');
  if (!isUuid(id)) throw new UserError('CONVERSATION_NOT_FOUND');
  const comment = commentInput.trim() === '' ? null : cleanText(commentInput);
  const rated = await inCompany(context.database, companyId, async (manager) => {
    const stored = await storeSatisfaction(manager, companyId, id, visitorId, { satisfaction, comment });
    if (stored) return stored;
    const found = await findConversation(manager, companyId, id);
    throw new UserError(found?.visitorId === visitorId ? 'CONVERSATION_ACTIVE' : 'CONVERSATION_NOT_FOUND');
  });
  context.publish({ kind: 'conversation', companyId, id });
  return rated;
}
