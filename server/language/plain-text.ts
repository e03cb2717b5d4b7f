/** What somebody typed, as it may be stored: whole characters, no NUL, which PostgreSQL takes in no text, trimmed. */
export function textOf(input: string): string {
  return input.toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n').trim();
}

/** The same in one line. */
export function lineOf(input: string): string {
  return textOf(input).replace(/\s+/g, ' ');
}

/** Length in characters as people count them: Unicode code points. */
export function charactersOf(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
