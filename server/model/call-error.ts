import type { FaultKind } from './faults.ts';
import { type Refusal, readRefusal } from './refusal.ts';

/** A call that the service refused, or whose connection failed. */
export class ModelCallError extends Error {
  readonly kind: FaultKind;
  /** null where no answer came. */
  readonly status: number | null;
  /** For programs: `HTTP 503`, `CUT`, `ECONNREFUSED` … */
  readonly detail: string;
  /** ms */
  readonly retryAfter: number | null;
  /** All that the service said; null where it was none that spoke. */
  readonly refusal: Refusal | null;

  constructor(fault: Pick<Refusal, 'kind' | 'status'> & Partial<Refusal>, detail?: string) {
    const { kind, status, message = '', retryAfter = null } = fault;
    super(message);
    this.name = 'ModelCallError';
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
    this.refusal = isRefusal(fault) ? fault : null;
    this.detail = detail ?? (status === null ? 'CUT' : `HTTP ${status}`);
  }
}

function isRefusal(fault: Partial<Refusal>): fault is Refusal {
  return fault.says !== undefined;
}

/** A service that could not be reached, by the code of the network's fault. */
const UNREACHABLE =
  /^(?:ENOTFOUND|EAI_|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT|CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

/** Whatever went wrong with a call, as a fault of a kind; also what came inside an answer that had begun well. */
export function asCallError(error: unknown): ModelCallError {
  const causes = causesOf(error);
  const known = causes.find((cause) => cause instanceof ModelCallError);
  if (known) return known;
  const told = causes.find((cause) => cause.error !== undefined && cause.error !== null);
  if (told) {
    const header = (name: string) => told.headers?.get?.(name);
    return new ModelCallError(readRefusal(told.status ?? null, header, { error: told.error }, Date.now()));
  }
  const code = causes.map((cause) => String(cause.code ?? '')).find((each) => UNREACHABLE.test(each));
  const message = causes.map((cause) => cause.message).find(Boolean) ?? '';
  const kind = error instanceof SyntaxError ? 'SERVICE' : 'NETWORK';
  return new ModelCallError({ kind, status: null, message }, code);
}

type Cause = Error & { cause?: unknown; code?: unknown; error?: unknown; status?: number; headers?: Headers };

function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = [];
  for (let each = error; each instanceof Error && causes.length < 8; each = each.cause) causes.push(each as Cause);
  return causes;
}
