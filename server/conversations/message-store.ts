import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { type Page, type PageArgs, pageOf, readPageArgs } from '../database/paging.ts';
import { query, queryPrepared, selected } from '../database/sql.ts';
import type { ModelFacts } from '../model/model.ts';
import type { Message } from './conversation.ts';

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
  authorName: true,
  handover: true,
});

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
        and client_message_id = $clientMessageId and sender = 'USER'
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

/** What was said before a question, oldest first; without the greeting, and without lines. */
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
    where company_id = $companyId and conversation_id = $conversationId and seq < $seq and seq > 1
      and handover is null order by seq desc
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
