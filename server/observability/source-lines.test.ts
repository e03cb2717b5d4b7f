import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { withSourceLines } from './source-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'tuoshop-maps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const address = (name: string) => pathToFileURL(join(folder, name)).href;

test('a place in a file with a map is told by its source, every other as it is', () => {
  // The second line of the file is the third of its source, from its fifth column on.
  const map = { version: 3, sources: ['../../server/app.ts'], names: [], mappings: ';AAEI' };
  writeFileSync(join(folder, 'app.mjs.map'), JSON.stringify(map));
  const stack = `    at startApp (${address('app.mjs')}:2:1)
    at ${address('app.mjs')}:1:1
    at other (${address('none.mjs')}:7:9)
    at node:internal/main:1:1`;
  expect(withSourceLines(stack)).toBe(`    at startApp (server/app.ts:3:5)
    at ${address('app.mjs')}:1:1
    at other (${address('none.mjs')}:7:9)
    at node:internal/main:1:1`);
});
