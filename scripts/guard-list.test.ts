import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Guard } from './guard.ts';
import { agedIn, readGuards } from './guard-list.ts';

const root = join(import.meta.dirname, '..');
const guards = await readGuards(root);

test('each guard takes away a text that stands as often as it says, and names tests that are there', () => {
  expect(guards.length).toBeGreaterThan(140);
  expect(guards.flatMap((guard) => agedIn(guard, root))).toEqual([]);
});

test('no two guards share a name, and each takes something away that a test notices', () => {
  expect(new Set(guards.map(({ name }) => name)).size).toBe(guards.length);
  expect(guards.filter(({ edits, tests }) => edits.length === 0 || tests.length === 0)).toEqual([]);
});

test.each<[fault: string, edits: Guard['edits'], tests: Guard['tests']]>([
  ['shop.ts has 0 times, not 1: if (isClosed)', [['shop.ts', 'if (isClosed)', '']], [['shop.test.ts', 'opens']]],
  ['shop.ts has 2 times, not 1: return', [['shop.ts', 'return', '']], [['shop.test.ts', 'opens']]],
  ['shop.ts has 0 times, not 1: /limit [0-9]+/', [['shop.ts', /limit [0-9]+/, '']], [['shop.test.ts', 'opens']]],
  ['there is no door.ts', [['door.ts', 'return', '']], [['shop.test.ts', 'opens']]],
  ['there is no door.test.ts', [['shop.ts', 'if (isOpen)', '']], [['door.test.ts', '']]],
  ['shop.test.ts has no test named closes', [['shop.ts', 'if (isOpen)', '']], [['shop.test.ts', 'closes']]],
])('a guard that has aged is found: %s', (fault, edits, tests) => {
  const folder = mkdtempSync(join(tmpdir(), 'guards-'));
  mkdirSync(join(folder, 'rows'));
  writeFileSync(join(folder, 'shop.ts'), 'if (isOpen) return goods;\nreturn limit(3);');
  writeFileSync(join(folder, 'rows', 'table.ts'), "export const ROWS = ['at noon'];");
  writeFileSync(join(folder, 'shop.test.ts'), "import { ROWS } from './rows/table.ts'; test('opens');");
  expect(agedIn({ name: 'the door', edits, tests }, folder)).toEqual([`the door: ${fault}`]);
  const sound: Guard = {
    name: 'the door',
    edits: [
      ['shop.ts', 'return', ''],
      ['shop.ts', 'return', ''],
      ['shop.ts', /limit\([0-9]+\)/, ''],
    ],
    tests: [['shop.test.ts', 'at noon']],
  };
  expect(agedIn(sound, folder)).toEqual([]);
});
