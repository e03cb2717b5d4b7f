import type { Naming } from './headers.ts';

/** A column of a table whose headings do not say what is needed. */
export interface UnknownColumn<Role extends string = string> {
  heading: string;
  /** What stands in it, the first three. */
  examples: string[];
  /** What it may be. */
  guess: Role | null;
}

const EXAMPLES = 3;
const LONGEST = 80; // characters of an example

/**
 * The columns of such a table, with guesses; none where it is no table.
 * @param rows its first rows, the headings' own first.
 */
export function unknownColumns<Role extends string>(
  rows: readonly { cells: readonly unknown[] }[],
  naming: Naming<Role>,
): UnknownColumn<Role>[] {
  const [header, ...data] = rows;
  if (!header || data.length === 0) return [];
  const headings = header.cells.map((cell) => String(cell ?? '').trim());
  if (headings.filter(Boolean).length < 2) return [];
  const roles = naming.rolesOf(headings);
  const columns = headings.map((heading, index) => ({
    heading,
    examples: data
      .map(({ cells }) => [...String(cells[index] ?? '').trim()].slice(0, LONGEST).join(''))
      .filter(Boolean)
      .slice(0, EXAMPLES),
    guess: roles[index] ?? null,
  }));
  for (const { role } of naming.required) guessText(columns, role);
  const isFirst = (heading: string, index: number) => headings.indexOf(heading) === index;
  return columns.filter(({ heading }, index) => heading !== '' && isFirst(heading, index));
}

/** What must be there and is named nowhere is likeliest the first column of words. */
function guessText<Role extends string>(columns: UnknownColumn<Role>[], role: Role): void {
  if (columns.some(({ guess }) => guess === role)) return;
  const isWords = (text: string) => /\p{L}{2}/u.test(text) && !/^https?:/i.test(text);
  const found = columns.find(({ guess, examples }) => guess === null && examples.length > 0 && examples.every(isWords));
  if (found) found.guess = role;
}
