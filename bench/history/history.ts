import { addToTotals } from '../../server/conversations/counters.ts';

/** How much a company talked. */
export interface History {
  conversations: number;
  /** Of each conversation, with the greeting; the visitor and the assistant take turns. */
  messages: number;
  days: number;
}

/** Whatever sends statements. */
interface Writer {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

/**
 * Writes a company's past: conversations over the last days, more of them in the afternoon than at night, with answers
 * of every kind, words, ratings, and the counters as the statements that store messages would have left them. System
 * door.
 */
export async function writeHistory(manager: Writer, companyId: string, history: History): Promise<void> {
  const { conversations, messages, days } = history;
  await manager.query('select setseed(0.5)');
  await manager.query(FAQS, [companyId]);
  await manager.query(CONVERSATIONS, [companyId, conversations, messages, days]);
  await manager.query(MESSAGES, [companyId, messages]);
  await manager.query(FLAGS, [companyId]);
  await manager.query(WORDS, [companyId]);
  for (const text of [MESSAGE_COUNTERS, START_COUNTERS, END_COUNTERS, TOTALS, FAQ_HITS])
    await manager.query(text, [companyId]);
}

const FAQS = `insert into faqs (company_id, id, code, question, answer, position)
  select $1, gen_random_uuid(), 'storia ' || n, 'Domanda numero ' || n || '?', 'Risposta', n from generate_series(100, 130) n`;

// A quarter of the day has half of what happens.
const CONVERSATIONS = `insert into conversations (company_id, id, visitor_id, client_conversation_id, status, started_at,
    ended_at, satisfaction, rated_at, last_seq, last_message_at, last_message_text, last_question_text)
  select $1, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
    case when n <= 20 then 'ACTIVE' when n % 4 = 0 then 'ABANDONED' else 'COMPLETED' end,
    moment, case when n > 20 then least(moment + interval '10 minutes', now()) end,
    case when n > 20 and n % 4 <> 0 and n % 3 = 0 then 1 + (n / 3) % 5 end,
    case when n > 20 and n % 4 <> 0 and n % 3 = 0 then least(moment + interval '11 minutes', now()) end,
    $3::int, least(moment + interval '5 minutes', now()), 'Ecco la risposta', 'Domanda numero ' || n
  from (
    select n, least(now() - interval '1 minute' * (n % 7), date_trunc('day', now()) - (n % $4::int) * interval '1 day'
      + interval '1 hour' * (6 + 8 * random() + 8 * random()) * case when n % 5 = 0 then random() else 1 end) as moment
    from generate_series(1, $2::int) n
  ) started`;

const MESSAGES = `insert into messages (company_id, conversation_id, seq, id, sender, text, sent_at, source, confidence,
    response_time, faq_id, fallback_reason)
  select company_id, conversation, seq, gen_random_uuid(), case when seq % 2 = 0 then 'USER' else 'BOT' end,
    case when seq % 2 = 0 then 'Domanda ' || seq else 'Ecco la risposta' end, sent_at, source,
    case source when 'FAQ' then 0.95 when 'AI' then 0.85 when 'CATALOG' then 0.6
      when 'FALLBACK' then case when number % 3 = 0 then 1 else 0.6 end end,
    case when source is not null then 40 + number % 1900 end,
    case when source = 'FAQ' then faqs.ids[1 + (number % 1000) * (number % 1000) % cardinality(faqs.ids)] end,
    case when source = 'FALLBACK' then case when number % 3 = 0 then 'OFF_TOPIC' else 'NOT_FOUND' end end
  from (
    select conversations.company_id, conversations.id as conversation, seq,
      started_at + (last_message_at - started_at) * ((seq - 1.0) / $2::int) as sent_at,
      abs(hashtext(conversations.id::text || seq)) % 100000 as number,
      case when seq > 1 and seq % 2 = 1
        then (array['FAQ', 'FAQ', 'FAQ', 'AI', 'AI', 'CATALOG', 'FALLBACK'])[1 + abs(hashtext(conversations.id::text || seq)) % 7]
      end as source
    from conversations, generate_series(1, $2::int) seq where conversations.company_id = $1
  ) said, (
    select array_agg(id order by position) as ids from (select id, position from faqs where company_id = $1 order by position limit 25) first_ones
  ) faqs
  on conflict do nothing`;

const FLAGS = `update conversations set answered_by_faq = said.faq, answered_by_ai = said.ai,
    answered_by_catalog = said.catalog, answered_by_fallback = said.fallback, is_unanswered = said.unanswered,
    last_reply_source = said.last
  from (
    select conversation_id, bool_or(source = 'FAQ') as faq, bool_or(source = 'AI') as ai,
      bool_or(source = 'CATALOG') as catalog, bool_or(source = 'FALLBACK') as fallback,
      coalesce(bool_or(fallback_reason = 'NOT_FOUND'), false) as unanswered,
      (array_agg(source order by seq desc))[1] as last
    from messages where company_id = $1 and source is not null group by conversation_id
  ) said where conversations.company_id = $1 and conversations.id = said.conversation_id`;

// Of 2,000 words some are said often and most seldom.
const WORDS = `insert into message_words (company_id, conversation_id, word, last_at)
  select distinct on (conversations.id, word) company_id, conversations.id, 'parola' || word, last_message_at
  from conversations, lateral (
    select (2000 * power(random(), 3))::int as word from generate_series(1, 12) where conversations.id is not null
  ) words where company_id = $1
  on conflict do nothing`;

const MESSAGE_COUNTERS = `insert into hourly_counters (company_id, hour, shard, user_messages, bot_messages, faq_replies,
    ai_replies, catalog_replies, fallback_replies, unanswered, confidence_sum, response_time_sum)
  select company_id, date_trunc('hour', sent_at, 'UTC'), -1,
    count(*) filter (where sender = 'USER'), count(*) filter (where sender = 'BOT'),
    count(*) filter (where source = 'FAQ'), count(*) filter (where source = 'AI'),
    count(*) filter (where source = 'CATALOG'), count(*) filter (where source = 'FALLBACK'),
    count(*) filter (where fallback_reason = 'NOT_FOUND'),
    coalesce(sum(confidence), 0), coalesce(sum(response_time), 0)
  from messages where company_id = $1 group by 1, 2
  on conflict do nothing`;

const START_COUNTERS = `insert into hourly_counters (company_id, hour, shard, conversations_started)
  select company_id, date_trunc('hour', started_at, 'UTC'), -1, count(*) from conversations where company_id = $1 group by 1, 2
  on conflict (company_id, hour, shard) do update set conversations_started = excluded.conversations_started`;

const END_COUNTERS = `insert into hourly_counters (company_id, hour, shard, conversations_completed,
    conversations_abandoned, satisfaction_sum, satisfaction_count)
  select company_id, date_trunc('hour', ended_at, 'UTC'), -1, count(*) filter (where status = 'COMPLETED'),
    count(*) filter (where status = 'ABANDONED'), coalesce(sum(satisfaction), 0), count(satisfaction)
  from conversations where company_id = $1 and ended_at is not null group by 1, 2
  on conflict (company_id, hour, shard) do update set conversations_completed = excluded.conversations_completed,
    conversations_abandoned = excluded.conversations_abandoned, satisfaction_sum = excluded.satisfaction_sum,
    satisfaction_count = excluded.satisfaction_count`;

const TOTALS = addToTotals(
  '(select $1::uuid as company_id, count(*) as conversations_started from conversations where company_id = $1) all_of_them',
);

const FAQ_HITS = `insert into faq_hits (company_id, hour, faq_id, shard, hits)
  select company_id, date_trunc('day', sent_at, 'Europe/Rome'), faq_id, -1, count(*)
  from messages where company_id = $1 and faq_id is not null group by 1, 2, 3
  on conflict do nothing`;
