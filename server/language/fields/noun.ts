const INFLECTED_LETTERS = 5; // shorter words are found only as they are
const ENDING = /(?:h?[ei]|i?[ao])$/;
const ENDINGS = ['', 'a', 'o', 'e', 'i', 'he', 'hi', 'ia', 'io'];

/** What the forms of one noun or adjective have in common: less is taken away than by a stem, which takes 'parlamento' for 'parlo'. */
export function nounOf(word: string): string {
  return word.length < INFLECTED_LETTERS ? word : word.replace(ENDING, '');
}

/** Some number or gender of this word is in a list. */
export function hasNoun(word: string, has: (word: string) => boolean): boolean {
  if (has(word)) return true;
  if (word.length < INFLECTED_LETTERS) return false;
  const key = nounOf(word);
  return ENDINGS.some((ending) => has(key + ending));
}
