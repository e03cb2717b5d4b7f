import { Client } from 'pg';
import type { Doubt } from './doubt.ts';

const NO_ANSWER = 'the database did not answer in time'; // known by `unavailable.ts`

/** How long a statement may take, ms; 0 for as long as it likes. Shared by all connections, and may change. */
export interface Patience {
  milliseconds: number;
}

/**
 * A kind of connection that is cut when a statement is not answered in time. A network that swallows everything gives no
 * error for minutes: only whoever waits can notice, and the connection must not serve anybody after that.
 * @param doubt notices sooner, where the database can be asked who is at work
 */
export function impatientClient(patience: Patience, doubt?: Doubt): typeof Client {
  return class ImpatientClient extends Client {
    // biome-ignore lint/suspicious/noExplicitAny: a class that is mixed in takes whatever the library's own does
    constructor(...args: any[]) {
      super(...args);
      // Between the pool, which gives it away, and whoever takes it, nobody listens: an error just then ended the process.
      // The pool forgets a broken connection by itself, and what is asked of it fails.
      this.on('error', () => undefined);
    }

    // biome-ignore lint/suspicious/noExplicitAny: the library's own takes a callback or gives a promise
    override connect(...args: any[]): any {
      if (!doubt?.isSilent) return (super.connect as (...all: unknown[]) => unknown)(...args);
      const [callback] = args;
      if (typeof callback !== 'function') return Promise.reject(new Error(NO_ANSWER));
      process.nextTick(callback, new Error(NO_ANSWER));
    }

    // biome-ignore lint/suspicious/noExplicitAny: the library's own has a dozen shapes
    override query(...args: any[]): any {
      if (doubt?.isSilent) this.#cut();
      const result = (super.query as (...all: unknown[]) => unknown)(...args);
      if (patience.milliseconds > 0 && result instanceof Promise) this.#watch(result);
      return result;
    }

    #watch(result: Promise<unknown>): void {
      let isAnswered = false;
      const giveUp = () => {
        if (!isAnswered) this.#cut();
      };
      // After what came meanwhile was read: a process that was held up itself has not heard the answer yet.
      const timer = setTimeout(() => setImmediate(giveUp), patience.milliseconds);
      const sentAt = performance.now();
      let doubting: NodeJS.Timeout | undefined;
      const doubtLater = () => {
        doubting =
          doubt &&
          setTimeout(async () => {
            const { processID } = this as unknown as { processID: number | null };
            if (!(await doubt.isAtWork(processID, sentAt))) setImmediate(giveUp);
            else if (!isAnswered) doubtLater();
          }, doubt.after);
      };
      doubtLater();
      const stop = () => {
        isAnswered = true;
        clearTimeout(timer);
        clearTimeout(doubting);
      };
      result.then(stop, stop);
    }

    #cut(): void {
      const { stream } = (this as unknown as { connection: { stream: import('node:net').Socket } }).connection;
      stream.destroy(new Error(NO_ANSWER));
    }
  };
}
