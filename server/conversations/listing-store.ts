import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { type Page, type PageArgs, readPage } from '../database/paging.ts';
import { query } from '../database/sql.ts';
import type { Conversation } from './conversation.ts';
import { conditionsOf, type LogFilter, wordsSearched } from './log-filter.ts';
import { CHANGED_SINCE, MOMENT, momentItems, momentValues, wasThere } from './moved-rows.ts';
import { CONVERSATION_COLUMNS } from './store.ts';

// PostgreSQL knows no year 0.
const activityKey = z.tuple([z.iso.datetime().refine((text) => !text.startsWith('0000')), z.uuid()]);
const LAST_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A conversation with the time by which it stands in the list, and the list's moment: read with it, or known before. */
type Placed = Conversation & { placedAt: Date; snapshot?: string; openSince?: Date };

const placeKey = z.tuple([...activityKey.def.items, ...momentItems]);

/**
 * The company's conversations that a filter lets through, the latest activity first; with words to search for, those in
 * which they were said last. Those that move while the pages are read keep their place of the first page's moment.
 * @throws UserError BAD_PERIOD, BAD_SATISFACTION.
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
  let moment: [snapshot: string, openSince: string] | null = null;
  return readPage(
    page,
    placeKey,
    ({ placedAt, id, snapshot = '', openSince = NEVER }: Placed): z.input<typeof placeKey> => [
      placedAt.toISOString(),
      id,
      ...(moment ?? ([snapshot, openSince.toISOString()] as const)),
    ],
    (limit, after) => {
      if (after === null) return query(manager, firstPage(text), { ...values, companyId, limit });
      const [before, beforeId, snapshot, openSince] = after;
      moment = [snapshot, openSince];
      const place = { before, beforeId, ...momentValues(snapshot, openSince) };
      return query(manager, nextPage(text), { ...values, companyId, limit, ...place });
    },
  );
}

const NEVER = new Date(0);

const firstPage = (conditions: string) => `
  select ${CONVERSATION_COLUMNS}, last_message_at as "placedAt", ${MOMENT}
  from conversations where company_id = $companyId${conditions}
  order by last_message_at desc, id desc limit $limit`;

/** Of those that did not change since the moment the next ones, and of those that did the ones that stood after here. */
const nextPage = (conditions: string) => `
  select * from (
    (select ${CONVERSATION_COLUMNS}, last_message_at as "placedAt"
    from conversations where company_id = $companyId${conditions}
      and (last_message_at, id) < ($before, $beforeId)
      and not (last_message_at >= $openSince::timestamptz and ${CHANGED_SINCE})
    order by last_message_at desc, id desc limit $limit)
    union all
    (select ${CONVERSATION_COLUMNS}, placed_at as "placedAt"
    from conversations, lateral (
      select sent_at as placed_at from messages said
      where said.company_id = $companyId and said.conversation_id = conversations.id and ${wasThere('said')}
      order by said.seq desc limit 1
    ) place
    where company_id = $companyId${conditions}
      and last_message_at >= $openSince::timestamptz and ${CHANGED_SINCE}
      and (placed_at, id) < ($before, $beforeId)
    order by placed_at desc, id desc limit $limit)
  ) page order by "placedAt" desc, id desc limit $limit`;

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
