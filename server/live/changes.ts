import { z } from 'zod';
import type { Database } from '../database/data-source.ts';
import { querySystem } from '../database/system.ts';
import type { Event } from './events.ts';

/** What changed since a cursor, and the cursor to ask with next time. */
export interface Changes {
  events: Event[];
  cursor: string;
}

/**
 * Every row that was changed since the cursor, in one query for the whole node; null begins from now. The cursor is the
 * snapshot of the reading before: what it could not see and this one can, is new. So a transaction that stays open for
 * hours holds nothing back, and nothing is read twice.
 */
export async function readChanges(database: Database, cursor: string | null): Promise<Changes> {
  const seen = cursor === null ? null : readSnapshot(cursor);
  const rows = await querySystem<{ events: unknown; cursor: string }>(database, READ_CHANGES, {
    end: seen?.end ?? null,
    open: seen?.open ?? [],
  });
  const row = rows[0];
  return { events: eventsSchema.parse(row?.events ?? []), cursor: row?.cursor ?? '0:0:' };
}

/** Wakes whoever listens on a channel, by any connection but theirs. */
export async function notify(database: Database, channel: string, payload: string): Promise<void> {
  await querySystem(database, 'select pg_notify($channel, $payload)', { channel, payload });
}

/** A snapshot as PostgreSQL writes it: the oldest transaction open, the first to come, those open between the two. */
function readSnapshot(text: string): { end: string; open: string[] } {
  const [, end = '0', open = ''] = text.split(':');
  return { end, open: open === '' ? [] : open.split(',') };
}

// Rows from a dump of another server carry the numbers of its transactions, which may be ones that are still to come here.
const IS_NEW = `(changed_xid >= $end::bigint and changed_xid < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
  or changed_xid = any($open::bigint[]))`;

const READ_CHANGES = `
  with changed as (
    select json_build_object('kind', 'conversation', 'companyId', company_id, 'id', id) as event
      from conversations where ${IS_NEW}
    union all
    select json_build_object('kind', 'removal', 'companyId', company_id, 'id', id)
      from removed_conversations where ${IS_NEW}
    union all
    select json_build_object('kind', 'request', 'companyId', company_id, 'id', id)
      from contact_requests where ${IS_NEW}
    union all
    select json_build_object('kind', 'savedReply', 'companyId', company_id, 'id', id)
      from saved_replies where ${IS_NEW}
    union all
    select json_build_object('kind', 'questions', 'companyId', company_id, 'id', id)
      from question_groups where ${IS_NEW}
    union all
    select json_build_object('kind', 'wishes', 'companyId', company_id, 'id', id)
      from unmet_wishes where ${IS_NEW}
    union all
    select json_build_object('kind', 'acceptance', 'companyId', company_id, 'id', id)
      from acceptance_tests where ${IS_NEW}
    union all
    select json_build_object('kind', 'acceptance', 'companyId', company_id, 'id', id)
      from acceptance_runs where ${IS_NEW}
    union all
    select json_build_object('kind', 'rejected', 'companyId', company_id, 'id', id)
      from rejected_answers where ${IS_NEW}
    union all
    select json_build_object('kind', 'catalogueRun', 'companyId', company_id, 'id', id)
      from catalogue_runs where ${IS_NEW}
    union all
    select json_build_object('kind', 'availability', 'id', account_id) from availabilities where ${IS_NEW}
    union all
    select json_build_object('kind', 'company', 'id', id) from companies where ${IS_NEW}
    union all
    select case when company_id is null then json_build_object('kind', 'account', 'id', id)
        else json_build_object('kind', 'person', 'companyId', company_id, 'id', id) end
      from accounts where ${IS_NEW}
    union all
    select json_build_object('kind', 'company', 'id', id) from removed_companies where ${IS_NEW}
    union all
    select case when worked_at is null then json_build_object('kind', 'account', 'id', id)
        else json_build_object('kind', 'person', 'companyId', worked_at, 'id', id) end
      from removed_accounts where ${IS_NEW}
  )
  select (select coalesce(json_agg(event), '[]') from changed) as events,
    pg_current_snapshot()::text as cursor`;

/** Also what one process may tell another: it is checked like any input. */
export const eventsSchema: z.ZodType<Event[]> = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('conversation'), companyId: z.uuid(), id: z.uuid() }),
    z.object({ kind: z.literal('removal'), companyId: z.uuid(), id: z.uuid() }),
    z.object({
      kind: z.literal('writing'),
      companyId: z.uuid(),
      id: z.uuid(),
      questionSeq: z.int(),
      text: z.string().max(4_000).nullable(),
    }),
    z.object({ kind: z.literal('typing'), companyId: z.uuid(), id: z.uuid(), name: z.string().max(200).nullable() }),
    z.object({ kind: z.literal('stop'), companyId: z.uuid(), id: z.uuid() }),
    z.object({ kind: z.literal('visitor'), companyId: z.uuid(), id: z.uuid(), isHere: z.boolean() }),
    z.object({ kind: z.literal('company'), id: z.uuid() }),
    z.object({ kind: z.literal('import'), companyId: z.uuid(), id: z.uuid() }),
    z.object({ kind: z.literal('request'), companyId: z.uuid(), id: z.uuid() }),
    z.object({ kind: z.literal('savedReply'), companyId: z.uuid(), id: z.uuid() }),
    z.object({ kind: z.literal('questions'), companyId: z.uuid(), id: z.uuid() }),
    z.object({ kind: z.literal('wishes'), companyId: z.uuid(), id: z.uuid() }),
    z.object({ kind: z.literal('acceptance'), companyId: z.uuid(), id: z.uuid() }),
    z.object({ kind: z.literal('rejected'), companyId: z.uuid(), id: z.uuid() }),
    z.object({ kind: z.literal('letter'), companyId: z.uuid(), id: z.uuid() }),
    z.object({ kind: z.literal('catalogueRun'), companyId: z.uuid(), id: z.uuid() }),
    z.object({ kind: z.literal('availability'), id: z.uuid() }),
    z.object({ kind: z.literal('account'), id: z.uuid() }),
    z.object({ kind: z.literal('person'), companyId: z.uuid(), id: z.uuid() }),
  ]),
);
