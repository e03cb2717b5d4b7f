import type { ReactNode } from 'react';
import classes from './how-to.module.css';

interface HowToProps {
  readonly title: string;
  /** Sentences, and lines of code in `<pre>`. */
  readonly children: ReactNode;
}

/** What only who makes the shop's site has to read: folded until they ask for it. */
export function HowTo({ title, children }: HowToProps) {
  return (
    <details className={classes.how}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
