import type { ApolloClient } from '@apollo/client';
import type { ConversationRow_ConversationFragment } from '../graphql/generated/graphql.ts';
import { useFragment as read } from '../graphql/generated/index.ts';
import type { listen } from '../live/listen.ts';
import {
  type ConversationLog,
  createConversationLog,
  type Place,
  visibleRows,
  waitingFirst,
} from './conversation-log.ts';
import {
  ConversationRow_conversation,
  conversationActivity,
  conversationRemovals,
  conversationsQuery,
} from './documents.ts';
import { asked, isFollowed, type LogFilter, mayBelong } from './log-filter.ts';

const PAGE = 50;
const LARGE_PAGE = 100;
const MOST_READ_AGAIN = 1_000; // rows; what lies below is read again when it is asked for

export type Row = ConversationRow_ConversationFragment;

/** How far the log has been read for one filter. */
export interface Reading {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly error?: unknown;
  readonly hasMore: boolean;
  readonly cursor: string | null;
  /** Down to where the rows are known without a gap; undefined when all of them are. */
  readonly readTo: Place | undefined;
  /** Of a filter that only the server can apply: what it let through, in its order. */
  readonly ids: readonly string[];
  /** Of such a filter: what was pushed since and may belong to it. */
  readonly news: ReadonlySet<string>;
  /** Of such a filter: what it let through has changed since, so that another place in the order may be its own. */
  readonly isStale: boolean;
}

const NO_NEWS: ReadonlySet<string> = new Set();
const unread: Reading = {
  state: 'loading',
  hasMore: true,
  cursor: null,
  readTo: undefined,
  ids: [],
  news: NO_NEWS,
  isStale: false,
};

/** Whether nothing of it has been read yet, nor has that failed. */
export function isUnread({ state, cursor, hasMore }: Reading): boolean {
  return cursor === null && hasMore && state !== 'failed';
}

export type LiveLog = ReturnType<typeof createLiveLog>;

/**
 * A company's log: pages are read when they are asked for, and what happens is merged in as it is pushed.
 * @param viewerId who looks at it.
 */
