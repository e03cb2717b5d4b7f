import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR = 120; // px from the bottom within which one counts as reading the newest

/**
 * Keeps a transcript where one expects it: at the newest message while one is there, and still while older ones come in
 * above.
 * @param newest the newest message, @param oldest the oldest of those drawn
 */
export function useScrolling(newest: number, oldest: number | undefined, isWriting: boolean) {
  const scroller = useRef<HTMLElement>(null);
  const isNear = useRef(true);
  const height = useRef(0); // when it was last looked at
  const wasOpened = useRef(false);
  const drawnOldest = useRef(oldest);
  const [isAway, setIsAway] = useState(false);

  const toNewest = useCallback(() => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'smooth' });
  }, []);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    height.current = element.scrollHeight;
    isNear.current = height.current - element.scrollTop - element.clientHeight < NEAR;
    if (isNear.current) setIsAway(false);
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || drawnOldest.current === oldest) return;
    drawnOldest.current = oldest;
    element.scrollTop += element.scrollHeight - height.current;
  }, [oldest]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // The first look at the newest message, and again when the window changes under somebody who is reading it.
    const observer = new ResizeObserver(() => {
      if (isNear.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message or the typing line is what it waits for
  useEffect(() => {
    // In the frame that lays the message out anyway: asked for at once, the height would be computed twice.
    const frame = requestAnimationFrame(() => {
      height.current = scroller.current?.scrollHeight ?? 0;
      if (wasOpened.current && isNear.current) toNewest();
      else setIsAway(wasOpened.current);
      wasOpened.current = true;
    });
    return () => cancelAnimationFrame(frame);
  }, [newest, isWriting, toNewest]);

  return { scroller, isAway, onScroll, toNewest };
}
