import { SharedSteps } from '../../search/shared-steps.ts';
import type { Word } from '../words.ts';
import { type FieldFind, FieldIndex } from './field-index.ts';
import { FIELDS } from './fields.ts';

type TextWord = Pick<Word, 'text'>;

const reading = new SharedSteps(() => FieldIndex.of(FIELDS));

/** Reads the vocabularies, once; whoever waits for them meanwhile may breathe at every yield. */
export function readVocabularies(): Generator<void, FieldIndex> {
  return reading.run();
}

/**
 * The words and phrases of a text that stand in the vocabulary of a subject which shops do not talk about, misspelt ones
 * too unless `isKnown` says that they are words.
 */
export function readFields(words: readonly TextWord[], isKnown: (word: string) => boolean): FieldFind[] {
  return reading.now().readMisspelt(words, isKnown);
}
