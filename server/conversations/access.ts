import type { EntityManager } from 'typeorm';
import { requireVisitor } from '../accounts/requests.ts';
import { checkMaySee, isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import type { Conversation } from './conversation.ts';
import { findConversation } from './store.ts';

/** @throws UserError CONVERSATION_NOT_FOUND. The caller has asked for permission. */
export async function requireConversation(
  manager: EntityManager,
  companyId: string,
  id: string,
): Promise<Conversation> {
  const conversation = isUuid(id) ? await findConversation(manager, companyId, id) : null;
  if (!conversation) throw new UserError('CONVERSATION_NOT_FOUND');
  return conversation;
}

/** @throws UserError CONVERSATION_NOT_FOUND unless it is the visitor's own. */
export async function requireOwnConversation(context: Context, id: string): Promise<Conversation> {
  const { companyId, visitorId } = requireVisitor(context);
  const found = await inCompany(context.database, companyId, (manager) => requireConversation(manager, companyId, id));
  if (found.visitorId !== visitorId) throw new UserError('CONVERSATION_NOT_FOUND');
  return found;
}

/** @throws UserError unless the viewer may see the conversation. */
export async function requireSeenConversation(context: Context, companyId: string, id: string): Promise<Conversation> {
  await checkMaySee(context, companyId);
  return inCompany(context.database, companyId, (manager) => requireConversation(manager, companyId, id));
}
