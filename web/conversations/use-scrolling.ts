import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterScroll, type ReadingPlace } from './reading-place.ts';

/** It has arrived, or somebody takes over. */
const GLIDING_ENDS = ['scrollend', 'wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const LONGEST_GLIDE = 2; // screens; what is further away is shown at once

/**
 * Keeps a transcript where one expects it: at the newest message while one is there, and still while older ones come in
 * above.
 * @param newest the newest message, @param oldest the oldest of those drawn, @param writing what is being written below
 */
export function useScrolling(newest: number, oldest: number | undefined, isWriting: boolean, writing: string) {
  const scroller = useRef<HTMLElement>(null);
  const place = useRef<ReadingPlace>({ top: 0, isFollowing: true });
  const height = useRef(0); // when it was last looked at
  const wasOpened = useRef(false);
  const drawnOldest = useRef(oldest);
  const isGliding = useRef(false);
  const [isAway, setIsAway] = useState(false);

  const toNewest = useCallback(() => {
    if (scroller.current) isGliding.current = glideToEnd(scroller.current);
  }, []);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    // Where our own gliding passes through is nothing to be measured, twenty times for each message.
    if (!element || isGliding.current) return;
    height.current = element.scrollHeight;
    place.current = afterScroll(place.current, element);
    if (place.current.isFollowing) setIsAway(false);
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || drawnOldest.current === oldest) return;
    drawnOldest.current = oldest;
    element.scrollTop += element.scrollHeight - height.current;
  }, [oldest]);

  useLayoutEffect(() => {
    if (writing && place.current.isFollowing && scroller.current)
      scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [writing]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // The first look at the newest message, and again when the window changes under somebody who is reading it.
    const observer = new ResizeObserver(() => {
      if (place.current.isFollowing) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const endGliding = (event: Event) => {
      isGliding.current = false;
      if (event.type === 'scrollend') onScroll();
    };
    for (const type of GLIDING_ENDS) element.addEventListener(type, endGliding, { passive: true });
    return () => {
      for (const type of GLIDING_ENDS) element.removeEventListener(type, endGliding);
    };
  }, [onScroll]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message or the typing line is what it waits for
  useEffect(() => {
    // In the frame that lays the message out anyway: asked for at once, the height would be computed twice.
    const frame = requestAnimationFrame(() => {
      height.current = scroller.current?.scrollHeight ?? 0;
      if (wasOpened.current && place.current.isFollowing) toNewest();
      else setIsAway(wasOpened.current);
      wasOpened.current = true;
    });
    return () => cancelAnimationFrame(frame);
  }, [newest, isWriting, toNewest]);

  return { scroller, isAway, onScroll, toNewest };
}

/** Returns whether it takes a while. */
function glideToEnd(element: HTMLElement): boolean {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isFar = element.scrollHeight - element.scrollTop > (LONGEST_GLIDE + 1) * element.clientHeight;
  const isAtOnce = isCalm || isFar;
  element.scrollTo({ top: element.scrollHeight, behavior: isAtOnce ? 'instant' : 'smooth' });
  return !isAtOnce;
}
