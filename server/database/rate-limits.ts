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
 * Counts something for its subjects, across processes, in one statement. They are charged in the order given, which is
 * from the narrowest to the widest: who is over a limit of their own takes nothing from what others share.
 * @throws UserError `code`, with the seconds to wait, when any of them is over its limit.
 */
export async function takeFromLimits(database: Database, counted: Counted[], code: ErrorCode): Promise<void> {
  const [refused] = await querySystem<{ kind: string; wait: number }>(
    database,
    'select kind, wait from take_from_limits($1, $2, $3, $4)',
    [
      counted.map((each) => each.kind),
      counted.map((each) => each.subject),
      counted.map((each) => each.limit.seconds),
      counted.map((each) => each.limit.most),
    ],
  );
  if (refused) throw new UserError(code, Math.max(1, Math.ceil(refused.wait)));
}

/** Forgets the counts of windows that ended over a day ago. */
export async function forgetOldCounts(database: Database): Promise<void> {
  await querySystem(database, `delete from rate_limits where window_start < now() - interval '1 day'`);
}
