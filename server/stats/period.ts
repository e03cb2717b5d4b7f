import { UserError } from '../errors.ts';
import { addDays, type Day, dayOf, daysBetween, isDay, momentOf, timeOfDay } from '../language/rome.ts';

type PeriodName = 'TODAY' | 'YESTERDAY' | 'THIS_WEEK' | 'LAST_7_DAYS' | 'LAST_30_DAYS' | 'LAST_90_DAYS' | 'LAST_MONTH';

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

/** A period and the stretch before it: as long as it, but of a whole month the month before, of a week the same days of the last. */
export interface Stretch extends Span {
  days: Day[];
  /** Whether it goes on: it ends now, and what it is compared with ends as long after its beginning. */
  isRunning: boolean;
  before: Span;
}

/** Of those that end today, in days. */
const LENGTHS = {
  TODAY: 1,
  LAST_7_DAYS: 7,
  LAST_30_DAYS: 30,
  LAST_90_DAYS: 90,
} as const;

const WEEK = 7; // days

const LONGEST = 366; // days

/** What a period means at a moment. @throws UserError BAD_PERIOD. */
export function stretchOf(period: Period, now: Date): Stretch {
  const today = dayOf(now);
  const { first, last } = endsOf(period, today);
  const days = daysBetween(first, last);
  const isRunning = last === today;
  return {
    from: momentOf(first),
    to: isRunning ? now : momentOf(addDays(last, 1)),
    days,
    isRunning,
    before: isRunning ? runningBefore(first, last, lengthBefore(period, days.length), now) : overBefore(first, last),
  };
}

function lengthBefore({ name }: Period, length: number): number {
  return name === 'THIS_WEEK' ? WEEK : length;
}

/** Cut at the same minute of the day. */
function runningBefore(first: Day, last: Day, length: number, now: Date): Span {
  return {
    from: momentOf(addDays(first, -length)),
    to: momentOf(addDays(last, -length), wholeMinutes(timeOfDay(now))),
  };
}

function overBefore(first: Day, last: Day): Span {
  const from = isWholeMonth(first, last)
    ? firstOfMonth(addDays(first, -1))
    : addDays(first, -daysBetween(first, last).length);
  return { from: momentOf(from), to: momentOf(first) };
}

function isWholeMonth(first: Day, last: Day): boolean {
  return first === firstOfMonth(last) && addDays(last, 1) === firstOfMonth(addDays(last, 1));
}

function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % WEEK));
}

function wholeMinutes(time: number): number {
  return Math.floor(time / MINUTE) * MINUTE;
}

function endsOf({ name, from, to }: Period, today: Day): { first: Day; last: Day } {
  if (name) return endsOfNamed(name, today);
  if (!from || !to || !isDay(from) || !isDay(to) || from > to || from > today) throw new UserError('BAD_PERIOD');
  const last = to < today ? to : today;
  if (addDays(from, LONGEST) <= last) throw new UserError('BAD_PERIOD');
  return { first: from, last };
}

function endsOfNamed(name: PeriodName, today: Day): { first: Day; last: Day } {
  switch (name) {
    case 'YESTERDAY':
      return { first: addDays(today, -1), last: addDays(today, -1) };
    case 'THIS_WEEK':
      return { first: mondayOf(today), last: today };
    case 'LAST_MONTH': {
      const last = addDays(firstOfMonth(today), -1);
      return { first: firstOfMonth(last), last };
    }
    default:
      return { first: addDays(today, 1 - LENGTHS[name]), last: today };
  }
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
