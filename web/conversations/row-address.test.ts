import { expect, test } from 'vitest';
import { rowAddress } from './row-address.ts';

const row = { id: 'b', unansweredQuestion: { seq: 4, text: 'incartate i regali?' } };
const other = { id: 'c', unansweredQuestion: null };

test.each([
  ['a row of the whole log', row, '', false, '/log/b'],
  ['the filter stays', row, '?status=active', false, '/log/b?status=active'],
  ['what named a message of another one goes', row, '?status=active&message=9', false, '/log/b?status=active'],
  ['without an answer it opens at the question', row, '?unanswered=1', true, '/log/b?unanswered=1&message=4'],
  ['one whose question is not known opens at its end', other, '?unanswered=1&message=9', true, '/log/c?unanswered=1'],
])('%s', (_case, given, search, isForUnanswered, address) => {
  expect(rowAddress('/log', given, search, isForUnanswered)).toBe(address);
});
