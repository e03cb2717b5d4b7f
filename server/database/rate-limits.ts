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

/** A caller's counts, waiting for the statement that takes them. */
interface Waiting {
  counted: readonly Counted[];
  /** With the seconds to wait; null where it was within all its limits. */
  settle(wait: number | null): void;
  fail(error: unknown): void;
}

const AT_ONCE = 100; // callers counted in one statement
const queues = new WeakMap<Database, { waiting: Waiting[]; isBusy: boolean }>();

/**
 * Counts something for its subjects, across processes. They are charged in the order given, which is from the narrowest to
 * the widest: who is over a limit of their own takes nothing from what others share. Who comes while others are counted is
 * counted with all who came meanwhile: one by one they would wait for the same row, until each was on the disk.
 * @throws UserError `code`, with the seconds to wait, when any of them is over its limit.
 */
export async function takeFromLimits(database: Database, counted: readonly Counted[], code: ErrorCode): Promise<void> {
  const wait = await new Promise<number | null>((settle, fail) => {
    const queue = queues.get(database) ?? { waiting: [], isBusy: false };
    queues.set(database, queue);
    queue.waiting.push({ counted, settle, fail });
    if (!queue.isBusy) void countOn(database, queue);
  });
  if (wait !== null) throw new UserError(code, Math.max(1, Math.ceil(wait)));
}

async function countOn(database: Database, queue: { waiting: Waiting[]; isBusy: boolean }): Promise<void> {
  queue.isBusy = true;
  while (queue.waiting.length > 0) {
    const callers = queue.waiting.splice(0, AT_ONCE);
    try {
      const waits = await countTogether(database, callers);
      for (const [number, { settle }] of callers.entries()) settle(waits.get(number) ?? null);
    } catch (error) {
      for (const { fail } of callers) fail(error);
    }
  }
  queue.isBusy = false;
}

/** @returns the seconds to wait of each caller who is over a limit. */
async function countTogether(database: Database, callers: readonly Waiting[]): Promise<Map<number, number>> {
  // Counted from the widest, so that a kind comes in the same place whether or not something narrower goes before it: two
  // processes that took the same rows in another order would wait for each other in a circle.
  const rows = callers
    .flatMap(({ counted }, caller) =>
      counted.map((each, place) => ({ ...each, caller, width: place - counted.length })),
    )
    .sort((a, b) => a.width - b.width || compare(a.kind, b.kind) || compare(a.subject, b.subject));
  const refused = await querySystem<{ caller: number; wait: number }>(
    database,
    'select caller, wait from take_from_limits_together($callers, $kinds, $subjects, $seconds, $most)',
    {
      callers: rows.map(({ caller }) => caller),
      kinds: rows.map(({ kind }) => kind),
      subjects: rows.map(({ subject }) => subject),
      seconds: rows.map(({ limit }) => limit.seconds),
      most: rows.map(({ limit }) => limit.most),
    },
  );
  return new Map(refused.map(({ caller, wait }) => [caller, wait]));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * Refuses whoever is over a limit already, and counts nothing: what is refused for what it shares with others leaves no
 * rows of its own either.
 * @throws UserError `code`, with the seconds to wait.
 */
export async function refuseOverLimit(database: Database, { kind, subject, limit }: Counted, code: ErrorCode) {
  const [over] = await querySystem<{ wait: number }>(
    database,
    `select extract(epoch from window_start + $seconds::int * interval '1 second' - now())::float8 as wait
    from rate_limits where kind = $kind and subject = $subject and count >= $most::int
      and window_start = to_timestamp(floor(extract(epoch from now()) / $seconds::int) * $seconds::int)`,
    { kind, subject, seconds: limit.seconds, most: limit.most },
  );
  if (over) throw new UserError(code, Math.max(1, Math.ceil(over.wait)));
}

/** Gives back what was counted in advance, for a subject that turned out to do nothing of the kind. */
export async function giveBack(database: Database, counted: readonly Counted[]): Promise<void> {
  for (const { kind, subject, limit } of counted)
    await querySystem(
      database,
      `update rate_limits set count = count - 1 where kind = $kind and subject = $subject and count > 0
        and window_start = to_timestamp(floor(extract(epoch from now()) / $seconds::int) * $seconds::int)`,
      { kind, subject, seconds: limit.seconds },
    );
}

/** Forgets the counts of windows that ended over a day ago. */
export async function forgetOldCounts(database: Database): Promise<void> {
  await querySystem(database, `delete from rate_limits where window_start < now() - interval '1 day'`);
}
