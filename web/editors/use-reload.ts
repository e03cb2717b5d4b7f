import { useEffect, useRef } from 'react';

/** Reads a list again when somebody, here or elsewhere, has changed what it lists. @param changes counts the changes. */
export function useReload(changes: number | undefined, reload: () => void): void {
  const known = useRef(changes);
  useEffect(() => {
    if (known.current === changes) return;
    known.current = changes;
    reload();
  });
}
