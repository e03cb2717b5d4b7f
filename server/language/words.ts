import { fold } from './fold.ts';

/** A word of a text, folded, with its place in the text as it was written. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** An apostrophe joins it to the next word: `dell'orologio`, `l'iPhone`. */
  isElided: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const APOSTROPHE = /^['’‘ʼ`´′＇]\p{L}/u;
const LAST_SIMPLE = 0x24f; // end of Latin Extended-B: beyond it a text takes the slow, general way
const SLOW = 0xffff;

/** For each simple character: its folded letter or digit, 0 where it separates words, SLOW where folding changes the length. */
const FOLDED = Uint16Array.from({ length: LAST_SIMPLE + 1 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (!/[\p{L}\p{N}]/u.test(character)) return 0;
  const folded = fold(character);
  return folded.length === 1 ? folded.charCodeAt(0) : SLOW;
});

/** The words of a text in their order. Everything but letters and digits separates: apostrophes, hyphens, emoji. */
export function wordsOf(text: string): Word[] {
  const codes = new Uint16Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= 0x2000 && code <= 0x206f) continue; // typographic quotes, dashes and spaces
    const folded = code <= LAST_SIMPLE ? (FOLDED[code] ?? SLOW) : SLOW;
    if (folded === SLOW) return anyWordsOf(text);
    codes[index] = folded;
  }
  return simpleWordsOf(text, codes);
}

function simpleWordsOf(text: string, codes: Uint16Array): Word[] {
  const words: Word[] = [];
  const folded = String.fromCharCode(...codes.subarray(0, text.length));
  for (let start = 0; start < codes.length; start++) {
    if (codes[start] === 0) continue;
    let end = start + 1;
    while (end < codes.length && codes[end] !== 0) end++;
    words.push({ text: folded.slice(start, end), start, end, isElided: isElidedAt(text, end, codes[end + 1]) });
    start = end;
  }
  return words;
}

function isElidedAt(text: string, end: number, next: number | undefined): boolean {
  return next !== undefined && next !== 0 && APOSTROPHE.test(text.slice(end, end + 2));
}

function anyWordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const end = match.index + match[0].length;
    const word = fold(match[0]).replace(/[^\p{L}\p{N}]/gu, '');
    return word ? [{ text: word, start: match.index, end, isElided: APOSTROPHE.test(text.slice(end, end + 3)) }] : [];
  });
}
