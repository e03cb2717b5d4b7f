import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { wordsOf } from './words.ts';

test.each<[string, string[]]>([
  ["dell'orologio", ['dell', 'orologio']],
  ['dell’orologio', ['dell', 'orologio']],
  ['l`acqua', ['l', 'acqua']],
  ['PERCHÉ NO?', ['perche', 'no']],
  ["e' un po'", ['e', 'un', 'po']],
  ['t-shirt/polo', ['t', 'shirt', 'polo']],
  ['🎧cuffie🎧', ['cuffie']],
  ['👨‍👩‍👧 famiglia', ['famiglia']],
  ['caffè', ['caffe']],
  ['caffe\u0300', ['caffe']],
  ['𝐜𝐮𝐟𝐟𝐢𝐞', ['cuffie']],
  ['50€', ['50']],
  ['Aspira\u00adpolvere', ['aspirapolvere']],
  ['mar\u200btelli e\u2060', ['martelli', 'e']],
  ['iPhone15', ['iphone15']],
  ['“scarpe”…«rosse»', ['scarpe', 'rosse']],
  ['', []],
  ['?!…', []],
  ['İstanbul', ['istanbul']],
])('%s → %j', (text, words) => {
  expect(wordsOf(text).map((word) => word.text)).toEqual(words);
});

test('a word knows that an apostrophe joins it to the next', () => {
  expect(wordsOf("c'è un po' d’aria, USB-C").map((word) => word.isElided)).toEqual([
    true,
    false,
    false,
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('the words of any text are folded pieces of it, in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      let end = 0;
      for (const word of wordsOf(text)) {
        expect(word.start).toBeGreaterThanOrEqual(end);
        expect(fold(text.slice(word.start, word.end)).replace(/[^\p{L}\p{N}]/gu, '')).toBe(word.text);
        end = word.end;
      }
    }),
  );
});

test('the words of long texts hold no copy of them each', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const texts = Array.from({ length: 200 }, (_, text) =>
    Array.from({ length: 500 }, (_, word) => `Parolalunghissima${text}${word}`).join(' '),
  );
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const words = texts.map(wordsOf);
  collectGarbage();
  const bytes = process.memoryUsage().heapUsed - before;
  expect(words.flat()).toHaveLength(100_000);
  expect(bytes / 100_000).toBeLessThan(500); // a copy of its text would be 10,000
});
