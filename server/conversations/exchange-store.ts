import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Reply } from '../assistant/reply.ts';
import { queryPrepared, type RunQuery } from '../database/sql.ts';
import type { ProductCard } from '../products/product.ts';
import { type Conversation, LONGEST_PREVIEW, type Message } from './conversation.ts';
import {
  addToCounters,
  addToFaqHits,
  addWords,
  amountsOfReply,
  flagsOfReply,
  robotSigns,
  shardOf,
} from './counters.ts';
import { CONVERSATION_COLUMNS } from './store.ts';
import { isUnanswered } from './unanswered.ts';

/**
 * The statements that store what is said. Each does all of it at once (lock, messages, pending reply, counters, state), because a
 * visitor waits for every round trip.
 */

/** Somebody is there and is waited for; or nobody is, and an address may be left. */
export type AskedPerson = 'COMES' | 'IS_AWAY';

/** What a visitor said and, where it is known at once, the answer; without one the reply is pending. */
export interface Exchange {
  companyId: string;
  conversationId: string;
  clientMessageId: string;
  text: string;
  /** The code of the product whose page the visitor was on. */
  aboutProduct: string | null;
  /** The answer one of whose understood things this message takes away. */
  correctsSeq: number | null;
  reply: Reply | null;
  /** What becomes of a person who was asked for; null where none was. */
  askedPerson: AskedPerson | null;
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
  takenAway: string | null;
}

/** Every value that the statements name; a `reply…` is null or empty while the answer is still to come. */
const exchangeValues = (exchange: Exchange, questionId: string, replyId: string | null) => ({
  companyId: exchange.companyId,
  conversationId: exchange.conversationId,
  questionId,
  clientMessageId: exchange.clientMessageId,
  text: exchange.text,
  aboutProduct: exchange.aboutProduct,
  lastText: preview(exchange.reply?.text ?? exchange.text),
  lastQuestion: preview(exchange.text),
  shard: shardOf(exchange.conversationId),
  leaseFor: exchange.leaseFor,
  replyId,
  words: exchange.words,
  cards: JSON.stringify(exchange.cards),
  askedPerson: exchange.askedPerson,
  ...replyValues(exchange.reply, exchange.responseTime),
});

const replyValues = (reply: Reply | null, responseTime: number) => ({
  replyText: reply?.text ?? '',
  source: reply?.source ?? null,
  confidence: reply?.confidence ?? null,
  responseTime: reply ? responseTime : null,
  faqId: reply?.faqId ?? null,
  terms: reply?.terms ?? [],
  chips: reply?.chips ?? [],
  isUnanswered: reply !== null && isUnanswered(reply),
  modelFacts: reply && factsToStore(reply),
  understood: understoodToStore(reply),
  alternatives: reply?.alternatives ?? [],
  fallbackReason: reply?.fallbackReason ?? null,
});

const COUNTED = { company: '$companyId::uuid', shard: '$shard::smallint', moment: 'sent_at', from: 'from question' };

/** SQL: the ids of a list of cards, in their order. */
export function idsOfCards(cards: string): string {
  return `array(select (card ->> 'id')::uuid from jsonb_array_elements(${cards}) card)`;
}

const STORE_ANSWER_OR_CLAIM = `
  reply as (
    insert into messages (company_id, conversation_id, seq, id, sender, text, sent_at, source, confidence, response_time,
      faq_id, product_ids, cards, terms, chips, reply_to, model_facts, understood, alternatives,
      fallback_reason)
    select $companyId::uuid, $conversationId::uuid, seq + 1, $replyId::uuid, 'BOT', $replyText, sent_at, $source,
      $confidence::float8, $responseTime::int, $faqId::uuid,
      ${idsOfCards('$cards::jsonb')}, $cards::jsonb, $terms::text[], $chips::text[], seq, $modelFacts::jsonb,
      $understood::jsonb, $alternatives::uuid[], $fallbackReason
    from question where $replyId::uuid is not null
  ), pending as (
    insert into owed_replies (company_id, conversation_id, question_seq, lease_until)
    select $companyId::uuid, $conversationId::uuid, seq, now() + $leaseFor::float8 * interval '1 millisecond'
      from question where $replyId::uuid is null
  ), hit as (
    ${addToFaqHits('$faqId::uuid', COUNTED)}
  ), words as (
    ${addWords('$words::text[]', '$conversationId::uuid', COUNTED)}
  )`;

