/** Where somebody is in a transcript, in pixels. */
export interface ReadingPlace {
  /** How far it is scrolled. */
  readonly top: number;
  /** Whether they read the newest: it is then kept in sight. */
  readonly isFollowing: boolean;
}

/** What a scroller measures, in pixels. */
export interface Measured {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

const NEAR = 120; // px from the end within which one counts as reading the newest

/**
 * Where one is after a scroll. Our own smooth scrolling passes through places far from the end, more of them the more
 * messages come meanwhile: only upwards means that the reader left.
 */
export function afterScroll(before: ReadingPlace, { scrollTop, scrollHeight, clientHeight }: Measured): ReadingPlace {
  const isNear = scrollHeight - scrollTop - clientHeight < NEAR;
  if (isNear) return { top: scrollTop, isFollowing: true };
  return { top: scrollTop, isFollowing: before.isFollowing && scrollTop >= before.top };
}
