/** Each name once, the most frequent first. */
export function byCount(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name)].toSorted((a, b) => b[1].length - a[1].length).map(([name]) => name);
}
