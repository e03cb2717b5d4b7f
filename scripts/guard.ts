/** What one edit takes away: the file, from the project's root; the text that guards; the text without it. */
export type Edit = readonly [file: string, text: string | RegExp, without: string];

/**
 * A guard of the product, and the tests that must notice when it is taken away. It stands in the `guards.ts` of the
 * folder that it guards. A pattern is for text whose numbers move; a text that stands more than once is named as often.
 */
export interface Guard {
  name: string;
  edits: readonly Edit[];
  /** A test file and a pattern of its tests' names, as they are written there; '' for all of them. */
  tests: readonly (readonly [file: string, pattern: string])[];
  /** The database without which the tests notice nothing; either, when it is not said. */
  needs?: 'embedded' | 'postgres';
}
