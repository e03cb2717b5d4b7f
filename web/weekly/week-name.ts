import { texts } from './texts.ts';

interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

const timeZone = 'UTC'; // days are written as such
const whole = new Intl.DateTimeFormat('it-IT', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const within = new Intl.DateTimeFormat('it-IT', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
const ofOneMonth = new Intl.DateTimeFormat('it-IT', { timeZone, weekday: 'long', day: 'numeric' });
const short = new Intl.DateTimeFormat('it-IT', { timeZone, day: 'numeric', month: 'long' });

/** Da lunedì 16 a domenica 22 novembre 2026; da lunedì 28 settembre a domenica 4 ottobre 2026 */
export function weekName({ firstDay, lastDay }: Days): string {
  const last = whole.format(new Date(lastDay));
  if (firstDay === lastDay) return texts.weekly.day(last);
  const isOneMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  return texts.weekly.days((isOneMonth ? ofOneMonth : within).format(new Date(firstDay)), last);
}

const DAY = 86_400_000; // ms

/** Of the week that a Monday names: 16 novembre - 22 novembre */
export function nameOfWeek(monday: string): string {
  const sunday = Date.parse(monday) + 6 * DAY;
  return texts.weekly.between(short.format(new Date(monday)), short.format(sunday));
}
