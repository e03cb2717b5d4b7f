import type { Entry } from './conversation-log.ts';

export interface HeldRows<Row> {
  readonly rows: readonly Row[];
  /** How many others have had something happen since. */
  readonly newer: number;
}

/**
 * The rows in the order in which they stood when somebody pointed into them, as they are now: what one is about to click
 * does not move away. What is gone meanwhile is left out.
 */
export function heldRows<Row extends Entry>(now: readonly Row[], before: readonly Row[]): HeldRows<Row> {
  if (now === before) return { rows: now, newer: 0 };
  const byId = new Map(now.map((row) => [row.id, row]));
  const newest = before[0]?.lastMessageAt ?? '';
  const at = now.findIndex(({ lastMessageAt }) => lastMessageAt <= newest);
  return {
    rows: before.flatMap(({ id }) => byId.get(id) ?? []),
    newer: at < 0 ? now.length : at,
  };
}
