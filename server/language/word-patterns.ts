import type { Word } from './words.ts';

/** Words of a text that a pattern was found in: from `start` up to, but without, `end`. */
export interface PatternFind {
  start: number;
  end: number;
}

/** A word that must come, after at most `gap` others. */
interface Expected {
  gap: number;
  /** Any of these. */
  words: ReadonlySet<string>;
  /** Or one that begins so. */
  beginnings: readonly string[];
}
type Pattern = readonly [Expected, ...Expected[]];

/** Patterns by the word that they begin with, so that most words of a text ask for none. */
export interface WordPatterns {
  readonly byWord: ReadonlyMap<string, readonly Pattern[]>;
  readonly byBeginning: readonly Pattern[];
}

const GAP = '…';
const GAP_WORDS = 3;

/**
 * Compiles sequences of folded words, a line each: 'a|b' is one of several, 'a*' every word that begins so, '…' up to
 * three words in between.
 * @throws when a line holds no word.
 */
export function compileWordPatterns(lines: readonly string[]): WordPatterns {
  const byWord = new Map<string, Pattern[]>();
  const byBeginning: Pattern[] = [];
  for (const line of lines) {
    const pattern = patternOf(line);
    for (const word of pattern[0].words) byWord.set(word, [...(byWord.get(word) ?? []), pattern]);
    if (pattern[0].beginnings.length > 0) byBeginning.push(pattern);
  }
  return { byWord, byBeginning };
}

/** Every place where a pattern begins, each with its shortest end, in the text's order. */
export function findWordPatterns(words: readonly Pick<Word, 'text'>[], patterns: WordPatterns): PatternFind[] {
  const finds: PatternFind[] = [];
  words.forEach(({ text }, start) => {
    const find = (pattern: Pattern) => {
      const end = endOf(words, pattern, start, 0);
      if (end !== null) finds.push({ start, end });
    };
    patterns.byWord.get(text)?.forEach(find);
    patterns.byBeginning.forEach(find);
  });
  return finds;
}

function endOf(words: readonly Pick<Word, 'text'>[], pattern: Pattern, at: number, step: number): number | null {
  const expected = pattern[step];
  if (!expected) return at;
  for (let place = at; place <= at + expected.gap; place++) {
    const word = words[place];
    if (!word) return null;
    const end = fits(expected, word.text) ? endOf(words, pattern, place + 1, step + 1) : null;
    if (end !== null) return end;
  }
  return null;
}

function fits({ words, beginnings }: Expected, text: string): boolean {
  return words.has(text) || beginnings.some((beginning) => text.startsWith(beginning));
}

function patternOf(line: string): Pattern {
  const expected: Expected[] = [];
  let gap = 0;
  for (const part of line.split(' ')) {
    if (part === GAP) gap += GAP_WORDS;
    else {
      expected.push(expectedOf(part, expected.length > 0 ? gap : 0));
      gap = 0;
    }
  }
  const [first, ...others] = expected;
  if (!first) throw new Error(`a pattern without words: '${line}'`);
  return [first, ...others];
}

function expectedOf(part: string, gap: number): Expected {
  const texts = part.split('|');
  return {
    gap,
    words: new Set(texts.filter((text) => !text.endsWith('*'))),
    beginnings: texts.filter((text) => text.endsWith('*')).map((text) => text.slice(0, -1)),
  };
}
