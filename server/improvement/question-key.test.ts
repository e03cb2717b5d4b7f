import { describe, expect, test } from 'vitest';
import { questionKey } from './question-key.ts';

describe('questions that mean the same have one key', () => {
  test.each([
    [['Avete un parcheggio?', 'dove posso lasciare la macchina?', 'ci sono posti auto']],
    [['Posso venire con il cane?', 'i cani possono entrare?']],
    [['avete il kefir?', 'vendete kefir', 'KEFIR, c’è?!']],
    [['Avete guanti da forno?', 'cerco dei guanti per il forno']],
    [['Fate tatuaggi?', 'fate i tatuaggi']],
  ])('%j', (questions) => {
    expect(new Set(questions.map(questionKey)).size).toBe(1);
  });
});

test('questions about different things have different keys, also where both ask whether there is something', () => {
  const questions = ['avete il kefir?', 'avete guanti da forno?', 'Fate tatuaggi?', 'Avete un parcheggio?', 'spedite?'];
  expect(new Set(questions.map(questionKey)).size).toBe(questions.length);
});

test.each([
  ['il kefir è disponibile?', 'è disponibile il tubo da giardino?'],
  ['che marche di scarpe avete?', 'che marche di vino avete?'],
  ['fate arrivare su ordinazione il kefir?', 'ordinate su richiesta un vaso?'],
])('what is asked of things of every kind is another question for each: %s, %s', (one, other) => {
  expect(questionKey(one)).not.toBe(questionKey(other));
});

test.each(['???', '🎈', 'x'.repeat(500), `${'parolina '.repeat(60)}`, '\ud800', ' . '])(
  'whatever is said has a key: %j',
  (text) => {
    const key = questionKey(text);
    expect(key.length).toBeGreaterThan(0);
    expect([...key].length).toBeLessThanOrEqual(200);
    expect(key.isWellFormed()).toBe(true);
  },
);
