import { expect, test } from 'vitest';
import { appended } from './pages.ts';

const list = (ids: string, hasNextPage: boolean) => ({
  nodes: [...ids].map((id) => ({ id })),
  pageInfo: { endCursor: ids.at(-1) ?? null, hasNextPage },
});

test.each([
  ['ab', 'cd', 'abcd'],
  ['ab', 'bc', 'abc'],
  ['ab', '', 'ab'],
])('%s and then %s are %s', (former, next, expected) => {
  const joined = appended(list(former, true), list(next, false));
  expect(joined.nodes.map(({ id }) => id).join('')).toBe(expected);
  expect(joined.pageInfo.hasNextPage).toBe(false);
});
