import { readdirSync, readFileSync } from 'node:fs';
import { readAssociations, writeAssociations } from '../server/language/associations/associations-file.ts';
import { compileAssociations } from '../server/language/associations/compile.ts';
import { exampleSentences } from '../server/language/intents/examples/examples.ts';
import { learn } from '../server/language/intents/learning.ts';
import { readLearnt, writeLearnt } from '../server/language/intents/learnt-file.ts';
import { readIntents, SUBJECTS } from '../server/language/intents/read.ts';
import { wordsOf } from '../server/language/words.ts';

const LISTS = new URL('../server/language/associations/lists/', import.meta.url);

/**
 * Learns what messages ask from the examples, and compiles which words go together from the lists, unless it was done
 * from the very same: the server only reads both.
 */
export function ensureLearnt(): void {
  if (!isThere(readAssociations)) {
    const lists = readdirSync(LISTS).filter((file) => file.endsWith('.txt'));
    writeAssociations(compileAssociations(lists.toSorted().map((file) => readFileSync(new URL(file, LISTS), 'utf8'))));
  }
  if (isThere(readLearnt)) return;
  const examples = exampleSentences().map(({ subject, sentence }) => {
    const words = wordsOf(sentence);
    return { subject, words, cues: readIntents(words) };
  });
  writeLearnt(learn(SUBJECTS, examples));
}

function isThere(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false; // missing, of other sources, or no such file
  }
}

/** Called so by vitest, before any test. */
export const setup = ensureLearnt;

if (import.meta.main) ensureLearnt();
