import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { query } from '../database/sql.ts';
import type { Constraints } from './constraints.ts';
import type { Answered } from './reading-wishes.ts';

/** Companies in which a message waits to be read for a wish. System door. */
export async function waitingCompanies(manager: EntityManager): Promise<string[]> {
  const rows = await query<{ id: string }>(
    manager,
    `select id from companies
    where removed_at is null and exists (select from unread_wishes where company_id = companies.id)`,
    {},
  );
  return rows.map(({ id }) => id);
}

/** A message that waits, by its place. */
export interface Waiting extends Answered {
  conversationId: string;
  seq: number;
  saidAt: Date;
}

/** The next messages of a company that wait, those of the newest conversations first. */
export function waitingMessages(manager: EntityManager, companyId: string, most: number): Promise<Waiting[]> {
  return query(
    manager,
    `select waiting.conversation_id as "conversationId", waiting.seq, coalesce(said.text, '') as text,
      coalesce(said.sent_at, now()) as "saidAt", answer.fallback_reason as "fallbackReason",
      coalesce(answer.product_ids, '{}') as "productIds"
    from (
      select * from unread_wishes where company_id = $companyId order by conversation_id desc, seq desc limit $most
    ) waiting
    left join messages said on said.company_id = $companyId and said.conversation_id = waiting.conversation_id
      and said.seq = waiting.seq
    left join messages answer on answer.company_id = $companyId and answer.conversation_id = waiting.conversation_id
      and answer.reply_to = waiting.seq`,
    { companyId, most },
  );
}

/** A message that was read, and the wish in it that was not met. */
export interface Read {
  message: Waiting;
  wish: Constraints | null;
}

// Conversations before their messages, as whoever removes them does; one that somebody writes in comes later.
const LOCK_CONVERSATIONS = `
  select id, visitor_id as "visitorId" from conversations
  where company_id = $companyId and id = any($ids::uuid[]) order by id for key share skip locked`;

const PLACES = 'json_to_recordset($places::json) as place (conversation uuid, seq integer)';

// Whoever takes a message away here has it: another process that read it too finds it gone.
const TAKE_MESSAGES = `
  delete from unread_wishes using ${PLACES}
  where company_id = $companyId and conversation_id = conversation and unread_wishes.seq = place.seq
  returning conversation_id as "conversationId", unread_wishes.seq`;

const TAKE_TURN = `select pg_advisory_xact_lock(hashtextextended('unmet wishes ' || $companyId::uuid, 0))`;

const WISHED = `json_to_recordset($wished::json) as wished (conversation uuid, visitor uuid, seq integer, key text, id uuid,
    thing text, traits jsonb, at timestamptz)`;

const ADD_WISHES = `
  insert into unmet_wishes (company_id, id, key, thing, traits, last_wished_at)
  select distinct on (key) $companyId::uuid, id, key, thing, traits, at from ${WISHED} order by key, at
  on conflict (company_id, key) do nothing`;

// Who wishes again is counted once; what is wished again is open again, until it is tried.
const ADD_MESSAGES = `
  with added as (
    insert into unmet_wish_messages (company_id, conversation_id, seq, wish_id, visitor_id, wished_at)
    select company_id, conversation, seq, unmet_wishes.id, visitor, at
    from ${WISHED} join unmet_wishes on company_id = $companyId and unmet_wishes.key = wished.key
    on conflict do nothing
    returning wish_id, visitor_id, wished_at
  ), grown as (
    select wish_id, count(*) as wishes, max(wished_at) as newest,
      count(distinct visitor_id) filter (where not exists (
        select from unmet_wish_messages before where before.company_id = $companyId
          and before.wish_id = added.wish_id and before.visitor_id = added.visitor_id
      )) as visitors
    from added group by 1
  )
  update unmet_wishes set wish_count = wish_count + wishes, visitor_count = visitor_count + visitors,
    last_wished_at = greatest(last_wished_at, newest), met_at = null, checked_version = 0, version = version + 1
  from grown where company_id = $companyId and id = wish_id
  returning id`;

/**
 * Puts wishes that were read into their rows, each once whatever number of processes read it.
 * @returns the rows that changed, and how many messages wait no more.
 */
export async function putIntoRows(
  manager: EntityManager,
  companyId: string,
  read: readonly Read[],
): Promise<{ ids: string[]; takenCount: number }> {
  const ids = [...new Set(read.map(({ message }) => message.conversationId))];
  const locked = await query<{ id: string; visitorId: string }>(manager, LOCK_CONVERSATIONS, { companyId, ids });
  const visitors = new Map(locked.map(({ id, visitorId }) => [id, visitorId]));
  const places = read
    .filter(({ message }) => visitors.has(message.conversationId))
    .map(({ message }) => ({ conversation: message.conversationId, seq: message.seq }));
  const taken = await query<{ conversationId: string; seq: number }>(manager, TAKE_MESSAGES, {
    companyId,
    places: JSON.stringify(places),
  });
  const mine = new Set(taken.map(({ conversationId, seq }) => `${conversationId} ${seq}`));
  const wished = read.flatMap(({ message: { conversationId, seq, saidAt }, wish }) =>
    wish && mine.has(`${conversationId} ${seq}`)
      ? {
          ...{ conversation: conversationId, visitor: visitors.get(conversationId), seq, at: saidAt },
          ...{ key: wish.key, thing: wish.thing, traits: wish.traits, id: randomUUIDv7() },
        }
      : [],
  );
  if (wished.length === 0) return { ids: [], takenCount: taken.length };
  const values = { companyId, wished: JSON.stringify(wished) };
  await query(manager, TAKE_TURN, { companyId });
  await query(manager, ADD_WISHES, values);
  const changed = await query<{ id: string }>(manager, ADD_MESSAGES, values);
  return { ids: changed.map(({ id }) => id), takenCount: taken.length };
}
