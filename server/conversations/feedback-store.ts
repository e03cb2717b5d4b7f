import type { EntityManager } from 'typeorm';
import { query, queryPrepared } from '../database/sql.ts';
import type { Message } from './conversation.ts';
import { MESSAGE_COLUMNS } from './message-store.ts';

/** Who says of which answer that it was not meant. */
export interface Rejection {
  companyId: string;
  conversationId: string;
  visitorId: string;
  seq: number;
  /** The question of the alternative that was meant; null where none was chosen. */
  chosen: string | null;
}

/**
 * Notes on an answer of a FAQ or of the catalogue that it was not what the visitor meant, and returns it; null when it is
 * no such answer, or not theirs. Once for each answer: the first alternative that was chosen stays.
 */
export async function rejectStoredAnswer(manager: EntityManager, rejection: Rejection): Promise<Message | null> {
  const { companyId, conversationId, visitorId, seq, chosen } = rejection;
  const rows = await queryPrepared<Message>(
    manager,
    `with own as materialized (
      -- Before all else, as whoever removes the conversation does: of the two one waits.
      select 1 from conversations where company_id = $companyId::uuid and id = $conversationId::uuid
        and visitor_id = $visitorId::uuid for no key update
    ), answer as materialized (
      select alternatives from messages
      where exists (select from own) and company_id = $companyId::uuid and conversation_id = $conversationId::uuid
        and seq = $seq::int and source in ('FAQ', 'CATALOG')
    ), chosen as (
      select faqs.id from answer join faqs on faqs.company_id = $companyId::uuid and faqs.id = any(answer.alternatives)
      where faqs.question = $chosen::text limit 1
    ), noted as (
      insert into answer_feedback as stored (company_id, conversation_id, seq, kind, faq_id)
      select $companyId::uuid, $conversationId::uuid, $seq::int,
        case when chosen.id is null then 'NOT_THIS' else 'OTHER_FAQ' end, chosen.id
      from answer left join chosen on true
      on conflict (company_id, conversation_id, seq) do update set kind = excluded.kind, faq_id = excluded.faq_id
      where stored.faq_id is null and excluded.faq_id is not null
    ), marked as (
      update messages set is_rejected = true from answer
      where company_id = $companyId::uuid and conversation_id = $conversationId::uuid and seq = $seq::int
        and not is_rejected
      returning 1
    ), moved as (
      update conversations set version = version + 1
      where company_id = $companyId::uuid and id = $conversationId::uuid and exists (select from marked)
    )
    select ${MESSAGE_COLUMNS.replace('is_rejected', 'true')} from messages
    where company_id = $companyId::uuid and conversation_id = $conversationId::uuid and seq = $seq::int
      and exists (select from answer)`,
    { companyId, conversationId, visitorId, seq, chosen },
  );
  return rows[0] ?? null;
}

/** Which answers of a conversation were not meant; its version grows with each. */
export async function rejectedAnswers(
  manager: EntityManager,
  companyId: string,
  conversationId: string,
): Promise<{ id: string; version: number; seqs: number[] }> {
  const rows = await query<{ seq: number }>(
    manager,
    'select seq from answer_feedback where company_id = $companyId and conversation_id = $conversationId order by seq',
    { companyId, conversationId },
  );
  return { id: conversationId, version: rows.length, seqs: rows.map(({ seq }) => seq) };
}
