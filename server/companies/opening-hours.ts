import { UserError } from '../errors.ts';
import { addDays, type Day, dayOf, isDay, momentOf } from '../language/rome.ts';
import { holidaysOf } from './holidays.ts';

/** When people of a shop are there, by the clocks of Rome. */
export interface OpeningHours {
  /** Monday to Sunday; of each day the spans that begin on it. */
  week: Span[][];
  /** Closed from the first to the last day, both included. */
  closures: [first: Day, last: Day][];
  isClosedOnHolidays: boolean;
  /** The day of the town's patron, `06-24`; null where none is kept. */
  patronDay: string | null;
}

/** Minutes from midnight; one that ends no later than it begins ends on the next day. */
export type Span = [from: number, to: number];

const MINUTE = 60_000; // ms
const LOOKED_AHEAD = 400; // days

/** Whether people are there at a moment. */
export function isOpen(hours: OpeningHours, moment: Date): boolean {
  const today = dayOf(moment);
  return [addDays(today, -1), today].some((day) =>
    opened(hours, day).some(({ from, to }) => from <= moment && moment < to),
  );
}

/** When people are there next, where they are not now; null when they never are. */
export function nextOpening(hours: OpeningHours, moment: Date): Date | null {
  const today = dayOf(moment);
  for (let days = 0; days <= LOOKED_AHEAD; days++) {
    const next = opened(hours, addDays(today, days)).find(({ from }) => from > moment);
    if (next) return next.from;
  }
  return null;
}

/** Whether there is any time at all at which people are there. */
export function isEverOpen({ week }: Pick<OpeningHours, 'week'>): boolean {
  return week.some((spans) => spans.length > 0);
}

const WEEKDAYS = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];
const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
);

/** 'oggi dalle 15:00', 'domani dalle 9:00', 'lunedì dalle 9:00', 'giovedì 7 gennaio dalle 9:00'; null when never. */
export function toldOpening(hours: OpeningHours, moment: Date): string | null {
  const next = nextOpening(hours, moment);
  if (next === null) return null;
  const [today, day] = [dayOf(moment), dayOf(next)];
  const from = Math.round((next.getTime() - momentOf(day).getTime()) / MINUTE);
  return `${toldDay(day, today)} dalle ${toldTime(shownMinutes(next, from))}`;
}

