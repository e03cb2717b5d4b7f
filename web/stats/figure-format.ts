import { dayOf } from '../ui/dates.ts';
import { percentOf } from '../ui/percents.ts';
import { texts } from './texts.ts';

/** A figure beside that of the equal stretch before it. */
export interface Figure {
  readonly value: number | null;
  readonly before: number | null;
  readonly change: number | null;
}

/** How a figure is written. */
export type Unit = 'count' | 'average' | 'share' | 'percent' | 'seconds' | 'euro';

const decimals = (value: number, most: number, least = 0) =>
  value.toLocaleString('it-IT', {
    maximumFractionDigits: most,
    minimumFractionDigits: least,
    useGrouping: 'always',
  });

/** 1.234 · 3,7 · 45% · 1,2 s; a dash where there is nothing to divide by. */
export function written(value: number | null, unit: Unit): string {
  if (value === null) return texts.figures.none;
  switch (unit) {
    case 'count':
      return decimals(value, 0);
    case 'average':
      return decimals(value, 1);
    case 'share':
      return texts.statistics.percent(decimals(percentOf(value), 0));
    case 'percent':
      return texts.statistics.percent(decimals(value, 0));
    case 'seconds':
      return texts.statistics.seconds(decimals(value, 1, 1));
    case 'euro':
      return value.toLocaleString('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
  }
}

/** A wait as people say it: 45 s, 3 min 20 s, 2 h 5 min; a dash where nobody waited. @param seconds null for none. */
export function waited(seconds: number | null): string {
  if (seconds === null) return texts.figures.none;
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60), whole % 60];
  if (hours > 0) return minutes > 0 ? `${decimals(hours, 0)} h ${minutes} min` : `${decimals(hours, 0)} h`;
  if (minutes > 0) return rest > 0 ? `${minutes} min ${rest} s` : `${minutes} min`;
  return `${rest} s`;
}

export interface Trend {
  readonly text: string;
  /** Whether the change is one for the better; undefined for what is neither. */
  readonly isGood?: boolean | undefined;
}

/** +12% · −8% · come prima; undefined where there is nothing to compare. */
export function trendOf({ value, change }: Figure, isMoreBetter?: boolean): Trend | undefined {
  if (value === null || change === null) return undefined;
  const percent = decimals(Math.abs(change) * 100, Math.abs(change) < 0.1 ? 1 : 0);
  if (percent === '0') return { text: texts.trend.same };
  const isMore = change > 0;
  const text = isMore ? texts.trend.more(percent) : texts.trend.less(percent);
  return { text, ...(isMoreBetter === undefined ? {} : { isGood: isMore === isMoreBetter }) };
}

const MINUTE = 60_000; // ms

/** How long something has lasted, in its two largest units: 3 giorni 4 ore, 12 minuti. */
export function lasted(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)];
  const { uptime } = texts;
  if (days > 0) return hours > 0 ? `${uptime.days(days)} ${uptime.hours(hours)}` : uptime.days(days);
  const rest = minutes % 60;
  if (hours > 0) return rest > 0 ? `${uptime.hours(hours)} ${uptime.minutes(rest)}` : uptime.hours(hours);
  return minutes > 0 ? uptime.minutes(minutes) : uptime.start;
}

/** With which days the figures are compared; moments in ISO 8601. */
export function comparisonOf({ comparedFrom, comparedTo }: { comparedFrom: string; comparedTo: string }): string {
  // The stretch ends with this moment: a day that has only just begun is none of it, unless it is all there is.
  const last = new Date(Math.max(Date.parse(comparedTo) - 1, Date.parse(comparedFrom))).toISOString();
  return texts.statistics.compared(dayOf(comparedFrom), dayOf(last));
}
