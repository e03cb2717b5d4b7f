/** How far each of some values stands before the best of the others, within bounds. */
export function leads(values: readonly number[], most: number): number[] {
  let [best, next] = [0, 0];
  for (const value of values) {
    if (value > best) [best, next] = [value, best];
    else if (value > next) next = value;
  }
  return values.map((value) => Math.max(-most, Math.min(most, value - (value === best ? next : best))));
}
