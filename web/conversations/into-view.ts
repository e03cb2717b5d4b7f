/**
 * Shows what was just unfolded: below the newest message it would open outside the visible part. What is taller than the
 * room for it is shown from its beginning.
 */
export function intoView({ currentTarget: details }: { readonly currentTarget: HTMLDetailsElement }): void {
  if (!details.open) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isTall = details.offsetHeight > (details.closest('[data-scroller]')?.clientHeight ?? innerHeight);
  details.scrollIntoView({ block: isTall ? 'start' : 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
}
