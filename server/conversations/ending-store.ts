import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
import type { Conversation } from './conversation.ts';
import { addToCounters } from './counters.ts';
import { CONVERSATION_COLUMNS, NOBODYS } from './store.ts';

// Counters of endings go to one shard: they are rare beside messages.
const ENDING_SHARD = 0;

/** Not before it began, on a machine whose clock jumped back. */
const NOW = 'greatest(now(), started_at)';

/** Nothing is said after the end: what was still to be answered is answered no more. */
const CANCEL_PENDING = `delete from owed_replies using ended
      where owed_replies.company_id = ended.company_id and owed_replies.conversation_id = ended.id`;

/** Ends an active conversation as COMPLETED; null when it is not active, not there, or not this visitor's. */
export async function completeConversation(
  manager: EntityManager,
  companyId: string,
  id: string,
  visitorId: string | null,
): Promise<Conversation | null> {
  const rows = await query<Conversation>(
    manager,
    `with ended as (
      update conversations set status = 'COMPLETED', ended_at = ${NOW}, replies_owed = 0, ${NOBODYS}, version = version + 1
      where company_id = $companyId and id = $id and status = 'ACTIVE'
        and ($visitorId::uuid is null or visitor_id = $visitorId)
      returning *
    ), cancelled as (
      ${CANCEL_PENDING}
    ), counted as (
      ${addToCounters({ conversations_completed: '1' }, { company: 'company_id', shard: `${ENDING_SHARD}`, moment: 'ended_at', from: 'from ended' })}
    )
    select ${CONVERSATION_COLUMNS} from ended`,
    { companyId, id, visitorId },
  );
  return rows[0] ?? null;
}

/** Ends every active conversation of the company as COMPLETED and answers their ids. */
export async function completeActive(manager: EntityManager, companyId: string): Promise<string[]> {
  const rows = await query<{ id: string }>(
    manager,
    `with ended as (
      update conversations set status = 'COMPLETED', ended_at = ${NOW}, replies_owed = 0, ${NOBODYS}, version = version + 1
      where company_id = $companyId and status = 'ACTIVE' returning company_id, id, ended_at
    ), cancelled as (
      ${CANCEL_PENDING}
    ), counted as (
      ${addToCounters(
        { conversations_completed: 'count(*)' },
        { company: 'company_id', shard: `${ENDING_SHARD}`, moment: 'ended_at', from: 'from ended group by 1, 2' },
      )}
    )
    select id from ended`,
    { companyId },
  );
  return rows.map((row) => row.id);
}

// What a rating changes, in the hours where it is counted: the figure itself where it was first given, whatever it is
// now; the end of an abandoned conversation where it ended.
const RATING_CHANGES = `(
      select company_id, rated_at as moment, $satisfaction::int - coalesce(satisfaction_before, 0) as satisfaction,
        case when satisfaction_before is null then 1 else 0 end as ratings, 0 as completed
      from rated
      union all
      select company_id, ended_at, 0, 0, 1 from rated where status_before = 'ABANDONED'
    ) changes`;

/**
 * Stores the visitor's satisfaction with an ended conversation; null when it is not theirs or not ended. One that was
 * abandoned becomes COMPLETED. Without a comment, an earlier one stays.
 */
export async function storeSatisfaction(
  manager: EntityManager,
  companyId: string,
  id: string,
  visitorId: string,
  { satisfaction, comment }: { satisfaction: number; comment: string | null },
): Promise<Conversation | null> {
  const rows = await query<Conversation>(
    manager,
    `with before as (
      select id, satisfaction, status from conversations
      where company_id = $companyId and id = $id and visitor_id = $visitorId and status <> 'ACTIVE' for update
    ), rated as (
      update conversations set satisfaction = $satisfaction::int, comment = coalesce($comment::text, comment), status = 'COMPLETED',
        rated_at = coalesce(rated_at, now()), version = version + 1
      from before where conversations.company_id = $companyId and conversations.id = before.id
      returning conversations.*, before.satisfaction as satisfaction_before, before.status as status_before
    ), counted as (
      ${addToCounters(
        {
          conversations_completed: 'sum(completed)',
          conversations_abandoned: '-sum(completed)',
          satisfaction_sum: 'sum(satisfaction)',
          satisfaction_count: 'sum(ratings)',
        },
        {
          company: 'company_id',
          shard: `${ENDING_SHARD}`,
          moment: 'moment',
          from: `from ${RATING_CHANGES} group by 1, 2`,
        },
      )}
    )
    select ${CONVERSATION_COLUMNS} from rated`,
    { companyId, id, visitorId, satisfaction, comment },
  );
  return rows[0] ?? null;
}

/**
 * Abandons conversations without activity for `idleFor` ms in which no reply is pending, at most `limit`, and answers which.
 * System door.
 */
export function abandonIdle(
  manager: EntityManager,
  idleFor: number,
  limit: number,
): Promise<{ companyId: string; id: string }[]> {
  return query(
    manager,
    `with idle as (
      select company_id, id from conversations
      where status = 'ACTIVE' and last_message_at < now() - $idleFor::float8 * interval '1 millisecond'
        and replies_owed = 0
      order by last_message_at limit $limit for update skip locked
    ), ended as (
      update conversations set status = 'ABANDONED', ended_at = ${NOW}, ${NOBODYS}, version = version + 1
      from idle where conversations.company_id = idle.company_id and conversations.id = idle.id
      returning conversations.company_id, conversations.id, ended_at
    ), counted as (
      ${addToCounters(
        { conversations_abandoned: 'count(*)' },
        {
          company: 'company_id',
          shard: `${ENDING_SHARD}`,
          moment: 'ended_at',
          from: 'from ended group by 1, 2',
        },
      )}
    )
    select company_id as "companyId", id from ended`,
    { idleFor, limit },
  );
}
