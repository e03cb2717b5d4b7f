const SIGNS = 5; // each of which must be heard
const HEARD_WITHIN = 3_000; // ms for all of them

/** Notifies by another connection than the bus's own. */
export type Notify = (payload: string) => Promise<unknown>;

/**
 * Finds out whether a connection that listens hears at all. A pooler that gives each transaction another connection takes a
 * `listen` without a word, and lets nothing be heard, or now and then what comes while that connection happens to be the
 * listener's again: so signs are sent by another connection, and more than one.
 */
export class Hearing {
  #heard = 0;

  /** One of the signs came. */
  hear(): void {
    this.#heard++;
  }

  /** @param name of who listens, which is what the signs say. */
  async isThere(notify: Notify, name: string): Promise<boolean> {
    this.#heard = 0;
    for (let sign = 0; sign < SIGNS; sign++) {
      await notify(name).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, HEARD_WITHIN / SIGNS).unref());
    }
    return this.#heard >= SIGNS;
  }
}
