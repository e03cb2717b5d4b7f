import type { Message } from '../language/message.ts';
import {
  compileWordPatterns,
  findWordPatterns,
  type PatternFind,
  type WordPatterns,
} from '../language/word-patterns.ts';
import { HARMLESS, SELF_HARM, VIOLENCE } from './danger-words.ts';

/** What somebody needs help with before anything else. */
export type Danger = 'SELF_HARM' | 'VIOLENCE';

const selfHarm = compileWordPatterns(SELF_HARM);
const violence = compileWordPatterns(VIOLENCE);
const harmless = compileWordPatterns(HARMLESS);
const TOLD_OF = new Set(
  'film libro libri romanzo saggio serie gioco videogioco fumetto manga canzone documentario thriller giallo'.split(
    ' ',
  ),
);
const TOLD_REACH = 4; // words between 'un libro' and what it tells of

/** Speaks of taking one's own life, or of violence at home; a film, a book or a game about it is not meant. */
export function dangerIn(message: Message): Danger | null {
  if (finds(message, selfHarm)) return 'SELF_HARM';
  return finds(message, violence) ? 'VIOLENCE' : null;
}

function finds(message: Message, patterns: WordPatterns): boolean {
  const excused = findWordPatterns(message.words, harmless);
  return findWordPatterns(message.words, patterns).some(
    (find) => !excused.some(({ start, end }) => start < find.end && find.start < end) && !isToldOf(message, find),
  );
}

function isToldOf({ words }: Message, { start }: PatternFind): boolean {
  return words.slice(Math.max(0, start - TOLD_REACH), start).some(({ text }) => TOLD_OF.has(text));
}
