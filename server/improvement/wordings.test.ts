import { describe, expect, test } from 'vitest';
import { trendOf } from './question-group.ts';
import { byTypicality, proposedKeywords, wordingsOf } from './wordings.ts';

test('signs, capitals and accents make no other wording; it is shown as it was written last', () => {
  expect(wordingsOf(['Perché no?', 'perche no', 'PERCHÉ NO!!!', 'forse'])).toEqual([
    { text: 'Perché no?', count: 3 },
    { text: 'forse', count: 1 },
  ]);
  expect(wordingsOf(['🎈', '🎈', '???'])).toEqual([
    { text: '🎈', count: 2 },
    { text: '???', count: 1 },
  ]);
});

describe('the most typical wording', () => {
  const titleOf = (...texts: string[]) => byTypicality(wordingsOf(texts))[0]?.text;

  test('is the one whose words the others have too', () => {
    expect(
      titleOf('senti ma per la macchina?', 'c’è il parcheggio?', 'il parcheggio c’è', 'parcheggio gratis?'),
    ).toMatch(/^c’è il parcheggio|^il parcheggio c’è/);
  });

  test('is no lone word where something more was said', () => {
    expect(titleOf('parcheggio', 'parcheggio', 'avete un parcheggio?')).toBe('avete un parcheggio?');
    expect(titleOf('parcheggio')).toBe('parcheggio');
  });
});

test('proposed keywords are the words that most wordings share, in their commonest form, small words aside', () => {
  const wordings = wordingsOf(['Avete il parcheggio?', 'c’è un parcheggio per la macchina', 'parcheggi gratuiti?']);
  expect(proposedKeywords(wordings)[0]).toBe('parcheggio');
  expect(proposedKeywords(wordings)).toContain('macchina');
  for (const small of ['il', 'un', 'per', 'la', 'avete']) expect(proposedKeywords(wordings)).not.toContain(small);
  const many = wordingsOf(Array.from({ length: 40 }, (_, place) => `termine${String.fromCharCode(97 + (place % 26))}`));
  expect(proposedKeywords(many).length).toBeLessThanOrEqual(6);
});

test.each([
  [5, 0, 'RISING'],
  [2, 0, 'STEADY'],
  [10, 8, 'STEADY'],
  [4, 9, 'FALLING'],
  [0, 0, 'STEADY'],
] as const)('%i this week after %i the week before is %s', (recentCount, previousCount, trend) => {
  expect(trendOf({ recentCount, previousCount })).toBe(trend);
});
