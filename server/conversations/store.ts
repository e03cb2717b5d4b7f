import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { ModelFacts } from '../assistant/model.ts';
import { type Page, type PageArgs, pageOf, readPage, readPageArgs } from '../database/paging.ts';
import { prepared } from '../database/prepared.ts';
import type { Conversation, Message } from './conversation.ts';
import { conditionsOf, type LogFilter, wordsSearched } from './log-filter.ts';

export const CONVERSATION_COLUMNS = `company_id as "companyId", id, visitor_id as "visitorId",
  client_conversation_id as "clientConversationId", status, started_at as "startedAt", ended_at as "endedAt",
  satisfaction, last_seq as "lastSeq", last_message_at as "lastMessageAt", last_message_text as "lastMessageText",
  last_message_sender as "lastMessageSender", replies_owed as "repliesOwed", comment,
  last_question_text as "lastQuestionText", last_reply_source as "lastReplySource", is_unanswered as "isUnanswered",
  version`;

export const MESSAGE_COLUMNS = `company_id as "companyId", conversation_id as "conversationId", seq, id,
  client_message_id as "clientMessageId", sender, text, sent_at as "sentAt", source, confidence,
  response_time as "responseTime", faq_id as "faqId", product_ids as "productIds", cards, terms, chips, reply_to as "replyTo",
  is_interrupted as "isInterrupted"`;

// PostgreSQL knows no year 0.
const activityKey = z.tuple([z.iso.datetime().refine((text) => !text.startsWith('0000')), z.uuid()]);

/**
 * The company's conversations that a filter lets through, the latest activity first; with words to search for, those in
 * which they were said last. @throws UserError BAD_PERIOD, BAD_SATISFACTION.
 */
export function listConversations(
  manager: EntityManager,
  companyId: string,
  filter: LogFilter,
  page: PageArgs,
): Promise<Page<Conversation>> {
  const words = wordsSearched(filter);
  if (words) return searchConversations(manager, companyId, words, filter, page);
  const { text, values } = conditionsOf(filter, 5);
  return readPage(
    page,
    activityKey,
    (conversation: Conversation) => [conversation.lastMessageAt.toISOString(), conversation.id] as [string, string],
    (limit, after) =>
      manager.query(
        `select ${CONVERSATION_COLUMNS} from conversations where company_id = $1${text}
          ${after === null ? 'and ($3::timestamptz is null and $4::uuid is null)' : 'and (last_message_at, id) < ($3, $4)'}
        order by last_message_at desc, id desc limit $2`,
        [companyId, limit, after?.[0] ?? null, after?.[1] ?? null, ...values],
      ),
  );
}

type Found = Conversation & { foundAt: Date };

// The word along which the pages go is part of where they go on: which is the rarest may change meanwhile.
const searchKey = z.tuple([...activityKey.def.items, z.string().max(60)]);

async function searchConversations(
  manager: EntityManager,
  companyId: string,
  words: string[],
  filter: LogFilter,
  page: PageArgs,
): Promise<Page<Conversation>> {
  const rarest = words.length > 1 ? await rarestWord(manager, companyId, words) : (words[0] ?? '');
  return readPage(
    page,
    searchKey,
    (found: Found) => [found.foundAt.toISOString(), found.id, rarest] as [string, string, string],
    (limit, after) => {
      const along = after?.[2] ?? rarest;
      const others = words.filter((word) => word !== along);
      const { text, values } = conditionsOf(filter, 6 + others.length);
      return manager.query(
        `select ${CONVERSATION_COLUMNS}, found_at as "foundAt"
        from (
          select conversation_id as found_id, last_at as found_at from message_words
          where company_id = $1 and word = $2 and (last_at, conversation_id) < ($4, $5)
        ) found
        join conversations on company_id = $1 and id = found_id
        where true${others.map((_, index) => wasSaid(`$${6 + index}`)).join('')}${text}
        order by found_at desc, found_id desc limit $3`,
        [companyId, along, limit, after?.[0] ?? 'infinity', after?.[1] ?? LAST_UUID, ...others, ...values],
      );
    },
  );
}

const wasSaid = (word: string) => ` and exists (
          select from message_words said
          where said.company_id = $1 and said.conversation_id = found_id and said.word = ${word}
        )`;

const COUNTED_AT_MOST = 1_000; // conversations; a word said in more is common

async function rarestWord(manager: EntityManager, companyId: string, words: string[]): Promise<string> {
  const rows = await manager.query<{ word: string }[]>(
    `select word, (
      select count(*) from (
        select from message_words said where said.company_id = $1 and said.word = wanted.word limit ${COUNTED_AT_MOST}
      ) counted
    ) as count
    from unnest($2::text[]) as wanted(word) order by count, word limit 1`,
    [companyId, words],
  );
  return rows[0]?.word ?? '';
}

/** The visitor's own conversations that started after a moment, newest first. */
export function listVisitorConversations(
  manager: EntityManager,
  companyId: string,
  visitorId: string,
  since: Date,
  page: PageArgs,
): Promise<Page<Conversation>> {
  return readPage(
    page,
    activityKey,
    (conversation: Conversation) => [conversation.startedAt.toISOString(), conversation.id] as [string, string],
    (limit, after) =>
      manager.query(
        `select ${CONVERSATION_COLUMNS} from conversations
        where company_id = $1 and visitor_id = $2 and started_at > $3 and (started_at, id) < ($4, $5)
        order by started_at desc, id desc limit $6`,
        [companyId, visitorId, since, after?.[0] ?? 'infinity', after?.[1] ?? LAST_UUID, limit],
      ),
  );
}

