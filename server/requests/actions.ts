import { requireStaff, requireVisitor } from '../accounts/requests.ts';
import { cleanText } from '../assistant/question.ts';
import { asAnswerer, isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { type Conversation, isActive } from '../conversations/conversation.ts';
import { findConversation } from '../conversations/store.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import { inCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { type ContactRequest, readContact } from './request.ts';
import { type LeftRequest, markRequest, storeRequest, wasLeft } from './store.ts';

/**
 * A visitor leaves how to reach them and what it is about, where nobody could answer; the very same again changes nothing.
 * No model is told of it. @throws UserError BAD_CONTACT, BLANK_TEXT, TEXT_TOO_LONG, BAD_TEXT, TOO_MANY_REQUESTS,
 *   CONVERSATION_NOT_FOUND, CONVERSATION_ENDED, REQUEST_NOT_ASKED.
 */
export async function leaveRequest(
  context: Context,
  conversationId: string,
  input: { contact: string; question: string },
): Promise<Conversation> {
  const { companyId, visitorId } = requireVisitor(context);
  const { database, limits } = context;
  if (!isUuid(conversationId)) throw new UserError('CONVERSATION_NOT_FOUND');
  const left: LeftRequest = {
    companyId,
    conversationId,
    visitorId,
    ...readContact(input.contact),
    question: cleanText(input.question),
  };
  const again = await inCompany(database, companyId, (manager) => checkAsked(manager, left));
  if (again) return again;
  await takeFromLimits(
    database,
    [{ kind: 'request-visitor', subject: visitorId, limit: limits.requestsByVisitor }],
    'TOO_MANY_REQUESTS',
  );
  const stored = await inCompany(database, companyId, async (manager) => {
    const request = await storeRequest(manager, left);
    return request ?? { id: null, conversation: await checkAsked(manager, left) };
  });
  if (!stored.conversation) throw new UserError('REQUEST_NOT_ASKED');
  if (stored.id !== null)
    context.publish(
      { kind: 'conversation', companyId, id: conversationId },
      { kind: 'request', companyId, id: stored.id },
    );
  return stored.conversation;
}

/** The conversation where the very same was left before; null where it can be left now. */
async function checkAsked(
  manager: Parameters<typeof storeRequest>[0],
  left: LeftRequest,
): Promise<Conversation | null> {
  const conversation = await findConversation(manager, left.companyId, left.conversationId);
  if (conversation?.visitorId !== left.visitorId) throw new UserError('CONVERSATION_NOT_FOUND');
  if (conversation.isContactOffered) return null;
  if (await wasLeft(manager, left)) return conversation;
  throw new UserError(isActive(conversation) ? 'REQUEST_NOT_ASKED' : 'CONVERSATION_ENDED');
}

/** A person did what a request asks for; who did it first did it. @throws UserError REQUEST_NOT_FOUND. */
export function completeRequest(context: Context, companyId: string, id: string): Promise<ContactRequest> {
  const { account } = requireStaff(context);
  return mark(context, companyId, id, account.shownName ?? account.email);
}

/** There is still something to do. @throws UserError REQUEST_NOT_FOUND. */
export function reopenRequest(context: Context, companyId: string, id: string): Promise<ContactRequest> {
  return mark(context, companyId, id, null);
}

async function mark(context: Context, companyId: string, id: string, doneBy: string | null): Promise<ContactRequest> {
  const request = await asAnswerer(context, companyId, async (manager) => {
    const marked = isUuid(id) ? await markRequest(manager, companyId, id, doneBy) : null;
    if (!marked) throw new UserError('REQUEST_NOT_FOUND');
    return marked;
  });
  context.publish({ kind: 'request', companyId, id });
  return request;
}
