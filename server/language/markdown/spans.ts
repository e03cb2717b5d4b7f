import { STOP_WORDS } from '../stop-words.ts';

/** Longer marks first: what is left of `***` would be read as `*`. Marks of one letter never reach into a next line. */
const MARKS = ['***', '___', '**', '__', '~~', '*', '_'].map((mark) => [mark, spanOf(mark)] as const);

/** A mark stands where a word begins, and its like where one ends; digits around it make it a sign (`5*3`). */
function spanOf(mark: string): RegExp {
  const letter = mark.charAt(0);
  const written = mark.replaceAll('*', '\\*');
  const inside = mark.length === 1 ? `[^\\n${letter === '*' ? '*' : ''}]` : `(?!\\n\\s*\\n|${written})[^]`;
  const noWord = letter === '_' || mark === '*' ? '\\p{L}\\p{N}' : ''; // '**Prezzo:**49,90 €' ends where it does
  const begin = `(?<![\\p{L}\\p{N}${letter}])${written}(?![\\s)\\].,;:!?${letter}])`;
  const end = `(?<![\\s(\\[${letter}])${written}(?![${noWord}${letter}])`;
  return new RegExp(`${begin}((?:${inside}){1,400}?)${end}`, 'gu');
}

const AMOUNT = '(?:€ ?)?\\d+(?:[.,]\\d+)*(?: ?(?:€|euro))?';
const STRUCK_PRICE = new RegExp(`~~\\s*(${AMOUNT})\\s*~~\\s*((?:\\*\\*|__)?)(${AMOUNT})\\2`, 'g');
/** A mark that begins something and has no end. */
const OPENED_TWICE = /(?<![\p{L}\p{N}*~])(\*\*|~~)(?=[\p{L}\p{N}\0"“«'(])/gu;
const CLOSED_TWICE = /[\p{L}\p{N}\0)]\*\*(?!\*)/u;
const OPEN_AT_THE_END = /(?<![\p{L}\p{N}*_~`])(?:\*{1,3}|_{1,3}|~~|`{1,2})(?=[^\s*_~`]|$)/gu;

/** A text without the marks within its lines. */
export function withoutSpanMarks(text: string, goesOn: boolean): string {
  let plain = text.replace(STRUCK_PRICE, (all, before: string, mark: string, now: string) =>
    /€|euro/.test(before + now) ? `${mark}${now}${mark} (prima ${before})` : all,
  );
  for (const [mark, span] of MARKS)
    if (plain.includes(mark))
      plain = plain.replace(span, (all, inside: string) => (mark === '*' && isKeyword(inside) ? all : inside));
  if (!CLOSED_TWICE.test(plain)) plain = plain.replace(OPENED_TWICE, '');
  if (!goesOn) return plain;
  const lastLine = plain.lastIndexOf('\n') + 1;
  return plain.slice(0, lastLine) + plain.slice(lastLine).replace(OPEN_AT_THE_END, '');
}

/** A word's beginning between stars is how keywords are written, `sped*`: no word to stress. */
function isKeyword(text: string): boolean {
  return /^[a-z]{2,4}[^\P{L}aeiouàèéìòù]$/u.test(text) && !STOP_WORDS.has(text);
}
