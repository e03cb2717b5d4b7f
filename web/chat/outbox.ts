import type { ChatFailure, Message, UnsentMessage } from './connection.ts';

/** A message that the server has not acknowledged, as the reader sees it. */
export interface Unsent extends UnsentMessage {
  /** 'waiting' and 'delayed' ones are sent again by themselves, 'failed' ones by hand, 'refused' ones never. */
  status: 'sending' | 'waiting' | 'delayed' | 'failed' | 'refused';
  /** Why not, in Italian; empty while it is being sent, and where the network is away. */
  sentence: string;
  /** When a limit lets it through, in ms since 1970; 0 where no limit is in its way. */
  after: number;
}

/** What to do about a message that could not be sent. */
export type NextStep =
  | { step: 'again'; afterMilliseconds: number }
  | { step: 'anew' }
  | { step: 'by-hand' }
  | { step: 'refused' };

const REFUSED = ['BLANK_TEXT', 'TEXT_TOO_LONG', 'BAD_TEXT', 'BAD_ID', 'CLIENT_ID_REUSED', 'COMPANY_NOT_FOUND'];
const GONE = ['CONVERSATION_ENDED', 'CONVERSATION_NOT_FOUND'];
const PASSING = ['OFFLINE', 'BUSY', 'TOO_FAST', 'TOO_MANY_REQUESTS'];
/** A failure that may be this very message's doing is not repeated for ever. */
const MAX_UNEXPLAINED = 8;

/** Decides by the failure's code; `attempts` counts those already made, `random` is 0–1. */
export function nextStep(failure: ChatFailure, attempts: number, random: number): NextStep {
  if (REFUSED.includes(failure.code)) return { step: 'refused' };
  if (GONE.includes(failure.code)) return { step: 'anew' };
  if (!PASSING.includes(failure.code) && attempts >= MAX_UNEXPLAINED) return { step: 'by-hand' };
  const asked = (failure.retryAfter ?? 0) * 1000;
  return { step: 'again', afterMilliseconds: Math.max(asked, backoff(attempts, random)) };
}

/** Half a second, doubling up to 15 s, spread so that a thousand browsers do not come back at once. */
export function backoff(attempts: number, random: number): number {
  return Math.min(15_000, 500 * 2 ** Math.min(attempts, 10)) * (0.5 + random / 2);
}

/** What remains unsent once these messages are known to be stored. */
export function withoutStored(unsent: readonly Unsent[], stored: readonly Message[]): readonly Unsent[] {
  const remaining = unsent.filter((one) => !stored.some((message) => message.clientMessageId === one.clientMessageId));
  return remaining.length === unsent.length ? unsent : remaining;
}
