import { describe, expect, it } from 'vitest';
import { conditionsIn, filterIn, isFollowed, type LogFilter, mayBelong, withFilter } from './log-filter.ts';

describe('a filter', () => {
  it.each<[string, LogFilter]>([
    ['', {}],
    ['status=active', { status: 'ACTIVE' }],
    ['from=2026-11-01&to=2026-11-20', { from: '2026-11-01', to: '2026-11-20' }],
    ['source=catalog&satisfaction=3', { source: 'CATALOG', satisfaction: 3 }],
    ['suspected=1', { isSuspected: true }],
    ['handling=waiting', { handling: 'WAITING' }],
    ['handling=mine', { handling: 'VIEWER' }],
    ['handling=person&search=reso', { handling: 'PERSON', search: 'reso' }],
    ['search=resi+e+cambi&unanswered=1', { isUnanswered: true, search: 'resi e cambi' }],
  ])('%j in the address is %j, there and back', (address, filter) => {
    expect(filterIn(new URLSearchParams(address))).toEqual(filter);
    const back = withFilter(new URLSearchParams('message=3'), filter);
    expect(filterIn(back)).toEqual(filter);
    expect(back.get('message')).toBe('3');
  });

  it('leaves out what an address names wrongly', () => {
    const address = new URLSearchParams('status=open&handling=toString&from=ieri&source=tv&satisfaction=9&search=+');
    expect(filterIn(address)).toEqual({});
  });

  it('replaces the one before', () => {
    expect(`${withFilter(new URLSearchParams('status=active&search=reso'), { source: 'AI' })}`).toBe('source=ai');
  });

  it.each<[LogFilter, boolean, number]>([
    [{}, true, 0],
    [{ status: 'ACTIVE' }, true, 0],
    [{ handling: 'VIEWER' }, true, 0],
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
      handler: null,
      waitingSince: null,
    } as const;
    expect(mayBelong(filter, row, 'anna')).toBe(expected);
  });

  it.each([
    [null, false, false],
    ['anna', true, true],
    ['bruno', true, false],
  ])('what %s has is with a person: %s, and mine: %s', (id, isPersons, isMine) => {
    const handler = id === null ? null : { id, name: 'Chi risponde', since: '2026-11-20T23:00:00.000Z' };
    const lastMessageAt = '2026-11-20T23:30:00.000Z';
    const row = {
      status: 'ACTIVE',
      satisfaction: null,
      isUnanswered: false,
      isSuspected: false,
      lastMessageAt,
      waitingSince: null,
    } as const;
    expect(mayBelong({ handling: 'WAITING' }, { ...row, handler }, 'anna')).toBe(false);
    expect(mayBelong({ handling: 'WAITING' }, { ...row, handler: null, waitingSince: lastMessageAt }, 'anna')).toBe(
      true,
    );
    expect(mayBelong({ handling: 'PERSON' }, { ...row, handler }, 'anna')).toBe(isPersons);
    expect(mayBelong({ handling: 'VIEWER' }, { ...row, handler }, 'anna')).toBe(isMine);
  });
});
