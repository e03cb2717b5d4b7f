const ONE_TYPO_LETTERS = 5; // decision 7
const TWO_TYPOS_LETTERS = 9;

/** How many typos are forgiven between what was typed and the word perhaps meant. */
export function typosForgiven(typed: string, meant: string): number {
  if (Math.min(typed.length, meant.length) < ONE_TYPO_LETTERS) return 0;
  return Math.max(typed.length, meant.length) >= TWO_TYPOS_LETTERS ? 2 : 1;
}

/** Letters to change, add, drop or swap with their neighbour to get from one word to the other; `limit + 1` when more than `limit`. */
export function typosBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isEqual = one[row - 1] === other[column - 1];
      let typos = Math.min(
        (last[column - 1] ?? 0) + (isEqual ? 0 : 1),
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap) typos = Math.min(typos, (beforeLast[column - 2] ?? 0) + 1);
      current.push(typos);
    }
    if (Math.min(...current) > limit && Math.min(...last) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[other.length] ?? limit + 1, limit + 1);
}
