import { describe, expect, test } from 'vitest';
import { completed } from '../../search/completed.ts';
import { wordsOf } from '../words.ts';
import { FieldIndex } from './field-index.ts';
import { FIELDS } from './fields.ts';
import { hasNoun, nounOf } from './noun.ts';

const steps = FieldIndex.of([
  {
    topic: 'POLITICS',
    alone: 'parlamento, elezione, salvini, trump, voto utile, il voto utile di',
    hints: 'voti, partito, legge',
  },
  { topic: 'SCHOOL', alone: 'romanzo, frazione', hints: 'legge' },
]);
const index = completed(steps);

function read(text: string, known: readonly string[] = []): string[] {
  const words = wordsOf(text);
  return index
    .readMisspelt(words, (word) => known.includes(word))
    .map(({ topic, isAlone, start, end }) => {
      const said = words.slice(start, end).map((word) => word.text);
      return `${topic}${isAlone ? '!' : ''} ${said.join(' ')}`;
    });
}

test.each([
  ['chi siede in Parlamento?', ['POLITICS! parlamento']],
  ['due romanzi', ['SCHOOL! romanzi']],
  ['le elezioni', ['POLITICS! elezioni']],
  ['ne parlo domani', []],
  ['la legge', ['POLITICS legge', 'SCHOOL legge']],
  ['il voto utile di ieri', ['POLITICS! il voto utile di']],
  ['un voto', []],
])('%s holds %j', (text, finds) => {
  expect(read(text)).toEqual(finds);
});

describe('misspelt words', () => {
  test.each([
    ['le ELEZZIONI', ['POLITICS! elezzioni']],
    ['per chi votti', ['POLITICS votti']],
    ['mi piace salvinj', ['POLITICS salvinj']], // near, and so a hint alone
    ['ha ragione tramp', ['POLITICS tramp']], // short, with the same first and last letter
    ['ha ragione trumo', []],
    ['mi piace xalvini', []], // its first letter is another
    ['i vini', []],
  ])('%s holds %j', (text, finds) => {
    expect(read(text)).toEqual(finds);
  });

  test('a word that is known is no typo', () => {
    expect(read('la frazzione', ['frazzione'])).toEqual([]);
  });
});

test('a noun is found in its other numbers and genders, a short word only as it is', () => {
  expect(['romanzo', 'romanzi', 'banche', 'banca', 'gol'].map(nounOf)).toEqual([
    'romanz',
    'romanz',
    'banc',
    'banc',
    'gol',
  ]);
  expect(hasNoun('romanzi', (word) => word === 'romanzo')).toBe(true);
  expect(hasNoun('parlo', (word) => word === 'parlamento')).toBe(false);
});

test('the vocabularies are folded words with single spaces, and none is empty', () => {
  for (const { alone, hints } of FIELDS) {
    const entries = [alone, hints].map((list) => list.split(',').map((entry) => entry.trim()));
    expect(entries.flat().filter((entry) => entry !== '' && !/^[a-z0-9]+(?:\s+[a-z0-9]+)*$/.test(entry))).toEqual([]);
    for (const list of entries) expect(list.length).toBeGreaterThan(10);
  }
});

test('vocabularies are read in as many steps as they have entries: nobody waits for all of them at once', () => {
  const entries = FIELDS.flatMap(({ alone, hints }) => [...alone.split(','), ...hints.split(',')]);
  let steps = 0;
  for (const _ of FieldIndex.of(FIELDS)) steps++;
  expect(steps).toBe(entries.length);
});