const COUNT_EXCHANGE = (extra: Record<string, string>, botMessages: string) =>
  addToCounters(
    {
      ...extra,
      user_messages: '1',
      bot_messages: botMessages,
      ...amountsOfReply({
        source: '$source',
        confidence: '$confidence::float8',
        responseTime: '$responseTime::int',
        isUnanswered: '$isUnanswered::boolean',
        modelCorrections: '0', // what waits for no model
      }),
    },
    COUNTED,
  );

/**
 * Only what the answer named does a message take away, and only where it is asked as the answer said. Nothing is looked
 * for where nothing is taken away: a plan made while the table was empty would read all that the company ever wrote.
 */
const TAKEN_AWAY = `case when $correctsSeq::int is not null then (
        select each ->> 'label' from messages answer, jsonb_array_elements(answer.understood) each
        where answer.company_id = $companyId::uuid and answer.conversation_id = $conversationId::uuid
          and answer.seq = $correctsSeq::int
          and answer.sender = 'BOT' and each ->> 'rest' = $text limit 1
      ) end`;

/** SQL: what an answer that is about a person, `$askedPerson`, changes at a moment. */
export const noteAskedPerson = (moment: string) => `waiting_since = case $askedPerson::text
      when 'COMES' then coalesce(waiting_since, ${moment}) when 'IS_AWAY' then null else waiting_since end,
    person_asked_at = case when $askedPerson::text is null then person_asked_at
      else coalesce(person_asked_at, ${moment}) end,
    is_contact_offered = case $askedPerson::text when 'COMES' then false when 'IS_AWAY' then true
      else is_contact_offered end`;

const STORE_MESSAGE = `
  with conversation as (
    select last_seq from conversations
    where company_id = $companyId::uuid and id = $conversationId::uuid and visitor_id = $visitorId::uuid
      and status = 'ACTIVE' and handled_since is null
    for update
  ), question as (
    insert into messages (company_id, conversation_id, seq, id, client_message_id, sender, text, sent_at, about_product,
      taken_away)
    select $companyId::uuid, $conversationId::uuid, last_seq + 1, $questionId::uuid, $clientMessageId::uuid, 'USER', $text,
      clock_timestamp(), $aboutProduct,
      ${TAKEN_AWAY} from conversation
    on conflict (company_id, conversation_id, client_message_id) where client_message_id is not null do nothing
    returning seq, sent_at, taken_away
  ), ${STORE_ANSWER_OR_CLAIM}, counted as (
    ${COUNT_EXCHANGE({}, 'case when $replyId::uuid is null then 0 else 1 end')}
  )
  update conversations set
    last_seq = question.seq + case when $replyId::uuid is null then 0 else 1 end,
    last_message_at = question.sent_at, last_message_text = $lastText,
    last_message_sender = case when $replyId::uuid is null then 'USER' else 'BOT' end,
    replies_owed = replies_owed + case when $replyId::uuid is null then 1 else 0 end,
    robot_signs = ${robotSigns({ text: '$text', preview: '$lastQuestion', sentAt: 'question.sent_at', click: 'question.taken_away' })},
    last_question_text = $lastQuestion, last_question_at = question.sent_at,
    ${noteAskedPerson('question.sent_at')},
    ${flagsOfReply('$source', '$isUnanswered::boolean')},
    version = version + 1
  from question where company_id = $companyId::uuid and id = $conversationId::uuid
  returning ${CONVERSATION_COLUMNS}, question.seq as "questionSeq", question.sent_at as "sentAt",
    question.taken_away as "takenAway"`;

/**
 * Adds a visitor's message to their active conversation, in which the assistant answers; null when nothing was stored:
 * the conversation is not there, not theirs or not active, a person has it, or the message is stored already.
 */
export async function storeMessage(
  run: RunQuery,
  visitorId: string,
  exchange: Exchange,
): Promise<StoredExchange | null> {
  const ids = idsOf(exchange);
  const [row] = await run<StoredRow>(STORE_MESSAGE, {
    ...exchangeValues(exchange, ids.question, ids.reply),
    visitorId,
    correctsSeq: exchange.correctsSeq,
  });
  return row ? storedExchange(row, exchange, ids) : null;
}

const FLAGS = ['FAQ', 'AI', 'CATALOG', 'FALLBACK'].map((name) => `coalesce($source = '${name}', false)`).join(', ');

