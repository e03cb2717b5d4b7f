import { describe, expect, it } from 'vitest';
import { countCodePoints, limitText } from './text-limit.ts';

describe('characters are counted as the server counts them', () => {
  it.each([
    ['', 0],
    ['perché', 6],
    ['😀😀', 2],
    ['👩‍👧', 3],
    ['riga\nriga', 9],
  ])('%j', (text, expected) => {
    expect(countCodePoints(text)).toBe(expected);
  });
});

describe('a field that holds 5 characters', () => {
  it.each([
    ['what fits stays', 'ciao', 4, 'ciao', 4, false],
    ['exactly full stays', 'cia😀o', 6, 'cia😀o', 6, false],
    ['typed at the end is refused', 'abcdeX', 6, 'abcde', 5, true],
    ['typed in the middle is refused, what follows stays', 'abXcde', 3, 'abcde', 2, true],
    ['pasted at the beginning is cut, what follows stays', '123456ab', 6, '123ab', 3, true],
    ['pasted alone is cut', '12345678', 8, '12345', 5, true],
    ['an emoji is never cut in half', '😀😀😀😀😀😀', 12, '😀😀😀😀😀', 10, true],
    ['filled by a program with the caret at the start', '12345678', 0, '12345', 0, true],
  ])('%s', (_case, text, caret, expected, expectedCaret, wasCut) => {
    expect(limitText(text, caret, 5)).toEqual({ text: expected, caret: expectedCaret, wasCut });
  });
});
