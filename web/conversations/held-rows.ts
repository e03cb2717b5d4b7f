import type { Entry } from './conversation-log.ts';

export interface HeldRows<Row> {
  readonly rows: readonly Row[];
  /** How many others have come since. */
  readonly newer: number;
}

/**
 * The rows in the order in which they stood when somebody pointed into them, as they are now: what one is about to click
 * does not move away. What is gone meanwhile is left out.
 */
export function heldRows<Row extends Entry>(now: readonly Row[], before: readonly Row[]): HeldRows<Row> {
  if (now === before) return { rows: now, newer: 0 };
  const byId = new Map(now.map((row) => [row.id, row]));
  const held = new Set(before.map(({ id }) => id));
  // Who waits for a person stands first, whenever they spoke.
  const newest =
    before
      .map(({ lastMessageAt }) => lastMessageAt)
      .toSorted()
      .at(-1) ?? '';
  return {
    rows: before.flatMap(({ id }) => byId.get(id) ?? []),
    // What is held already tells what happens to it where it stands.
    newer: now.filter(({ id, lastMessageAt }) => lastMessageAt > newest && !held.has(id)).length,
  };
}
