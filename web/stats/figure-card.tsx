import { Skeleton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './figure-card.module.css';
import { type Figure, trendOf, type Unit, written } from './figure-format.ts';
import { texts } from './texts.ts';

interface FigureCardProps {
  readonly label: string;
  readonly icon?: Icon;
  /** Undefined until it is known. */
  readonly value: ReactNode | undefined;
  readonly note?: ReactNode;
}

/** One figure with its name. */
export function FigureCard({ label, icon: Sign, value, note }: FigureCardProps) {
  return (
    <div className={classes.card}>
      {Sign && (
        <span className={classes.sign}>
          <Sign size={22} stroke={1.7} aria-hidden="true" />
        </span>
      )}
      <dl className={classes.figure}>
        <dt className={classes.label}>{label}</dt>
        <dd className={classes.value}>{value === undefined ? <Skeleton height={28} width={72} /> : value}</dd>
        {note && <dd className={classes.note}>{note}</dd>}
      </dl>
    </div>
  );
}

interface TrendCardProps {
  readonly label: string;
  readonly figure: Figure;
  readonly unit: Unit;
  /** Whether more is for the better; undefined for what is neither. */
  readonly isMoreBetter?: boolean;
  readonly note?: string;
}

/** A figure of a period, and how it moved against the stretch before. */
export function TrendCard({ label, figure, unit, isMoreBetter, note }: TrendCardProps) {
  const trend = trendOf(figure, isMoreBetter);
  const before = figure.before === null ? texts.trend.isNew : texts.trend.before(written(figure.before, unit));
  return (
    <FigureCard
      label={label}
      value={written(figure.value, unit)}
      note={
        <>
          {trend && (
            <span className={classes.trend} data-good={trend.isGood}>
              {trend.text}
            </span>
          )}
          <span>{before}</span>
          {note && <span>{note}</span>}
        </>
      }
    />
  );
}
