import { expect, test } from 'vitest';
import { heldRows } from './held-rows.ts';

const row = (id: string, minute: number, version = 1) => ({
  id,
  version,
  status: 'ACTIVE',
  lastMessageAt: new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString(),
});
const before = [row('c', 3), row('b', 2), row('a', 1)];

// What is held tells by itself that it went on: only what is not among it counts as new.
test.each([
  ['nothing happened', before, 'cba', 0],
  ['one goes on and one is new', [row('d', 5), row('a', 4, 2), row('c', 3), row('b', 2)], 'cba', 1],
  ['one is gone', [row('c', 3), row('a', 1)], 'ca', 0],
  ['all went on', [row('a', 6, 2), row('b', 5, 2), row('c', 4, 2)], 'cba', 0],
  ['all went on and one is new', [row('c', 9, 2), row('b', 8, 2), row('a', 7, 2), row('d', 6)], 'cba', 1],
  ['more was read further down', [...before, row('z', 0)], 'cba', 0],
])('held rows stand still: %s', (_case, now, ids, newer) => {
  const held = heldRows(now, before);
  expect(held.rows.map(({ id }) => id).join('')).toBe(ids);
  expect(held.newer).toBe(newer);
  for (const shown of held.rows) expect(now).toContain(shown);
});
