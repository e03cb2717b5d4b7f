import { EVERYDAY_WORDS } from './everyday-words.ts';
import { isGoods } from './goods.ts';
import { isRequestWord, type Message, type MessageWord } from './message.ts';
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
    if (isUntouchable(word.text) || isRequestWord(word) || isCertain(word) || vocabulary.finds(word)) return word;
    const near = vocabulary.nearest(word.text);
    const corrections = [...new Set((near.length > 0 ? near : apart(message, word, vocabulary)).map(formOf))];
    if (corrections.length > 0) isCorrected = true;
    return corrections.length > 0 ? { ...word, corrections } : word;
  });
  return isCorrected ? { ...message, content } : null;
}

const APART_FROM = 7; // letters

/** 'Cicio bello': what is written as two words and is one. */
function apart({ words }: Message, { start }: MessageWord, { nearest }: Vocabulary): readonly string[] {
  const place = words.findIndex((word) => word.start === start);
  const joined = `${words[place]?.text ?? ''}${words[place + 1]?.text ?? ''}`;
  return place < 0 || !words[place + 1] || joined.length < APART_FROM ? [] : nearest(joined);
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
