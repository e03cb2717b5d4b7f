import type { Message, MessageWord } from './message.ts';
import { typosBetween, typosForgiven } from './typo.ts';

/** The words that a message can be searched for. */
export interface Vocabulary {
  /** Some term has a word that this one finds by itself. */
  finds(word: MessageWord): boolean;
  /** The words nearest to what was typed, within the typos forgiven; none when nothing is so near. */
  nearest(typed: string): readonly string[];
  formOf(word: string): string;
}

/**
 * The message with its unknown words taken for the nearest known ones (decision 7); null when none is near. `isCertain`
 * tells the words that are no typos though the vocabulary lacks them.
 */
export function correctTypos(
  message: Message,
  vocabulary: Vocabulary,
  isCertain: (word: string) => boolean,
): Message | null {
  let isCorrected = false;
  const content = message.content.map((word) => {
    if (/\d/.test(word.text) || isCertain(word.text) || vocabulary.finds(word)) return word;
    const corrections = [...new Set(vocabulary.nearest(word.text).map((near) => vocabulary.formOf(near)))];
    if (corrections.length === 0) return word;
    isCorrected = true;
    return { ...word, corrections };
  });
  return isCorrected ? { ...message, content } : null;
}

/** The obviously right search for the nearest words; what is faster must agree with it. */
export function nearestWords(typed: string, words: Iterable<string>): string[] {
  let fewest = 3;
  let nearest: string[] = [];
  for (const word of words) {
    const forgiven = typosForgiven(typed, word);
    const typos = forgiven === 0 ? 3 : typosBetween(typed, word, forgiven);
    if (typos > forgiven || typos > fewest) continue;
    if (typos < fewest) nearest = [];
    fewest = typos;
    nearest.push(word);
  }
  return nearest;
}
