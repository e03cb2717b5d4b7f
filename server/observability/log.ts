import { type DestinationStream, type Logger, pino } from 'pino';
import { withSourceLines } from './source-lines.ts';

const LONGEST_STACK = 2_000; // characters
const LONGEST_MESSAGE = 300;
const QUIET_FOR = 60_000; // 1 min
const MOST_KINDS = 500; // of errors remembered at once

/**
 * The server's log. Of an error it keeps what helps to mend it and nothing that people wrote: no query, no parameters, no
 * row that PostgreSQL quotes. The same error is written once a minute, with the number of times it came meanwhile.
 *
 * @param now ms that only grow, whatever the clock on the wall does.
 */
export function openLog(
  level: string,
  destination?: DestinationStream,
  now: () => number = () => performance.now(),
): Logger {
  const repeats = new Repeats(now);
  return pino(
    {
      level,
      base: null,
      serializers: { error: describeError },
      hooks: {
        logMethod(args, method) {
          const [fields] = args as unknown[];
          if (!isErrorLine(fields)) return method.apply(this, args);
          const repeated = repeats.note(kindOf(fields.error, args.at(1)));
          if (repeated === null) return;
          const line = repeated === 0 ? fields : { ...fields, repeated };
          method.apply(this, [line, ...(args as unknown[]).slice(1)] as unknown as Parameters<typeof method>);
        },
      },
    },
    ...(destination ? [destination] : []),
  );
}

function isErrorLine(fields: unknown): fields is { error: unknown } {
  return typeof fields === 'object' && fields !== null && 'error' in fields;
}

interface Failure {
  name?: string;
  message?: string;
  code?: unknown;
  stack?: string;
  severity?: unknown;
  table?: unknown;
  constraint?: unknown;
  driverError?: unknown;
}

/** What is written of an error. */
export function describeError(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const failure = error as Failure;
  const database = databaseFailure(failure);
  const stack = (failure.stack ?? '').slice((failure.stack ?? '').indexOf('\n    at ') + 1);
  return {
    type: failure.name ?? 'Error',
    message: (database ? withoutValues(database.message) : (failure.message ?? '')).slice(0, LONGEST_MESSAGE),
    ...(database
      ? { sqlState: database.code, table: database.table, constraint: database.constraint }
      : { code: failure.code }),
    stack: withSourceLines(stack.slice(0, LONGEST_STACK)),
  };
}

/** PostgreSQL's own error, bare or as the query's failure carries it; null for every other error. */
function databaseFailure(error: Failure): Failure | null {
  const driver = (error.driverError ?? error) as Failure;
  const isDatabase = error.driverError !== undefined || driver.severity !== undefined;
  return isDatabase ? driver : null;
}

/** PostgreSQL quotes values in its sentences: `invalid input syntax for type uuid: "…"`. */
function withoutValues(message = ''): string {
  return message.replace(/".*"/gs, '"…"').replace(/: .*$/s, '');
}

function kindOf(error: unknown, text: unknown): string {
  const { name, code, stack } = (error ?? {}) as Failure;
  return `${text} ${name} ${String(code)} ${/\n\s+at .*/.exec(stack ?? '')?.[0] ?? ''}`;
}

/** Counts what comes again and again. */
class Repeats {
  readonly #now: () => number;
  readonly #seen = new Map<string, { since: number; unsaid: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** How often this came unsaid since it was last written; null when it was written within the last minute. */
  note(kind: string): number | null {
    const seen = this.#seen.get(kind);
    // From a clock that went back, too: neither said again and again until it is as late as it was, nor not at all.
    const passed = seen ? this.#now() - seen.since : QUIET_FOR;
    if (seen && passed >= 0 && passed < QUIET_FOR) {
      seen.unsaid++;
      return null;
    }
    this.#seen.delete(kind);
    this.#seen.set(kind, { since: this.#now(), unsaid: 0 });
    const oldest = this.#seen.keys().next();
    if (this.#seen.size > MOST_KINDS && !oldest.done) this.#seen.delete(oldest.value);
    return seen?.unsaid ?? 0;
  }
}
