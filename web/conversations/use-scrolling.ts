import { useCallback, useLayoutEffect, useRef, useState } from 'react';

const NEAR = 120; // px from the bottom within which one counts as reading the newest

/**
 * Keeps a transcript where one expects it: at the newest message while one is there, and still while older ones come in
 * above.
 * @param newest the newest message, @param oldest the oldest of those drawn
 */
export function useScrolling(newest: number, oldest: number | undefined, isWriting: boolean) {
  const scroller = useRef<HTMLElement>(null);
  const isNear = useRef(true);
  const before = useRef({ oldest, height: 0, isFirst: true });
  const [isAway, setIsAway] = useState(false);

  const toNewest = useCallback(() => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'smooth' });
  }, []);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    isNear.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    before.current.height = element.scrollHeight;
    if (isNear.current) setIsAway(false);
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || before.current.oldest === oldest) return;
    element.scrollTop += element.scrollHeight - before.current.height;
    before.current.oldest = oldest;
  }, [oldest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message or the typing line is what it waits for
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { isFirst } = before.current;
    before.current.isFirst = false;
    before.current.height = element.scrollHeight;
    if (isFirst) element.scrollTop = element.scrollHeight;
    else if (isNear.current) toNewest();
    else setIsAway(true);
  }, [newest, isWriting, toNewest]);

  return { scroller, isAway, onScroll, toNewest };
}
