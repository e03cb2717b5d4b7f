import { type ErrorCode, UserError } from '../errors.ts';
import type { Database } from './data-source.ts';
import { querySystem } from './system.ts';

/** How often something may happen: `most` times in each window of `seconds`. */
export interface RateLimit {
  most: number;
  seconds: number;
}

/** One thing that is counted: what, for whom, and how often it may happen. */
export interface Counted {
  kind: string;
  /** Never an address in clear: see `addressSubject`. */
  subject: string;
  limit: RateLimit;
}

/**
 * Counts something for all its subjects at once, across processes, in one statement.
 * @throws UserError `code`, with the seconds to wait, when any of them is over its limit.
 */
export async function takeFromLimits(database: Database, counted: Counted[], code: ErrorCode): Promise<void> {
  // Always in the same order, so that two statements never wait for each other.
  const sorted = counted.toSorted((left, right) => (left.kind < right.kind ? -1 : 1));
  const rows = await querySystem<{ kind: string; count: number; wait: number }>(database, TAKE, [
    sorted.map((each) => each.kind),
    sorted.map((each) => each.subject),
    sorted.map((each) => each.limit.seconds),
  ]);
  const over = rows.filter((row) => sorted.some((each) => each.kind === row.kind && row.count > each.limit.most));
  if (over.length > 0) throw new UserError(code, Math.max(1, ...over.map((row) => Math.ceil(row.wait))));
}

const TAKE = `
  insert into rate_limits as stored (kind, subject, window_start, count)
  select kind, subject, to_timestamp(floor(extract(epoch from now()) / seconds) * seconds), 1
  from unnest($1::text[], $2::text[], $3::int[]) as asked (kind, subject, seconds)
  on conflict (kind, subject, window_start) do update set count = stored.count + 1
  returning kind, count, (
    select extract(epoch from stored.window_start + asked.seconds * interval '1 second' - now())
    from unnest($1::text[], $3::int[]) as asked (kind, seconds) where asked.kind = stored.kind
  )::float8 as wait`;

/** Forgets the counts of windows that ended over a day ago. */
export async function forgetOldCounts(database: Database): Promise<void> {
  await querySystem(database, `delete from rate_limits where window_start < now() - interval '1 day'`);
}
