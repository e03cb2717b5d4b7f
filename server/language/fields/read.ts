import type { Word } from '../words.ts';
import { type FieldFind, FieldIndex } from './field-index.ts';
import { FIELDS } from './fields.ts';

type TextWord = Pick<Word, 'text'>;

let index: FieldIndex | undefined; // read when it is first asked for: a start waits for none

/**
 * The words and phrases of a text that stand in the vocabulary of a subject which shops do not talk about, misspelt ones
 * too unless `isKnown` says that they are words.
 */
export function readFields(words: readonly TextWord[], isKnown: (word: string) => boolean): FieldFind[] {
  index ??= new FieldIndex(FIELDS);
  return index.readMisspelt(words, isKnown);
}
