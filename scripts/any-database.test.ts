import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ANY_DATABASE } from './any-database.mjs';

test('every story that one database is enough for is there, and named once', () => {
  expect(ANY_DATABASE.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(ANY_DATABASE).size).toBe(ANY_DATABASE.length);
});
