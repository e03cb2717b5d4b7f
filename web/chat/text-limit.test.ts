import { describe, expect, it } from 'vitest';
import { countCodePoints, cutSentence, limitText } from './text-limit.ts';

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
    ['what fits stays', 'ciao', 4, 'ciao', 4, ''],
    ['exactly full stays', 'cia😀o', 6, 'cia😀o', 6, ''],
    ['typed at the end is refused', 'abcdeX', 6, 'abcde', 5, 'X'],
    ['typed in the middle is refused, what follows stays', 'abXcde', 3, 'abcde', 2, 'X'],
    ['pasted at the beginning is cut, what follows stays', '123456ab', 6, '123ab', 3, '456'],
    ['pasted alone is cut', '12345678', 8, '12345', 5, '678'],
    ['an emoji is never cut in half', '😀😀😀😀😀😀', 12, '😀😀😀😀😀', 10, '😀'],
    ['filled by a program with the caret at the start', '12345678', 0, '12345', 0, '678'],
  ])('%s', (_case, text, caret, expected, expectedCaret, cut) => {
    expect(limitText(text, caret, 5)).toEqual({ text: expected, caret: expectedCaret, cut });
  });
});

describe('what is told of a text that is too long', () => {
  it.each([
    ['', ''],
    ['X', 'Massimo 500 caratteri'],
    ['😀', 'Massimo 500 caratteri'],
    [' e la  spedizione\nin Sardegna?', 'Massimo 500 caratteri: 30 lasciati fuori, da «e la spedizione in S»'],
    ['😀'.repeat(30), `Massimo 500 caratteri: 30 lasciati fuori, da «${'😀'.repeat(20)}»`],
  ])('%j', (cut, sentence) => expect(cutSentence(cut)).toBe(sentence));
});
