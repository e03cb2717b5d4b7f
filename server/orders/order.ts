import { UserError } from '../errors.ts';
import { lineOf } from '../language/plain-text.ts';

/** What became of an order. */
export type OrderState = 'ORDERED' | 'SENT' | 'DELIVERED' | 'RETURNED';

/** An order as its shop tells of it. */
export interface Order {
  state: OrderState;
  /** When it came to be so; null where the shop does not say. */
  since: Date | null;
  /** Where the parcel can be followed, http(s); null where the shop does not say. */
  trackingUrl: string | null;
}

/** What an order is looked for by: its number, and something else that only who placed it knows. */
export interface SoughtOrder {
  orderNumber: string;
  email: string | null;
  postcode: string | null;
}

const NUMBER = /^[\p{L}\p{N}#][\p{L}\p{N} ._/#-]{0,39}$/u;
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,189}$/;
const POSTCODE = /^(?=.*\d)[A-Z\d][A-Z\d -]{2,9}$/;

/**
 * @param proof the e-mail address or the postcode of the order.
 * @throws UserError BAD_ORDER_NUMBER, BAD_ORDER_PROOF.
 */
export function readSought(orderNumber: string, proof: string): SoughtOrder {
  const number = lineOf(orderNumber);
  if (!NUMBER.test(number)) throw new UserError('BAD_ORDER_NUMBER');
  const line = lineOf(proof);
  if (EMAIL.test(line)) return { orderNumber: number, email: line.toLowerCase(), postcode: null };
  const postcode = line.toUpperCase();
  if (!POSTCODE.test(postcode)) throw new UserError('BAD_ORDER_PROOF');
  return { orderNumber: number, email: null, postcode };
}

/** The body of the question: what is not known of the order is left out. */
export function questionOf({ orderNumber, email, postcode }: SoughtOrder): string {
  return JSON.stringify({ orderNumber, ...(email === null ? { postcode } : { email }) });
}

const STATES: ReadonlyMap<string, OrderState> = new Map([
  ['ordered', 'ORDERED'],
  ['sent', 'SENT'],
  ['delivered', 'DELIVERED'],
  ['returned', 'RETURNED'],
]);
const LONGEST_LINK = 2_000; // characters

/**
 * What a shop answered, of which nothing but these three is ever shown.
 * @throws UserError ORDER_BAD_ANSWER.
 */
export function readOrder(body: string): Order {
  const told = parsed(body);
  const state = typeof told.state === 'string' ? STATES.get(told.state.toLowerCase()) : undefined;
  if (!state) throw new UserError('ORDER_BAD_ANSWER');
  return { state, since: dateOf(told.since), trackingUrl: linkOf(told.trackingUrl) };
}

function parsed(body: string): Record<string, unknown> {
  try {
    const told: unknown = JSON.parse(body);
    if (typeof told === 'object' && told !== null) return told as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new UserError('ORDER_BAD_ANSWER');
}

function dateOf(given: unknown): Date | null {
  if (given === undefined || given === null) return null;
  // A day, or a moment with its zone: another text is read otherwise by every machine.
  const isWritten = typeof given === 'string' && /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d))?$/.test(given);
  // A day alone is told as its noon: it is the same day wherever it is read.
  const date = isWritten ? new Date(given.includes('T') ? given : `${given}T12:00Z`) : null;
  if (!date || Number.isNaN(date.getTime())) throw new UserError('ORDER_BAD_ANSWER');
  return date;
}

function linkOf(given: unknown): string | null {
  if (given === undefined || given === null || given === '') return null;
  const url = typeof given === 'string' && given.length <= LONGEST_LINK ? URL.parse(given) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new UserError('ORDER_BAD_ANSWER');
  return url.href;
}
