import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';

/** A question of a visitor, with what answered it. */
export interface Answered {
  question: string;
  faqId: string | null;
  productIds: string[];
  fallbackReason: string | null;
}

/** What an answer of the assistant answered, and by what; null where that is no such answer. */
export async function answeredIn(
  manager: EntityManager,
  companyId: string,
  conversationId: string,
  seq: number,
): Promise<Answered | null> {
  const rows = await query<Answered>(
    manager,
    `select asked.text as question, answer.faq_id as "faqId", answer.product_ids as "productIds",
      answer.fallback_reason as "fallbackReason"
    from messages answer
    join messages asked on asked.company_id = answer.company_id and asked.conversation_id = answer.conversation_id
      and asked.seq = answer.reply_to
    where answer.company_id = $companyId and answer.conversation_id = $conversationId and answer.seq = $seq
      and answer.sender = 'BOT' and answer.source is not null`,
    { companyId, conversationId, seq },
  );
  return rows[0] ?? null;
}
