// Days and hours are those of the shops, wherever the screen is.
const timeZone = 'Europe/Rome';

const day = new Intl.DateTimeFormat('it-IT', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone });
const longDay = new Intl.DateTimeFormat('it-IT', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
const longDayAndYear = new Intl.DateTimeFormat('it-IT', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = new Intl.DateTimeFormat('it-IT', { timeZone, day: 'numeric', month: 'short' });
const hours = new Intl.DateTimeFormat('it-IT', { timeZone, hour: '2-digit', minute: '2-digit' });

/** 20/11/2026 */
export function dayOf(moment: string): string {
  return day.format(new Date(moment));
}

const daysOfHours = new Map<string, string>();

/** 2026-11-20. Days begin with a full hour, which saves the costly formatting. */
export function isoDayOf(moment: string): string {
  const hour = moment.slice(0, 13);
  const known = daysOfHours.get(hour);
  if (known !== undefined) return known;
  const found = isoDay.format(new Date(moment));
  daysOfHours.set(hour, found);
  return found;
}

/** Whether two moments fall on one day in Rome. Those of one hour do, which saves the costly comparison. */
export function isSameDay(one: string, other: string): boolean {
  return one.slice(0, 13) === other.slice(0, 13) || dayOf(one) === dayOf(other);
}

const hoursOfHours = new Map<string, string>();

/** 14:35. Rome is whole hours ahead, which saves the costly formatting. */
export function hoursOf(moment: string): string {
  const hour = moment.slice(0, 13);
  const known = hoursOfHours.get(hour) ?? hours.format(new Date(`${hour}:00:00Z`)).slice(0, 3);
  hoursOfHours.set(hour, known);
  return known + moment.slice(14, 16);
}

/** By the calendar: a day in Rome has 23, 24 or 25 hours. */
function dayBefore(isoDay: string): string {
  return new Date(Date.parse(isoDay) - 86_400_000).toISOString().slice(0, 10);
}

function isOfYear(isoDay: string, other: string): boolean {
  return isoDay.slice(0, 4) === other.slice(0, 4);
}

/** Oggi, Ieri, giovedì 19 novembre; of other years 19 novembre 2025. */
export function dayHeading(moment: string, now: Date): string {
  const [on, today] = [isoDayOf(moment), isoDayOf(now.toISOString())];
  if (on === today) return 'Oggi';
  if (on === dayBefore(today)) return 'Ieri';
  return (isOfYear(on, today) ? longDay : longDayAndYear).format(new Date(moment));
}

const longDayOf = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });

/** Of a day, 2026-11-19: giovedì 19 novembre. */
export function dayHeadingLong(isoDay: string): string {
  return longDayOf.format(new Date(isoDay));
}

/** The shortest that tells when: 14:35 today, ieri, 19 nov, of other years 19/11/2025. */
export function whenShort(moment: string, now: Date): string {
  const heading = dayHeading(moment, now);
  if (heading === 'Oggi') return hoursOf(moment);
  if (heading === 'Ieri') return 'ieri';
  const isThisYear = isOfYear(isoDayOf(moment), isoDayOf(now.toISOString()));
  return (isThisYear ? shortDay : day).format(new Date(moment));
}

/** oggi alle 14:35, ieri alle 9:12, il 19/11/2026 alle 14:35 */
export function whenLong(moment: string, now: Date): string {
  const heading = dayHeading(moment, now);
  const dayPart = heading === 'Oggi' || heading === 'Ieri' ? heading.toLowerCase() : `il ${dayOf(moment)}`;
  return `${dayPart} alle ${hoursOf(moment)}`;
}
