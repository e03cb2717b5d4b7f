import { UserError } from '../errors.ts';
import { charactersOf, lineOf } from './plain-text.ts';
import { readableText } from './readable-text.ts';

export const MOST_KEYWORDS = 50;
export const KEYWORD_LENGTH = 60; // characters

/**
 * Keywords as they are stored: trimmed, in lower case, each once, none empty. A `;` parts them in exported files, so none
 * may have one.
 * @throws UserError TOO_MANY_KEYWORDS, KEYWORD_TOO_LONG, BAD_KEYWORD.
 */
export function checkedKeywords(input: readonly string[]): string[] {
  const keywords = [...new Set(input.map((keyword) => lineOf(readableText(keyword)).toLowerCase()))].filter(
    (keyword) => keyword !== '',
  );
  if (keywords.some((keyword) => keyword.includes(';'))) throw new UserError('BAD_KEYWORD');
  if (keywords.some((keyword) => charactersOf(keyword) > KEYWORD_LENGTH)) throw new UserError('KEYWORD_TOO_LONG');
  if (keywords.length > MOST_KEYWORDS) throw new UserError('TOO_MANY_KEYWORDS');
  return keywords;
}
