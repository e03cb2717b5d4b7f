import { useEffect } from 'react';
import { texts } from '../texts.ts';

let shown: string | undefined;
let waiting = 0;

function write() {
  const name = shown ? `${shown} · ${texts.product}` : texts.product;
  document.title = waiting > 0 ? `(${waiting}) ${name}` : name;
}

/** Names the screen in the window's title. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    shown = title;
    write();
    return () => {
      shown = undefined;
      write();
    };
  }, [title]);
}

/** Says in the window's title how much waits, before its name: a tab's beginning is what is seen of it. */
export function useTitleCount(count: number) {
  useEffect(() => {
    waiting = count;
    write();
    return () => {
      waiting = 0;
      write();
    };
  }, [count]);
}
