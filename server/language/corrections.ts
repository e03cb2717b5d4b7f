import { EVERYDAY_WORDS } from './everyday-words.ts';
import { isGoods } from './goods.ts';
import type { Message, MessageWord } from './message.ts';
import { formOf } from './stem.ts';
import { typosBetween, typosForgiven } from './typo.ts';

/** What a message is searched for. */
export interface Vocabulary {
  /** The word finds something as it stands. */
  finds(word: MessageWord): boolean;
  /** The words nearest to what was typed, within the typos forgiven; none when nothing is so near. */
  nearest(typed: string): readonly string[];
}

/** Tells words that are no typos though a vocabulary lacks them. */
export type IsCertain = (word: MessageWord) => boolean;

/** The message with its unknown words taken for the nearest known ones; null when none is near. */
export function correctTypos(message: Message, vocabulary: Vocabulary, isCertain: IsCertain): Message | null {
  let isCorrected = false;
  const content = message.content.map((word) => {
    if (isUntouchable(word.text) || isCertain(word) || vocabulary.finds(word)) return word;
    const corrections = [...new Set(vocabulary.nearest(word.text).map(formOf))];
    if (corrections.length > 0) isCorrected = true;
    return corrections.length > 0 ? { ...word, corrections } : word;
  });
  return isCorrected ? { ...message, content } : null;
}

function isUntouchable(word: string): boolean {
  return typosForgiven(word, word) === 0 || /[\d ]/.test(word) || EVERYDAY_WORDS.has(word) || isGoods(word);
}

/** The obviously right search for the nearest words; what is faster must agree with it. */
export function nearestWords(typed: string, words: Iterable<string>): string[] {
  let fewest = Number.POSITIVE_INFINITY;
  let nearest: string[] = [];
  for (const word of words) {
    const forgiven = /[\d*]/.test(word) ? 0 : typosForgiven(typed, word);
    const typos = typosBetween(typed, word, forgiven);
    if (forgiven === 0 || typos > forgiven || typos > fewest) continue;
    if (typos < fewest) nearest = [];
    fewest = typos;
    nearest.push(word);
  }
  return nearest;
}
