import { expect, test } from 'vitest';
import { compileWordPatterns, findWordPatterns } from './word-patterns.ts';
import { wordsOf } from './words.ts';

const found = (text: string, ...lines: string[]) => {
  const words = wordsOf(text);
  return findWordPatterns(words, compileWordPatterns(lines)).map(({ start, end }) =>
    words
      .slice(start, end)
      .map((word) => word.text)
      .join(' '),
  );
};

test.each([
  ['vorrei solo morire', 'vorrei … morire', ['vorrei solo morire']],
  ['vorrei morire', 'vorrei … morire', ['vorrei morire']],
  ['vorrei quattro parole prima di morire', 'vorrei … morire', []],
  ['vorrei quattro parole prima di morire', 'vorrei … … morire', ['vorrei quattro parole prima di morire']],
  ['il suicidio', 'suicid*', ['suicidio']],
  ['mi voglio o mi vorrei', 'mi voglio|vorrei', ['mi voglio', 'mi vorrei']],
  ['mi', 'mi voglio', []],
  ['', 'mi', []],
  ['mi mi mi', 'mi mi', ['mi mi', 'mi mi']],
])('%s: %s', (text, line, expected) => {
  expect(found(text, line)).toEqual(expected);
});

test('a line without a word is refused', () => {
  expect(() => compileWordPatterns(['…'])).toThrow('a pattern without words');
});
