import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this counts as reading the newest. */
const NEAR = 48; // px

export interface Followed {
  /** Changes when something was added at the end; empty while nothing is loaded. */
  newest: string;
  /** The newest message of the conversation, without what is still being written or sent. */
  message: string;
  /** Changes when something was added at the beginning. */
  oldest: string;
  /** Whether the newest is the reader's own message, which is always shown. */
  isOwn: boolean;
}

/**
 * Keeps the newest in view while the reader is at the end, also when a picture or a late text makes it longer, and leaves
 * a reader who scrolled up where they are. What scrolls has one child, which holds all of it. Answers whether there is something new below, and how to get there.
 */
export function useFollowing(scroller: RefObject<HTMLElement | null>, followed: Followed) {
  const [hasNew, setHasNew] = useState(false);
  const last = useRef({ newest: '', message: '', oldest: '', height: 0, room: 0, top: 0, end: 0, isFollowing: true });
  const [glide] = useState(() => new Glide());
  const { newest, message, oldest, isOwn } = followed;

  useLayoutEffect(() => {
    // In the frame that shows it: measured here, the layout would be paid twice.
    const frame = requestAnimationFrame(() => {
      const element = scroller.current;
      const before = last.current;
      if (!element || (before.newest === newest && before.oldest === oldest)) return;
      const isFirst = !before.newest;
      const isFollowing = before.isFollowing || (isOwn && before.newest !== newest);
      if (isFirst) scrollToEnd(element, 'instant');
      else if (before.oldest !== oldest) element.scrollTop += element.scrollHeight - before.height;
      if (!isFirst && before.newest !== newest) {
        if (isFollowing) glide.begin(element);
        else if (before.message !== message) setHasNew(true);
      }
      const height = element.scrollHeight;
      last.current = { ...before, newest, message, oldest, height, end: height, isFollowing };
    });
    return () => cancelAnimationFrame(frame);
  }, [scroller, newest, message, oldest, isOwn, glide]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // The keyboard of a phone, or the products, take room away, and a picture that comes late makes a message longer:
    // what was at the end stays in view. A new message is on its way there already, gliding.
    let room = 0;
    const observer = new ResizeObserver(() => {
      const { isFollowing, end } = last.current;
      const { clientHeight, scrollHeight } = element;
      if (isFollowing && (clientHeight !== room || scrollHeight !== end)) {
        scrollToEnd(element, 'instant');
        // Nobody may be told of it before the reader scrolls: what they leave is the end as it is now.
        Object.assign(last.current, { top: element.scrollTop, height: scrollHeight, room: clientHeight });
      }
      room = clientHeight;
      last.current.end = scrollHeight;
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [scroller]);

  function onScroll(): void {
    const element = scroller.current;
    if (!element) return;
    glide.moved(element);
    const { scrollTop, scrollHeight, clientHeight } = element;
    const isAtEnd = isNearEnd(element, NEAR);
    const { top, height, room } = last.current;
    // A smooth scroll passes through places that are not the end, and what shrinks moves up by itself: only upwards,
    // where nothing changed its size, means that the reader left the end.
    if (isAtEnd) last.current.isFollowing = true;
    else if (scrollTop < top && scrollHeight === height && clientHeight === room) {
      last.current.isFollowing = false;
      glide.stop();
    }
    Object.assign(last.current, { top: scrollTop, height: scrollHeight, room: clientHeight });
    if (isAtEnd) setHasNew(false);
  }

  function goToEnd(): void {
    setHasNew(false);
    if (scroller.current) glide.begin(scroller.current);
  }

  return { hasNew, onScroll, goToEnd };
}

const STILL = 200; // ms

/** The way down to the newest. Browsers break it off and tell nobody: when it stands still, one is taken there at once. */
class Glide {
  private timer: number | undefined;

  begin(element: HTMLElement): void {
    scrollToEnd(element, 'smooth');
    this.await(element);
  }

  moved(element: HTMLElement): void {
    if (this.timer !== undefined) this.await(element);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private await(element: HTMLElement): void {
    this.stop();
    this.timer = window.setTimeout(() => {
      this.timer = undefined;
      if (!isNearEnd(element, 1)) scrollToEnd(element, 'instant');
    }, STILL);
  }
}

/** Whether less than so many pixels are below what one sees. */
function isNearEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement, within: number): boolean {
  return scrollHeight - scrollTop - clientHeight < within;
}

function scrollToEnd(element: HTMLElement, behavior: 'smooth' | 'instant'): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollTo({ top: element.scrollHeight, behavior: isCalm ? 'instant' : behavior });
}
