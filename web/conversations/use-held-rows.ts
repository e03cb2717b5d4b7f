import { type FocusEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { Entry } from './conversation-log.ts';
import { heldRows } from './held-rows.ts';

/** Rows whose order stands still while the pointer, or the keyboard's focus, is among them. */
export function useHeldRows<Row extends Entry>(now: readonly Row[]) {
  const [before, setBefore] = useState<readonly Row[] | null>(null);
  const newest = useRef(now);
  newest.current = now;
  const isPointedInto = useRef(false);
  const isFocused = useRef(false);

  const follow = useCallback(() => {
    const isHeld = isPointedInto.current || isFocused.current;
    setBefore((former) => (isHeld ? (former ?? newest.current) : null));
  }, []);

  const handlers = useMemo(
    () => ({
      onPointerEnter: () => {
        isPointedInto.current = true;
        follow();
      },
      onPointerLeave: () => {
        isPointedInto.current = false;
        follow();
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        // A click leaves its focus behind when the pointer has long gone.
        isFocused.current = event.target.matches(':focus-visible');
        follow();
      },
      onBlur: () => {
        isFocused.current = false;
        follow();
      },
    }),
    [follow],
  );

  // Rows that were read further down belong below those that are held.
  const held = before && before.length < now.length && before.at(-1) !== now.at(-1) ? grown(before, now) : before;
  return {
    ...(held ? heldRows(now, held) : { rows: now, newer: 0 }),
    isHeld: before !== null,
    /** Shows how things stand, and holds them again from there. */
    release: () => setBefore(newest.current),
    handlers,
  };
}

function grown<Row extends Entry>(before: readonly Row[], now: readonly Row[]): readonly Row[] {
  const last = before.at(-1);
  if (!last) return now;
  const known = new Set(before.map(({ id }) => id));
  const below = now.filter(({ id, lastMessageAt }) => lastMessageAt <= last.lastMessageAt && !known.has(id));
  return below.length === 0 ? before : [...before, ...below];
}
