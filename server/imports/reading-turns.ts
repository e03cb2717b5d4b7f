import { performance } from 'node:perf_hooks';
import { UserError } from '../errors.ts';
import { Allowance, Allowances } from '../limits/allowance.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { type TurnLimits, Turns } from '../limits/turns.ts';

/** Whose file is read. */
export interface ReadingOf {
  accountId: string;
  companyId: string;
}

const AT_ONCE = 2; // files read at the same time
const WAIT_AT_MOST = 30_000; // 30 s until a file's turn comes
/** Seconds of reading that somebody may have used of late and still be served while all use more than there is. */
const CALM = 30;

/**
 * Whose file is read next: the companies' after one another, one of each company and of each person at a time; and how long
 * each of them, and all together, may keep the readers busy.
 */
export class ReadingTurns {
  readonly #byPerson: Allowances;
  readonly #byCompany: Allowances;
  readonly #inAll: Allowance;
  readonly #persons: Turns;
  readonly #companies: Turns;
  readonly #now: () => number;

  /**
   * @param limits in seconds of reading.
   * @param turns what a test puts in place of the usual ones.
   * @param now ms, growing.
   */
  constructor(
    limits: Pick<RateLimits, 'readingTimeByPerson' | 'readingTimeByCompany' | 'readingTimeInAll'>,
    turns: Partial<TurnLimits> = {},
    now: () => number = () => performance.now(),
  ) {
    const usual = { atOnce: AT_ONCE, perKey: 1, waitAtMost: WAIT_AT_MOST, ...turns };
    this.#byPerson = new Allowances(limits.readingTimeByPerson);
    this.#byCompany = new Allowances(limits.readingTimeByCompany);
    const { most, seconds } = limits.readingTimeInAll;
    this.#inAll = new Allowance(most / seconds, most);
    this.#companies = new Turns(usual);
    this.#persons = new Turns({ ...usual, atOnce: Number.MAX_SAFE_INTEGER });
    this.#now = now;
  }

  /**
   * Reads a file when its turn has come.
   * @throws UserError TOO_MANY_REQUESTS for who kept the readers busy for too long, BUSY for who would wait too long; with the
   * seconds to wait.
   */
  run<Result>({ accountId, companyId }: ReadingOf, read: () => Promise<Result>): Promise<Result> {
    this.#admit(accountId, companyId);
    return this.#persons.run(accountId, () =>
      this.#companies.run(companyId, () => this.#timed(accountId, companyId, read)),
    );
  }

  #admit(accountId: string, companyId: string): void {
    const now = this.#now();
    const [person, company] = [this.#byPerson.of(accountId), this.#byCompany.of(companyId)];
    for (const allowance of [person, company])
      if (allowance.left(now) <= 0) throw new UserError('TOO_MANY_REQUESTS', allowance.wait(0, now));
    const isCalm = person.left(now) >= this.#byPerson.most - CALM && company.left(now) >= this.#byCompany.most - CALM;
    if (this.#inAll.left(now) <= 0 && !isCalm) throw new UserError('BUSY', this.#inAll.wait(0, now));
  }

  async #timed<Result>(accountId: string, companyId: string, read: () => Promise<Result>): Promise<Result> {
    this.#admit(accountId, companyId); // others of theirs were read meanwhile
    const startedAt = this.#now();
    try {
      return await read();
    } finally {
      const now = this.#now();
      const seconds = (now - startedAt) / 1_000;
      for (const allowance of [this.#byPerson.of(accountId), this.#byCompany.of(companyId), this.#inAll])
        allowance.charge(seconds, now);
    }
  }
}
