/** A line of two texts laid on one another. */
export interface LineChange {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

const MOST_LINES = 600; // beyond, a comparison says nothing to anybody

/** What was removed from one text and added to make the other, line by line, by their longest common lines. */
export function lineChanges(before: string, after: string): LineChange[] {
  const old = before.split('\n').slice(0, MOST_LINES);
  const now = after.split('\n').slice(0, MOST_LINES);
  const common = commonLengths(old, now);
  const changes: LineChange[] = [];
  let [from, to] = [0, 0];
  while (from < old.length || to < now.length) {
    const [one, other] = [old[from], now[to]];
    if (one !== undefined && one === other) {
      changes.push({ kind: 'same', text: one });
      from++;
      to++;
    } else if (other !== undefined && (one === undefined || at(common, from, to + 1) > at(common, from + 1, to))) {
      changes.push({ kind: 'added', text: other });
      to++;
    } else {
      changes.push({ kind: 'removed', text: one ?? '' });
      from++;
    }
  }
  return changes;
}

/** How many lines the rests from two places have in common. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let from = old.length - 1; from >= 0; from--) {
    for (let to = now.length - 1; to >= 0; to--) {
      const row = table[from];
      if (!row) continue;
      row[to] =
        old[from] === now[to]
          ? at(table, from + 1, to + 1) + 1
          : Math.max(at(table, from + 1, to), at(table, from, to + 1));
    }
  }
  return table;
}

function at(table: readonly number[][], from: number, to: number): number {
  return table[from]?.[to] ?? 0;
}
