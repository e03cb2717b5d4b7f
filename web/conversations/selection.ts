/** Conversations that somebody chooses; null while nobody is choosing. */
export type Selection = ReadonlySet<string> | null;

export const MOST_SELECTED = 100; // the server removes as many at once

/** With one more, or without it. */
export function toggled(selection: Selection, id: string): Selection {
  const next = new Set(selection);
  if (!next.delete(id) && next.size < MOST_SELECTED) next.add(id);
  return next;
}

/** As many of the rows as fit, from the top; none when they are all chosen already. */
export function allOrNone(selection: Selection, rows: readonly { readonly id: string }[]): Selection {
  const ids = rows.slice(0, MOST_SELECTED).map(({ id }) => id);
  return ids.every((id) => selection?.has(id)) ? new Set() : new Set(ids);
}

/** Those of the chosen that are still there. */
export function present(selection: Selection, rows: readonly { readonly id: string }[]): string[] {
  return rows.filter(({ id }) => selection?.has(id)).map(({ id }) => id);
}
