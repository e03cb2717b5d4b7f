interface Named {
  readonly id: string;
}

const SLIDING: KeyframeAnimationOptions = { duration: 200, easing: 'ease-out' }; // ms

/** How far a list, or one row of it, must begin from to glide to where it now stands; in rows, upwards negative. */
export interface Slide {
  readonly what: 'list' | number;
  readonly from: number;
}

/**
 * What glides when rows change their places: the whole list when one comes in above it, or the one that moved up in it.
 * One at most: an animation for each row costs more than drawing them.
 */
export function slideOf(before: readonly Named[], now: readonly Named[]): Slide | undefined {
  const [first] = now;
  if (!first || before.length === 0 || before[0]?.id === first.id) return;
  const at = before.findIndex(({ id }) => id === first.id);
  if (at > 0) return { what: 0, from: at };
  const pushed = now.findIndex(({ id }) => id === before[0]?.id);
  return pushed > 0 ? { what: 'list', from: -pushed } : undefined;
}

/** Lets rows glide to their new places, where nobody asked for calm. */
export function slide(list: HTMLElement, before: readonly Named[], now: readonly Named[], rowHeight: number): void {
  const found = slideOf(before, now);
  if (!found || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const element = found.what === 'list' ? list : list.children[found.what];
  element?.animate([{ transform: `translateY(${found.from * rowHeight}px)` }, { transform: 'none' }], SLIDING);
}
