import { expect, it } from 'vitest';
import { initialsOf, isColor } from './branding.ts';

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
