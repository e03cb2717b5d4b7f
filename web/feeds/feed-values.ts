import type { CatalogueFeedInput, ImportMode } from '../graphql/generated/graphql.ts';
import type { Feed } from './use-sources.ts';

/** Hours between two runs. */
export const PACES = [1, 3, 6, 12, 24] as const;

/** What the form holds. */
export interface FeedValues {
  readonly address: string;
  /** Hours as a text; empty for by hand only. */
  readonly pace: string;
  readonly mode: ImportMode;
  readonly isClosed: boolean;
  readonly user: string;
  readonly password: string;
}

export function valuesOf(feed: Feed | undefined): FeedValues {
  return {
    address: feed?.address ?? '',
    pace: feed && !feed.isOn ? '' : String(feed?.everyHours ?? 6),
    mode: feed?.mode ?? 'REPLACE',
    isClosed: feed?.hasCredentials ?? false,
    user: '',
    password: '',
  };
}

/** What is saved: user and password that nobody wrote anew stay as they are kept. */
export function inputOf(values: FeedValues, feed: Feed | undefined): CatalogueFeedInput {
  const { address, pace, mode, isClosed, user, password } = values;
  const isWritten = user !== '' || password !== '';
  const credentials = isClosed && isWritten ? { user, password } : null;
  return {
    address,
    mode,
    everyHours: Number(pace) || (feed?.everyHours ?? 6),
    isOn: pace !== '',
    version: feed?.version ?? null,
    // Left out where nothing is said of them: the address may name them, or they are kept.
    ...(credentials || (feed?.hasCredentials && !isClosed) ? { credentials } : {}),
  };
}
