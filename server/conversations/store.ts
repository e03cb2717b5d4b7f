import type { EntityManager } from 'typeorm';
import { queryPrepared, selected } from '../database/sql.ts';
import type { Conversation } from './conversation.ts';

export const CONVERSATION_COLUMNS = selected<Conversation>({
  companyId: true,
  id: true,
  visitorId: true,
  clientConversationId: true,
  status: true,
  startedAt: true,
  endedAt: true,
  satisfaction: true,
  comment: true,
  lastSeq: true,
  lastMessageAt: true,
  lastMessageText: true,
  lastMessageSender: true,
  repliesPending: 'replies_owed',
  lastQuestionText: true,
  lastReplySource: true,
  isUnanswered: true,
  isSuspected: true,
  handledSince: true,
  handlerId: true,
  handlerName: true,
  waitingSince: true,
  isContactOffered: true,
  visitorReadSeq: true,
  version: true,
});

/** SQL by which nobody is waited for any more. */
export const AWAITED_NO_MORE = 'waiting_since = null, is_contact_offered = false';

/** SQL by which no person has a conversation any more, and none is waited for. */
export const NOBODYS = `handled_since = null, handler_id = null, handler_name = null, ${AWAITED_NO_MORE}`;

/** A company's conversation by its id; null when it has none such. */
export async function findConversation(
  manager: EntityManager,
  companyId: string,
  id: string,
): Promise<Conversation | null> {
  return (await findConversations(manager, companyId, [id]))[0] ?? null;
}

/** Those of a company's conversations that exist, in any order. */
export function findConversations(
  manager: EntityManager,
  companyId: string,
  ids: readonly string[],
): Promise<Conversation[]> {
  return queryPrepared(
    manager,
    `select ${CONVERSATION_COLUMNS} from conversations where company_id = $companyId and id = any($ids::uuid[])`,
    { companyId, ids },
  );
}

/** The conversation that a visitor started under their own id for it; null before they did. */
export async function findStarted(
  manager: EntityManager,
  companyId: string,
  visitorId: string,
  clientConversationId: string,
): Promise<Conversation | null> {
  const rows = await queryPrepared<Conversation>(
    manager,
    `select ${CONVERSATION_COLUMNS} from conversations
    where company_id = $companyId and visitor_id = $visitorId and client_conversation_id = $clientConversationId`,
    { companyId, visitorId, clientConversationId },
  );
  return rows[0] ?? null;
}
