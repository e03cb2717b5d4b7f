import { expect, it } from 'vitest';
import { allOrNone, MOST_SELECTED, present, toggled } from './selection.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}` }));

it('takes one in and lets it go again', () => {
  const one = toggled(new Set(), 'a');
  expect([...(one ?? [])]).toEqual(['a']);
  expect(toggled(one, 'a')?.size).toBe(0);
});

it('takes all in, from the top and not more than can be removed at once; and none', () => {
  const all = allOrNone(new Set(), rows(150));
  expect(all?.size).toBe(MOST_SELECTED);
  expect(toggled(all, '149')?.size).toBe(MOST_SELECTED);
  expect(allOrNone(all, rows(150))?.size).toBe(0);
  expect(allOrNone(new Set(['0']), rows(2))?.size).toBe(2);
});

it('knows which of the chosen are still there', () => {
  expect(present(new Set(['0', '7']), rows(3))).toEqual(['0']);
});
