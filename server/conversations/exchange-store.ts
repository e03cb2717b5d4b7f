import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Reply } from '../assistant/reply.ts';
import { prepared } from '../database/prepared.ts';
import type { ProductCard } from '../products/product.ts';
import { type Conversation, LONGEST_PREVIEW, type Message } from './conversation.ts';
import { addToCounters, addToFaqHits, addWords, amountsOfReply, flagsOfReply, shardOf } from './counters.ts';
import { CONVERSATION_COLUMNS } from './store.ts';
import { isUnanswered } from './unanswered.ts';

/**
 * The statements that store what is said. Each does all of it at once (lock, messages, pending reply, counters, state), because a
 * visitor waits for every round trip.
 */

/** What a visitor said and, where it is known at once, the answer; without one the conversation owes it. */
export interface Exchange {
  companyId: string;
  conversationId: string;
  clientMessageId: string;
  text: string;
  /** The code of the product whose page the visitor was on. */
  aboutProduct: string | null;
  reply: Reply | null;
  /** The products that the answer names, as they are now. */
  cards: ProductCard[];
  /** From the request's arrival to here, ms. */
  responseTime: number;
  /** How long this process has the right to complete the pending reply, ms. */
  leaseFor: number;
  /** The folded stems by which the conversation is found. */
  words: string[];
}

export interface StoredExchange {
  conversation: Conversation;
  question: Message;
  reply: Message | null;
}

interface StoredRow extends Conversation {
  questionSeq: number;
  sentAt: Date;
}

// $1 company  $2 conversation  $3 question's id  $4 client's id  $5 text  $6 preview  $7 shard  $8 lease, ms
// $9 reply's id, or null when it is still to come  $10 its text  $11 source  $12 confidence  $13 response time  $14 FAQ  $15 cards
// $16 terms  $17 chips  $18 words  $19 whether nothing was found  $20 preview of the question
// $21 why the model did not answer, for staff
const exchangeValues = (exchange: Exchange, questionId: string, replyId: string | null) => [
  exchange.companyId,
  exchange.conversationId,
  questionId,
  exchange.clientMessageId,
  exchange.text,
  preview(exchange.reply?.text ?? exchange.text),
  shardOf(exchange.conversationId),
  exchange.leaseFor,
  replyId,
  ...replyValues(exchange.reply, exchange.cards, exchange.responseTime),
  exchange.words,
  exchange.reply !== null && isUnanswered(exchange.reply),
  preview(exchange.text),
  exchange.reply && factsToStore(exchange.reply),
];

const replyValues = (reply: Reply | null, cards: readonly ProductCard[], responseTime: number) => [
  reply?.text ?? '',
  reply?.source ?? null,
  reply?.confidence ?? null,
  reply ? responseTime : null,
  reply?.faqId ?? null,
  JSON.stringify(cards),
  reply?.terms ?? [],
  reply?.chips ?? [],
];

const COUNTED = { company: '$1::uuid', shard: '$7::smallint', moment: 'sent_at', from: 'from question' };

/** SQL: the ids of a list of cards, in their order. */
export function idsOfCards(cards: string): string {
  return `array(select (card ->> 'id')::uuid from jsonb_array_elements(${cards}) card)`;
}

const STORE_ANSWER_OR_CLAIM = `
  reply as (
    insert into messages (company_id, conversation_id, seq, id, sender, text, sent_at, source, confidence, response_time,
      faq_id, product_ids, cards, terms, chips, reply_to, model_facts)
    select $1::uuid, $2::uuid, seq + 1, $9::uuid, 'BOT', $10, sent_at, $11, $12::float8, $13::int, $14::uuid,
      ${idsOfCards('$15::jsonb')}, $15::jsonb, $16::text[], $17::text[], seq, $21::jsonb
    from question where $9::uuid is not null
  ), pending as (
    insert into owed_replies (company_id, conversation_id, question_seq, lease_until)
    select $1::uuid, $2::uuid, seq, now() + $8::float8 * interval '1 millisecond' from question where $9::uuid is null
  ), hit as (
    ${addToFaqHits('$14::uuid', COUNTED)}
  ), words as (
    ${addWords('$18::text[]', '$2::uuid', COUNTED)}
  )`;

const COUNT_EXCHANGE = (extra: Record<string, string>, botMessages: string) =>
  addToCounters(
    {
      ...extra,
      user_messages: '1',
      bot_messages: botMessages,
      ...amountsOfReply({
        source: '$11',
        confidence: '$12::float8',
        responseTime: '$13::int',
        isUnanswered: '$19::boolean',
      }),
    },
    COUNTED,
  );

const STORE_MESSAGE = `
  with conversation as (
    select last_seq from conversations
    where company_id = $1::uuid and id = $2::uuid and visitor_id = $22::uuid and status = 'ACTIVE'
    for update
  ), question as (
    insert into messages (company_id, conversation_id, seq, id, client_message_id, sender, text, sent_at, about_product)
    select $1::uuid, $2::uuid, last_seq + 1, $3::uuid, $4::uuid, 'USER', $5, clock_timestamp(), $23 from conversation
    on conflict (company_id, conversation_id, client_message_id) where client_message_id is not null do nothing
    returning seq, sent_at
  ), ${STORE_ANSWER_OR_CLAIM}, counted as (
    ${COUNT_EXCHANGE({}, 'case when $9::uuid is null then 0 else 1 end')}
  )
  update conversations set
    last_seq = question.seq + case when $9::uuid is null then 0 else 1 end,
    last_message_at = question.sent_at, last_message_text = $6,
    last_message_sender = case when $9::uuid is null then 'USER' else 'BOT' end,
    replies_owed = replies_owed + case when $9::uuid is null then 1 else 0 end,
    last_question_text = $20, ${flagsOfReply('$11', '$19::boolean')},
    version = version + 1
  from question where company_id = $1::uuid and id = $2::uuid
  returning ${CONVERSATION_COLUMNS}, question.seq as "questionSeq", question.sent_at as "sentAt"`;

