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
 * oldest transaction still open when it was read, so that none is missed; a row may be told twice.
 */
export async function readChanges(database: Database, cursor: string | null): Promise<Changes> {
  const rows = await querySystem<{ events: unknown; cursor: string }>(database, READ_CHANGES, [cursor]);
  const row = rows[0];
  return { events: eventsSchema.parse(row?.events ?? []), cursor: row?.cursor ?? '0' };
}

const READ_CHANGES = `
  with changed as (
    select json_build_object('kind', 'conversation', 'companyId', company_id, 'id', id) as event
      from conversations where changed_xid >= $1::bigint
    union all
    select json_build_object('kind', 'company', 'id', id) from companies where changed_xid >= $1::bigint
    union all
    select case when company_id is null then json_build_object('kind', 'account', 'id', id)
        else json_build_object('kind', 'person', 'companyId', company_id, 'id', id) end
      from accounts where changed_xid >= $1::bigint
    union all
    select json_build_object('kind', 'account', 'id', id) from removed_accounts where changed_xid >= $1::bigint
  )
  select (select coalesce(json_agg(event), '[]') from changed) as events,
    pg_snapshot_xmin(pg_current_snapshot())::text as cursor`;

/** Also what one process may tell another: it is checked like any input. */
export const eventsSchema: z.ZodType<Event[]> = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('conversation'), companyId: z.uuid(), id: z.uuid() }),
    z.object({ kind: z.literal('company'), id: z.uuid() }),
    z.object({ kind: z.literal('account'), id: z.uuid() }),
    z.object({ kind: z.literal('person'), companyId: z.uuid(), id: z.uuid() }),
  ]),
);
