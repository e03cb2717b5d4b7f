import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/**
 * Writes the errors that no test is to blame for to the file `UNHANDLED_ERRORS`, an array of texts. They fail a run
 * whose tests all passed, and the report of vitest leaves them out.
 */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly Thrown[]): void {
    const file = process.env.UNHANDLED_ERRORS;
    if (file) writeFileSync(file, JSON.stringify(errors.map(textOf)));
  }
}

interface Thrown {
  name?: string;
  message: string;
  stack?: string;
  cause?: unknown;
}

function textOf({ name, message, stack, cause }: Thrown): string {
  const own = stack ?? `${name}: ${message}`;
  return typeof cause === 'object' && cause !== null ? `${own}\nCaused by: ${textOf(cause as Thrown)}` : own;
}