/**
 * Adds a visitor's message to their active conversation; null when nothing was stored: the conversation is not there,
 * not theirs or not active, or the message is stored already.
 */
export async function storeMessage(
  manager: EntityManager,
  visitorId: string,
  exchange: Exchange,
): Promise<StoredExchange | null> {
  const ids = idsOf(exchange);
  const values = [...exchangeValues(exchange, ids.question, ids.reply), visitorId, exchange.aboutProduct];
  const [row] = await prepared<StoredRow>(manager, 'store_message', STORE_MESSAGE, values);
  return row ? storedExchange(row, exchange, ids) : null;
}

const FLAGS = ['FAQ', 'AI', 'CATALOG', 'FALLBACK'].map((name) => `coalesce($11 = '${name}', false)`).join(', ');

const START_CONVERSATION = `
  with conversation as (
    insert into conversations (company_id, id, visitor_id, client_conversation_id, started_at, last_seq, last_message_at,
      last_message_text, last_message_sender, replies_owed, last_question_text, last_reply_source, is_unanswered,
      answered_by_faq, answered_by_ai, answered_by_catalog, answered_by_fallback)
    select $1::uuid, $2::uuid, $22::uuid, $23::uuid, moment, case when $9::uuid is null then 2 else 3 end,
      moment, $6, case when $9::uuid is null then 'USER' else 'BOT' end, case when $9::uuid is null then 1 else 0 end,
      $20, $11, $19::boolean, ${FLAGS}
    from (select clock_timestamp() as moment) now
    on conflict (company_id, visitor_id, client_conversation_id) do nothing
    returning *
  ), greeting as (
    insert into messages (company_id, conversation_id, seq, id, sender, text, sent_at)
    select $1::uuid, $2::uuid, 1, $24::uuid, 'BOT', $25, started_at from conversation
  ), question as (
    insert into messages (company_id, conversation_id, seq, id, client_message_id, sender, text, sent_at, about_product)
    select $1::uuid, $2::uuid, 2, $3::uuid, $4::uuid, 'USER', $5, last_message_at, $26 from conversation
    returning seq, sent_at
  ), ${STORE_ANSWER_OR_CLAIM}, counted as (
    ${COUNT_EXCHANGE({ conversations_started: '1' }, 'case when $9::uuid is null then 1 else 2 end')}
  )
  select ${CONVERSATION_COLUMNS}, 2 as "questionSeq", last_message_at as "sentAt" from conversation`;

/**
 * Starts a conversation with its greeting and first message; null when the visitor started it already.
 * `exchange.conversationId` is the new conversation's id.
 */
export async function storeConversation(
  manager: EntityManager,
  visitorId: string,
  clientConversationId: string,
  greeting: string,
  exchange: Exchange,
): Promise<StoredExchange | null> {
  const ids = idsOf(exchange);
  const values = [
    ...exchangeValues(exchange, ids.question, ids.reply),
    visitorId,
    clientConversationId,
    randomUUIDv7(),
    greeting,
    exchange.aboutProduct,
  ];
  const [row] = await prepared<StoredRow>(manager, 'start_conversation', START_CONVERSATION, values);
  return row ? storedExchange(row, exchange, ids) : null;
}

function idsOf(exchange: Exchange) {
  return { question: randomUUIDv7(), reply: exchange.reply ? randomUUIDv7() : null };
}

function storedExchange(
  row: StoredRow,
  exchange: Exchange,
  ids: { question: string; reply: string | null },
): StoredExchange {
  const { questionSeq, sentAt, ...conversation } = row;
  const place = { companyId: exchange.companyId, conversationId: exchange.conversationId, sentAt };
  const { reply } = exchange;
  return {
    conversation,
    question: {
      ...place,
      ...NO_REASONS,
      seq: questionSeq,
      id: ids.question,
      clientMessageId: exchange.clientMessageId,
      sender: 'USER',
      text: exchange.text,
    },
    reply:
      reply && ids.reply
        ? {
            ...place,
            ...reply,
            cards: exchange.cards,
            seq: questionSeq + 1,
            id: ids.reply,
            clientMessageId: null,
            sender: 'BOT',
            responseTime: exchange.responseTime,
            replyTo: questionSeq,
            isInterrupted: false,
          }
        : null,
  };
}

const NO_REASONS = {
  source: null,
  confidence: null,
  responseTime: null,
  faqId: null,
  productIds: [],
  cards: [],
  terms: [],
  chips: [],
  replyTo: null,
  isInterrupted: false,
};

/** The beginning of a message, in one line. */
export function preview(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return (line.length <= LONGEST_PREVIEW ? line : `${line.slice(0, LONGEST_PREVIEW - 1)}…`).toWellFormed();
}

/** How the model did, for staff; of a call that was never made, why. */
export function factsToStore({ modelFacts, modelFailure }: Reply): string | null {
  const facts = modelFacts ?? (modelFailure && { failure: modelFailure });
  return facts ? JSON.stringify(facts).replaceAll('\\u0000', '') : null;
}
