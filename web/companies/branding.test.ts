import { expect, it } from 'vitest';
import { colorOf, initialsOf, isColor } from './branding.ts';

it.each([
  ['Demo Shop', 'DS'],
  ['  la   bottega di Anna ', 'LB'],
  ['èlite', 'È'],
  ['Fiori & Co', 'FC'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it.each([
  ['#3B82F6', true],
  ['#3b82f6', true],
  ['#3B8', false],
  ['3B82F6', false],
  ['#3B82FG', false],
])('%s is a colour: %s', (text, expected) => {
  expect(isColor(text)).toBe(expected);
});

it('a company keeps its own colour behind its initials; those that chose none differ among themselves', () => {
  expect(colorOf('01890a5d-ac96-774b-bcce-b302099a8057', '#112233')).toBe('#112233');
  const ids = Array.from({ length: 20 }, (_, n) => `01890a5d-ac96-774b-bcce-b3020999${String(n).padStart(4, '0')}`);
  expect(new Set(ids.map((id) => colorOf(id, '#3B82F6'))).size).toBeGreaterThan(4);
  expect(colorOf(ids[0] ?? '', '#3b82f6')).toBe(colorOf(ids[0] ?? '', '#3B82F6'));
});
