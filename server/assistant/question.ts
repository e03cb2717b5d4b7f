import { UserError } from '../errors.ts';

const LONGEST_TEXT = 500; // Unicode code points

/**
 * A visitor's text as it may be stored: trimmed, its lone surrogates replaced, its line ends unified.
 * @throws UserError BLANK_TEXT, TEXT_TOO_LONG (over 500 code points, decisions), BAD_TEXT (NUL).
 */
export function cleanText(input: string): string {
  const text = input.toWellFormed().replace(/\r\n?/g, '\n').trim();
  if (text === '') throw new UserError('BLANK_TEXT');
  if (text.includes('\0')) throw new UserError('BAD_TEXT');
  if (countCodePoints(text) > LONGEST_TEXT) throw new UserError('TEXT_TOO_LONG');
  return text;
}

/** The length of a text as people count it: in Unicode code points. */
function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** @throws UserError BAD_ID when a client-made id is not a UUID. */
export function cleanClientId(id: string): string {
  if (!UUID.test(id)) throw new UserError('BAD_ID');
  return id.toLowerCase();
}
