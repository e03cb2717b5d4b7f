interface Named {
  readonly id: string;
}

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

/** What a list marked last, so that no other row glides again because it was put elsewhere. */
export interface Gliding {
  element: HTMLElement;
  time: number;
}

/**
 * Lets rows glide to their new places by marking them for the style sheet: `animate()` would compute the style of the
 * whole page at once, which costs more than drawing the row.
 */
export function slide(
  list: HTMLElement,
  found: Slide | undefined,
  rowHeight: number,
  former: Gliding | undefined,
): Gliding | undefined {
  if (former) delete former.element.dataset.slide;
  if (!found) return;
  const element = found.what === 'list' ? list : (list.children[found.what] as HTMLElement | undefined);
  if (!element) return;
  const time = (former?.time ?? 0) + 1;
  element.style.setProperty('--slide-from', `${found.from * rowHeight}px`);
  // Of two animations of different names the second begins, though the element had the first one already.
  element.dataset.slide = time % 2 === 0 ? 'even' : 'odd';
  return { element, time };
}