function toldDay(day: Day, today: Day): string {
  if (day === today) return 'oggi';
  if (day === addDays(today, 1)) return 'domani';
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = WEEKDAYS[date.getUTCDay()] ?? '';
  return day < addDays(today, 7) ? weekday : `${weekday} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** Where the clocks were changed since midnight, minutes that have passed are not those that they show. */
function shownMinutes(moment: Date, passed: number): number {
  const day = dayOf(moment);
  return [passed, passed + 60, passed - 60].find((minutes) => +momentOf(day, minutes * MINUTE) === +moment) ?? passed;
}

/** The spans that begin on a day, as moments, in their order. */
function opened(hours: OpeningHours, day: Day): { from: Date; to: Date }[] {
  if (isClosed(hours, day)) return [];
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return (hours.week[weekday] ?? []).map(([from, to]) => ({
    from: momentOf(day, from * MINUTE),
    to: momentOf(to > from ? day : addDays(day, 1), to * MINUTE),
  }));
}

function isClosed({ closures, isClosedOnHolidays, patronDay }: OpeningHours, day: Day): boolean {
  if (closures.some(([first, last]) => first <= day && day <= last)) return true;
  if (patronDay === day.slice(5)) return true;
  return isClosedOnHolidays && holidaysOf(Number(day.slice(0, 4))).some((holiday) => holiday.day === day);
}

/** Opening hours as people write and read them. */
export interface WrittenHours {
  /** Monday to Sunday: '9:00-13:00, 15:00-19:30'; empty: closed. */
  week: string[];
  /** '24/12/2026, 10/08/2027-20/08/2027'. */
  closures: string;
  isClosedOnHolidays: boolean;
  /** '24/06'; empty for none. */
  patronDay: string;
}

export function writtenHours({ week, closures, isClosedOnHolidays, patronDay }: OpeningHours): WrittenHours {
  return {
    week: week.map((spans) => spans.map(([from, to]) => `${toldTime(from)}-${toldTime(to)}`).join(', ')),
    closures: closures
      .map(([first, last]) => (first === last ? toldDate(first) : `${toldDate(first)}-${toldDate(last)}`))
      .join(', '),
    isClosedOnHolidays,
    patronDay: patronDay === null ? '' : patronDay.split('-').reverse().join('/'),
  };
}

const toldTime = (minutes: number) => `${Math.floor(minutes / 60) % 24}:${`${minutes % 60}`.padStart(2, '0')}`;
const toldDate = (day: Day) => day.split('-').reverse().join('/');

const MOST_SPANS = 6; // a day
const MOST_CLOSURES = 100;
const SPAN = /^(\d{1,2})(?:[:.](\d\d))?\s*[-–]\s*(\d{1,2})(?:[:.](\d\d))?$/;
const DATE = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;
const PATRON = /^(\d{1,2})[/.](\d{1,2})$/;

/** Hours as they were written. @throws UserError BAD_HOURS, BAD_CLOSURES. */
export function readHours({ week, closures, isClosedOnHolidays, patronDay }: WrittenHours): OpeningHours {
  if (week.length !== 7) throw new UserError('BAD_HOURS');
  return {
    week: week.map(readSpans),
    closures: readClosures(closures),
    isClosedOnHolidays,
    patronDay: readPatron(patronDay),
  };
}

function readSpans(text: string): Span[] {
  const spans = partsOf(text).map((part) => {
    const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = SPAN.exec(part) ?? [];
    const from = minutesOf(fromHour, fromMinute);
    const to = minutesOf(toHour, toMinute);
    if (from === null || to === null || from === to || from === 24 * 60) throw new UserError('BAD_HOURS');
    return [from, to] as Span;
  });
  spans.sort(([one], [other]) => one - other);
  const isCrossed = spans.some(([, to], place) => {
    const next = spans[place + 1];
    return next !== undefined && (next[0] < to || to <= (spans[place]?.[0] ?? 0));
  });
  if (isCrossed || spans.length > MOST_SPANS) throw new UserError('BAD_HOURS');
  return spans;
}

/** null for what no clock shows; 24:00 is the end of a day. */
function minutesOf(hours: string | undefined, minutes: string): number | null {
  const all = Number(hours ?? Number.NaN) * 60 + Number(minutes);
  return Number(minutes) < 60 && all <= 24 * 60 ? all : null;
}

function readClosures(text: string): [Day, Day][] {
  const closures = partsOf(text).map((part) => {
    const [first = '', last = first, ...more] = part.split(/\s*[-–]\s*/);
    const days: [Day, Day] = [readDate(first), readDate(last)];
    if (more.length > 0 || days[1] < days[0]) throw new UserError('BAD_CLOSURES');
    return days;
  });
  if (closures.length > MOST_CLOSURES) throw new UserError('BAD_CLOSURES');
  return closures.sort(([one], [other]) => (one < other ? -1 : 1));
}

function readDate(text: string): Day {
  const [, day = '', month = '', year] = DATE.exec(text.trim()) ?? [];
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isDay(read)) throw new UserError('BAD_CLOSURES');
  return read;
}

function readPatron(text: string): string | null {
  if (text.trim() === '') return null;
  const [, day = '', month = ''] = PATRON.exec(text.trim()) ?? [];
  const read = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isDay(`2028-${read}`)) throw new UserError('BAD_CLOSURES'); // a leap year
  return read;
}

const LONGEST = 4_000; // characters

function partsOf(text: string): string[] {
  return text
    .slice(0, LONGEST)
    .split(/[,;\n]/)
    .flatMap((part) => part.trim() || []);
}
