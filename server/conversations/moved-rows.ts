import { z } from 'zod';

/**
 * Pages of a list whose rows move while somebody reads it. Each page goes on in the list as it was at the moment of the
 * first one: a row that has moved since stands where it stood then, so that it is neither passed by nor met twice.
 *
 * The moment is PostgreSQL's own snapshot, not a time: what was being stored just then has an earlier time than the first
 * page, and was not on it.
 */
export const momentItems = [
  // The oldest transaction open, the first to come, those open between the two.
  z
    .string()
    .max(6_000)
    .regex(/^\d{1,18}:\d{1,18}:(\d{1,18}(,\d{1,18})*)?$/),
  z.iso.datetime(),
] as const;

/** What a list's first page reads of its moment, as SQL of a column: the snapshot, and a time before all that was open. */
export const MOMENT = `pg_current_snapshot()::text as snapshot, clock_timestamp() - interval '1 minute' as "openSince"`;

/** The values of the conditions below. */
export function momentValues(snapshot: string, openSince: string) {
  const [, end = '0', open = ''] = snapshot.split(':');
  return { end, open: open === '' ? [] : open.split(','), openSince };
}

/**
 * SQL: whether a row was changed after the moment. Rows from a dump of another server carry the numbers of its
 * transactions, which may be ones that are still to come here.
 */
export const CHANGED_SINCE = `(changed_xid >= $end::bigint
    and changed_xid < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
  or changed_xid = any($open::bigint[]))`;

const WRAP = 4_294_967_296; // rows say only the last 32 bits of the transaction that wrote them

/** SQL: whether a message was there at the moment. */
export const wasThere = (message: string) => `(${message}.sent_at < $openSince::timestamptz or not (
    (${message}.xmin::text::bigint - $end::bigint) & ${WRAP - 1} < ${WRAP / 2}
    or ${message}.xmin::text::bigint = any(select each & ${WRAP - 1} from unnest($open::bigint[]) each)))`;
