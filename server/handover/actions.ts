import { requireStaff } from '../accounts/requests.ts';
import { cleanClientId, cleanText } from '../assistant/question.ts';
import { asAnswerer, checkMayAnswer, isUuid } from '../companies/access.ts';
import type { Context } from '../context.ts';
import { type Conversation, isActive, type Message } from '../conversations/conversation.ts';
import { type StaffMessage, storeStaffMessage } from '../conversations/handled-store.ts';
import { claimNext } from '../conversations/pending-replies.ts';
import { findConversation } from '../conversations/store.ts';
import { takeFromLimits } from '../database/rate-limits.ts';
import { inCompany, queryCompany } from '../database/tenant.ts';
import { UserError } from '../errors.ts';
import { decideHandBack, decideTakeOver } from './rules.ts';
import { findStaffMessage, giveToAssistant, giveToPerson, lockConversation } from './store.ts';

const ROOM = { longest: 2_000, tooLong: 'STAFF_TEXT_TOO_LONG' } as const; // Unicode code points

/**
 * Who asks answers in a conversation from now on, and the assistant does not: what it was writing is never stored. Taking
 * what one has changes nothing.
 * @param from the colleague from whom it is taken; null where nobody is known to have it.
 * @throws UserError CONVERSATION_NOT_FOUND, CONVERSATION_ENDED, ALREADY_HANDLED with who has it, SHOWN_NAME_REQUIRED.
 */
export async function takeOver(
  context: Context,
  companyId: string,
  id: string,
  from: string | null,
): Promise<Conversation> {
  const { account } = requireStaff(context);
  const { conversation, isChanged } = await asAnswerer(context, companyId, async (manager) => {
    const held = await requireHeld(manager, companyId, id);
    const outcome = decideTakeOver(held, account.id, from);
    if (outcome === 'ENDED') throw new UserError('CONVERSATION_ENDED');
    if (outcome === 'ANOTHERS') throw new UserError('ALREADY_HANDLED', held.handlerName ?? '');
    if (outcome === 'HAS_IT') return { conversation: held, isChanged: false };
    if (account.shownName === null) throw new UserError('SHOWN_NAME_REQUIRED');
    const person = { id: account.id, name: account.shownName };
    return { conversation: await giveToPerson(manager, held, person), isChanged: true };
  });
  if (isChanged) context.publish({ kind: 'conversation', companyId, id });
  return conversation;
}

/**
 * The assistant answers again, first what the visitor said since a person last spoke, and nobody answered. Giving back what nobody has
 * changes nothing. @throws UserError CONVERSATION_NOT_FOUND, NOT_YOUR_CONVERSATION.
 */
export async function handBack(context: Context, companyId: string, id: string): Promise<Conversation> {
  const { account } = requireStaff(context);
  const { conversation, isChanged } = await asAnswerer(context, companyId, async (manager) => {
    const held = await requireHeld(manager, companyId, id);
    const outcome = decideHandBack(held, account.id);
    if (outcome === 'ANOTHERS') throw new UserError('NOT_YOUR_CONVERSATION');
    if (outcome === 'IS_THE_ASSISTANTS') return { conversation: held, isChanged: false };
    return { conversation: await giveToAssistant(manager, held, 'HANDED_BACK'), isChanged: true };
  });
  if (!isChanged) return conversation;
  context.publish({ kind: 'conversation', companyId, id });
  await claimNext(context, id);
  return conversation;
}

async function requireHeld(
  manager: Parameters<typeof lockConversation>[0],
  companyId: string,
  id: string,
): Promise<Conversation> {
  const held = isUuid(id) ? await lockConversation(manager, companyId, id) : null;
  if (!held) throw new UserError('CONVERSATION_NOT_FOUND');
  return held;
}

/**
 * Says something to the visitor of a conversation that who asks has; the same id again gets the same message.
 * @throws UserError BLANK_TEXT, STAFF_TEXT_TOO_LONG, BAD_TEXT, BAD_ID, TOO_FAST, CONVERSATION_NOT_FOUND,
 *   CONVERSATION_ENDED, NOT_YOUR_CONVERSATION, CLIENT_ID_REUSED.
 */
export async function sendStaffMessage(
  context: Context,
  companyId: string,
  conversationId: string,
  said: { clientMessageId: string; text: string },
): Promise<Message> {
  const { account } = requireStaff(context);
  const { database, limits } = context;
  await checkMayAnswer(context, companyId);
  if (!isUuid(conversationId)) throw new UserError('CONVERSATION_NOT_FOUND');
  const clientMessageId = cleanClientId(said.clientMessageId);
  const message = {
    companyId,
    conversationId,
    clientMessageId,
    text: cleanText(said.text, ROOM),
    authorId: account.id,
  };
  await takeFromLimits(
    database,
    [{ kind: 'staff-message', subject: account.id, limit: limits.staffMessagesByPerson }],
    'TOO_FAST',
  );
  const stored = await storeStaffMessage((sql, values) => queryCompany(database, companyId, sql, values), message);
  if (!stored) return storedBefore(context, message);
  context.publish({ kind: 'conversation', companyId, id: conversationId });
  return stored;
}

/** What was stored under the same id already. @throws UserError where there is none, with why nothing was stored. */
function storedBefore({ database }: Context, message: StaffMessage): Promise<Message> {
  const { companyId, conversationId, text } = message;
  return inCompany(database, companyId, async (manager) => {
    const earlier = await findStaffMessage(manager, message);
    if (earlier?.text === text) return earlier;
    if (earlier) throw new UserError('CLIENT_ID_REUSED');
    const conversation = await findConversation(manager, companyId, conversationId);
    if (!conversation) throw new UserError('CONVERSATION_NOT_FOUND');
    throw new UserError(isActive(conversation) ? 'NOT_YOUR_CONVERSATION' : 'CONVERSATION_ENDED');
  });
}
