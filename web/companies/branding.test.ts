import { expect, it } from 'vitest';
import { initialsOf, isColor, readableOn } from './branding.ts';

it.each([
  ['Demo Shop', 'DS'],
  ['  la   bottega di Anna ', 'LB'],
  ['èlite', 'È'],
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

it.each([
  ['#1E3A8A', '#FFFFFF'],
  ['#7C3AED', '#FFFFFF'],
  ['#3B82F6', '#0F172A'],
  ['#FDE047', '#0F172A'],
  ['not yet', '#0F172A'],
])('on %s one reads %s', (color, expected) => {
  expect(readableOn(color)).toBe(expected);
});