export function createLiveLog(
  client: Pick<ApolloClient, 'query'>,
  companyId: string,
  viewerId: string,
  hear: typeof listen,
) {
  const log: ConversationLog<Row> = createConversationLog<Row>();
  const readings = new Map<string, Reading>();
  const listeners = new Set<() => void>();
  /** What was removed: a page that was read before may still name it. */
  const removed = new Set<string>();
  let shown: LogFilter = {};
  /** What is pushed while the log is read anew. */
  let heardMeanwhile: Row[] = [];
  let openId: string | undefined;
  let mustReadAgain = false;
  /** Grows when the log is read anew: a page that was asked for before would bring a gap into it. */
  let edition = 0;

  const present = (rows: readonly Row[]) => rows.filter(({ id }) => !removed.has(id));
  const reading = (filter: LogFilter) => readings.get(JSON.stringify(filter)) ?? unread;

  function set(filter: LogFilter, change: Partial<Reading>) {
    readings.set(JSON.stringify(filter), { ...reading(filter), ...change });
    for (const listener of [...listeners]) listener();
  }

  async function readPage(filter: LogFilter, first: number, after: string | null) {
    const variables = { companyId, first, after, filter: asked(filter) };
    const { data } = await client.query({ query: conversationsQuery, variables, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('no data');
    const { nodes, pageInfo } = data.conversations;
    const rows = present(read(ConversationRow_conversation, nodes));
    return { rows, hasMore: pageInfo.hasNextPage, cursor: pageInfo.endCursor };
  }

  /** From now on this filter is what is read again; it is read if it was not, and otherwise kept up to date by what is pushed. */
  function show(filter: LogFilter): void {
    shown = filter;
    if (isUnread(reading(filter))) void readMore(filter);
  }

  /** Reads the next page of a filter, or again the one that failed. */
  async function readMore(filter: LogFilter) {
    shown = filter;
    if (mustReadAgain) return readAgain();
    const began = edition;
    const former = reading(filter);
    set(filter, { state: 'loading' });
    try {
      const page = await readPage(filter, PAGE, former.cursor);
      if (began !== edition) return;
      log.merge(page.rows);
      set(filter, readTo(page, former.ids));
    } catch (error) {
      if (began === edition) set(filter, { state: 'failed', error });
    }
  }

  /** Those that wait for a person, of which the pages that were read may have none. */
  async function readWaiting(): Promise<readonly Row[]> {
    return (await readPage({ handling: 'WAITING' }, PAGE, null)).rows;
  }

  /**
   * Reads again what is shown, as far as it was read, and puts it in the place of what was known: what ended while
   * nobody heard it moves no row, so that the newest rows alone would not tell.
   */
  async function readAgain() {
    const began = ++edition;
    const filter = shown;
    mustReadAgain = true;
    heardMeanwhile = [];
    try {
      const [page, waiting] = await Promise.all([
        readPages(filter, Math.min(visible(filter).length, MOST_READ_AGAIN)),
        readWaiting(),
      ]);
      if (began !== edition) return;
      const opened = openId === undefined ? undefined : log.get(openId);
      mustReadAgain = false;
      readings.clear();
      log.replace([...page.rows, ...waiting, ...heardMeanwhile, ...(opened ? [opened] : [])]);
      set(filter, readTo(page, []));
    } catch (error) {
      if (began === edition) set(filter, { state: 'failed', error });
    }
  }

  async function readPages(filter: LogFilter, wanted: number) {
    let page = await readPage(filter, LARGE_PAGE, null);
    const rows = [...page.rows];
    while (page.hasMore && rows.length < wanted) {
      page = await readPage(filter, LARGE_PAGE, page.cursor);
      rows.push(...page.rows);
    }
    return { ...page, rows };
  }

  function visible(filter: LogFilter): readonly Row[] {
    const { readTo: place, ids } = reading(filter);
    const belongs = (row: Row) => mayBelong(filter, row, viewerId);
    if (!isFollowed(filter)) return ids.flatMap((id) => log.get(id) ?? []).filter(belongs);
    const rows = visibleRows(log.rows(), Object.keys(filter).length > 0 ? belongs : undefined, place);
    // They stand on top however far down the log they are.
    return waitingFirst(
      rows,
      log.rows().filter((row) => row.waitingSince && belongs(row)),
    );
  }

  /** What was pushed may belong to a filter that only the server can apply. */
  function noteNews(rows: readonly Row[]) {
    for (const [key, { ids, news, isStale }] of readings) {
      const filter = JSON.parse(key) as LogFilter;
      if (isFollowed(filter)) continue;
      const listed = new Set(ids);
      const hasChanged = rows.some(({ id, version }) => listed.has(id) && log.get(id)?.version !== version);
      const others = rows
        .filter(({ id }) => !listed.has(id) && !news.has(id))
        .filter((row) => mayBelong(filter, row, viewerId));
      if (others.length === 0 && (isStale || !hasChanged)) continue;
      set(filter, { isStale: isStale || hasChanged, news: new Set([...news, ...others.map(({ id }) => id)]) });
    }
  }

  /** Listens until the function that it answers is called. */
  function start(): () => void {
    let isFirst = true;
    let connections = 0;
    const stopRemovals = hear(conversationRemovals, () => ({ companyId }), {
      next: (data) => forget(data.conversationRemovals.map(({ id }) => id)),
    });
    const stopActivity = hear(
      conversationActivity,
      () => {
        isFirst = true; // asked again after a new connection: the next event tells the newest 50
        connections++;
        // Where it fails, they still stand in their places, and what is pushed brings the next ones.
        void readWaiting().then(log.merge, () => undefined);
        return { companyId };
      },
      {
        next: (data) => {
          const rows = present(read(ConversationRow_conversation, data.conversationActivity));
          const wasUnheard = isFirst && (connections > 1 || reading(shown).state === 'ready');
          if (!isFirst) noteNews(rows);
          isFirst = false;
          if (mustReadAgain) heardMeanwhile.push(...rows);
          log.merge(rows);
          if (wasUnheard) void readAgain();
        },
      },
    );
    return () => {
      stopActivity();
      stopRemovals();
    };
  }

  /** Takes removed conversations out of everything. */
  function forget(ids: readonly string[]) {
    for (const id of ids) removed.add(id);
    log.forget(ids);
    heardMeanwhile = present(heardMeanwhile);
    for (const [key, { news }] of readings) {
      if (ids.some((id) => news.has(id)))
        set(JSON.parse(key), { news: new Set([...news].filter((id) => !removed.has(id))) });
    }
  }

  return {
    rows: log.rows,
    get: log.get,
    /** Takes in what was read elsewhere. */
    merge: (rows: readonly Row[]) => log.merge(present(rows)),
    forget,
    isRemoved: (id: string) => removed.has(id),
    subscribe: log.subscribe,
    start,
    show,
    readMore,
    readAgain,
    reading,
    visible,
    /** The conversation whose messages are open: it is kept, wherever in the log it stands. */
    keepOpen(id: string | undefined) {
      openId = id;
    },
    subscribeToReading(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

interface ReadPage {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  readonly cursor: string | null;
}

function readTo({ rows, hasMore, cursor }: ReadPage, ids: readonly string[]): Reading {
  const all = [...new Set([...ids, ...rows.map(({ id }) => id)])];
  return { ...unread, state: 'ready', hasMore, cursor, readTo: hasMore ? rows.at(-1) : undefined, ids: all };
}
