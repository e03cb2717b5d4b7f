import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Follows the plain links of a list without loading the page anew; what asks for another tab or window gets it. */
export function useFollowedLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const link = (event.target as HTMLElement).closest?.('a[href]');
      if (!link || !isPlain(event)) return;
      event.preventDefault();
      void navigate(link.getAttribute('href') ?? '');
    },
    [navigate],
  );
}

/** Neither the middle button nor a key that means another tab, another window or a download. */
export function isPlain(event: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}
