import { expect, it } from 'vitest';
import { type Sorting, sortedBy, sortingIn, withSorting } from './sorting.ts';

const read = (text: string) => sortingIn(new URLSearchParams(text));

it.each<[string, Sorting]>([
  ['', { sort: 'NAME', isDescending: false }],
  ['sort=today.desc', { sort: 'CONVERSATIONS_TODAY', isDescending: true }],
  ['sort=satisfaction', { sort: 'SATISFACTION', isDescending: false }],
  ['sort=name.desc', { sort: 'NAME', isDescending: true }],
  ['sort=nonsense', { sort: 'NAME', isDescending: false }],
])('%j names %j, and is written so', (text, sorting) => {
  expect(read(text)).toEqual(sorting);
  expect(read(withSorting(new URLSearchParams('company=1'), sorting).toString())).toEqual(sorting);
});

it('a click on a heading begins with the most of what counts, and the next one turns it round', () => {
  const first = sortedBy('CONVERSATIONS_TODAY', read(''));
  expect(first).toEqual({ sort: 'CONVERSATIONS_TODAY', isDescending: true });
  expect(sortedBy('CONVERSATIONS_TODAY', first)).toEqual({ sort: 'CONVERSATIONS_TODAY', isDescending: false });
  expect(sortedBy('NAME', first)).toEqual({ sort: 'NAME', isDescending: false });
});

it('what else stands in the address stays', () => {
  expect(withSorting(new URLSearchParams('company=1&sort=today'), read('')).toString()).toBe('company=1');
});
