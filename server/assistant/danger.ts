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
  const harmed = findsOf(message, violence);
  const isOwn = (find: PatternFind) => !harmed.some((other) => meets(find, other)); // 'mio marito vuole uccidermi'
  if (findsOf(message, selfHarm).some(isOwn)) return 'SELF_HARM';
  return harmed.length > 0 ? 'VIOLENCE' : null;
}

function findsOf(message: Message, patterns: WordPatterns): PatternFind[] {
  const excused = findWordPatterns(message.words, harmless);
  return findWordPatterns(message.words, patterns).filter(
    (find) => !excused.some((other) => meets(find, other)) && !isToldOf(message, find),
  );
}

function meets(one: PatternFind, other: PatternFind): boolean {
  return one.start < other.end && other.start < one.end;
}

function isToldOf({ words }: Message, { start }: PatternFind): boolean {
  return words.slice(Math.max(0, start - TOLD_REACH), start).some(({ text }) => TOLD_OF.has(text));
}
