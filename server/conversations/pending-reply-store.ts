import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Reply } from '../assistant/reply.ts';
import { query, queryPrepared } from '../database/sql.ts';
import type { ProductCard } from '../products/product.ts';
import { addToCounters, addToFaqHits, addWords, amountsOfReply, flagsOfReply, shardOf } from './counters.ts';
import {
  type AskedPerson,
  factsToStore,
  idsOfCards,
  noteAskedPerson,
  preview,
  understoodToStore,
} from './exchange-store.ts';
import { isUnanswered } from './unanswered.ts';

/** A reply that is still to be given: the question that waits for it. */
export interface PendingReply {
  companyId: string;
  conversationId: string;
  questionSeq: number;
  /** The question. */
  text: string;
  /** The code of the product whose page the visitor was on. */
  aboutProduct: string | null;
  /** How often it was begun, this time included. */
  attempts: number;
  /** Who asked. */
  visitorId?: string;
  /** Where they asked from, a keyed hash; not known to another process than the one that was asked. */
  addressSubject?: string;
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
  return query<PendingReply>(
    manager,
    `with claimed as (
      select company_id, conversation_id, question_seq, attempts from owed_replies owed
      where lease_until < now() and ($conversationId::uuid is null or conversation_id = $conversationId)
        and not (conversation_id || ':' || question_seq = any($underway::text[]))
        and not exists (select from owed_replies earlier where earlier.company_id = owed.company_id
          and earlier.conversation_id = owed.conversation_id and earlier.question_seq < owed.question_seq)
      order by lease_until limit $limit for update skip locked
    ), renewed as (
      update owed_replies pending set lease_until = now() + $leaseFor::float8 * interval '1 millisecond',
        attempts = pending.attempts + 1
      from claimed where pending.company_id = claimed.company_id
        and pending.conversation_id = claimed.conversation_id
        and pending.question_seq = claimed.question_seq
    )
    select claimed.company_id as "companyId", claimed.conversation_id as "conversationId",
      claimed.question_seq as "questionSeq", claimed.attempts + 1 as attempts, message.text,
      message.about_product as "aboutProduct",
      (select visitor_id from conversations where company_id = claimed.company_id and id = claimed.conversation_id)
        as "visitorId"
    from claimed join messages message on message.company_id = claimed.company_id
      and message.conversation_id = claimed.conversation_id and message.seq = claimed.question_seq`,
    { leaseFor, limit, conversationId, underway: [...underway] },
  );
}

const COUNTED = { company: '$companyId::uuid', shard: '$shard::smallint', moment: 'sent_at', from: 'from reply' };
const STORE_PENDING_REPLY = `
  with conversation as (
    select last_seq from conversations where company_id = $companyId::uuid and id = $conversationId::uuid for update
  ), pending as (
    delete from owed_replies where company_id = $companyId::uuid and conversation_id = $conversationId::uuid
      and question_seq = $questionSeq::int
    returning question_seq
  ), question as (
    select extract(epoch from clock_timestamp() - sent_at) * 1000 as waited from messages
    where company_id = $companyId::uuid and conversation_id = $conversationId::uuid and seq = $questionSeq::int
  ), reply as (
    insert into messages (company_id, conversation_id, seq, id, sender, text, sent_at, source, confidence, response_time,
      faq_id, product_ids, cards, terms, chips, reply_to, is_interrupted, model_facts, understood, alternatives,
      fallback_reason, model_corrections)
    select $companyId::uuid, $conversationId::uuid, last_seq + 1, $replyId::uuid, 'BOT', $text, clock_timestamp(),
      $source, $confidence::float8, least(waited, 2147483647)::int, $faqId::uuid, ${idsOfCards('$cards::jsonb')}, $cards::jsonb,
      $terms::text[], $chips::text[], $questionSeq::int, $isInterrupted::boolean, $modelFacts::jsonb, $understood::jsonb, $alternatives::uuid[], $fallbackReason, $modelCorrections::int
    from conversation, pending, question
    returning seq, sent_at, response_time
  ), counted as (
    ${addToCounters(
      {
        bot_messages: '1',
        ...amountsOfReply({
          source: '$source',
          confidence: '$confidence::float8',
          responseTime: 'response_time',
          isUnanswered: '$isUnanswered::boolean',
          modelCorrections: '$modelCorrections::int',
        }),
      },
      COUNTED,
    )}
  ), hit as (
    ${addToFaqHits('$faqId::uuid', COUNTED)}
  ), words as (
    ${addWords('$words::text[]', '$conversationId::uuid', COUNTED)}
  )
  update conversations set last_seq = reply.seq, last_message_at = reply.sent_at, last_message_text = $lastText,
    last_message_sender = 'BOT', replies_owed = replies_owed - 1,
    ${noteAskedPerson('reply.sent_at')},
    ${flagsOfReply('$source', '$isUnanswered::boolean')}, version = version + 1
  from reply where company_id = $companyId::uuid and id = $conversationId::uuid
  returning last_seq as "lastSeq"`;

