import { Skeleton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import classes from './stat-card.module.css';

interface StatCardProps {
  readonly label: string;
  /** What the figure is of, where its name does not say so. */
  readonly hint?: string;
  /** Undefined until it is known. */
  readonly value: number | undefined;
  readonly icon: Icon;
}

/** One figure with its name. */
export function StatCard({ label, hint, value, icon: Sign }: StatCardProps) {
  return (
    <div className={classes.card}>
      <span className={classes.sign}>
        <Sign size={22} stroke={1.7} aria-hidden="true" />
      </span>
      <div className={classes.what}>
        <div className={classes.label}>
          {label}
          {hint && <span className={classes.hint}> {hint}</span>}
        </div>
        <div className={classes.value}>
          {value === undefined ? <Skeleton height={24} width={48} my={3} /> : value.toLocaleString('it-IT')}
        </div>
      </div>
    </div>
  );
}
