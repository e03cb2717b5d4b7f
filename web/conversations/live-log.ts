import type { ApolloClient } from '@apollo/client';
import type { ConversationRow_ConversationFragment, ConversationStatus } from '../graphql/generated/graphql.ts';
import { useFragment as read } from '../graphql/generated/index.ts';
import { listen } from '../live/listen.ts';
import { type ConversationLog, createConversationLog, type Place } from './conversation-log.ts';
import { ConversationRow_conversation, conversationActivity, conversationsQuery } from './documents.ts';

const PAGE = 50;

export type Row = ConversationRow_ConversationFragment;
export type Filter = ConversationStatus | 'ALL';

/** How far the log has been read for one filter. */
export interface Reading {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly error?: unknown;
  readonly hasMore: boolean;
  readonly cursor: string | null;
  /** Down to where the rows are known without a gap; undefined when all of them are. */
  readonly readTo: Place | undefined;
}

const unread: Reading = { state: 'loading', hasMore: true, cursor: null, readTo: undefined };

export type LiveLog = ReturnType<typeof createLiveLog>;

/** A company's log: pages are read when they are asked for, and what happens is merged in as it is pushed. */
export function createLiveLog(client: ApolloClient, companyId: string) {
  const log: ConversationLog<Row> = createConversationLog<Row>();
  const readings = new Map<Filter, Reading>();
  const listeners = new Set<() => void>();

  function set(filter: Filter, reading: Reading) {
    readings.set(filter, reading);
    for (const listener of [...listeners]) listener();
  }

  /** Reads the next page of a filter, or again the one that failed. */
  async function readMore(filter: Filter) {
    const former = readings.get(filter) ?? unread;
    const status = filter === 'ALL' ? null : filter;
    set(filter, { ...former, state: 'loading' });
    try {
      const { data } = await client.query({
        query: conversationsQuery,
        variables: { companyId, first: PAGE, after: former.cursor, status },
        fetchPolicy: 'no-cache',
      });
      if (!data) return;
      const { nodes, pageInfo } = data.conversations;
      const rows = read(ConversationRow_conversation, nodes);
      log.merge(rows);
      const { hasNextPage: hasMore, endCursor: cursor } = pageInfo;
      set(filter, { state: 'ready', hasMore, cursor, readTo: hasMore ? rows.at(-1) : undefined });
    } catch (error) {
      set(filter, { ...former, state: 'failed', error });
    }
  }

  /** Listens until the function that it answers is called. */
  function start(): () => void {
    let isFirst = true;
    return listen(
      conversationActivity,
      () => {
        isFirst = true; // asked again after a new connection: the next event tells the newest 50
        return { companyId };
      },
      {
        next: (data) => {
          const rows = read(ConversationRow_conversation, data.conversationActivity);
          if (isFirst && log.hasGapBefore(rows)) startOver();
          isFirst = false;
          log.merge(rows);
        },
      },
    );
  }

  function startOver() {
    const opened = [...readings.keys()];
    log.clear();
    readings.clear();
    for (const filter of opened) void readMore(filter);
  }

  return {
    rows: log.rows,
    get: log.get,
    merge: log.merge,
    subscribe: log.subscribe,
    start,
    readMore,
    reading: (filter: Filter) => readings.get(filter) ?? unread,
    subscribeToReading(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