const LAST_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A company's conversation by its id; null when it has none such. */
export async function findConversation(
  manager: EntityManager,
  companyId: string,
  id: string,
): Promise<Conversation | null> {
  return (await findConversations(manager, companyId, [id]))[0] ?? null;
}

/** Those of a company's conversations that exist, in any order. */
export function findConversations(
  manager: EntityManager,
  companyId: string,
  ids: readonly string[],
): Promise<Conversation[]> {
  return prepared(
    manager,
    'find_conversations',
    `select ${CONVERSATION_COLUMNS} from conversations where company_id = $1 and id = any($2::uuid[])`,
    [companyId, ids],
  );
}

/** The conversation that a visitor started under their own id for it; null before they did. */
export async function findStarted(
  manager: EntityManager,
  companyId: string,
  visitorId: string,
  clientConversationId: string,
): Promise<Conversation | null> {
  const rows = await prepared<Conversation>(
    manager,
    'find_started',
    `select ${CONVERSATION_COLUMNS} from conversations
    where company_id = $1 and visitor_id = $2 and client_conversation_id = $3`,
    [companyId, visitorId, clientConversationId],
  );
  return rows[0] ?? null;
}

/** A page of one conversation's messages. */
export interface MessagePageArgs extends PageArgs {
  conversationId: string;
}

const LAST_SEQ = 2_147_483_647;

/** Pages of conversations' messages, newest first; all in one statement. @throws UserError BAD_PAGE_SIZE, BAD_CURSOR. */
export async function listMessages(
  manager: EntityManager,
  companyId: string,
  pages: readonly MessagePageArgs[],
): Promise<(Page<Message> | Error)[]> {
  const asked = pages.map(readMessagePage);
  const wanted = asked.flatMap((page, place) => (page instanceof Error ? [] : [{ ...page, place }]));
  const rows = await prepared<Message & { place: number }>(
    manager,
    'list_messages',
    `select page.place, ${MESSAGE_COLUMNS}
    from unnest($2::uuid[], $3::int[], $4::int[], $5::int[]) as page (conversation, before, most, place)
    cross join lateral (
      select * from messages
      where company_id = $1 and conversation_id = page.conversation and seq < page.before
      order by seq desc limit page.most
    ) message
    order by page.place, seq desc`,
    [
      companyId,
      wanted.map((page) => page.conversationId),
      wanted.map((page) => page.after ?? LAST_SEQ),
      wanted.map((page) => page.limit),
      wanted.map((page) => page.place),
    ],
  );
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return asked.map((page, place) =>
    page instanceof Error ? page : pageOf(page.limit - 1, (message) => message.seq, byPlace.get(place) ?? []),
  );
}

function readMessagePage({ conversationId, ...page }: MessagePageArgs) {
  try {
    return { conversationId, ...readPageArgs(page, z.int32()) };
  } catch (error) {
    return error as Error;
  }
}

/** The messages after a position, in order; from 0, the newest `limit` of them. */
export async function messagesAfter(
  manager: EntityManager,
  companyId: string,
  conversationId: string,
  afterSeq: number,
  limit: number,
): Promise<Message[]> {
  if (afterSeq > 0) {
    return prepared(
      manager,
      'messages_after',
      `select ${MESSAGE_COLUMNS} from messages where company_id = $1 and conversation_id = $2 and seq > $3
      order by seq limit $4`,
      [companyId, conversationId, afterSeq, limit],
    );
  }
  const newest = await prepared<Message>(
    manager,
    'newest_messages',
    `select ${MESSAGE_COLUMNS} from messages where company_id = $1 and conversation_id = $2 order by seq desc limit $3`,
    [companyId, conversationId, limit],
  );
  return newest.reverse();
}

/** The visitor's message with the id that their browser gave it, and its answer where that is stored. */
export async function findExchange(
  manager: EntityManager,
  companyId: string,
  conversationId: string,
  clientMessageId: string,
): Promise<{ question: Message; reply: Message | null } | null> {
  const rows = await prepared<Message>(
    manager,
    'find_exchange',
    `with question as (
      select * from messages where company_id = $1 and conversation_id = $2 and client_message_id = $3
    )
    select ${MESSAGE_COLUMNS} from question
    union all
    select ${MESSAGE_COLUMNS} from messages
    where company_id = $1 and conversation_id = $2 and reply_to = (select seq from question)
    order by seq`,
    [companyId, conversationId, clientMessageId],
  );
  const [question, reply] = rows;
  return question ? { question, reply: reply ?? null } : null;
}

/** What was said before a question, oldest first; without the greeting. */
export async function messagesBefore(
  manager: EntityManager,
  companyId: string,
  conversationId: string,
  seq: number,
  limit: number,
): Promise<Message[]> {
  const newest = await prepared<Message>(
    manager,
    'messages_before',
    `select ${MESSAGE_COLUMNS} from messages
    where company_id = $1 and conversation_id = $2 and seq < $3 and seq > 1 order by seq desc limit $4`,
    [companyId, conversationId, seq, limit],
  );
  return newest.reverse();
}

/** How the model did with an answer; null where it was not asked, or where there is no such message. */
export async function findModelFacts(
  manager: EntityManager,
  companyId: string,
  conversationId: string,
  seq: number,
): Promise<Partial<ModelFacts> | null> {
  const [row] = await manager.query<{ facts: Partial<ModelFacts> | null }[]>(
    `select model_facts as facts from messages where company_id = $1 and conversation_id = $2 and seq = $3`,
    [companyId, conversationId, seq],
  );
  return row?.facts ?? null;
}