const START_CONVERSATION = `
  with conversation as (
    insert into conversations (company_id, id, visitor_id, client_conversation_id, started_at, last_seq, last_message_at,
      last_message_text, last_message_sender, replies_owed, last_question_text, last_question_at, last_reply_source,
      is_unanswered, waiting_since, person_asked_at, is_contact_offered,
      answered_by_faq, answered_by_ai, answered_by_catalog, answered_by_fallback)
    select $companyId::uuid, $conversationId::uuid, $visitorId::uuid, $clientConversationId::uuid, moment,
      case when $replyId::uuid is null then 2 else 3 end,
      moment, $lastText, case when $replyId::uuid is null then 'USER' else 'BOT' end,
        case when $replyId::uuid is null then 1 else 0 end,
      $lastQuestion, moment, $source, $isUnanswered::boolean,
      case when $askedPerson::text = 'COMES' then moment end, case when $askedPerson::text is not null then moment end,
      coalesce($askedPerson::text = 'IS_AWAY', false), ${FLAGS}
    from (select clock_timestamp() as moment) now
    on conflict (company_id, visitor_id, client_conversation_id) do nothing
    returning *
  ), greeting as (
    insert into messages (company_id, conversation_id, seq, id, sender, text, sent_at)
    select $companyId::uuid, $conversationId::uuid, 1, $greetingId::uuid, 'BOT', $greeting, started_at from conversation
  ), question as (
    insert into messages (company_id, conversation_id, seq, id, client_message_id, sender, text, sent_at, about_product)
    select $companyId::uuid, $conversationId::uuid, 2, $questionId::uuid, $clientMessageId::uuid, 'USER', $text,
      last_message_at, $aboutProduct from conversation
    returning seq, sent_at
  ), ${STORE_ANSWER_OR_CLAIM}, counted as (
    ${COUNT_EXCHANGE({ conversations_started: '1' }, 'case when $replyId::uuid is null then 1 else 2 end')}
  )
  select ${CONVERSATION_COLUMNS}, 2 as "questionSeq", last_message_at as "sentAt", null as "takenAway"
  from conversation`;

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
  const [row] = await queryPrepared<StoredRow>(manager, START_CONVERSATION, {
    ...exchangeValues(exchange, ids.question, ids.reply),
    visitorId,
    clientConversationId,
    greetingId: randomUUIDv7(),
    greeting,
  });
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
  const { questionSeq, sentAt, takenAway, ...conversation } = row;
  const place = { companyId: exchange.companyId, conversationId: exchange.conversationId, sentAt };
  const { reply } = exchange;
  return {
    conversation,
    question: {
      ...messageOf({
        ...place,
        seq: questionSeq,
        id: ids.question,
        clientMessageId: exchange.clientMessageId,
        sender: 'USER',
        text: exchange.text,
      }),
      takenAway,
    },
    reply:
      reply && ids.reply
        ? {
            ...messageOf({
              ...place,
              seq: questionSeq + 1,
              id: ids.reply,
              clientMessageId: null,
              sender: 'BOT',
              text: reply.text,
            }),
            ...reply,
            cards: exchange.cards,
            responseTime: exchange.responseTime,
            replyTo: questionSeq,
            isInterrupted: false,
            fallbackReason: reply.fallbackReason ?? null,
          }
        : null,
  };
}

type Said = Pick<
  Message,
  'companyId' | 'conversationId' | 'seq' | 'id' | 'clientMessageId' | 'sender' | 'text' | 'sentAt'
>;

/** A message that is stored, of which nothing is to be explained. */
export function messageOf(said: Said): Message {
  return { ...NOTHING_TO_EXPLAIN, ...said };
}

const NOTHING_TO_EXPLAIN = {
  source: null,
  confidence: null,
  responseTime: null,
  faqId: null,
  productIds: [],
  cards: [],
  terms: [],
  chips: [],
  understood: null,
  alternatives: [],
  isRejected: false,
  takenAway: null,
  replyTo: null,
  isInterrupted: false,
  fallbackReason: null,
  authorName: null,
  handover: null,
};

/** The beginning of a message, in one line. */
export function preview(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return (line.length <= LONGEST_PREVIEW ? line : `${line.slice(0, LONGEST_PREVIEW - 3)}...`).toWellFormed();
}

/** What narrowed the wish; null where nothing did. */
export function understoodToStore(reply: Reply | null): string | null {
  return reply?.understood?.length ? JSON.stringify(reply.understood) : null;
}

/** How the model did, for staff; of a call that was never made, why. */
export function factsToStore({ modelFacts, modelFailure }: Reply): string | null {
  const facts = modelFacts ?? (modelFailure && { failure: modelFailure });
  return facts ? JSON.stringify(facts).replaceAll('\\u0000', '') : null;
}
