import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Reply } from '../assistant/reply.ts';
import { prepared } from '../database/prepared.ts';
import type { ProductCard } from '../products/product.ts';
import { addToCounters, addToFaqHits, addWords, amountsOfReply, flagsOfReply, shardOf } from './counters.ts';
import { factsToStore, idsOfCards, preview } from './exchange-store.ts';
import { isUnanswered } from './unanswered.ts';

/** A reply that is still to be given: the question that waits for it. */
export interface PendingReply {
  companyId: string;
  conversationId: string;
  questionSeq: number;
  /** The question. */
  text: string;
  /** How often it was begun, this time included. */
  attempts: number;
}

/**
 * Claims pending replies whose lease ran out, of one conversation or of all, the first of each: answers are given in the
 * order of the questions. This process has `leaseFor` ms to complete them, or to renew. System door.
 */
export function claimPendingReplies(
  manager: EntityManager,
  leaseFor: number,
  limit: number,
  conversationId: string | null = null,
  /** `conversation:seq` of those that this process is at work on. */
  underway: readonly string[] = [],
): Promise<PendingReply[]> {
  return manager.query<PendingReply[]>(
    `with claimed as (
      select company_id, conversation_id, question_seq, attempts from owed_replies owed
      where lease_until < now() and ($3::uuid is null or conversation_id = $3)
        and not (conversation_id || ':' || question_seq = any($4::text[]))
        and not exists (select from owed_replies earlier where earlier.company_id = owed.company_id
          and earlier.conversation_id = owed.conversation_id and earlier.question_seq < owed.question_seq)
      order by lease_until limit $2 for update skip locked
    ), renewed as (
      update owed_replies pending set lease_until = now() + $1::float8 * interval '1 millisecond', attempts = pending.attempts + 1
      from claimed where pending.company_id = claimed.company_id
        and pending.conversation_id = claimed.conversation_id
        and pending.question_seq = claimed.question_seq
    )
    select claimed.company_id as "companyId", claimed.conversation_id as "conversationId",
      claimed.question_seq as "questionSeq", claimed.attempts + 1 as attempts, message.text
    from claimed join messages message on message.company_id = claimed.company_id
      and message.conversation_id = claimed.conversation_id and message.seq = claimed.question_seq`,
    [leaseFor, limit, conversationId, [...underway]],
  );
}

// $1 company  $2 conversation  $3 question's seq  $4 reply's id  $5 text  $6 preview  $7 shard  $8 source  $9 confidence
// $10 FAQ  $11 cards  $12 terms  $13 chips  $14 words  $15 whether nothing was found  $16 interrupted
// $17 model's facts
const COUNTED = { company: '$1::uuid', shard: '$7::smallint', moment: 'sent_at', from: 'from reply' };
const STORE_PENDING_REPLY = `
  with conversation as (
    select last_seq from conversations where company_id = $1::uuid and id = $2::uuid for update
  ), pending as (
    delete from owed_replies where company_id = $1::uuid and conversation_id = $2::uuid and question_seq = $3::int
    returning question_seq
  ), question as (
    select extract(epoch from clock_timestamp() - sent_at) * 1000 as waited from messages
    where company_id = $1::uuid and conversation_id = $2::uuid and seq = $3::int
  ), reply as (
    insert into messages (company_id, conversation_id, seq, id, sender, text, sent_at, source, confidence, response_time,
      faq_id, product_ids, cards, terms, chips, reply_to, is_interrupted, model_facts)
    select $1::uuid, $2::uuid, last_seq + 1, $4::uuid, 'BOT', $5, clock_timestamp(), $8, $9::float8, waited::int,
      $10::uuid, ${idsOfCards('$11::jsonb')}, $11::jsonb, $12::text[], $13::text[], $3::int, $16::boolean,
      $17::jsonb
    from conversation, pending, question
    returning seq, sent_at, response_time
  ), counted as (
    ${addToCounters(
      {
        bot_messages: '1',
        ...amountsOfReply({
          source: '$8',
          confidence: '$9::float8',
          responseTime: 'response_time',
          isUnanswered: '$15::boolean',
        }),
      },
      COUNTED,
    )}
  ), hit as (
    ${addToFaqHits('$10::uuid', COUNTED)}
  ), words as (
    ${addWords('$14::text[]', '$2::uuid', COUNTED)}
  )
  update conversations set last_seq = reply.seq, last_message_at = reply.sent_at, last_message_text = $6,
    last_message_sender = 'BOT', replies_owed = replies_owed - 1, ${flagsOfReply('$8', '$15::boolean')}, version = version + 1
  from reply where company_id = $1::uuid and id = $2::uuid
  returning last_seq as "lastSeq"`;

/**
 * Stores the reply that a question waits for; false when it was stored already.
 * @param cards the products that it names, as they are now
 * @param words the folded stems by which the conversation is found because of it
 */
export async function storePendingReply(
  manager: EntityManager,
  pending: PendingReply,
  reply: Reply,
  cards: readonly ProductCard[],
  words: string[],
): Promise<boolean> {
  const rows = await prepared<{ lastSeq: number }>(manager, 'store_pending_reply', STORE_PENDING_REPLY, [
    pending.companyId,
    pending.conversationId,
    pending.questionSeq,
    randomUUIDv7(),
    reply.text,
    preview(reply.text),
    shardOf(pending.conversationId),
    reply.source,
    reply.confidence,
    reply.faqId,
    JSON.stringify(cards),
    reply.terms,
    reply.chips,
    words,
    isUnanswered(reply),
    reply.isInterrupted === true,
    factsToStore(reply),
  ]);
  return rows.length === 1;
}

/** Keeps the right to complete a pending reply; false when it is pending no longer. */
export async function renewLease(manager: EntityManager, pending: PendingReply, leaseFor: number): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `with renewed as (
      update owed_replies set lease_until = now() + $4::float8 * interval '1 millisecond'
      where company_id = $1 and conversation_id = $2 and question_seq = $3 returning 1
    )
    select * from renewed`,
    [pending.companyId, pending.conversationId, pending.questionSeq, leaseFor],
  );
  return rows.length === 1;
}

/** Whether an earlier question of the conversation waits for its answer. */
export async function hasEarlierPending(manager: EntityManager, pending: PendingReply): Promise<boolean> {
  const rows = await prepared(
    manager,
    'has_earlier_pending',
    'select 1 from owed_replies where company_id = $1 and conversation_id = $2 and question_seq < $3 limit 1',
    [pending.companyId, pending.conversationId, pending.questionSeq],
  );
  return rows.length === 1;
}

/** Leaves a pending reply to whoever claims it first; an attempt that never began does not count. */
export async function releaseLease(manager: EntityManager, pending: PendingReply): Promise<void> {
  await manager.query(
    `update owed_replies set lease_until = now() - interval '1 second', attempts = greatest(0, attempts - 1)
    where company_id = $1 and conversation_id = $2 and question_seq = $3`,
    [pending.companyId, pending.conversationId, pending.questionSeq],
  );
}

/** The visitor stopped it before there was a word: nothing is said, and nothing is pending. */
export async function dropPendingReply(manager: EntityManager, pending: PendingReply): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `with conversation as (
      select id from conversations where company_id = $1 and id = $2 for update
    ), dropped as (
      delete from owed_replies where company_id = $1 and conversation_id = $2 and question_seq = $3 returning 1
    ), told as (
      update conversations set replies_owed = replies_owed - 1, version = version + 1
      from dropped where company_id = $1 and conversations.id = $2 returning 1
    )
    select * from told, conversation`,
    [pending.companyId, pending.conversationId, pending.questionSeq],
  );
  return rows.length === 1;
}
