import type { ReactNode } from 'react';
import { LiveMark } from './live-mark.tsx';
import classes from './live-title.module.css';
import { useConnection } from './socket.ts';

/** The title of what changes by itself, and beside it whether it does so now. */
export function LiveTitle({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.titled}>
      {children}
      <LiveMark connection={useConnection()} />
    </div>
  );
}
