import { fold } from './fold.ts';

/** A word of a text, folded, with its place in the text as it was written. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** An apostrophe joins it to the next word: `dell'orologio`, `l'iPhone`. */
  isElided: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200b-\u200f\u2060\ufeff]*/gu; // shows nothing: 'aspira&shy;polvere' is one word
const ELISION = /^['’‘ʼ`´′＇]\p{L}/u;
const APOSTROPHES = new Set("'’‘`´".split('').map((character) => character.charCodeAt(0)));
const LAST_SIMPLE = 0x24f; // end of Latin Extended-B: beyond it a text takes the slow, general way

const SOFT_HYPHEN = 0xad;

/** What a character is to words. */
const KIND = { SEPARATOR: 0, PLAIN: 1, DIGIT: 2, ACCENTED: 3, SLOW: 4 } as const;

const KINDS = Uint8Array.from({ length: LAST_SIMPLE + 1 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (code === SOFT_HYPHEN) return KIND.SLOW;
  if (!/[\p{L}\p{N}]/u.test(character)) return KIND.SEPARATOR;
  if (/\d/.test(character)) return KIND.DIGIT;
  if (code < 128) return KIND.PLAIN;
  return character.toLowerCase().length === 1 && /^\p{L}+$/u.test(fold(character)) ? KIND.ACCENTED : KIND.SLOW;
});

/** The words of a text in their order. Everything but letters and digits separates: apostrophes, hyphens, emoji. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  const isSimple = eachWord(text, (word, start, end, isElided) => words.push({ text: word, start, end, isElided }));
  return isSimple ? words : anyWordsOf(text);
}

/** Visits the words of a text without making objects of them; for catalogues. */
export function visitWords(text: string, visit: (word: string, isElided: boolean) => void): void {
  if (eachWord(text, (word, _start, _end, isElided) => visit(word, isElided))) return;
  for (const word of anyWordsOf(text)) visit(word.text, word.isElided);
}

type Visit = (word: string, start: number, end: number, isElided: boolean) => void;
/** A word as a stretch of a text in small letters, still to be folded where it has accents. */
type VisitStretch = (lower: string, start: number, end: number, isElided: boolean, hasAccents: boolean) => void;

/** False, before any visit, for a text that needs the general way. */
function eachWord(text: string, visit: Visit): boolean {
  return visitStretches(text, (lower, start, end, isElided, hasAccents) => {
    const word = lower.slice(start, end);
    visit(hasAccents ? fold(word) : word, start, end, isElided);
  });
}

/** As `visitWords`, without making a string of each word. False, before any visit, for a text that needs `visitWords`. */
export function visitStretches(text: string, visit: VisitStretch): boolean {
  let mayBeCapital = false;
  for (let index = 0; index < text.length; index++) {
    if (kindAt(text, index) === KIND.SLOW) return false;
    if (isMaybeCapital(text.charCodeAt(index))) mayBeCapital = true;
  }
  // On a branch of its own: V8 takes `toLowerCase` for a value that it may compute anew wherever it is used, and then each
  // word had a copy of the whole text behind it.
  const lower = mayBeCapital ? text.toLowerCase() : text;
  for (let start = 0; start < text.length; start++) {
    let kind = kindAt(text, start);
    if (kind === KIND.SEPARATOR) continue;
    let highest = kind;
    let end = start + 1;
    for (; end < text.length; end++) {
      kind = kindAt(text, end);
      if (kind === KIND.SEPARATOR) break;
      if (kind > highest) highest = kind;
    }
    visit(lower, start, end, isElidedAt(text, end), highest === KIND.ACCENTED);
    start = end;
  }
  return true;
}

/** A capital, or a letter beyond ASCII. */
function isMaybeCapital(code: number): boolean {
  return code > 127 || (code >= 65 && code <= 90);
}

function kindAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code <= LAST_SIMPLE) return KINDS[code] ?? KIND.SLOW;
  if ((code >= 0x200b && code <= 0x200f) || code === 0x2060) return KIND.SLOW; // of no width
  return code >= 0x2000 && code <= 0x206f ? KIND.SEPARATOR : KIND.SLOW; // typographic quotes, dashes and spaces
}

function isElidedAt(text: string, end: number): boolean {
  if (end + 1 >= text.length || !APOSTROPHES.has(text.charCodeAt(end))) return false;
  const next = kindAt(text, end + 1);
  return next === KIND.PLAIN || next === KIND.ACCENTED;
}

function anyWordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const end = match.index + match[0].length;
    const word = fold(match[0]).replace(/[^\p{L}\p{N}]/gu, '');
    return word ? [{ text: word, start: match.index, end, isElided: ELISION.test(text.slice(end, end + 3)) }] : [];
  });
}
