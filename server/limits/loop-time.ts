import { performance } from 'node:perf_hooks';
import { UserError } from '../errors.ts';
import { Allowance, Allowances } from './allowance.ts';
import { LoopMeter } from './loop-meter.ts';
import type { RateLimits } from './rate-limits.ts';

/** Whose time an operation takes, from the narrowest to the widest. */
export interface LoopCaller {
  /** A person's account, a visitor, or all who are neither at an address. */
  caller: string;
  address: string;
}

/** The clocks it goes by; a test has its own. */
export interface LoopClocks {
  /** ms, growing. */
  now(): number;
  /** ms that the event loop's thread has computed: what other programs take of the machine meanwhile is nobody's doing. */
  busy(): number;
  /** ms that the event loop was held, however little of them it could compute: what others waited for. */
  held(): number;
}

const CLOCKS: LoopClocks = {
  now: () => performance.now(),
  busy: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  },
  held: () => performance.eventLoopUtilization().active,
};

/** How much more than it is known to cost an operation may be charged: what else happened meanwhile was not its doing. */
const MOST_TIMES = 10;
/** The share of their time that a caller may have used of late and still be served while all together use more than there is. */
const CALM = 0.3;
/** ms for which that holds: ended at once, whoever used much would take each moment that becomes free. */
const SHORT_FOR = 1_000;

/**
 * The event loop's time, which everybody shares: each caller, and each address, may use so many milliseconds of it. What an
 * operation is known to cost is taken in advance; what it did cost is settled after.
 */
export class LoopTime {
  readonly #byCaller: Allowances;
  readonly #byAddress: Allowances;
  readonly #inAll: Allowance;
  #shortUntil = 0;
  readonly #clocks: LoopClocks;
  readonly #computed: LoopMeter;
  readonly #held: LoopMeter;

  constructor(
    limits: Pick<RateLimits, 'loopTimeByCaller' | 'loopTimeByAddress' | 'loopTimeInAll'>,
    clocks: LoopClocks = CLOCKS,
  ) {
    this.#byCaller = new Allowances(limits.loopTimeByCaller);
    this.#byAddress = new Allowances(limits.loopTimeByAddress);
    const { most, seconds } = limits.loopTimeInAll;
    this.#inAll = new Allowance(most / seconds, most);
    this.#clocks = clocks;
    this.#computed = new LoopMeter(clocks.busy);
    this.#held = new LoopMeter(clocks.held);
  }

  /**
   * Lets somebody in who has some time left, before anything is done for them.
   * @param known ms that it will take at the least.
   * @throws UserError TOO_MANY_REQUESTS, with the seconds to wait; BUSY while there is not enough for all.
   */
  admit({ caller, address }: LoopCaller, known = 0): void {
    const now = this.#clocks.now();
    const own = this.#byCaller.of(caller);
    refuseWithout(own, known, this.#byCaller.most, now);
    refuseWithout(this.#byAddress.of(address), known, this.#byAddress.most, now);
    // While there is not enough for all, whoever used little goes before whoever used much.
    if (this.#inAll.left(now) <= 0) this.#shortUntil = now + SHORT_FOR;
    if (now < this.#shortUntil && own.left(now) < this.#byCaller.most * (1 - CALM)) throw new UserError('BUSY', 1);
  }

  /**
   * Does something at once, and charges how long it took, whatever came of it.
   * @param besides ms that go with it and are not measured.
   */
  measured<Result>(who: LoopCaller, work: () => Result, besides = 0): Result {
    const { busy, held } = this.#clocks;
    const [computedAt, heldAt] = [busy(), held()];
    try {
      return work();
    } finally {
      this.#charge(who, busy() - computedAt + besides, held() - heldAt + besides);
    }
  }

  /**
   * Carries something out.
   * @param known ms of the loop that it is known to cost, taken in advance.
   * @param isSettled false for what goes on for seconds, mostly elsewhere, and is limited in other ways.
   * @throws UserError as `admit`, before anything is done.
   */
  async run<Result>(who: LoopCaller, known: number, work: () => Promise<Result>, isSettled = true): Promise<Result> {
    this.admit(who, known);
    this.#charge(who, known, known);
    const ends = [this.#computed.begin(known), this.#held.begin(known)];
    try {
      return await work();
    } finally {
      const [computed = 0, held = 0] = ends.map((end) => Math.min(end(), known * MOST_TIMES) - known);
      if (isSettled) this.#charge(who, computed, held);
    }
  }

  /** A caller by what was computed for them; all together by how long the loop was held, which is what there is of it. */
  #charge({ caller, address }: LoopCaller, computed: number, held: number): void {
    const now = this.#clocks.now();
    this.#byCaller.of(caller).charge(computed, now);
    this.#byAddress.of(address).charge(computed, now);
    this.#inAll.charge(held, now);
  }
}

/** Something that costs more than half of all there ever is may be done with that half. */
function refuseWithout(allowance: Allowance, known: number, most: number, now: number): void {
  const wanted = Math.min(known, most / 2);
  const left = allowance.left(now);
  if (left <= 0 || left < wanted) throw new UserError('TOO_MANY_REQUESTS', allowance.wait(wanted, now));
}
