import { parsePrice } from '../language/money.ts';
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
  if (naming.amount) guessAmount(columns, naming.amount);
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

// What a shop pays, what stands without VAT, and what is measured in other things than money.
const NO_PRICE =
  /cost|acquist|fornit|nett|scont|sped|peso|lungh|largh|altezz|quant|q\.?t|scort|\b(?:iva|kg|cm|mm|lt?|net|vat|buy|wholesale|purchase|weight)\b/i;
const MONEY = /[.,]\d{1,2}(?!\d)|[€$£]|\b(?:eur|euro|chf|usd)\b/i;

/** Of the columns that nobody knows, the only one whose cells are amounts of money; of two a person is asked. */
function guessAmount<Role extends string>(columns: UnknownColumn<Role>[], role: Role): void {
  if (columns.some(({ guess }) => guess === role)) return;
  const isAmount = (text: string) => MONEY.test(text) && parsePrice(text) !== null;
  const found = columns.filter(
    ({ heading, guess, examples }) =>
      guess === null && examples.length > 0 && examples.every(isAmount) && !NO_PRICE.test(heading),
  );
  if (found.length === 1 && found[0]) found[0].guess = role;
}
