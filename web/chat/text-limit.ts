import { say } from './say.ts';

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
  /** What was left out; empty where all of it fits. */
  cut: string;
}

/**
 * What a field may hold after an edit that ended at `caret`. What is too much is taken from the end of what was just
 * typed or pasted, so that nothing that stood behind the caret is lost.
 */
export function limitText(text: string, caret: number, limit = MAX_CODE_POINTS): LimitedText {
  const excess = countCodePoints(text) - limit;
  if (excess <= 0) return { text, caret, cut: '' };
  const before = Array.from(text.slice(0, caret));
  const kept = Math.max(0, before.length - excess);
  const head = before.slice(0, kept).join('');
  const after = Array.from(text.slice(caret));
  const cut = [...before.slice(kept), ...after.slice(limit)].join('');
  return { text: head + after.slice(0, limit).join(''), caret: head.length, cut };
}

const FIRST_OF_CUT = 20; // code points: enough to find the place

/**
 * What is told of a text that was too long: how much of it is missing, and where it was cut. Empty when nothing was.
 * @param limit as people read it.
 */
export function cutSentence(cut: string, limit: number | string = MAX_CODE_POINTS): string {
  const count = countCodePoints(cut);
  if (count < 2) return cut && say('Massimo {0} caratteri', limit); // one more was typed
  const first = Array.from(cut.trim().replace(/\s+/g, ' ')).slice(0, FIRST_OF_CUT).join('');
  return say('Massimo {0} caratteri: {1} lasciati fuori, da «{2}»', limit, count, first);
}
