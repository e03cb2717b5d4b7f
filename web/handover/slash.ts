/** A search that is being typed: where its '/' stands, and the words behind it. */
export interface Slash {
  readonly start: number;
  readonly search: string;
}

const LONGEST = 60; // characters; more is no search

/**
 * What is searched for at the caret: a '/' at the beginning of a text, a line or a word opens it, so that neither an
 * address nor '24/7' does.
 */
export function slashAt(text: string, caret: number): Slash | undefined {
  const line = text.slice(0, caret).split('\n').at(-1) ?? '';
  const found = /(?:^|\s)\/([^/\s](?:[^/]*))?$/u.exec(line);
  if (!found) return undefined;
  const search = found[1] ?? '';
  return search.length > LONGEST ? undefined : { start: caret - search.length - 1, search };
}

/** A text with something put in the place of the search. */
export function replaced(text: string, { start, search }: Slash, by: string): { text: string; caret: number } {
  const before = text.slice(0, start) + by;
  return { text: before + text.slice(start + 1 + search.length), caret: before.length };
}
