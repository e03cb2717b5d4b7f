import { UserError } from '../errors.ts';
import { addDays, type Day, dayOf, daysBetween, isDay, momentOf, timeOfDay } from '../language/rome.ts';

type PeriodName = 'TODAY' | 'LAST_7_DAYS' | 'LAST_30_DAYS' | 'LAST_90_DAYS';

/** The days that somebody asks about: a name, or two days of Europe/Rome, both included. */
export interface Period {
  name?: PeriodName | null | undefined;
  from?: Day | null | undefined;
  to?: Day | null | undefined;
}

/** From a moment up to another, which no longer belongs to it. */
export interface Span {
  from: Date;
  to: Date;
}

/** A period and the equal stretch before it. */
export interface Stretch extends Span {
  days: Day[];
  /** Whether it goes on: it ends now, and what it is compared with ends as long after its beginning. */
  isRunning: boolean;
  before: Span;
}

const LENGTHS: Readonly<Record<PeriodName, number>> = {
  TODAY: 1,
  LAST_7_DAYS: 7,
  LAST_30_DAYS: 30,
  LAST_90_DAYS: 90,
};

const LONGEST = 366; // days

/** What a period means at a moment. @throws UserError BAD_PERIOD. */
export function stretchOf(period: Period, now: Date): Stretch {
  const today = dayOf(now);
  const { first, last } = endsOf(period, today);
  const days = daysBetween(first, last);
  const isRunning = last === today;
  const length = days.length;
  return {
    from: momentOf(first),
    to: isRunning ? now : momentOf(addDays(last, 1)),
    days,
    isRunning,
    before: {
      from: momentOf(addDays(first, -length)),
      to: isRunning ? momentOf(addDays(last, -length), wholeMinutes(timeOfDay(now))) : momentOf(first),
    },
  };
}

function wholeMinutes(time: number): number {
  return Math.floor(time / MINUTE) * MINUTE;
}

function endsOf({ name, from, to }: Period, today: Day): { first: Day; last: Day } {
  if (name) return { first: addDays(today, 1 - LENGTHS[name]), last: today };
  if (!from || !to || !isDay(from) || !isDay(to) || from > to || from > today) throw new UserError('BAD_PERIOD');
  const last = to < today ? to : today;
  if (addDays(from, LONGEST) <= last) throw new UserError('BAD_PERIOD');
  return { first: from, last };
}

const HOUR = 3_600_000; // ms
const MINUTE = 60_000; // ms

/** The beginning of the hour of a moment: the hours of counters are those of UTC, as Rome's are. */
export function hourOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / HOUR) * HOUR);
}

/** The hours of counters that belong to a stretch; of one that goes on, the hour that has just begun too. */
export function hoursOf({ from, to, isRunning }: Stretch): Span {
  return { from, to: isRunning ? new Date(hourOf(to).getTime() + HOUR) : to };
}

/** When figures change by time alone: what they are compared with is cut at the minute. */
export function nextMinute(moment: Date): Date {
  return new Date((Math.floor(moment.getTime() / MINUTE) + 1) * MINUTE);
}
