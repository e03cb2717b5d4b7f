import { type ErrorCode, UserError } from '../errors.ts';

const LONGEST_TEXT = 500; // Unicode code points

/** How long a text may be, in Unicode code points, and what is said to one that is longer. */
interface Room {
  longest: number;
  tooLong: ErrorCode;
}

const VISITORS: Room = { longest: LONGEST_TEXT, tooLong: 'TEXT_TOO_LONG' };

/**
 * What somebody says as it may be stored: trimmed, its lone surrogates replaced, its line ends unified; without a room of
 * its own, as a visitor's.
 * @throws UserError BLANK_TEXT, BAD_TEXT (NUL), the room's own where it is too long: TEXT_TOO_LONG over 500 code points.
 */
export function cleanText(input: string, { longest, tooLong } = VISITORS): string {
  const text = input.toWellFormed().replace(/\r\n?/g, '\n').trim();
  if (text === '') throw new UserError('BLANK_TEXT');
  if (text.includes('\0')) throw new UserError('BAD_TEXT');
  if (countCodePoints(text) > longest) throw new UserError(tooLong);
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
