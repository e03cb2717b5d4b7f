import { requireStaff, requireVisitor } from '../accounts/requests.ts';
import { checkMayAnswer, isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { requireOwnConversation } from '../conversations/access.ts';
import type { Conversation } from '../conversations/conversation.ts';
import { findConversation } from '../conversations/store.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { markRead as storeRead } from './store.ts';

/**
 * The visitor is typing. It is passed on to the people of the shop while one of them has the conversation, stored nowhere,
 * and never says what is typed; more than one a second are dropped without a word.
 * @returns whether it was passed on. @throws UserError CONVERSATION_NOT_FOUND.
 */
export async function noteTyping(context: Context, conversationId: string): Promise<boolean> {
  const { companyId, visitorId } = requireVisitor(context);
  const conversation = await requireOwnConversation(context, conversationId);
  if (conversation.handledSince === null || !mayHint(context, `visitor ${visitorId}`)) return false;
  context.publish({ kind: 'typing', companyId, id: conversation.id, name: null });
  return true;
}

/**
 * Whoever has the conversation is typing; the visitor reads their name. @returns whether it was passed on.
 * @throws UserError CONVERSATION_NOT_FOUND, NOT_YOUR_CONVERSATION.
 */
export async function noteStaffTyping(context: Context, companyId: string, conversationId: string): Promise<boolean> {
  const { account } = requireStaff(context);
  await checkMayAnswer(context, companyId);
  const conversation = await findIn(context, companyId, conversationId);
  if (!conversation) throw new UserError('CONVERSATION_NOT_FOUND');
  if (conversation.handlerId !== account.id) throw new UserError('NOT_YOUR_CONVERSATION');
  if (!mayHint(context, `staff ${account.id}`)) return false;
  context.publish({ kind: 'typing', companyId, id: conversation.id, name: conversation.handlerName ?? '' });
  return true;
}

function mayHint({ allowances }: Context, who: string): boolean {
  return allowances.typing.has(who, performance.now());
}

async function findIn({ database }: Context, companyId: string, id: string): Promise<Conversation | null> {
  return isUuid(id) ? inCompany(database, companyId, (manager) => findConversation(manager, companyId, id)) : null;
}

/**
 * The visitor's chat has shown what people said, up to a message. @returns whether that was new.
 * @throws UserError CONVERSATION_NOT_FOUND.
 */
export async function markRead(context: Context, conversationId: string, seq: number): Promise<boolean> {
  const { companyId, visitorId } = requireVisitor(context);
  if (!isUuid(conversationId)) throw new UserError('CONVERSATION_NOT_FOUND');
  const isNew = await inCompany(context.database, companyId, async (manager) => {
    if (await storeRead(manager, { companyId, conversationId, visitorId, seq })) return true;
    const found = await findConversation(manager, companyId, conversationId);
    if (found?.visitorId !== visitorId) throw new UserError('CONVERSATION_NOT_FOUND');
    return false;
  });
  if (isNew) context.publish({ kind: 'conversation', companyId, id: conversationId });
  return isNew;
}
