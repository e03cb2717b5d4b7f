import { Skeleton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './figure-card.module.css';
import { type Figure, trendOf, type Unit, written } from './figure-format.ts';
import { texts } from './texts.ts';

interface FigureCardProps {
  readonly label: string;
  readonly icon?: Icon;
  /** Undefined until it is known. */
  readonly value: ReactNode | undefined;
  readonly note?: ReactNode;
  /** The address of what is counted. */
  readonly to?: string | undefined;
  /** One of the few that one looks at first. */
  readonly isLarge?: boolean;
}

/** One figure with its name; where `to` names one, it opens the list of what it counts. */
export function FigureCard({ label, icon: Sign, value, note, to, isLarge = false }: FigureCardProps) {
  return (
    <div className={classes.card} data-large={isLarge} data-linked={to !== undefined}>
      {Sign && (
        <span className={classes.sign}>
          <Sign size={22} stroke={1.7} aria-hidden="true" />
        </span>
      )}
      <dl className={classes.figure}>
        <dt className={classes.label}>
          {to === undefined ? (
            label
          ) : (
            <Link to={to} className={classes.link}>
              {label}
            </Link>
          )}
        </dt>
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
  readonly to?: string | undefined;
  readonly isLarge?: boolean;
}

/** A figure of a period, and how it moved against the stretch before. */
export function TrendCard({ label, figure, unit, isMoreBetter, note, to, isLarge = false }: TrendCardProps) {
  const trend = trendOf(figure, isMoreBetter);
  const before = figure.before === null ? texts.trend.isNew : texts.trend.before(written(figure.before, unit));
  return (
    <FigureCard
      label={label}
      to={to}
      isLarge={isLarge}
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
