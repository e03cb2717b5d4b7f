import { type Word, wordsOf } from './words.ts';

/** Words and phrases, ready to be found in a text as whole words. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Where a phrase stands: places among the words, the end excluded. */
export interface PhraseFind {
  start: number;
  end: number;
  text: string;
}

/** Reads a list separated by commas. */
export function compilePhrases(list: string): Phrases {
  const phrases = new Map<string, string[][]>();
  for (const entry of list.split(',')) {
    const words = wordsOf(entry).map((word) => word.text);
    const [first] = words;
    if (first !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), words]);
  }
  return phrases;
}

/** Every place where a phrase stands, in the text's order. */
export function findPhrases(words: readonly Pick<Word, 'text'>[], phrases: Phrases): PhraseFind[] {
  return words.flatMap((word, start) =>
    (phrases.get(word.text) ?? [])
      .filter((phrase) => phrase.every((text, offset) => words[start + offset]?.text === text))
      .map((phrase) => ({ start, end: start + phrase.length, text: phrase.join(' ') })),
  );
}
