import { EVERYDAY_WORDS } from '../everyday-words.ts';
import type { Word } from '../words.ts';
import { CueIndex, type CueMatch } from './cue-index.ts';
import { INTENTS } from './intent.ts';
import { readLearnt } from './learnt-file.ts';
import { Likelihood } from './likelihood.ts';
import { OTHER_SUBJECTS } from './subjects.ts';

/** What a text is about, and how surely. */
export interface IntentFind extends CueMatch {
  intent: string;
}

const index = new CueIndex(INTENTS.map(({ name, strong, weak }) => ({ name, sure: strong, weak })));
const reads = new WeakMap<readonly Pick<Word, 'text'>[], IntentFind[]>(); // several rules read the same message
const shares = new WeakMap<readonly Pick<Word, 'text'>[], Float32Array>();
let likelihood: Likelihood | undefined;

/** Every intent at its place among the likelihoods; what is no intent follows them. */
export const INTENT_NAMES: readonly string[] = INTENTS.map(({ name }) => name);
export const SUBJECTS: readonly string[] = [...INTENT_NAMES, ...OTHER_SUBJECTS];

/** The intents of a text, each once at its surest, in the order of the text. */
export function readIntents(words: readonly Pick<Word, 'text'>[]): IntentFind[] {
  const known = reads.get(words);
  if (known) return known;
  const finds = index.read(words).map((found) => ({ ...found, intent: found.name }));
  reads.set(words, finds);
  return finds;
}

/** What was learnt from the examples, read when it is first asked for. @throws where nothing was learnt from them. */
export function intentLikelihood(): Likelihood {
  likelihood ??= new Likelihood(SUBJECTS.length, readLearnt());
  return likelihood;
}

/** How likely a text is about each subject, by its place in `SUBJECTS`. */
export function likelihoods(words: readonly Pick<Word, 'text'>[]): Float32Array {
  const known = shares.get(words);
  if (known) return known;
  const read = intentLikelihood().of(words, readIntents(words));
  shares.set(words, read);
  return read;
}

/** The words of a text that speak for a subject. */
export function tellingWords(words: readonly Pick<Word, 'text'>[], place: number): string[] {
  return intentLikelihood().tellingWords(words, place);
}

/** Some example holds the word. */
export function isExampleWord(word: string): boolean {
  return intentLikelihood().knows(word);
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
