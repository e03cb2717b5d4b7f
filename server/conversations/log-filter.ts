import type { ReplySource } from '../assistant/reply.ts';
import type { Values } from '../database/sql.ts';
import { UserError } from '../errors.ts';
import { addDays, isDay, momentOf } from '../language/rome.ts';
import type { ConversationStatus } from './conversation.ts';
import { searchedWords } from './searched-words.ts';

/** In whose hands a conversation is: a person's of the shop, the very one's who asks, or nobody's who is waited for. */
export type Handling = 'WAITING' | 'PERSON' | 'VIEWER';

/** What somebody looks for in the log; all of it must hold. */
export interface LogFilter {
  status?: ConversationStatus | null | undefined;
  /** Days of Europe/Rome on which the newest message was said, both included. */
  from?: string | null | undefined;
  to?: string | null | undefined;
  /** Got an answer of this source. */
  source?: ReplySource | null | undefined;
  /** 1–5. */
  satisfaction?: number | null | undefined;
  /** Rated at all, or with 1 or 2. */
  rating?: 'RATED' | 'LOW' | null | undefined;
  isUnanswered?: boolean | null | undefined;
  /** Written by what may be a robot. */
  isSuspected?: boolean | null | undefined;
  /** In whose hands it is now. */
  handling?: Handling | null | undefined;
  /** Who asks, where that matters. */
  viewerId?: string | null | undefined;
  /** Words that were said, in any form; all of them. */
  search?: string | null | undefined;
}

/** A filter as SQL: conditions on conversations, and the values that they name. */
export interface Conditions {
  text: string;
  values: Values;
}

const FLAGS: Readonly<Record<ReplySource, string>> = {
  FAQ: 'answered_by_faq',
  AI: 'answered_by_ai',
  CATALOG: 'answered_by_catalog',
  FALLBACK: 'answered_by_fallback',
};

const MOST_WORDS = 8;

/**
 * The conditions of a filter, less its words; each is one that an index behind row-level security can answer.
 * @throws UserError BAD_PERIOD, BAD_SATISFACTION.
 */
export function conditionsOf(filter: LogFilter): Conditions {
  const texts: string[] = [];
  const values: Record<string, unknown> = {};
  const add = (text: string, name: string, value: unknown) => {
    texts.push(` and ${text}`);
    values[name] = value;
  };
  if (filter.status) add('status = $status', 'status', filter.status);
  if (filter.satisfaction !== null && filter.satisfaction !== undefined) {
    add('satisfaction = $satisfaction::smallint', 'satisfaction', checkedSatisfaction(filter.satisfaction));
  }
  if (filter.from) add('last_message_at >= $from::timestamptz', 'from', momentOf(checkedDay(filter.from)));
  if (filter.to) add('last_message_at < $to::timestamptz', 'to', momentOf(addDays(checkedDay(filter.to), 1)));
  if (filter.source) texts.push(` and ${FLAGS[filter.source]}`);
  if (filter.rating) texts.push(` and satisfaction ${filter.rating === 'LOW' ? '<= 2' : 'is not null'}`);
  if (filter.isUnanswered) texts.push(' and is_unanswered');
  if (filter.isSuspected) texts.push(' and is_suspected');
  if (filter.handling)
    texts.push(` and ${filter.handling === 'WAITING' ? 'waiting_since' : 'handled_since'} is not null`);
  if (filter.handling === 'VIEWER') add('handler_id = $viewerId::uuid', 'viewerId', filter.viewerId ?? null);
  return { text: texts.join(''), values };
}

/** The words to look for; null when none are asked for. Words that every text has are not looked for. */
export function wordsSearched({ search }: LogFilter): string[] | null {
  return search?.trim() ? searchedWords(search).slice(0, MOST_WORDS) : null;
}

function checkedSatisfaction(satisfaction: number): number {
  if (satisfaction < 1 || satisfaction > 5) throw new UserError('BAD_SATISFACTION');
  return satisfaction;
}

function checkedDay(day: string): string {
  if (!isDay(day)) throw new UserError('BAD_PERIOD');
  return day;
}
