import { useEffect, useRef } from 'react';

/** Reads something again whenever other news of it are told; the first too: what came before it was told to nobody. */
export function useReloadAtNews(news: unknown, reload: () => void) {
  const known = useRef<unknown>(undefined);
  useEffect(() => {
    if (news !== undefined && news !== known.current) reload();
    known.current = news;
  }, [news, reload]);
}
