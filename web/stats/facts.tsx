import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** Figures beside one another, each with what it means. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={classes.figures}>{children}</dl>;
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly beside?: string;
  readonly trend?: string | undefined;
  /** What it means. */
  readonly note: string;
}

/** One of them. */
export function Fact({ name, value, beside, trend, note }: FactProps) {
  return (
    <div className={classes.figure}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>
        {value}
        {beside && <span className={classes.beside}>{beside}</span>}
        {trend && <span className={classes.beside}>{trend}</span>}
      </dd>
      <dd className={classes.note}>{note}</dd>
    </div>
  );
}
