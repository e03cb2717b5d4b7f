import { Client } from 'pg';

/** Statements that fail as they do when the connection breaks. */
export interface BreakingStatements {
  /** How many of those that contain the text fail from now on. */
  break(text: string, times: number): void;
  mend(): void;
}

/** Lets statements of this process fail before they are sent. */
export function breakStatements(): BreakingStatements {
  let left = 0;
  let wanted = '';
  const query = Client.prototype.query as (...args: unknown[]) => unknown;
  Client.prototype.query = function breaking(this: Client, ...args: unknown[]) {
    if (left === 0 || !textOf(args).includes(wanted)) return query.apply(this, args);
    left--;
    const error = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    const callback = args.at(-1);
    return typeof callback === 'function' ? callback(error) : Promise.reject(error);
  } as typeof Client.prototype.query;
  return {
    break(text, times) {
      wanted = text;
      left = times;
    },
    mend() {
      Client.prototype.query = query as typeof Client.prototype.query;
    },
  };
}

/** Calls back before a statement of this process that contains the text is sent. */
export function atStatement(text: string, act: () => void): void {
  const query = Client.prototype.query as (...args: unknown[]) => unknown;
  Client.prototype.query = function watched(this: Client, ...args: unknown[]) {
    if (textOf(args).includes(text)) act();
    return query.apply(this, args);
  } as typeof Client.prototype.query;
}

function textOf([first]: unknown[]): string {
  return typeof first === 'string' ? first : String((first as { text?: string } | null)?.text);
}
