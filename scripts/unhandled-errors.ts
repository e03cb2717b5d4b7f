import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/**
 * Writes the errors that no test is to blame for to the file `UNHANDLED_ERRORS`, an array of texts. They fail a run
 * whose tests all passed, and the report of vitest leaves them out.
 */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly { name?: string; message: string; stack?: string }[]): void {
    const file = process.env.UNHANDLED_ERRORS;
    if (file)
      writeFileSync(file, JSON.stringify(errors.map(({ name, message, stack }) => stack ?? `${name}: ${message}`)));
  }
}
