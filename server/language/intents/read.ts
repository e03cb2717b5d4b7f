import { EVERYDAY_WORDS } from '../everyday-words.ts';
import type { Word } from '../words.ts';
import { CueIndex, type Told } from './cue-index.ts';
import { INTENTS } from './intent.ts';

/** What a text is about, and how surely. */
export interface IntentFind extends Told {
  intent: string;
}

const index = new CueIndex(INTENTS.map(({ name, strong, weak }) => ({ name, sure: strong, weak })));

/** The intents of a text, each once at its surest, in the order of the text. */
export function readIntents(words: readonly Pick<Word, 'text'>[]): IntentFind[] {
  return index.read(words).map((told) => ({ ...told, intent: told.name }));
}

/** Some intent is asked with this word. */
export function isIntentWord(word: string): boolean {
  return index.says(word);
}

/** The same words with those misspelt that nearly are a word of some intent; null when there is none. */
export function correctForIntents<W extends Pick<Word, 'text'>>(
  words: readonly W[],
  isCertain: (word: string) => boolean,
): W[] | null {
  return index.corrected(words, (word) => isCertain(word) || EVERYDAY_WORDS.has(word));
}
