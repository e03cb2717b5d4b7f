import { randomUUIDv7 } from 'node:crypto';
import type { RunQuery } from '../database/sql.ts';
import type { ProductCard } from '../products/product.ts';
import type { Conversation, Message } from './conversation.ts';
import { addToCounters, addWords, robotSigns, shardOf } from './counters.ts';
import { type Exchange, idsOfCards, messageOf, preview, type StoredExchange } from './exchange-store.ts';
import { searchedWords } from './searched-words.ts';
import { CONVERSATION_COLUMNS } from './store.ts';

/**
 * What is said while a person answers: nothing is pending and nothing is answered by itself. Like the statements of an
 * exchange, each does all of it at once.
 */

interface StoredRow extends Conversation {
  seq: number;
  sentAt: Date;
}

const COUNTED = { company: '$companyId::uuid', shard: '$shard::smallint', moment: 'sent_at', from: 'from said' };
const WORDS = addWords('$words::text[]', '$conversationId::uuid', COUNTED);

const lockHandled = (who: string) => `conversation as (
    select last_seq from conversations
    where company_id = $companyId::uuid and id = $conversationId::uuid and status = 'ACTIVE'
      and handled_since is not null and ${who}
    for update
  )`;

const addMessage = (columns: Record<string, string>) => `said as (
    insert into messages (company_id, conversation_id, seq, id, client_message_id, text, sent_at,
      ${Object.keys(columns).join(', ')})
    select $companyId::uuid, $conversationId::uuid, last_seq + 1, $id::uuid, $clientMessageId::uuid, $text,
      clock_timestamp(), ${Object.values(columns).join(', ')}
    from conversation
    on conflict (company_id, conversation_id, client_message_id) where client_message_id is not null do nothing
    returning seq, sent_at
  )`;

const noteNewest = (
  sender: string,
) => `last_seq = said.seq, last_message_at = said.sent_at, last_message_text = $preview,
    last_message_sender = '${sender}', version = version + 1`;

const RETURNED = `from said where company_id = $companyId::uuid and id = $conversationId::uuid
  returning ${CONVERSATION_COLUMNS}, said.seq, said.sent_at as "sentAt"`;

const STORE_VISITORS = `
  with ${lockHandled('visitor_id = $visitorId::uuid')}, ${addMessage({ sender: "'USER'", about_product: '$aboutProduct' })},
  counted as (${addToCounters({ user_messages: '1' }, COUNTED)}), words as (${WORDS})
  update conversations set ${noteNewest('USER')},
    robot_signs = ${robotSigns({ text: '$text', preview: '$preview', sentAt: 'said.sent_at', click: 'null' })},
    last_question_text = $preview, last_question_at = said.sent_at
  ${RETURNED}`;

/**
 * Adds a visitor's message to their conversation while a person has it; null when nothing was stored: nobody has it, it
 * is not there, not theirs or not active, or the message is stored already.
 */
export async function storeHandledMessage(
  run: RunQuery,
  visitorId: string,
  exchange: Exchange,
): Promise<StoredExchange | null> {
  const { companyId, conversationId, clientMessageId, text, aboutProduct } = exchange;
  const id = randomUUIDv7();
  const values = { ...valuesOf({ companyId, conversationId, clientMessageId, text }, id), visitorId, aboutProduct };
  const [row] = await run<StoredRow>(STORE_VISITORS, values);
  if (!row) return null;
  const { seq, sentAt, ...conversation } = row;
  const question = messageOf({ companyId, conversationId, clientMessageId, text, seq, sentAt, id, sender: 'USER' });
  return { conversation, question, reply: null };
}

/** What a person of the shop says. */
export interface StaffMessage {
  companyId: string;
  conversationId: string;
  clientMessageId: string;
  text: string;
  authorId: string;
  /** The products that are shown below it, as they are now. */
  cards: readonly ProductCard[];
}

const STORE_STAFFS = `
  with ${lockHandled('handler_id = $authorId::uuid').replace('last_seq', 'last_seq, handler_name')},
  ${addMessage({
    sender: "'STAFF'",
    author_id: '$authorId::uuid',
    author_name: 'handler_name',
    product_ids: idsOfCards('$cards::jsonb'),
    cards: '$cards::jsonb',
  })},
  counted as (${addToCounters({ staff_messages: '1' }, COUNTED)}), words as (${WORDS})
  update conversations set ${noteNewest('STAFF')}, person_answered_at = coalesce(person_answered_at, said.sent_at),
    answerer_id = $authorId::uuid, answerer_name = handler_name
  ${RETURNED}`;

/**
 * Adds what the person says who has the conversation, under the name with which they took it over; null when nothing was
 * stored: it is not there, not active or not theirs, or the message is stored already.
 */
export async function storeStaffMessage(run: RunQuery, said: StaffMessage): Promise<Message | null> {
  const id = randomUUIDv7();
  const { authorId, cards, ...place } = said;
  const [row] = await run<StoredRow>(STORE_STAFFS, {
    ...valuesOf(place, id),
    authorId,
    cards: JSON.stringify(cards),
  });
  if (!row) return null;
  const { seq, sentAt, handlerName: authorName } = row;
  const shown = { cards: [...cards], productIds: cards.map((card) => card.id) };
  return { ...messageOf({ ...place, seq, sentAt, id, sender: 'STAFF' }), authorName, ...shown };
}

function valuesOf(said: Omit<StaffMessage, 'authorId' | 'cards'>, id: string) {
  return {
    ...said,
    id,
    preview: preview(said.text),
    shard: shardOf(said.conversationId),
    words: searchedWords(said.text),
  };
}
