import type { Client } from 'pg';

/** Whether the connections of a pool are trusted to keep what is prepared on them by name; shared by all of them. */
export interface Keeping {
  isTrusted: boolean;
}

/** What PostgreSQL says of a name: nothing has it here, something has it already, what has it no longer fits its tables. */
const MIXED_UP: Record<string, RegExp> = {
  '26000': /^prepared statement/,
  '42P05': /^prepared statement/,
  '0A000': /^cached plan must not change result type/,
};

/** Whether a statement failed only because its connection did not hold what it was believed to hold. */
export function isMixedUp(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return MIXED_UP[code]?.test(message) ?? false;
}

/**
 * A kind of connection that gives statements names only where those are kept: a pooler gives each transaction another
 * connection to PostgreSQL, and not every one brings along what was prepared. Once a name was mixed up no more are given;
 * whatever failed is asked again by whoever asked.
 * @param onForgotten told once.
 */
export function forgetfulClient(Base: typeof Client, keeping: Keeping, onForgotten: () => void): typeof Client {
  return class ForgetfulClient extends Base {
    // biome-ignore lint/suspicious/noExplicitAny: the library's own has a dozen shapes
    override query(...[statement, ...rest]: any[]): any {
      const isNamed = typeof statement?.name === 'string' && keeping.isTrusted;
      const given = typeof statement?.name === 'string' && !isNamed ? { ...statement, name: undefined } : statement;
      const result = (super.query as (...all: unknown[]) => unknown)(given, ...rest);
      if (isNamed && result instanceof Promise) result.catch(noteIfMixedUp);
      return result;
    }
  };

  function noteIfMixedUp(error: unknown): void {
    if (!keeping.isTrusted || !isMixedUp(error)) return;
    keeping.isTrusted = false;
    onForgotten();
  }
}
