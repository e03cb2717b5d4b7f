const ONE_TYPO_LETTERS = 5; // shorter words are too near to one another
const TWO_TYPOS_LETTERS = 9;

/** How many typos are forgiven between what was typed and the word perhaps meant. */
export function typosForgiven(typed: string, meant: string): number {
  if (Math.min(typed.length, meant.length) < ONE_TYPO_LETTERS) return 0;
  return Math.max(typed.length, meant.length) >= TWO_TYPOS_LETTERS ? 2 : 1;
}

const LONGEST = 64; // letters; longer words are compared by their beginning
const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const;

/** Letters to change, add, drop or swap with their neighbour to get from one word to the other; `limit + 1` when more than `limit`. */
export function typosBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  const [height, width] = [Math.min(one.length, LONGEST), Math.min(other.length, LONGEST)];
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= width; column++) last[column] = column;
  for (let row = 1; row <= height; row++) {
    const fewest = fillRow(one, other, row, width, beforeLast, last, current);
    if (fewest > limit + 1) return limit + 1; // a swap may still save one
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[width] ?? 0, limit + 1);
}

/** One row of the table of typos between beginnings; the least in it. */
function fillRow(
  one: string,
  other: string,
  row: number,
  width: number,
  beforeLast: Uint8Array,
  last: Uint8Array,
  current: Uint8Array,
): number {
  const letter = one.charCodeAt(row - 1);
  const letterBefore = row > 1 ? one.charCodeAt(row - 2) : -1;
  current[0] = row;
  let fewest = row;
  for (let column = 1; column <= width; column++) {
    const otherLetter = other.charCodeAt(column - 1);
    const changed = (last[column - 1] ?? 0) + (letter === otherLetter ? 0 : 1);
    let typos = Math.min(changed, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    if (column > 1 && letterBefore === otherLetter && letter === other.charCodeAt(column - 2))
      typos = Math.min(typos, (beforeLast[column - 2] ?? 0) + 1);
    current[column] = typos;
    if (typos < fewest) fewest = typos;
  }
  return fewest;
}
