import { useEffect } from 'react';
import { texts } from '../texts.ts';

/** Names the screen in the window's title. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · ${texts.product}` : texts.product;
    return () => {
      document.title = texts.product;
    };
  }, [title]);
}
