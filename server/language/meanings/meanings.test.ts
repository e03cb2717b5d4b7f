import { describe, expect, test } from 'vitest';
import { formOf } from '../stem.ts';
import { wordsOf } from '../words.ts';
import { closeness, Meanings, ONE, weighedOnce } from './meanings.ts';
import { readMeanings } from './meanings-file.ts';

describe('vectors', () => {
  const rows = {
    forms: ['pacco', 'corriere', 'zaino'],
    dimensions: 2,
    asked: Int8Array.of(ONE, 0, ONE, 0, 0, ONE),
    told: Int8Array.of(ONE, 0, 2 * ONE, 0, 0, -ONE),
  };
  const meanings = new Meanings(rows);

  test('are sums of the words, each once, longer texts by the root of their length', () => {
    expect([...meanings.asked(['pacco'])]).toEqual([1, 0]);
    expect([...meanings.asked(['pacco', 'pacco'])]).toEqual([1, 0]);
    expect(meanings.asked(['pacco', 'corriere'])[0]).toBeCloseTo(Math.SQRT2);
  });

  test('take words by what they tell, and not by what nobody knows of them', () => {
    expect([...meanings.told([['corriere', 0.5]])]).toEqual([1, 0]);
    expect([...meanings.told([['mai sentita', 1]])]).toEqual([0, 0]);
  });

  test('are near where they point the same way', () => {
    const asked = meanings.asked(['pacco']);
    expect(closeness(asked, meanings.told([['corriere', 1]]))).toBe(2);
    expect(closeness(asked, meanings.told([['zaino', 1]]))).toBeCloseTo(0);
    expect(closeness(meanings.asked(['zaino']), meanings.told([['zaino', 1]]))).toBe(-1);
  });

  test('know a word that a text has twice by where it tells more', () => {
    const words = weighedOnce([
      ['lana', 0.5],
      ['lana', 1],
      ['blu', 0.5],
    ]);
    expect([...words]).toEqual([
      ['lana', 1],
      ['blu', 0.5],
    ]);
  });
});

describe('what was learnt', () => {
  const forms = (text: string) => wordsOf(text).map((word) => formOf(word.text));
  const near = (asked: string, told: string) =>
    closeness(readMeanings().asked(forms(asked)), readMeanings().told(forms(told).map((form) => [form, 1])));

  test.each([
    ['quando passa il furgone?', 'tempi di consegna', 'costi e modalità di reso'],
    ['la scatola è tutta schiacciata', 'pacco danneggiato dal corriere', 'guida alle taglie'],
    ['non riesco più a entrare', 'password dimenticata', 'orari di apertura'],
    ['lo voglio indietro sulla carta', 'rimborso', 'pacchetto regalo'],
  ])('tells without a word in common that %s asks of %s', (asked, right, wrong) => {
    expect(near(asked, right)).toBeGreaterThan(near(asked, wrong));
  });

  test.each([
    ['ho sempre le mani gelate', 'guanti di lana', 'sandali estivi'],
    ['mi sveglio con il collo a pezzi', 'cuscino cervicale in memory', 'tavolo da giardino'],
    ['il cane tira quando lo porto fuori', 'pettorina antistrappo', 'lettiera per gatti'],
  ])('tells that %s wants %s', (asked, right, wrong) => {
    expect(near(asked, right)).toBeGreaterThan(near(asked, wrong));
  });
});
