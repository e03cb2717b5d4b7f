// Days and hours are those of the shops, wherever the screen is.
const timeZone = 'Europe/Rome';

const day = new Intl.DateTimeFormat('it-IT', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });
const longDay = new Intl.DateTimeFormat('it-IT', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
const longDayAndYear = new Intl.DateTimeFormat('it-IT', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = new Intl.DateTimeFormat('it-IT', { timeZone, day: 'numeric', month: 'short' });
const hours = new Intl.DateTimeFormat('it-IT', { timeZone, hour: '2-digit', minute: '2-digit' });
const year = new Intl.DateTimeFormat('it-IT', { timeZone, year: 'numeric' });

const DAY = 86_400_000; // ms

/** 20/11/2026 */
export function dayOf(moment: string): string {
  return day.format(new Date(moment));
}

/** Whether two moments fall on one day in Rome. Those of one hour do, which saves the costly comparison. */
export function isSameDay(one: string, other: string): boolean {
  return one.slice(0, 13) === other.slice(0, 13) || dayOf(one) === dayOf(other);
}

/** 14:35 */
export function hoursOf(moment: string): string {
  return hours.format(new Date(moment));
}

/** Oggi, Ieri, giovedì 19 novembre; of other years 19 novembre 2025. */
export function dayHeading(moment: string, now: Date): string {
  const date = new Date(moment);
  if (day.format(date) === day.format(now)) return 'Oggi';
  if (day.format(date) === day.format(new Date(now.getTime() - DAY))) return 'Ieri';
  return year.format(date) === year.format(now) ? longDay.format(date) : longDayAndYear.format(date);
}

/** The shortest that tells when: 14:35 today, ieri, 19 nov, of other years 19/11/2025. */
export function whenShort(moment: string, now: Date): string {
  const heading = dayHeading(moment, now);
  if (heading === 'Oggi') return hoursOf(moment);
  if (heading === 'Ieri') return 'ieri';
  const date = new Date(moment);
  return year.format(date) === year.format(now) ? shortDay.format(date) : day.format(date);
}

/** oggi alle 14:35, ieri alle 9:12, il 19/11/2026 alle 14:35 */
export function whenLong(moment: string, now: Date): string {
  const heading = dayHeading(moment, now);
  const dayPart = heading === 'Oggi' || heading === 'Ieri' ? heading.toLowerCase() : `il ${dayOf(moment)}`;
  return `${dayPart} alle ${hoursOf(moment)}`;
}
