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
      const connect = super.connect as (...all: unknown[]) => unknown;
      const [callback] = args;
      if (typeof callback !== 'function') {
        if (doubt?.isSilent) return Promise.reject(new Error(NO_ANSWER));
        const result = connect.apply(this, args) as Promise<unknown>;
        this.#watch(result, 0);
        return result;
      }
      if (doubt?.isSilent) return process.nextTick(callback, new Error(NO_ANSWER));
      const done = this.#watchCalls(0);
      return connect.call(this, (...all: unknown[]) => {
        done(!all[0]);
        callback(...all);
      });
    }

    // biome-ignore lint/suspicious/noExplicitAny: the library's own has a dozen shapes
    override query(...args: any[]): any {
      if (doubt?.isSilent) this.#cut();
      if (patience.milliseconds > 0) this.#watchCallback(args);
      const result = (super.query as (...all: unknown[]) => unknown)(...args);
      if (patience.milliseconds > 0 && result instanceof Promise) this.#watch(result, patience.milliseconds);
      return result;
    }

    /** The pool's own `query` gives a callback, and so does who hands over a query that is made already. */
    // biome-ignore lint/suspicious/noExplicitAny: as above
    #watchCallback(args: any[]): void {
      const [first] = args;
      const place = args.findLastIndex((each) => typeof each === 'function');
      const callback = place >= 0 ? args[place] : first?.callback;
      if (typeof callback !== 'function') return;
      const done = this.#watchCalls(patience.milliseconds);
      const watched = (...all: unknown[]) => {
        done(!all[0]);
        callback(...all);
      };
      if (place >= 0) args[place] = watched;
      else first.callback = watched;
    }

    #watch(result: Promise<unknown>, most: number): void {
      const done = this.#watchCalls(most);
      result.then(
        () => done(true),
        () => done(false),
      );
    }

    /** @param most ms; 0: what is connected to has a limit of the library's own. Returns what tells that it is over, and whether it was answered. */
    #watchCalls(most: number): (isHeard: boolean) => void {
      let isAnswered = false;
      const giveUp = () => {
        if (!isAnswered) this.#cut();
      };
      // After what came meanwhile was read: a process that was held up itself has not heard the answer yet.
      const timer = most > 0 ? setTimeout(() => setImmediate(giveUp), most) : undefined;
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
      return (isHeard) => {
        if (isHeard) doubt?.hear();
        isAnswered = true;
        clearTimeout(timer);
        clearTimeout(doubting);
      };
    }

    #cut(): void {
      const { stream } = (this as unknown as { connection: { stream: import('node:net').Socket } }).connection;
      stream.destroy(new Error(NO_ANSWER));
    }
  };
}