/**
 * Stores the reply that a question waits for; false when it was stored already.
 * @param cards the products that it names, as they are now
 * @param words the folded stems by which the conversation is found because of it
 * @param askedPerson what becomes of a person who was asked for
 */
export async function storePendingReply(
  manager: EntityManager,
  pending: PendingReply,
  reply: Reply,
  cards: readonly ProductCard[],
  words: string[],
  askedPerson: AskedPerson | null,
): Promise<boolean> {
  const rows = await queryPrepared<{ lastSeq: number }>(manager, STORE_PENDING_REPLY, {
    companyId: pending.companyId,
    conversationId: pending.conversationId,
    questionSeq: pending.questionSeq,
    replyId: randomUUIDv7(),
    text: reply.text,
    lastText: preview(reply.text),
    shard: shardOf(pending.conversationId),
    source: reply.source,
    confidence: reply.confidence,
    faqId: reply.faqId,
    cards: JSON.stringify(cards),
    terms: reply.terms,
    chips: reply.chips,
    words,
    isUnanswered: isUnanswered(reply),
    isInterrupted: reply.isInterrupted === true,
    modelFacts: factsToStore(reply),
    understood: understoodToStore(reply),
    alternatives: reply.alternatives ?? [],
    fallbackReason: reply.fallbackReason ?? null,
    askedPerson,
    modelCorrections: reply.modelFacts?.inventions ?? 0,
  });
  return rows.length === 1;
}

/** Keeps the right to complete a pending reply; false when it is pending no longer. */
export async function renewLease(manager: EntityManager, pending: PendingReply, leaseFor: number): Promise<boolean> {
  const rows = await query<unknown>(
    manager,
    `with renewed as (
      update owed_replies set lease_until = now() + $leaseFor::float8 * interval '1 millisecond'
      where company_id = $companyId and conversation_id = $conversationId and question_seq = $questionSeq returning 1
    )
    select * from renewed`,
    { ...pending, leaseFor },
  );
  return rows.length === 1;
}

/** Whether an earlier question of the conversation waits for its answer. */
export async function hasEarlierPending(manager: EntityManager, pending: PendingReply): Promise<boolean> {
  const rows = await queryPrepared(
    manager,
    `select 1 from owed_replies
    where company_id = $companyId and conversation_id = $conversationId and question_seq < $questionSeq limit 1`,
    { ...pending },
  );
  return rows.length === 1;
}

/** Leaves a pending reply to whoever claims it first; an attempt that never began does not count. */
export async function releaseLease(manager: EntityManager, pending: PendingReply): Promise<void> {
  await query(
    manager,
    `update owed_replies set lease_until = now() - interval '1 second', attempts = greatest(0, attempts - 1)
    where company_id = $companyId and conversation_id = $conversationId and question_seq = $questionSeq`,
    { ...pending },
  );
}

/** The visitor stopped it before there was a word: nothing is said, and nothing is pending. */
export async function dropPendingReply(manager: EntityManager, pending: PendingReply): Promise<boolean> {
  const rows = await query<unknown>(
    manager,
    // The conversation first, as whoever ends or removes it does: in another order two wait for each other.
    `with conversation as (
      select id from conversations where company_id = $companyId and id = $conversationId for update
    ), dropped as (
      delete from owed_replies using conversation where company_id = $companyId
        and conversation_id = conversation.id and question_seq = $questionSeq returning 1
    )
    update conversations set replies_owed = replies_owed - 1, version = version + 1
    from dropped where company_id = $companyId and conversations.id = $conversationId returning 1`,
    { ...pending },
  );
  return rows.length === 1;
}
