import type { ApolloClient } from '@apollo/client';
import { expect, it } from 'vitest';
import type { Listener } from '../live/listen.ts';
import { createLiveLog, isUnread, type Row } from './live-log.ts';
import type { LogFilter } from './log-filter.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 0, minute)).toISOString();

function conversation(number: number): Row {
  const id = `${number}`.padStart(4, '0');
  return {
    __typename: 'Conversation',
    id,
    version: 1,
    status: 'ACTIVE',
    satisfaction: null,
    isUnanswered: false,
    isSuspected: false,
    waitingSince: null,
    handler: null,
    lastMessageAt: at(number),
  } as unknown as Row;
}

const inOrder = (rows: Iterable<Row>) =>
  [...rows].sort((one, other) => (one.lastMessageAt < other.lastMessageAt ? 1 : -1));

/** A server with a table of conversations; `hold` keeps answers back until they are let go. */
function server(count: number) {
  const table = new Map(Array.from({ length: count }, (_, number) => [conversation(number).id, conversation(number)]));
  const held: (() => void)[] = [];
  let isHolding = false;
  let heard: { variables: () => unknown; next: (rows: Row[]) => void } | undefined;

  async function query({ variables }: { variables: { first: number; after: string | null; filter: LogFilter } }) {
    const rows = inOrder(table.values()).filter(
      (row) =>
        (!variables.filter.status || row.status === variables.filter.status) &&
        (!variables.filter.handling || row.waitingSince),
    );
    const from = variables.after === null ? 0 : rows.findIndex(({ id }) => id === variables.after) + 1;
    const nodes = rows.slice(from, from + variables.first);
    const pageInfo = { endCursor: nodes.at(-1)?.id ?? null, hasNextPage: from + nodes.length < rows.length };
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    return { data: { conversations: { nodes, pageInfo } } };
  }

  return {
    table,
    client: { query } as unknown as Pick<ApolloClient, 'query'>,
    hear: ((_document: unknown, variables: () => unknown, listener: Listener<unknown>) => {
      heard = { variables, next: (rows) => listener.next({ conversationActivity: rows }) };
      return () => {
        heard = undefined;
      };
    }) as never,
    change(id: string, change: Partial<Row>) {
      const row = table.get(id);
      if (row) table.set(id, { ...row, ...change, version: row.version + 1 } as Row);
    },
    connect() {
      heard?.variables();
      heard?.next(inOrder(table.values()).slice(0, 50));
    },
    push: (...ids: string[]) => heard?.next(ids.flatMap((id) => table.get(id) ?? [])),
    hold() {
      isHolding = true;
    },
    async letGo() {
      isHolding = false;
      for (const go of held.splice(0)) go();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it.each<LogFilter>([{}, { status: 'ACTIVE' }, { source: 'FAQ' }])(
  'equals a fresh reading after a cut: %j',
  async (filter) => {
    const shop = server(100);
    const log = createLiveLog(shop.client, 'shop', 'anna', shop.hear);
    log.start();
    shop.connect();
    await log.readMore(filter);
    await log.readMore(filter);
    expect(log.visible(filter)).toHaveLength(100);
    // Nobody hears: 60 go on, 20 others end, which moves no row.
    const ids = [...shop.table.keys()];
    for (const [index, id] of ids.slice(0, 60).entries()) shop.change(id, { lastMessageAt: at(200 + index) });
    for (const id of ids.slice(60, 80)) shop.change(id, { status: 'COMPLETED' });
    shop.connect();
    await settled();
    const fresh = inOrder(shop.table.values()).filter((row) => !filter.status || row.status === filter.status);
    expect(log.visible(filter)).toEqual(fresh);
  },
);

it('lets no page of before the cut bring a gap into the log', async () => {
  const shop = server(300);
  const log = createLiveLog(shop.client, 'shop', 'anna', shop.hear);
  log.start();
  shop.connect();
  await log.readMore({});
  shop.hold();
  const late = log.readMore({}); // rows 51–100, on their way when the connection breaks
  for (let number = 0; number < 120; number++) {
    shop.table.set(conversation(1_000 + number).id, conversation(1_000 + number));
  }
  shop.connect();
  await shop.letGo();
  await late;
  await settled();
  const shown = log.visible({});
  expect(shown).toEqual(inOrder(shop.table.values()).slice(0, shown.length));
  while (log.reading({}).hasMore) await log.readMore({});
  expect(log.visible({})).toEqual(inOrder(shop.table.values()));
});

it('keeps what is pushed while it reads again', async () => {
  const shop = server(10);
  const log = createLiveLog(shop.client, 'shop', 'anna', shop.hear);
  log.start();
  shop.connect();
  await log.readMore({});
  shop.connect();
  shop.hold();
  shop.connect();
  shop.change('0003', { lastMessageAt: at(500) });
  shop.push('0003');
  await shop.letGo();
  await settled();
  expect(log.visible({})).toEqual(inOrder(shop.table.values()));
});

it('tells of what may belong to a filter that only the server applies, and asks when it is told to', async () => {
  const filter: LogFilter = { source: 'FAQ', status: 'ACTIVE' };
  const shop = server(10);
  const log = createLiveLog(shop.client, 'shop', 'anna', shop.hear);
  log.start();
  shop.connect();
  await log.readMore(filter);
  const before = log.visible(filter);
  shop.table.set(conversation(50).id, conversation(50));
  shop.table.set(conversation(51).id, { ...conversation(51), status: 'COMPLETED' });
  shop.change('0002', { lastMessageAt: at(600) });
  shop.push('0050', '0051', '0002');
  expect([...log.reading(filter).news]).toEqual(['0050']);
  expect(log.reading(filter).isStale).toBe(true);
  expect(log.visible(filter).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(log.visible(filter).find(({ id }) => id === '0002')?.version).toBe(2);
  await log.readAgain();
  expect(log.reading(filter).news.size).toBe(0);
  expect(log.reading(filter).isStale).toBe(false);
  expect(
    log
      .visible(filter)
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['0002', '0050']);
});

it.each<[LogFilter, LogFilter]>([
  [{ source: 'FAQ' }, {}],
  [{}, { source: 'FAQ' }],
])('reads again what is shown, also after going back to it: %j', async (filter, other) => {
  const shop = server(10);
  const log = createLiveLog(shop.client, 'shop', 'anna', shop.hear);
  log.start();
  shop.connect();
  for (const each of [filter, other, filter]) {
    log.show(each);
    await settled();
  }
  shop.table.set(conversation(50).id, conversation(50));
  shop.connect();
  await settled();
  expect(log.reading(filter).state).toBe('ready');
  expect(log.visible(filter)).toEqual(inOrder(shop.table.values()));
  // What was not shown is unread again, and read once it is.
  expect(isUnread(log.reading(other))).toBe(true);
  log.show(other);
  await settled();
  expect(log.visible(other)).toEqual(inOrder(shop.table.values()));
});

it('shows nothing that no longer belongs to a filter', async () => {
  const filter: LogFilter = { source: 'FAQ', status: 'ACTIVE' };
  const shop = server(10);
  const log = createLiveLog(shop.client, 'shop', 'anna', shop.hear);
  log.start();
  shop.connect();
  log.show(filter);
  await settled();
  shop.change('0004', { status: 'COMPLETED' });
  shop.push('0004');
  expect(log.visible(filter).map(({ id }) => id)).not.toContain('0004');
  expect(log.visible(filter)).toHaveLength(9);
  expect(log.reading(filter).isStale).toBe(true);
});

it('who waits for a person stands on top, the longest first, however far down the log', async () => {
  const { table, client, hear, change, connect, push } = server(300);
  change('0003', { waitingSince: at(400) });
  change('0007', { waitingSince: at(390) });
  const log = createLiveLog(client, 'shop', 'anna', hear);
  log.show({});
  await settled();
  const stop = log.start();
  connect();
  await settled();
  const ids = () => log.visible({}).map(({ id }) => id);
  expect(ids().slice(0, 3)).toEqual(['0007', '0003', '0299']);
  change('0298', { waitingSince: at(380) });
  push('0298');
  expect(ids().slice(0, 4)).toEqual(['0298', '0007', '0003', '0299']);
  await log.readAgain();
  expect(ids().slice(0, 4)).toEqual(['0298', '0007', '0003', '0299']);
  change('0007', { waitingSince: null });
  push('0007');
  expect(ids().slice(0, 3)).toEqual(['0298', '0003', '0299']);
  expect(ids()).not.toContain('0007');
  expect(new Set(ids()).size).toBe(ids().length);
  expect(log.visible({ status: 'COMPLETED' })).toEqual([]);
  expect(table.size).toBe(300);
  stop();
});
