import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.ts';
import { ACCOUNT_COLUMNS } from '../accounts/store.ts';
import type { OpeningHours } from '../companies/opening-hours.ts';
import type { Conversation, Handover, Message } from '../conversations/conversation.ts';
import { addToCounters } from '../conversations/counters.ts';
import { MESSAGE_COLUMNS } from '../conversations/message-store.ts';
import { AWAITED_NO_MORE, CONVERSATION_COLUMNS, NOBODYS } from '../conversations/store.ts';
import { query } from '../database/sql.ts';
import { somebodyThere } from '../people/availability-store.ts';
import { lineOf } from './rules.ts';

/** A company's conversation, held until the transaction ends; null when it has none such. */
export async function lockConversation(
  manager: EntityManager,
  companyId: string,
  id: string,
): Promise<Conversation | null> {
  const rows = await query<Conversation>(
    manager,
    `select ${CONVERSATION_COLUMNS} from conversations where company_id = $companyId and id = $id for update`,
    { companyId, id },
  );
  return rows[0] ?? null;
}

// Take-overs count in one shard: they are rare beside messages.
const SHARD = '0';

const addLine = (author: string, name: string) => `line as (
      insert into messages (company_id, conversation_id, seq, id, sender, text, sent_at, handover, author_id, author_name)
      select company_id, id, last_seq, $lineId::uuid, 'STAFF', $line, last_message_at, $handover, ${author}, ${name}
      from changed
    )`;

/** What every change of hands leaves in the conversation, a line among it. */
const NOTED = 'last_seq = last_seq + 1, last_message_at = clock_timestamp(), version = version + 1';

/** Gives a conversation, which is held, to a person: what the assistant still owed is owed no more. */
export async function giveToPerson(
  manager: EntityManager,
  { companyId, id }: Pick<Conversation, 'companyId' | 'id'>,
  person: { id: string; name: string },
): Promise<Conversation> {
  const rows = await query<Conversation>(
    manager,
    `with before as (
      select taken_over_at as first_at from conversations where company_id = $companyId and id = $id
    ), changed as (
      update conversations set ${NOTED}, handled_since = clock_timestamp(), handler_id = $personId, handler_name = $name,
        ${AWAITED_NO_MORE}, taken_over_at = coalesce(taken_over_at, clock_timestamp()), replies_owed = 0
      where company_id = $companyId and id = $id returning *
    ), ${addLine('handler_id', 'handler_name')}, cancelled as (
      delete from owed_replies using changed
      where owed_replies.company_id = changed.company_id and conversation_id = changed.id
    ), counted as (
      ${addToCounters(
        { conversations_taken_over: '1' },
        {
          company: 'company_id',
          shard: SHARD,
          moment: 'taken_over_at',
          from: 'from changed, before where before.first_at is null',
        },
      )}
    )
    select ${CONVERSATION_COLUMNS} from changed`,
    { companyId, id, personId: person.id, name: person.name, ...lineValues('TAKEN_OVER', person.name) },
  );
  return one(rows);
}

/** A visitor who wrote several messages in a row gets so many answers at most; the newest ones. */
const MOST_OWED = 3;

/**
 * Gives a conversation, which is held, back to the assistant, who owes an answer to what the visitor said since a person
 * last spoke, and nobody answered.
 */
export async function giveToAssistant(
  manager: EntityManager,
  { companyId, id, handlerName }: Pick<Conversation, 'companyId' | 'id' | 'handlerName'>,
  handover: 'HANDED_BACK' | 'RETURNED',
): Promise<Conversation> {
  const rows = await query<Conversation>(
    manager,
    `with unanswered as (
      select seq from messages question
      where company_id = $companyId and conversation_id = $id and sender = 'USER' and seq > coalesce((
          select max(seq) from messages
          where company_id = $companyId and conversation_id = $id and sender = 'STAFF' and handover is null
        ), 0) and not exists (
          select from messages reply where reply.company_id = $companyId and reply.conversation_id = $id
            and reply.reply_to = question.seq
        )
      order by seq desc limit ${MOST_OWED}
    ), before as (
      select handler_id from conversations where company_id = $companyId and id = $id
    ), changed as (
      update conversations set ${NOTED}, ${NOBODYS}, replies_owed = (select count(*) from unanswered)
      where company_id = $companyId and id = $id returning *
    ), ${addLine('(select handler_id from before)', '$name::text')}, owed as (
      insert into owed_replies (company_id, conversation_id, question_seq, lease_until, attempts)
      select $companyId, $id, seq, now() - interval '1 second', 0 from unanswered, changed
    )
    select ${CONVERSATION_COLUMNS} from changed`,
    { companyId, id, name: handlerName, ...lineValues(handover, handlerName ?? '') },
  );
  return one(rows);
}

function lineValues(handover: Handover, name: string) {
  return { lineId: randomUUIDv7(), line: lineOf(handover, name), handover };
}

function one<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('a conversation went though it was held');
  return row;
}

