import type { EntityManager } from 'typeorm';
import { addToTotals, COUNTERS, FOLDED_SHARD } from '../conversations/counters.ts';
import { query } from '../database/sql.ts';
import type { DemoVisit } from './demo-visit.ts';
import { countsOf, hitsOf } from './history-counts.ts';

/** Whether a company has conversations that were made for the demo. */
export async function hasHistory(manager: EntityManager, companyId: string): Promise<boolean> {
  const rows = await query<unknown>(
    manager,
    'select from conversations where company_id = $companyId and is_demo limit 1',
    { companyId },
  );
  return rows.length > 0;
}

/** Stores visits that are over, with all that is counted of them. */
export async function storeVisits(
  manager: EntityManager,
  companyId: string,
  visits: readonly DemoVisit[],
): Promise<void> {
  const rows = (statement: string, values: unknown) =>
    query(manager, statement, { companyId, values: JSON.stringify(values) });
  await rows(CONVERSATIONS, visits.map(conversationRow));
  await rows(
    MESSAGES,
    visits.flatMap(({ id, messages }) =>
      messages.map(({ reply, ...message }) => ({ ...reply, ...message, conversation: id })),
    ),
  );
  await rows(
    WORDS,
    visits.flatMap(({ id, words, messages }) =>
      words.map((word) => ({ conversation: id, word, at: messages.at(-1)?.sentAt })),
    ),
  );
  await rows(ADD_COUNTERS, countsOf(visits));
  await query(manager, ADD_TO_TOTALS, { companyId, started: visits.length });
  await rows(HITS, hitsOf(visits));
}

function conversationRow({ id, visitorId, visit, messages, endedAt, isUnanswered }: DemoVisit) {
  const last = messages.at(-1);
  const sources = new Set(messages.map(({ reply }) => reply?.source));
  return {
    id,
    visitor: visitorId,
    status: visit.status,
    started: visit.startedAt,
    ended: endedAt,
    satisfaction: visit.satisfaction,
    comment: visit.comment,
    seq: messages.length,
    at: last?.sentAt,
    text: beginning(last?.text ?? ''),
    question: beginning(messages.at(-2)?.text ?? ''),
    source: last?.reply?.source ?? null,
    faq: sources.has('FAQ'),
    ai: sources.has('AI'),
    catalog: sources.has('CATALOG'),
    fallback: sources.has('FALLBACK'),
    unanswered: isUnanswered,
  };
}

const beginning = (text: string) => [...text.replace(/\s+/g, ' ')].slice(0, 160).join('');

const CONVERSATIONS = `
  insert into conversations (company_id, id, visitor_id, client_conversation_id, status, started_at, ended_at,
    satisfaction, comment, rated_at, last_seq, last_message_at, last_message_text, last_message_sender,
    last_question_text, last_reply_source, answered_by_faq, answered_by_ai, answered_by_catalog, answered_by_fallback,
    is_unanswered, is_demo)
  select $companyId::uuid, id, visitor, id, status, started, ended, satisfaction, comment,
    case when satisfaction is not null then ended end, seq, at, text, 'BOT', question, source, faq, ai, catalog,
    fallback, unanswered, true
  from json_to_recordset($values::json) as visit(id uuid, visitor uuid, status text, started timestamptz, ended timestamptz,
    satisfaction smallint, comment text, seq integer, at timestamptz, text text, question text, source text,
    faq boolean, ai boolean, catalog boolean, fallback boolean, unanswered boolean)`;

const MESSAGES = `
  insert into messages (company_id, conversation_id, seq, id, client_message_id, sender, text, sent_at, source,
    confidence, response_time, faq_id, product_ids, cards, terms, chips, reply_to, fallback_reason)
  select $companyId::uuid, conversation, seq, id,
    case when sender = 'USER' then id end, sender, text, "sentAt", source, confidence,
    "responseTime", "faqId", array(select (card ->> 'id')::uuid from jsonb_array_elements(cards) card), cards,
    array(select jsonb_array_elements_text(coalesce(terms, '[]'))),
    array(select jsonb_array_elements_text(coalesce(chips, '[]'))), case when source is not null then seq - 1 end,
    "fallbackReason"
  from json_to_recordset($values::json) as message(conversation uuid, seq integer, id uuid, sender text, text text,
    "sentAt" timestamptz, source text, confidence float8, "responseTime" integer, "faqId" uuid, cards jsonb,
    terms jsonb, chips jsonb, "fallbackReason" text)`;

const WORDS = `
  insert into message_words (company_id, conversation_id, word, last_at)
  select $companyId::uuid, conversation, word, at
    from json_to_recordset($values::json) as said(conversation uuid, word text, at timestamptz)`;

const ADD_COUNTERS = `
  insert into hourly_counters (company_id, hour, shard, ${COUNTERS.join(', ')})
  select $companyId::uuid, hour, ${FOLDED_SHARD}, ${COUNTERS.map((name) => `coalesce(${name}, 0)`).join(', ')}
  from json_to_recordset($values::json) as counted(hour timestamptz, ${COUNTERS.map((name) => `${name} float8`).join(', ')})
  on conflict (company_id, hour, shard) do update set
    ${COUNTERS.map((name) => `${name} = hourly_counters.${name} + excluded.${name}`).join(', ')}`;

const ADD_TO_TOTALS = addToTotals(
  '(select $companyId::uuid as company_id, $started::int as conversations_started) visits',
);

const HITS = `
  insert into faq_hits (company_id, hour, faq_id, shard, hits)
  select $companyId::uuid, hour, faq, ${FOLDED_SHARD}, hits
  from json_to_recordset($values::json) as hit(hour timestamptz, faq uuid, hits integer)
  on conflict (company_id, hour, faq_id, shard) do update set hits = faq_hits.hits + excluded.hits`;
