import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
import { addToCounters } from './counters.ts';

/** Ids of a company's conversations that are there, with their number of messages; they are locked, in one order. */
export function lockConversations(
  manager: EntityManager,
  companyId: string,
  ids: readonly string[],
): Promise<{ id: string; messages: number }[]> {
  return query(
    manager,
    `select id, last_seq as messages from conversations where company_id = $companyId and id = any($ids::uuid[])
    order by id for update`,
    { companyId, ids },
  );
}

// What counts the removed conversations goes to one shard: removals are rare beside messages.
const REMOVAL_SHARD = 0;

// Each row of what was counted, as a negative amount in the hour in which it was counted.
const COUNTED = `(
    select company_id, sent_at as moment, 0 as started, 0 as taken_over, 0 as completed, 0 as abandoned,
      case when sender = 'USER' then 1 else 0 end as questions, case when sender = 'BOT' then 1 else 0 end as answers,
      case when sender = 'STAFF' and handover is null then 1 else 0 end as persons,
      source, case when fallback_reason = 'NOT_FOUND' then 1 else 0 end as unanswered, model_corrections as corrections,
      coalesce(confidence, 0) as confidence, coalesce(response_time, 0) as response_time, 0 as satisfaction, 0 as ratings
    from messages where company_id = $companyId and conversation_id = any($ids::uuid[])
    union all
    select company_id, started_at, 1, 0, 0, 0, 0, 0, 0, null, 0, 0, 0, 0, 0, 0
    from conversations where company_id = $companyId and id = any($ids::uuid[])
    union all
    select company_id, taken_over_at, 0, 1, 0, 0, 0, 0, 0, null, 0, 0, 0, 0, 0, 0
    from conversations where company_id = $companyId and id = any($ids::uuid[]) and taken_over_at is not null
    union all
    select company_id, ended_at, 0, 0, case when status = 'COMPLETED' then 1 else 0 end,
      case when status = 'ABANDONED' then 1 else 0 end, 0, 0, 0, null, 0, 0, 0, 0, 0, 0
    from conversations where company_id = $companyId and id = any($ids::uuid[]) and ended_at is not null
    union all
    select company_id, rated_at, 0, 0, 0, 0, 0, 0, 0, null, 0, 0, 0, 0, satisfaction, 1
    from conversations where company_id = $companyId and id = any($ids::uuid[]) and rated_at is not null
  ) counted`;

const less = (column: string) => `-sum(${column})`;
const lessOfSource = (source: string) => `-count(*) filter (where source = '${source}')`;

const TAKE_FROM_COUNTERS = addToCounters(
  {
    conversations_started: less('started'),
    conversations_taken_over: less('taken_over'),
    conversations_completed: less('completed'),
    conversations_abandoned: less('abandoned'),
    user_messages: less('questions'),
    bot_messages: less('answers'),
    staff_messages: less('persons'),
    faq_replies: lessOfSource('FAQ'),
    ai_replies: lessOfSource('AI'),
    catalog_replies: lessOfSource('CATALOG'),
    fallback_replies: lessOfSource('FALLBACK'),
    unanswered: less('unanswered'),
    model_corrections: less('corrections'),
    confidence_sum: less('confidence'),
    response_time_sum: less('response_time'),
    satisfaction_sum: less('satisfaction'),
    satisfaction_count: less('ratings'),
  },
  { company: 'company_id', shard: `${REMOVAL_SHARD}`, moment: 'moment', from: `from ${COUNTED} group by 1, 2` },
);

// Each is taken again where one of the conversations has such rows, in whatever order these come.
const TAKE_TURNS = `select pg_advisory_xact_lock(hashtextextended(turn || $companyId::uuid, 0))
  from unnest(array['question groups ', 'rejected answers ', 'unmet wishes ']) with ordinality as turns (turn, place)
  order by place`;

const TAKE_FROM_FAQ_HITS = `insert into faq_hits (company_id, hour, faq_id, shard, hits)
  select company_id, date_trunc('hour', sent_at, 'UTC'), faq_id, ${REMOVAL_SHARD}, -count(*)
  from messages where company_id = $companyId and conversation_id = any($ids::uuid[]) and faq_id is not null
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (company_id, hour, faq_id, shard) do update set hits = faq_hits.hits + excluded.hits`;

/**
 * Removes conversations with all that was said in them, and what was counted of them from the hours in which it was:
 * figures are always those of the conversations that there are. Lock them before.
 */
export async function removeConversations(
  manager: EntityManager,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  await query(manager, TAKE_TURNS, { companyId });
  await query(manager, TAKE_FROM_COUNTERS, { companyId, ids });
  await query(manager, TAKE_FROM_FAQ_HITS, { companyId, ids });
  await query(
    manager,
    `with removed as (
      delete from conversations where company_id = $companyId and id = any($ids::uuid[]) returning company_id, id
    )
    insert into removed_conversations (company_id, id) select company_id, id from removed on conflict do nothing`,
    { companyId, ids },
  );
}

const TOLD_AT_ONCE = 500; // ids

/** Conversations that were removed lately, the newest first; for who was away meanwhile. */
export function recentlyRemoved(manager: EntityManager, companyId: string): Promise<{ id: string; version: number }[]> {
  return query(
    manager,
    `select id, 1 as version from removed_conversations where company_id = $companyId order by removed_at desc limit $most`,
    { companyId, most: TOLD_AT_ONCE },
  );
}

/** Those of some conversations that were removed. */
export function removedAmong(
  manager: EntityManager,
  companyId: string,
  ids: readonly string[],
): Promise<{ id: string; version: number }[]> {
  return query(
    manager,
    'select id, 1 as version from removed_conversations where company_id = $companyId and id = any($ids::uuid[])',
    { companyId, ids },
  );
}

/** Forgets the ids of conversations that were removed long ago: nobody shows them any more. System door. */
export async function forgetRemovals(manager: EntityManager): Promise<void> {
  await query(manager, `delete from removed_conversations where removed_at < now() - interval '7 days'`);
}
