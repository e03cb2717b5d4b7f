import { expect, test } from 'vitest';
import { slideOf } from './slide.ts';

const rows = (ids: string) => [...ids].map((id) => ({ id }));

test.each([
  ['nothing moved', 'abc', 'abc', undefined],
  ['only what lies below changed', 'abc', 'acb', undefined],
  ['one comes in above', 'abc', 'dab', { what: 'list', from: -1 }],
  ['two come in above', 'abc', 'dea', { what: 'list', from: -2 }],
  ['one moves up', 'abc', 'cab', { what: 0, from: 2 }],
  ['other rows altogether', 'abc', 'xyz', undefined],
  ['the first rows', '', 'abc', undefined],
  ['the last is gone', 'a', '', undefined],
] as const)('%s: what glides', (_name, before, now, expected) => {
  expect(slideOf(rows(before), rows(now))).toEqual(expected);
});
