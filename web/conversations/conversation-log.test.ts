import { describe, expect, it, vi } from 'vitest';
import { createConversationLog, type Entry, visibleRows } from './conversation-log.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
const row = (id: string, minute: number, version = 1, status = 'ACTIVE'): Entry => ({
  id,
  version,
  status,
  lastMessageAt: at(minute),
});
const ids = (rows: readonly Entry[]) => rows.map(({ id }) => id).join('');

function logOf(...rows: Entry[]) {
  const log = createConversationLog<Entry>();
  log.merge(rows);
  return log;
}

describe('the log of conversations', () => {
  it.each<[string, Entry[], Entry[], string]>([
    ['begins empty', [], [], ''],
    ['stands newest first, whatever the order of reading', [row('a', 1), row('c', 3)], [row('b', 2)], 'cba'],
    ['orders one moment by id, as the server does', [row('a', 1), row('c', 1)], [row('b', 1)], 'cba'],
    ['moves a conversation up when it goes on', [row('a', 1), row('b', 2)], [row('a', 3, 2)], 'ab'],
    ['keeps the newer state when an older one comes later', [row('a', 3, 5), row('b', 2)], [row('a', 1, 4)], 'ab'],
    ['takes a burst with the same conversation twice', [row('b', 2)], [row('a', 1), row('a', 4, 2)], 'ab'],
  ])('%s', (_case, before, incoming, expected) => {
    const log = logOf(...before);
    log.merge(incoming);
    expect(ids(log.rows())).toBe(expected);
  });

  it('says nothing when nothing changed', () => {
    const log = logOf(row('a', 1));
    const listener = vi.fn();
    log.subscribe(listener);
    const rows = log.rows();
    log.merge([row('a', 1)]);
    expect(listener).not.toHaveBeenCalled();
    expect(log.rows()).toBe(rows);
  });

  it('forgets what is removed', () => {
    const log = logOf(row('a', 1), row('b', 2), row('c', 3));
    const listener = vi.fn();
    log.subscribe(listener);
    log.forget(['b', 'x']);
    expect(ids(log.rows())).toBe('ca');
    expect(log.get('b')).toBeUndefined();
    log.forget(['b']);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('forgets what a new reading does not have, and keeps the newer of two states', () => {
    const log = logOf(row('a', 1), row('b', 2, 7), row('c', 3));
    const listener = vi.fn();
    log.subscribe(listener);
    log.replace([row('b', 2, 6), row('a', 5, 2)]);
    expect(log.rows()).toEqual([row('a', 5, 2), row('b', 2, 7)]);
    expect(log.get('c')).toBeUndefined();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is the same after any order of the same events', () => {
    const events = Array.from({ length: 200 }, (_, index) => row(`${index % 17}`, (index * 37) % 60, index));
    const forwards = logOf(...events);
    const backwards = logOf(...events.toReversed());
    expect(backwards.rows()).toEqual(forwards.rows());
    expect(forwards.rows()).toHaveLength(17);
  });
});

describe('what a filter shows', () => {
  const rows = logOf(row('d', 4, 1, 'COMPLETED'), row('c', 3), row('b', 2, 1, 'COMPLETED'), row('a', 1)).rows();

  it.each<[string, string | undefined, { id: string; lastMessageAt: string } | undefined, string]>([
    ['all of them', undefined, undefined, 'dcba'],
    ['one status', 'COMPLETED', undefined, 'db'],
    ['no further than was read', undefined, row('b', 2), 'dcb'],
    ['no further even when that one has moved away', undefined, { id: 'b', lastMessageAt: at(3) }, 'dc'],
  ])('%s', (_case, status, readTo, expected) => {
    const belongs = status === undefined ? undefined : (one: Entry) => one.status === status;
    expect(ids(visibleRows(rows, belongs, readTo))).toBe(expected);
  });
});
