import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Conversation } from '../conversations/conversation.ts';
import { CONVERSATION_COLUMNS } from '../conversations/store.ts';
import { type Page, type PageArgs, readPage } from '../database/paging.ts';
import { query, selected } from '../database/sql.ts';
import { lineOf } from '../handover/rules.ts';
import type { ContactRequest } from './request.ts';

const COLUMNS = selected<ContactRequest>({
  companyId: true,
  id: true,
  conversationId: true,
  visitorId: true,
  kind: true,
  contact: true,
  question: true,
  createdAt: true,
  doneAt: true,
  doneBy: true,
  version: true,
});

/** What a visitor leaves, and in which conversation of theirs. */
export type LeftRequest = Pick<
  ContactRequest,
  'companyId' | 'conversationId' | 'visitorId' | 'kind' | 'contact' | 'question'
>;

/**
 * Stores a request in a conversation whose visitor may leave one, with a line that says so, which quotes nothing of it;
 * null when nothing was stored: the conversation is not there, not theirs, not active, or no address is asked for.
 */
export async function storeRequest(
  manager: EntityManager,
  left: LeftRequest,
): Promise<{ id: string; conversation: Conversation } | null> {
  const id = randomUUIDv7();
  const rows = await query<Conversation>(
    manager,
    `with changed as (
      update conversations set last_seq = last_seq + 1, last_message_at = clock_timestamp(), version = version + 1,
        is_contact_offered = false
      where company_id = $companyId and id = $conversationId and visitor_id = $visitorId and status = 'ACTIVE'
        and is_contact_offered
      returning *
    ), line as (
      insert into messages (company_id, conversation_id, seq, id, sender, text, sent_at, handover)
      select company_id, id, last_seq, $lineId::uuid, 'STAFF', $line, last_message_at, 'REQUEST_LEFT' from changed
    ), request as (
      insert into contact_requests (company_id, id, conversation_id, visitor_id, kind, contact, question, created_at)
      select company_id, $id::uuid, id, visitor_id, $kind, $contact, $question, last_message_at from changed
    )
    select ${CONVERSATION_COLUMNS} from changed`,
    { ...left, id, lineId: randomUUIDv7(), line: lineOf('REQUEST_LEFT', '') },
  );
  return rows[0] ? { id, conversation: rows[0] } : null;
}

/** Whether the newest request of a conversation is this very one: it was sent again. */
export async function wasLeft(manager: EntityManager, left: LeftRequest): Promise<boolean> {
  const rows = await query<Pick<ContactRequest, 'contact' | 'question'>>(
    manager,
    `select contact, question from contact_requests
    where company_id = $companyId and conversation_id = $conversationId and visitor_id = $visitorId
    order by created_at desc, id desc limit 1`,
    { ...left },
  );
  return rows[0]?.contact === left.contact && rows[0].question === left.question;
}

const placeKey = z.tuple([z.iso.datetime().refine((text) => !text.startsWith('0000')), z.uuid()]);
const LAST_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A company's requests that are open, or those that are done, the newest first. */
export function listRequests(
  manager: EntityManager,
  companyId: string,
  isDone: boolean,
  page: PageArgs,
): Promise<Page<ContactRequest>> {
  return readPage(
    page,
    placeKey,
    ({ createdAt, id }: ContactRequest) => [createdAt.toISOString(), id] as [string, string],
    (limit, after) =>
      query(
        manager,
        `select ${COLUMNS} from contact_requests
        where company_id = $companyId and done_at is ${isDone ? 'not null' : 'null'}
          and (created_at, id) < ($before, $beforeId)
        order by created_at desc, id desc limit $limit`,
        { companyId, limit, before: after?.[0] ?? 'infinity', beforeId: after?.[1] ?? LAST_UUID },
      ),
  );
}

/**
 * Marks a request as done, or as open again; null when the company has none such. One that is so already stays as it is:
 * who did it first did it.
 * @param doneBy who does it; null to open it again.
 */
export async function markRequest(
  manager: EntityManager,
  companyId: string,
  id: string,
  doneBy: string | null,
): Promise<ContactRequest | null> {
  const rows = await query<ContactRequest>(
    manager,
    `with marked as (
      update contact_requests set done_at = case when $doneBy::text is not null then now() end, done_by = $doneBy,
        version = version + 1
      where company_id = $companyId and id = $id and (done_at is null) = ($doneBy::text is not null) returning *
    )
    select ${COLUMNS} from marked
    union all
    select ${COLUMNS} from contact_requests where company_id = $companyId and id = $id and not exists (select from marked)`,
    { companyId, id, doneBy },
  );
  return rows[0] ?? null;
}

/** What waits for the people of a company. */
export interface Attention {
  /** Conversations whose visitor waits for a person. */
  waitingCount: number;
  openRequestCount: number;
}

export async function countAttention(manager: EntityManager, companyId: string): Promise<Attention> {
  const [row] = await query<Attention>(
    manager,
    `select
      (select count(*)::int from conversations where company_id = $companyId and waiting_since is not null)
        as "waitingCount",
      (select count(*)::int from contact_requests where company_id = $companyId and done_at is null)
        as "openRequestCount"`,
    { companyId },
  );
  return row ?? { waitingCount: 0, openRequestCount: 0 };
}
