import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { ModelFacts } from '../assistant/model.ts';
import { type Page, type PageArgs, pageOf, readPage, readPageArgs } from '../database/paging.ts';
import { query, queryPrepared, selected } from '../database/sql.ts';
import type { Conversation, Message } from './conversation.ts';
import { conditionsOf, type LogFilter, wordsSearched } from './log-filter.ts';

export const CONVERSATION_COLUMNS = selected<Conversation>({
  companyId: true,
  id: true,
  visitorId: true,
  clientConversationId: true,
  status: true,
  startedAt: true,
  endedAt: true,
  satisfaction: true,
  comment: true,
  lastSeq: true,
  lastMessageAt: true,
  lastMessageText: true,
  lastMessageSender: true,
  repliesPending: 'replies_owed',
  lastQuestionText: true,
  lastReplySource: true,
  isUnanswered: true,
  isSuspected: true,
  version: true,
});

export const MESSAGE_COLUMNS = selected<Message>({
  companyId: true,
  conversationId: true,
  seq: true,
  id: true,
  clientMessageId: true,
  sender: true,
  text: true,
  sentAt: true,
  source: true,
  confidence: true,
  responseTime: true,
  faqId: true,
  productIds: true,
  cards: true,
  terms: true,
  chips: true,
  understood: true,
  alternatives: true,
  isRejected: true,
  takenAway: true,
  replyTo: true,
  isInterrupted: true,
  fallbackReason: true,
});

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
  const { text, values } = conditionsOf(filter);
  return readPage(
    page,
    activityKey,
    (conversation: Conversation) => [conversation.lastMessageAt.toISOString(), conversation.id] as [string, string],
    (limit, after) =>
      query(
        manager,
        `select ${CONVERSATION_COLUMNS} from conversations where company_id = $companyId${text}
          ${after === null ? '' : 'and (last_message_at, id) < ($before, $beforeId)'}
        order by last_message_at desc, id desc limit $limit`,
        { ...values, companyId, limit, before: after?.[0], beforeId: after?.[1] },
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
      const { text, values } = conditionsOf(filter);
      return query(
        manager,
        `select ${CONVERSATION_COLUMNS}, found_at as "foundAt"
        from (
          select conversation_id as found_id, last_at as found_at from message_words
          where company_id = $companyId and word = $along and (last_at, conversation_id) < ($before, $beforeId)
        ) found
        join conversations on company_id = $companyId and id = found_id
        where true${others.map((_, index) => wasSaid(`$other${index}`)).join('')}${text}
        order by found_at desc, found_id desc limit $limit`,
        {
          ...values,
          ...Object.fromEntries(others.map((word, index) => [`other${index}`, word])),
          companyId,
          along,
          limit,
          before: after?.[0] ?? 'infinity',
          beforeId: after?.[1] ?? LAST_UUID,
        },
      );
    },
  );
}

const wasSaid = (word: string) => ` and exists (
          select from message_words said
          where said.company_id = $companyId and said.conversation_id = found_id and said.word = ${word}
        )`;

const COUNTED_AT_MOST = 1_000; // conversations; a word said in more is common

async function rarestWord(manager: EntityManager, companyId: string, words: string[]): Promise<string> {
  const rows = await query<{ word: string }>(
    manager,
    `select word, (
      select count(*) from (
        select from message_words said where said.company_id = $companyId and said.word = wanted.word
          limit ${COUNTED_AT_MOST}
      ) counted
    ) as count
    from unnest($words::text[]) as wanted(word) order by count, word limit 1`,
    { companyId, words },
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
      query(
        manager,
        `select ${CONVERSATION_COLUMNS} from conversations
        where company_id = $companyId and visitor_id = $visitorId and started_at > $since
          and (started_at, id) < ($before, $beforeId)
        order by started_at desc, id desc limit $limit`,
        { companyId, visitorId, since, before: after?.[0] ?? 'infinity', beforeId: after?.[1] ?? LAST_UUID, limit },
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
  return queryPrepared(
    manager,
    `select ${CONVERSATION_COLUMNS} from conversations where company_id = $companyId and id = any($ids::uuid[])`,
    { companyId, ids },
  );
}

/** The conversation that a visitor started under their own id for it; null before they did. */
export async function findStarted(
  manager: EntityManager,
  companyId: string,
  visitorId: string,
  clientConversationId: string,
): Promise<Conversation | null> {
  const rows = await queryPrepared<Conversation>(
    manager,
    `select ${CONVERSATION_COLUMNS} from conversations
    where company_id = $companyId and visitor_id = $visitorId and client_conversation_id = $clientConversationId`,
    { companyId, visitorId, clientConversationId },
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
  const rows = await queryPrepared<Message & { place: number }>(
    manager,
    `select page.place, ${MESSAGE_COLUMNS}
    from unnest($conversationIds::uuid[], $befores::int[], $limits::int[], $places::int[]) as page (conversation, before, most, place)
    cross join lateral (
      select * from messages
      where company_id = $companyId and conversation_id = page.conversation and seq < page.before
      order by seq desc limit page.most
    ) message
    order by page.place, seq desc`,
    {
      companyId,
      conversationIds: wanted.map((page) => page.conversationId),
      befores: wanted.map((page) => page.after ?? LAST_SEQ),
      limits: wanted.map((page) => page.limit),
      places: wanted.map((page) => page.place),
    },
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
    return queryPrepared(
      manager,
      `select ${MESSAGE_COLUMNS} from messages where company_id = $companyId and conversation_id = $conversationId
      and seq > $afterSeq
      order by seq limit $limit`,
      { companyId, conversationId, afterSeq, limit },
    );
  }
  const newest = await queryPrepared<Message>(
    manager,
    `select ${MESSAGE_COLUMNS} from messages where company_id = $companyId and conversation_id = $conversationId
    order by seq desc limit $limit`,
    { companyId, conversationId, limit },
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
  const rows = await queryPrepared<Message>(
    manager,
    `with question as (
      select * from messages where company_id = $companyId and conversation_id = $conversationId
        and client_message_id = $clientMessageId
    )
    select ${MESSAGE_COLUMNS} from question
    union all
    select ${MESSAGE_COLUMNS} from messages
    where company_id = $companyId and conversation_id = $conversationId and reply_to = (select seq from question)
    order by seq`,
    { companyId, conversationId, clientMessageId },
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
  const newest = await queryPrepared<Message>(
    manager,
    `select ${MESSAGE_COLUMNS} from messages
    where company_id = $companyId and conversation_id = $conversationId and seq < $seq and seq > 1 order by seq desc
      limit $limit`,
    { companyId, conversationId, seq, limit },
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
  const [row] = await query<{ facts: Partial<ModelFacts> | null }>(
    manager,
    `select model_facts as facts from messages where company_id = $companyId and conversation_id = $conversationId
    and seq = $seq`,
    { companyId, conversationId, seq },
  );
  return row?.facts ?? null;
}
