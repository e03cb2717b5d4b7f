import { expect, test } from 'vitest';
import { nextSlice, type Written } from './upkeep.ts';

const table = { name: 'products', rows: 20_000, dead: 0, changed: 0, added: 0 };
const MB = 1024 * 1024;

test.each<[string, Written, string | null]>([
  ['nothing was written', { log: 0, tables: [table] }, null],
  ['little was written', { log: 15 * MB, tables: [{ ...table, dead: 3_000, changed: 1_000 }] }, null],
  ['the log has grown', { log: 16 * MB, tables: [table] }, 'checkpoint'],
  ['rows are dead', { log: 0, tables: [{ ...table, dead: 4_000 }] }, 'vacuum (truncate off) products'],
  [
    'rows are dead, and the log has grown',
    { log: 99 * MB, tables: [{ ...table, dead: 20_000 }] },
    'vacuum (truncate off) products',
  ],
  [
    'rows came and went in a table that is empty',
    { log: 0, tables: [{ ...table, rows: 0, dead: 2_000 }] },
    'vacuum (truncate off) products',
  ],
  ['many rows came', { log: 0, tables: [{ ...table, added: 24_000 }] }, 'vacuum (truncate off) products'],
  ['many rows changed', { log: 0, tables: [{ ...table, changed: 2_000 }] }, 'analyze products'],
  ['a small table changed altogether', { log: 0, tables: [{ ...table, rows: 900, changed: 900 }] }, null],
])('%s', (_, written, slice) => {
  expect(nextSlice(written)).toBe(slice);
});

test('of several tables the one with most dead rows comes first', () => {
  const tables = [
    { ...table, dead: 5_000 },
    { ...table, name: 'messages', dead: 9_000 },
  ];
  expect(nextSlice({ log: 0, tables })).toBe('vacuum (truncate off) messages');
});
