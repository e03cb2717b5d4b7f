import { describe, expect, it } from 'vitest';
import { lineChanges } from './line-changes.ts';
import { hasOwnTone, isTyped, withTone } from './prompt-draft.ts';

const tones = { friendly: 'Tono: amichevole.', expert: 'Tono: competente.' };
const templates = [{ id: 'a', text: 'Aiuta i clienti.', name: '', description: '', category: '', personality: '' }];

describe('a personality', () => {
  it.each([
    ['', 'Tono: competente.'],
    ['Aiuta.', 'Aiuta.\n\nTono: competente.'],
    ['Aiuta.\n\nTono: amichevole.\nCiao', 'Aiuta.\n\nTono: competente.\nCiao'],
  ])('%j → %j', (text, toned) => {
    expect(withTone(text, tones.expert)).toBe(toned);
  });

  it.each([
    ['Aiuta.\nTono: amichevole.', false],
    ['Aiuta.', false],
    ['Tono: da pirata.', true],
  ])('takes away an own line of %j: %s', (text, isOwn) => {
    expect(hasOwnTone(text, tones)).toBe(isOwn);
  });
});

it.each([
  ['', false],
  ['Aiuta i clienti.', false],
  ['Aiuta i clienti.\n\nTono: amichevole.', false],
  ['Aiuta i clienti, sempre.', true],
  ['Tono: da pirata.', true],
])('%j was typed: %s', (text, isOwn) => {
  expect(isTyped(text, templates, tones)).toBe(isOwn);
});

it('compares line by line', () => {
  expect(lineChanges('uno\ndue\ntre', 'uno\nDUE\ntre\nquattro').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'same uno',
    'removed due',
    'added DUE',
    'same tre',
    'added quattro',
  ]);
});
