import type {
  ConversationFilter,
  ConversationRow_ConversationFragment,
  ConversationStatus,
  Handling,
  RatingFilter,
  ReplySource,
} from '../graphql/generated/graphql.ts';
import { isoDayOf } from '../ui/dates.ts';

/** What somebody looks for in the log; what is not named is not asked for. */
export interface LogFilter {
  readonly status?: ConversationStatus;
  /** In whose hands it is. */
  readonly handling?: Handling;
  /** Days, `2026-11-21`. */
  readonly from?: string;
  readonly to?: string;
  readonly source?: ReplySource;
  /** 1–5. */
  readonly satisfaction?: number;
  readonly rating?: RatingFilter;
  readonly isUnanswered?: true;
  /** May be a robot. */
  readonly isSuspected?: true;
  readonly search?: string;
}

const STATUSES: readonly ConversationStatus[] = ['ACTIVE', 'COMPLETED', 'ABANDONED'];
const HANDLINGS: Readonly<Record<string, Handling>> = { waiting: 'WAITING', person: 'PERSON', mine: 'VIEWER' };
const RATINGS: readonly RatingFilter[] = ['RATED', 'LOW'];
const LOW = 2;
const SOURCES: readonly ReplySource[] = ['FAQ', 'AI', 'CATALOG', 'FALLBACK'];
const DAY = /^\d{4}-\d\d-\d\d$/;
const NAMES = [
  'status',
  'handling',
  'from',
  'to',
  'source',
  'satisfaction',
  'rating',
  'unanswered',
  'suspected',
  'search',
] as const;

/** The filter that an address names; what it names wrongly is left out. */
export function filterIn(address: URLSearchParams): LogFilter {
  const named = (name: (typeof NAMES)[number]) => address.get(name) ?? '';
  const status = STATUSES.find((each) => each.toLowerCase() === named('status'));
  const handling = Object.hasOwn(HANDLINGS, named('handling')) ? HANDLINGS[named('handling')] : undefined;
  const source = SOURCES.find((each) => each.toLowerCase() === named('source'));
  const rating = RATINGS.find((each) => each.toLowerCase() === named('rating'));
  const satisfaction = /^[1-5]$/.test(named('satisfaction')) ? Number(named('satisfaction')) : undefined;
  return {
    ...(status && { status }),
    ...(handling && { handling }),
    ...(DAY.test(named('from')) && { from: named('from') }),
    ...(DAY.test(named('to')) && { to: named('to') }),
    ...(source && { source }),
    ...(satisfaction && { satisfaction }),
    ...(rating && { rating }),
    ...(named('unanswered') && { isUnanswered: true as const }),
    ...(named('suspected') && { isSuspected: true as const }),
    ...(named('search').trim() && { search: named('search').trim() }),
  };
}

/** The address with another filter; what else stands in it stays. */
export function withFilter(address: URLSearchParams, filter: LogFilter): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of NAMES) next.delete(name);
  const { status, handling, from, to, source, satisfaction, rating, isUnanswered, isSuspected, search } = filter;
  const hands = Object.keys(HANDLINGS).find((name) => HANDLINGS[name] === handling);
  const named = {
    status: status?.toLowerCase(),
    handling: hands,
    from,
    to,
    source: source?.toLowerCase(),
    satisfaction,
    rating: rating?.toLowerCase(),
    search,
  };
  for (const [name, value] of Object.entries(named)) if (value) next.set(name, `${value}`);
  if (isUnanswered) next.set('unanswered', '1');
  if (isSuspected) next.set('suspected', '1');
  return next;
}

/** As the server is asked. */
export function asked(filter: LogFilter): ConversationFilter {
  return { ...filter };
}

/** Whether what is pushed tells by itself which rows belong; for the others the server is asked. */
export function isFollowed(filter: LogFilter): boolean {
  return Object.keys(filter).every((name) => name === 'status' || name === 'handling');
}

/** How many conditions there are beside status, hands and words. */
export function conditionsIn(filter: LogFilter): number {
  const { from, to, source, satisfaction, rating, isUnanswered, isSuspected } = filter;
  return [from || to, source, satisfaction ?? rating, isUnanswered, isSuspected].filter(Boolean).length;
}

/** What a conversation that is pushed tells of what is filtered by. */
type Told = Pick<
  ConversationRow_ConversationFragment,
  'status' | 'satisfaction' | 'isUnanswered' | 'isSuspected' | 'lastMessageAt' | 'handler' | 'waitingSince'
>;

/**
 * Whether a conversation that changed may belong to a filter: what answered it and was said in it is not told here.
 * @param viewerId who looks.
 */
export function mayBelong(filter: LogFilter, row: Told, viewerId: string): boolean {
  const day = filter.from || filter.to ? isoDayOf(row.lastMessageAt) : '';
  return (
    (filter.status === undefined || filter.status === row.status) &&
    (filter.handling === undefined || isInHands(filter.handling, row, viewerId)) &&
    (filter.satisfaction === undefined || filter.satisfaction === row.satisfaction) &&
    (filter.rating === undefined || isRated(filter.rating, row)) &&
    (!filter.isUnanswered || row.isUnanswered) &&
    (!filter.isSuspected || row.isSuspected) &&
    (!filter.from || day >= filter.from) &&
    (!filter.to || day <= filter.to)
  );
}

function isRated(rating: RatingFilter, { satisfaction }: Told): boolean {
  return satisfaction !== null && (rating === 'RATED' || satisfaction <= LOW);
}

function isInHands(handling: Handling, { handler, waitingSince }: Told, viewerId: string): boolean {
  if (handling === 'WAITING') return waitingSince !== null;
  return handler !== null && (handling === 'PERSON' || handler.id === viewerId);
}