/** The companies with hours for whose people somebody waits. System door. */
export function awaitedCompanies(manager: EntityManager): Promise<{ id: string; openingHours: OpeningHours }[]> {
  return query(
    manager,
    `select company.id, company.opening_hours as "openingHours" from companies company
    where company.opening_hours is not null
      and company.id in (select company_id from conversations where waiting_since is not null)`,
  );
}

/**
 * Ends the waits that were longer than their shop's patience, and those for whom nobody is there any more: an address may
 * be left instead. At most `limit`; answers which. System door.
 * @param closed companies whose people are not there at this time.
 */
export function endWaits(
  manager: EntityManager,
  awayFor: number,
  limit: number,
  closed: readonly string[],
): Promise<{ companyId: string; id: string }[]> {
  return query(
    manager,
    `with over as (
      select waiting.company_id, waiting.id from conversations waiting
      join companies company on company.id = waiting.company_id
      where waiting.waiting_since is not null and (
        waiting.waiting_since < now() - company.person_patience * interval '1 second'
        or waiting.company_id = any($closed::uuid[]) or not ${somebodyThere('waiting.company_id')}
      )
      order by waiting.waiting_since limit $limit for update of waiting skip locked
    ), changed as (
      update conversations set ${NOTED}, waiting_since = null, is_contact_offered = true
      from over where conversations.company_id = over.company_id and conversations.id = over.id
      returning conversations.*
    ), line as (
      insert into messages (company_id, conversation_id, seq, id, sender, text, sent_at, handover)
      select company_id, id, last_seq, gen_random_uuid(), 'STAFF', $line, last_message_at, 'NOBODY_CAME' from changed
    )
    select company_id as "companyId", id from changed`,
    { awayFor, limit, closed: [...closed], line: lineOf('NOBODY_CAME', '') },
  );
}

/** The message that a person stored under an id of their own; null when they stored none such. */
export async function findStaffMessage(
  manager: EntityManager,
  place: { companyId: string; conversationId: string; clientMessageId: string; authorId: string },
): Promise<Message | null> {
  const rows = await query<Message>(
    manager,
    `select ${MESSAGE_COLUMNS} from messages where company_id = $companyId and conversation_id = $conversationId
      and client_message_id = $clientMessageId and author_id = $authorId`,
    place,
  );
  return rows[0] ?? null;
}

/** A person, or somebody who is no more, who has conversations of a company. */
export interface HandlerRow {
  companyId: string;
  ownerId: string | null;
  handlerId: string | null;
  /** null once the account is gone. */
  account: Account | null;
  /** Signed in somewhere, and not disabled. */
  canComeIn: boolean;
}

/** Who has conversations, once for each company: one person, or all. System door. */
export async function listHandlers(manager: EntityManager, accountId: string | null): Promise<HandlerRow[]> {
  const rows = await query<Account & Omit<HandlerRow, 'account' | 'companyId'> & { heldIn: string }>(
    manager,
    `select held.company_id as "heldIn", held.handler_id as "handlerId", company.owner_id as "ownerId",
      ${ACCOUNT_COLUMNS}, account.disabled_at is null and exists (
        select from sessions session where session.account_id = account.id and session.revoked_at is null
          and session.expires_at > now()
      ) as "canComeIn"
    from (
      select distinct company_id, handler_id from conversations where handled_since is not null
        and ($accountId::uuid is null or handler_id is null or handler_id = $accountId)
    ) held
    join companies company on company.id = held.company_id
    left join accounts account on account.id = held.handler_id`,
    { accountId },
  );
  return rows.map((row) => {
    const { heldIn, handlerId, ownerId, canComeIn, ...account } = row;
    return { companyId: heldIn, handlerId, ownerId, canComeIn, account: account.id ? account : null };
  });
}

/** The conversations of a company that one person has, or somebody who is no more. */
export async function listHeldBy(
  manager: EntityManager,
  companyId: string,
  handlerId: string | null,
): Promise<string[]> {
  const rows = await query<{ id: string }>(
    manager,
    `select id from conversations where company_id = $companyId and handled_since is not null
      and handler_id is not distinct from $handlerId::uuid`,
    { companyId, handlerId },
  );
  return rows.map(({ id }) => id);
}

/**
 * Notes up to which message the visitor's chat has shown what people said; false when it was known, or the conversation is
 * not theirs. Of messages that are no person's, and of those to come, nothing is noted.
 */
export async function markRead(
  manager: EntityManager,
  read: { companyId: string; conversationId: string; visitorId: string; seq: number },
): Promise<boolean> {
  const rows = await query(
    manager,
    `update conversations set visitor_read_seq = shown.seq, version = version + 1
    from (
      select seq from messages where company_id = $companyId and conversation_id = $conversationId and seq <= $seq::int
        and sender = 'STAFF' and handover is null
      order by seq desc limit 1
    ) shown
    where company_id = $companyId and id = $conversationId and visitor_id = $visitorId and visitor_read_seq < shown.seq
    returning id`,
    read,
  );
  return rows.length > 0;
}
