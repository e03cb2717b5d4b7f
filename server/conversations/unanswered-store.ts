import type { EntityManager } from 'typeorm';
import { queryPrepared } from '../database/sql.ts';
import { LONGEST_PREVIEW } from './conversation.ts';

/** The newest question of a conversation to which nothing was found. */
export interface UnansweredQuestion {
  /** The conversation's. */
  id: string;
  seq: number;
  text: string;
}

/** Of each of these conversations of a company that has one. */
export function unansweredQuestions(
  manager: EntityManager,
  companyId: string,
  conversationIds: readonly string[],
): Promise<UnansweredQuestion[]> {
  return queryPrepared(
    manager,
    `select conversation.id, asked.seq, left(asked.text, ${LONGEST_PREVIEW}) as text
    from unnest($conversationIds::uuid[]) as conversation (id)
    cross join lateral (
      select reply_to from messages
      where company_id = $companyId and conversation_id = conversation.id and fallback_reason = 'NOT_FOUND'
      order by seq desc limit 1
    ) answered
    join messages asked on asked.company_id = $companyId and asked.conversation_id = conversation.id
      and asked.seq = answered.reply_to`,
    { companyId, conversationIds },
  );
}
