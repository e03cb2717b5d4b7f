import { useEffect, useRef } from 'react';

/** Tells whether the component still stands on the page, after something that took a while. */
export function useIsThere(): () => boolean {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return () => isThere.current;
}
