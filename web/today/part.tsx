import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { type ReactNode, useId } from 'react';
import classes from './part.module.css';

interface PartProps {
  readonly title: string;
  /** Stands beside the title. */
  readonly count?: number;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One thing of the day that may need somebody. */
export function DayPart({ title, count, aside, children }: PartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <header className={classes.heading}>
        <h3 id={id} className={classes.title}>
          {title}
          {count !== undefined && count > 0 && <span className={classes.count}>{count}</span>}
        </h3>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** All is well there. */
export function AllWell({ children }: { readonly children: string }) {
  return (
    <p className={classes.well}>
      <IconCheck size={16} aria-hidden="true" />
      {children}
    </p>
  );
}
