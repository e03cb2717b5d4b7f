/** Twelve figures hold every share that we show; the rest is what binary adds (0.285 × 100 is 28.499999999999996). */
const hundredfold = (share: number) => Number((share * 100).toPrecision(12));

/** A share, 0–1, in whole percent: half up, as people round it. */
export function percentOf(share: number): number {
  return Math.round(hundredfold(share));
}

/**
 * The parts of one whole in whole percent, which come to 100 together: what rounding down leaves over goes to the parts
 * that lost most by it, among equals to the first. All are 0 where there is no whole.
 */
export function percentsOf(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total === 0) return parts.map(() => 0);
  const exact = parts.map((part) => hundredfold(part / total));
  const percents = exact.map(Math.floor);
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const losers = exact
    .map((percent, at) => ({ at, lost: Number((percent % 1).toPrecision(9)) }))
    .toSorted((one, other) => other.lost - one.lost || one.at - other.at);
  for (const { at } of losers.slice(0, left)) percents[at] = (percents[at] ?? 0) + 1;
  return percents;
}
