import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LiveTranscript } from './live-transcript.ts';

/**
 * Brings the message that the address names into sight, reading older ones until it is there, and frames it. Returns what
 * names another one; the rest of the address stays.
 */
export function useNamedMessage(
  transcript: LiveTranscript,
  scroller: RefObject<HTMLElement | null>,
): (seq: string) => void {
  const { blocks, hasOlder, older } = useSyncExternalStore(transcript.subscribe, transcript.get);
  const [address, setAddress] = useSearchParams();
  const named = Number(address.get('message')) || null;
  const oldest = blocks[0]?.messages[0]?.seq ?? 0;
  const isThere = named !== null && named >= oldest && oldest > 0;

  useEffect(() => {
    if (named !== null && !isThere && hasOlder && older === 'idle') void transcript.readOlder();
  }, [transcript, named, isThere, hasOlder, older]);

  useEffect(() => {
    if (!isThere) return;
    // After the frame in which the transcript goes to its newest message.
    const timer = setTimeout(() => {
      const bubble = scroller.current?.querySelector<HTMLElement>(`[data-seq="${named}"]`);
      if (!bubble) return;
      bubble.dataset.named = 'true';
      bubble.scrollIntoView({ block: 'center' });
    }, AFTER_OPENING);
    return () => {
      clearTimeout(timer);
      delete scroller.current?.querySelector<HTMLElement>('[data-named]')?.dataset.named;
    };
  }, [scroller, named, isThere]);

  return (seq) => {
    setAddress((former) => new URLSearchParams([...new Map([...former, ['message', seq]])]), { replace: true });
  };
}

const AFTER_OPENING = 60; // ms
