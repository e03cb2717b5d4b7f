import { type ReactNode, useEffect, useRef } from 'react';

/**
 * What comes into a dialog after it was opened, or in the place of something else: the focus, which a cross in the corner
 * had meanwhile, or nothing any more, goes to what is marked `data-autofocus`. Whoever has gone on by then is left alone.
 */
export function LateContent({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const hasNoPlace = activeElement === document.body || activeElement?.matches('[role=dialog], .mantine-Modal-close');
    if (hasNoPlace) ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return <div ref={ref}>{children}</div>;
}
