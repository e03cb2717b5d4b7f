import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
import type { Conversation, Message } from './conversation.ts';

/** What an export tells of a message. */
export type ExportedMessage = Pick<
  Message,
  | 'conversationId'
  | 'seq'
  | 'sender'
  | 'text'
  | 'sentAt'
  | 'source'
  | 'fallbackReason'
  | 'confidence'
  | 'responseTime'
  | 'cards'
  | 'authorName'
> & {
  /** null when no FAQ answered, or when it is gone. */
  faqQuestion: string | null;
};

const COLUMNS = `messages.conversation_id as "conversationId", seq, sender, text, sent_at as "sentAt", source,
  fallback_reason as "fallbackReason", confidence, response_time as "responseTime", cards, author_name as "authorName",
  faqs.question as "faqQuestion"`;

/** All messages of some conversations, each conversation's in the order of `seq`. */
export function messagesOfSome(
  manager: EntityManager,
  companyId: string,
  conversations: readonly Pick<Conversation, 'id'>[],
): Promise<ExportedMessage[]> {
  return query(
    manager,
    `select ${COLUMNS} from unnest($ids::uuid[]) with ordinality as wanted (conversation, place)
    join messages on messages.company_id = $companyId and messages.conversation_id = wanted.conversation
    left join faqs on faqs.company_id = $companyId and faqs.id = messages.faq_id
    order by place, seq`,
    { companyId, ids: conversations.map(({ id }) => id) },
  );
}

/** A part of one conversation's messages, in the order of `seq`. */
export function messagesOfOne(
  manager: EntityManager,
  companyId: string,
  conversationId: string,
  afterSeq: number,
  limit: number,
): Promise<ExportedMessage[]> {
  return query(
    manager,
    `select ${COLUMNS} from messages
    left join faqs on faqs.company_id = $companyId and faqs.id = messages.faq_id
    where messages.company_id = $companyId and conversation_id = $conversationId and seq > $afterSeq
    order by seq limit $limit`,
    { companyId, conversationId, afterSeq, limit },
  );
}
