/** As many as the server takes; counted there in the same way. */
export const MAX_CODE_POINTS = 500;

/** The length as people and the server count it: an emoji is one, whatever its length in UTF-16. */
export function countCodePoints(text: string): number {
  return Array.from(text).length;
}

export interface LimitedText {
  text: string;
  /** Where the caret belongs, in UTF-16 units. */
  caret: number;
  wasCut: boolean;
}

/**
 * What a field may hold after an edit that ended at `caret`. What is too much is taken from the end of what was just
 * typed or pasted, so that nothing that stood behind the caret is lost.
 */
export function limitText(text: string, caret: number, limit = MAX_CODE_POINTS): LimitedText {
  const excess = countCodePoints(text) - limit;
  if (excess <= 0) return { text, caret, wasCut: false };
  const before = Array.from(text.slice(0, caret));
  const head = before.slice(0, Math.max(0, before.length - excess)).join('');
  const tail = Array.from(text.slice(caret)).slice(0, limit).join('');
  return { text: head + tail, caret: head.length, wasCut: true };
}
