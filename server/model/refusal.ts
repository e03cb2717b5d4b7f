import type { FaultKind } from './faults.ts';
import { type LimitOf, limitOf } from './limit-of.ts';
import { readRetryAfter } from './retry.ts';
import { durationOf, waitIn } from './waits.ts';

/** What a service says where it does not answer. */
export interface Refusal {
  kind: FaultKind;
  /** The HTTP status, or what stands for one inside an answer that began well; null where nothing does. */
  status: number | null;
  /** The service's own words; '' where it says none. They may hold what a visitor wrote, and pieces of the key. */
  message: string;
  /** The parameter that it names as the fault's. */
  param: string | null;
  /** Everything that it says, for whoever looks for a name in it. */
  says: string;
  /** What it asks to wait, ms. */
  retryAfter: number | null;
  /** Whose limit was reached, where it is one; null where it does not tell. */
  limitOf: LimitOf | null;
}

type Header = (name: string) => string | null | undefined;
const DEEPEST = 6;
const LONGEST_TEXT = 4_000; // characters

/**
 * Reads a refusal in whatever form services have for it. A status inside an answer that began with 200 counts as one.
 * @param body as it was parsed, or as text
 */
export function readRefusal(status: number | null, header: Header, body: unknown, now: number): Refusal {
  const parsed = unwrapped(body);
  const fields = fieldsOf(parsed);
  const says = [...textsOf(parsed)].join(' \n').slice(0, LONGEST_TEXT);
  const known = status !== null && status >= 400 ? status : statusIn(fields);
  const retryAfter = readRetryAfter(header, now) ?? waitOf(fields, says);
  const param = textOf(fields.get('param')?.[0]);
  const message = messageOf(fields, says);
  const kind = kindOf(known, says, param, retryAfter);
  const whose = kind === 'OVERLOAD' ? limitOf(says, header) : null;
  return { kind, status: known, message, param, says, retryAfter, limitOf: whose };
}

/** JSON inside texts as what it holds. */
function unwrapped(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return null;
  if (typeof value === 'string') {
    const text = value.trim();
    if (!/^[{[]/.test(text)) return value;
    try {
      return unwrapped(JSON.parse(text), depth + 1);
    } catch {
      return value;
    }
  }
  if (Array.isArray(value)) return value.slice(0, 50).map((each) => unwrapped(each, depth + 1));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 50)
      .map(([name, each]) => [name, unwrapped(each, depth + 1)]),
  );
}

type Fields = ReadonlyMap<string, readonly unknown[]>;

/** Every simple value by its name, the outermost first. */
function fieldsOf(value: unknown): Fields {
  const fields = new Map<string, unknown[]>();
  let level: unknown[] = [value];
  while (level.length > 0) {
    const next: unknown[] = [];
    for (const each of level) {
      if (each === null || typeof each !== 'object') continue;
      for (const [name, inner] of Object.entries(each)) {
        if (inner !== null && typeof inner === 'object') next.push(inner);
        else if (inner !== null) fields.set(name, [...(fields.get(name) ?? []), inner]);
      }
    }
    level = next;
  }
  return fields;
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object') for (const each of Object.values(value)) yield* textsOf(each);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function messageOf(fields: Fields, says: string): string {
  const own = ['message', 'msg', 'detail', 'error', 'error_description'].flatMap(
    (name) => textOf(fields.get(name)?.[0]) ?? [],
  );
  return (own[0] ?? (/<html|<!doctype/i.test(says) ? '' : says)).trim();
}

const STATUS_NAMES: readonly [pattern: RegExp, status: number][] = [
  [/rate.?limit|resource.?exhausted|too.?many.?requests|insufficient.?quota|engine_overloaded/i, 429],
  [/overloaded|unavailable|capacity/i, 503],
  [/unauthenticated|invalid.?api.?key|authentication/i, 401],
  [/permission.?denied|forbidden/i, 403],
  [/not.?found/i, 404],
  [/deadline.?exceeded|timeout/i, 504],
  [/invalid.?(?:request|argument)|bad.?request|unprocessable/i, 400],
  [/server.?error|internal|api_error/i, 500],
];

function statusIn(fields: Fields): number | null {
  const given = ['code', 'status', 'status_code', 'http_code', 'type'].flatMap((name) => fields.get(name) ?? []);
  const number = given.map(Number).find((code) => Number.isInteger(code) && code >= 400 && code < 600);
  if (number !== undefined) return number;
  const names = given.filter((name) => typeof name === 'string').join(' ');
  return STATUS_NAMES.find(([pattern]) => pattern.test(names))?.[1] ?? null;
}

function waitOf(fields: Fields, says: string): number | null {
  const [told] = ['retryDelay', 'retry_after', 'retryAfter'].flatMap((name) => fields.get(name) ?? []);
  const wait = told === undefined ? null : durationOf(String(told));
  const milliseconds = Number(fields.get('retry_after_ms')?.[0] ?? Number.NaN);
  return wait ?? (milliseconds >= 0 ? milliseconds : waitIn(says));
}

const NO_CREDIT =
  /insufficient[_ ](?:quota|balance|credits?|funds)|credit balance|out of credits?|billing[_ ](?:hard[_ ]limit|not[_ ]active)|payment required|exceeded your current quota|requires more credits/i;
const BAD_KEY =
  /(?:incorrect|invalid|missing|expired|wrong)[_ ]api[_ -]?key|api[_ -]?key (?:is )?(?:not valid|invalid|expired|missing|required)|api_key_invalid|no auth credentials|invalid (?:access )?token|invalid authentication/i;
const TOO_LONG =
  /context[_ ]?(?:length|window|size)|maximum context|too many (?:input )?tokens|(?:prompt|input|request|messages?) (?:is |are )?too (?:long|large)|reduce the length|string_above_max_length|tokens? exceeds? (?:the )?(?:context|input)/i;
const FILTERED =
  /content[_ ]filter|content[_ ]management|responsibleai|content[_ ]policy|(?:was|been|is) flagged|moderation|data_inspection|safety (?:system|filter|settings)|prohibited content/i;
const NO_MODEL =
  /model_not_found|deploymentnotfound|(?:model|deployment)\b.{0,120}(?:not found|not exist|no longer|decommissioned|not a valid model|not available|not loaded|is unknown)|(?:invalid|unknown|no such) model|not a valid model|no endpoints found|no models? (?:is |are )?loaded|try pulling it/i;

function kindOf(status: number | null, says: string, param: string | null, wait: number | null): FaultKind {
  if (status === 402 || /insufficient[_ ]quota/i.test(says)) return 'QUOTA';
  if (NO_CREDIT.test(says) && wait === null) return 'QUOTA';
  if (TOO_LONG.test(says) || status === 413) return 'TOO_LONG';
  if (status === null || status >= 500 || status === 408 || status === 409) return 'SERVICE';
  if (status === 429) return 'OVERLOAD';
  if (status === 401 || BAD_KEY.test(says)) return 'KEY';
  if (FILTERED.test(says)) return 'FILTERED';
  if (NO_MODEL.test(says) && !isParameter(param)) return 'MODEL';
  if (status === 403) return 'PERMISSION';
  return [404, 405, 410, 421].includes(status) ? 'ADDRESS' : 'PARAMETER';
}

function isParameter(param: string | null): boolean {
  return param !== null && param !== 'model';
}
