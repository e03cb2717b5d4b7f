import { FAULTS, type FaultKind } from './faults.ts';

/** What is wrong with the service now. */
export interface CurrentFault {
  kind: FaultKind;
  /** ms since 1970 */
  since: number;
  /** For programs: `HTTP 404` … */
  detail: string;
}

const TOLD_AGAIN_AFTER = 3_600_000; // 1 h

/**
 * Remembers what is wrong with the service until it answers again, and tells each kind of fault once; what comes and
 * goes by itself once an hour.
 */
export class Health {
  readonly #tell: (fault: CurrentFault) => void;
  readonly #told = new Map<FaultKind, number>();
  #fault: CurrentFault | null = null;
  #answeredAt: number | null = null;

  constructor(tell: (fault: CurrentFault) => void) {
    this.#tell = tell;
  }

  get fault(): CurrentFault | null {
    return this.#fault;
  }

  /** When it last answered anybody, ms since 1970; null where nobody has asked yet. */
  get answeredAt(): number | null {
    return this.#answeredAt;
  }

  /** A fault of one question alone is nobody else's. */
  failed(kind: FaultKind, detail: string, now: number): void {
    if (FAULTS[kind].opensAfter === null) return;
    const since = this.#fault?.kind === kind ? this.#fault.since : now;
    this.#fault = { kind, since, detail };
    const told = this.#told.get(kind);
    if (told !== undefined && now - told < TOLD_AGAIN_AFTER) return;
    this.#told.set(kind, now);
    this.#tell(this.#fault);
  }

  answered(now: number): void {
    this.#fault = null;
    this.#answeredAt = now;
    for (const kind of this.#told.keys()) if (!FAULTS[kind].isPassing) this.#told.delete(kind);
  }
}
