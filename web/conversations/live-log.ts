import type { ApolloClient } from '@apollo/client';
import type { ConversationRow_ConversationFragment, ConversationStatus } from '../graphql/generated/graphql.ts';
import { useFragment as read } from '../graphql/generated/index.ts';
import type { listen } from '../live/listen.ts';
import { type ConversationLog, createConversationLog, type Place, visibleRows } from './conversation-log.ts';
import { ConversationRow_conversation, conversationActivity, conversationsQuery } from './documents.ts';

const PAGE = 50;
const LARGE_PAGE = 100;
const MOST_READ_AGAIN = 1_000; // rows; what lies below is read again when it is asked for

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
export function createLiveLog(client: Pick<ApolloClient, 'query'>, companyId: string, hear: typeof listen) {
  const log: ConversationLog<Row> = createConversationLog<Row>();
  const readings = new Map<Filter, Reading>();
  const listeners = new Set<() => void>();
  let shown: Filter = 'ALL';
  /** What is pushed while the log is read anew. */
  let heardMeanwhile: Row[] = [];
  let openId: string | undefined;
  let mustReadAgain = false;
  /** Grows when the log is read anew: a page that was asked for before would bring a gap into it. */
  let edition = 0;

  function set(filter: Filter, reading: Reading) {
    readings.set(filter, reading);
    for (const listener of [...listeners]) listener();
  }

  async function readPage(filter: Filter, first: number, after: string | null) {
    const status = filter === 'ALL' ? null : filter;
    const variables = { companyId, first, after, filter: { status } };
    const { data } = await client.query({ query: conversationsQuery, variables, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('no data');
    const { nodes, pageInfo } = data.conversations;
    const rows = read(ConversationRow_conversation, nodes);
    return { rows, hasMore: pageInfo.hasNextPage, cursor: pageInfo.endCursor };
  }

  /** Reads the next page of a filter, or again the one that failed. */
  async function readMore(filter: Filter) {
    shown = filter;
    if (mustReadAgain) return readAgain();
    const asked = edition;
    const former = readings.get(filter) ?? unread;
    set(filter, { ...former, state: 'loading' });
    try {
      const { rows, hasMore, cursor } = await readPage(filter, PAGE, former.cursor);
      if (asked !== edition) return;
      log.merge(rows);
      set(filter, { state: 'ready', hasMore, cursor, readTo: hasMore ? rows.at(-1) : undefined });
    } catch (error) {
      if (asked === edition) set(filter, { ...former, state: 'failed', error });
    }
  }

  /**
   * Reads again what is shown, as far as it was read, and puts it in the place of what was known: what ended while
   * nobody heard it moves no row, so that the newest rows alone would not tell.
   */
  async function readAgain() {
    const asked = ++edition;
    const filter = shown;
    mustReadAgain = true;
    heardMeanwhile = [];
    try {
      const { rows, hasMore, cursor } = await readPages(filter, Math.min(visible(filter).length, MOST_READ_AGAIN));
      if (asked !== edition) return;
      const opened = openId === undefined ? undefined : log.get(openId);
      mustReadAgain = false;
      readings.clear();
      log.replace([...rows, ...heardMeanwhile, ...(opened ? [opened] : [])]);
      set(filter, { state: 'ready', hasMore, cursor, readTo: hasMore ? rows.at(-1) : undefined });
    } catch (error) {
      if (asked === edition) set(filter, { ...(readings.get(filter) ?? unread), state: 'failed', error });
    }
  }

  async function readPages(filter: Filter, wanted: number) {
    let page = await readPage(filter, LARGE_PAGE, null);
    const rows = [...page.rows];
    while (page.hasMore && rows.length < wanted) {
      page = await readPage(filter, LARGE_PAGE, page.cursor);
      rows.push(...page.rows);
    }
    return { ...page, rows };
  }

  function visible(filter: Filter): readonly Row[] {
    const { readTo } = readings.get(filter) ?? unread;
    return visibleRows(log.rows(), filter === 'ALL' ? undefined : filter, readTo);
  }

  /** Listens until the function that it answers is called. */
  function start(): () => void {
    let isFirst = true;
    let connections = 0;
    return hear(
      conversationActivity,
      () => {
        isFirst = true; // asked again after a new connection: the next event tells the newest 50
        connections++;
        return { companyId };
      },
      {
        next: (data) => {
          const rows = read(ConversationRow_conversation, data.conversationActivity);
          const wasUnheard = isFirst && (connections > 1 || readings.get(shown)?.state === 'ready');
          isFirst = false;
          if (mustReadAgain) heardMeanwhile.push(...rows);
          log.merge(rows);
          if (wasUnheard) void readAgain();
        },
      },
    );
  }

  return {
    rows: log.rows,
    get: log.get,
    merge: log.merge,
    subscribe: log.subscribe,
    start,
    readMore,
    /** The conversation whose messages are open: it is kept, wherever in the log it stands. */
    keepOpen(id: string | undefined) {
      openId = id;
    },
    reading: (filter: Filter) => readings.get(filter) ?? unread,
    subscribeToReading(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
