import { describe, expect, it } from 'vitest';
import { heldRows } from './held-rows.ts';
import { conditionsIn, filterIn, isFollowed, type LogFilter, mayBelong, withFilter } from './log-filter.ts';

describe('a filter', () => {
  it.each<[string, LogFilter]>([
    ['', {}],
    ['status=active', { status: 'ACTIVE' }],
    ['from=2026-11-01&to=2026-11-20', { from: '2026-11-01', to: '2026-11-20' }],
    ['source=catalog&satisfaction=3', { source: 'CATALOG', satisfaction: 3 }],
    ['suspected=1', { isSuspected: true }],
    ['search=resi+e+cambi&unanswered=1', { isUnanswered: true, search: 'resi e cambi' }],
  ])('%j in the address is %j, there and back', (address, filter) => {
    expect(filterIn(new URLSearchParams(address))).toEqual(filter);
    const back = withFilter(new URLSearchParams('message=3'), filter);
    expect(filterIn(back)).toEqual(filter);
    expect(back.get('message')).toBe('3');
  });

  it('leaves out what an address names wrongly', () => {
    const address = new URLSearchParams('status=open&from=ieri&source=tv&satisfaction=9&search=+');
    expect(filterIn(address)).toEqual({});
  });

  it('replaces the one before', () => {
    expect(`${withFilter(new URLSearchParams('status=active&search=reso'), { source: 'AI' })}`).toBe('source=ai');
  });

  it.each<[LogFilter, boolean, number]>([
    [{}, true, 0],
    [{ status: 'ACTIVE' }, true, 0],
    [{ status: 'ACTIVE', search: 'reso' }, false, 0],
    [{ from: '2026-11-01', to: '2026-11-02' }, false, 1],
    [{ source: 'AI', satisfaction: 1, isUnanswered: true }, false, 3],
  ])('%j is followed: %s, with %d conditions', (filter, followed, conditions) => {
    expect(isFollowed(filter)).toBe(followed);
    expect(conditionsIn(filter)).toBe(conditions);
  });

  it.each<[LogFilter, boolean]>([
    [{ search: 'reso' }, true],
    [{ source: 'FAQ' }, true],
    [{ status: 'COMPLETED', search: 'reso' }, true],
    [{ status: 'ACTIVE', search: 'reso' }, false],
    [{ satisfaction: 4 }, true],
    [{ satisfaction: 1 }, false],
    [{ isUnanswered: true }, false],
    [{ isSuspected: true }, true],
    [{ from: '2026-11-21' }, true],
    [{ from: '2026-11-22' }, false],
    [{ to: '2026-11-21' }, true],
    [{ to: '2026-11-20' }, false],
  ])('what is pushed may belong to %j: %s', (filter, expected) => {
    const lastMessageAt = '2026-11-20T23:30:00.000Z'; // the 21st in Rome
    const row = {
      status: 'COMPLETED',
      satisfaction: 4,
      isUnanswered: false,
      isSuspected: true,
      lastMessageAt,
    } as const;
    expect(mayBelong(filter, row)).toBe(expected);
  });
});

describe('rows that are held', () => {
  const row = (id: string, minute: number, version = 1) => ({
    id,
    version,
    status: 'ACTIVE',
    lastMessageAt: new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString(),
  });
  const before = [row('c', 3), row('b', 2), row('a', 1)];

  it.each([
    ['nothing happened', before, 'cba', 0],
    ['one goes on and one is new', [row('d', 5), row('a', 4, 2), row('c', 3), row('b', 2)], 'cba', 2],
    ['one is gone', [row('c', 3), row('a', 1)], 'ca', 0],
    ['all went on', [row('a', 6, 2), row('b', 5, 2), row('c', 4, 2)], 'cba', 3],
  ])('stand still: %s', (_case, now, ids, newer) => {
    const held = heldRows(now, before);
    expect(held.rows.map(({ id }) => id).join('')).toBe(ids);
    expect(held.newer).toBe(newer);
    for (const shown of held.rows) expect(now).toContain(shown);
  });
});
