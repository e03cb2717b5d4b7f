import type { Message } from '../language/message.ts';
import { compilePhrases, findPhrases, type PhraseFind, type Phrases } from '../language/phrases.ts';
import { HARMLESS_PHRASES, SELF_HARM_WORDS, VIOLENCE_WORDS } from './off-topic-words.ts';

/** What somebody needs help with before anything else. */
export type Danger = 'SELF_HARM' | 'VIOLENCE';

const selfHarm = compilePhrases(SELF_HARM_WORDS);
const violence = compilePhrases(VIOLENCE_WORDS);
const harmless = compilePhrases(HARMLESS_PHRASES);
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

function finds(message: Message, phrases: Phrases): boolean {
  const excused = findPhrases(message.words, harmless);
  return findPhrases(message.words, phrases).some(
    (find) => !excused.some(({ start, end }) => start < find.end && find.start < end) && !isToldOf(message, find),
  );
}

function isToldOf({ words }: Message, { start }: PhraseFind): boolean {
  return words.slice(Math.max(0, start - TOLD_REACH), start).some(({ text }) => TOLD_OF.has(text));
}
