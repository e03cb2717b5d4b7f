import { expect, it } from 'vitest';
import { filterIn } from '../conversations/log-filter.ts';
import { listAddresses } from './list-addresses.ts';

it('a figure opens the log of the very days that it counts', () => {
  const lists = listAddresses('/dashboard', '2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z');
  const address = new URL(lists.log({ unanswered: '1' }), 'http://shop.it');
  expect(address.pathname).toBe('/dashboard/conversations');
  expect(filterIn(address.searchParams)).toEqual({ from: '2026-11-01', to: '2026-11-30', isUnanswered: true });
});

it.each([
  ['2026-11-19T23:00:00.000Z', '2026-11-20T10:00:00.000Z'],
  ['2026-11-19T23:00:00.000Z', '2026-11-19T23:00:00.000Z'], // in the first moment of a day
])('a period from %s to %s is one day', (from, to) => {
  const { searchParams } = new URL(listAddresses('', from, to).log(), 'http://shop.it');
  expect(filterIn(searchParams)).toEqual({ from: '2026-11-20', to: '2026-11-20' });
});
