import { exampleSentences } from '../server/language/intents/examples/examples.ts';
import { learn } from '../server/language/intents/learning.ts';
import { readLearnt, writeLearnt } from '../server/language/intents/learnt-file.ts';
import { readIntents, SUBJECTS } from '../server/language/intents/read.ts';
import { wordsOf } from '../server/language/words.ts';

/** Learns what messages ask from the examples, unless it was learnt from the very same: the server only reads it. */
export function ensureLearnt(): void {
  if (isLearnt()) return;
  const examples = exampleSentences().map(({ subject, sentence }) => {
    const words = wordsOf(sentence);
    return { subject, words, cues: readIntents(words) };
  });
  writeLearnt(learn(SUBJECTS, examples));
}

function isLearnt(): boolean {
  try {
    readLearnt();
    return true;
  } catch {
    return false; // missing, of other examples, or no such file
  }
}

/** Called so by vitest, before any test. */
export const setup = ensureLearnt;

if (import.meta.main) ensureLearnt();
