import type { Icon } from '@tabler/icons-react';
import classes from './stat-card.module.css';

interface StatCardProps {
  readonly label: string;
  readonly value: number;
  readonly icon: Icon;
}

/** One figure with its name. */
export function StatCard({ label, value, icon: Sign }: StatCardProps) {
  return (
    <div className={classes.card}>
      <span className={classes.sign}>
        <Sign size={22} stroke={1.7} aria-hidden="true" />
      </span>
      <div>
        <div className={classes.label}>{label}</div>
        <div className={classes.value}>{value.toLocaleString('it-IT')}</div>
      </div>
    </div>
  );
}
