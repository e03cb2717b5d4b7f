import { expect, it } from 'vitest';
import { type Block, newestSeq, withMessages, withRejected } from './transcript.ts';

type Item = { readonly seq: number };
const items = (...seqs: number[]): Item[] => seqs.map((seq) => ({ seq }));
const shape = (blocks: readonly Block<Item>[]) =>
  blocks.map(({ number, messages }) => [number, messages.map(({ seq }) => seq)]);

it.each<[string, number[][], unknown]>([
  ['nothing', [[]], []],
  ['a first page, newest first', [[3, 2, 1]], [[0, [1, 2, 3]]]],
  [
    'what is pushed twice',
    [
      [1, 2],
      [2, 3],
      [3, 3],
    ],
    [[0, [1, 2, 3]]],
  ],
  [
    'across the edge of a block',
    [[49, 50, 51]],
    [
      [0, [49]],
      [1, [50, 51]],
    ],
  ],
  [
    'older pages after newer ones',
    [[120], [60], [10]],
    [
      [0, [10]],
      [1, [60]],
      [2, [120]],
    ],
  ],
])('a transcript takes in %s', (_case, pages, expected) => {
  const blocks = pages.reduce<readonly Block<Item>[]>((so, page) => withMessages(so, items(...page)), []);
  expect(shape(blocks)).toEqual(expected);
});

it('leaves the other blocks as they are', () => {
  const before = withMessages<Item>([], items(1, 60));
  const after = withMessages(before, items(61));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(withMessages(after, items(61, 1))).toBe(after);
  expect(newestSeq(after)).toBe(61);
  expect(newestSeq([])).toBe(0);
});

it('marks the answers that were not meant, and leaves the other blocks as they are', () => {
  const said = (seq: number, isRejected = false) => ({ seq, isRejected });
  const blocks = withMessages([], [said(3), said(5, true), said(51)]);
  const marked = withRejected(blocks, [3, 5, 99]);
  expect(marked.flatMap(({ messages }) => messages)).toEqual([said(3, true), said(5, true), said(51)]);
  expect(marked[1]).toBe(blocks[1]);
  expect(withRejected(marked, [3, 5])).toBe(marked);
});
