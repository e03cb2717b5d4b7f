/** A day of Europe/Rome, as `2026-11-21`: 23 to 25 hours long. */
export type Day = string;

const DAY = 86_400_000; // ms

let made: Intl.DateTimeFormat | undefined;
/** Made when it is asked for: that takes 20 ms, which no start has to wait for. */
const clock = () =>
  (made ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Rome',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }));

/** What Rome's clocks show, read as if it were UTC, ms. */
function shown(moment: number): number {
  const parts = new Map(
    clock()
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const seconds = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return seconds + (((moment % 1_000) + 1_000) % 1_000);
}

/** What Rome's clocks show at a moment: `2026-11-21 15:30:05`. */
export function shownInRome(moment: Date): string {
  return new Date(shown(moment.getTime())).toISOString().slice(0, 19).replace('T', ' ');
}

/** The day on which a moment falls in Rome. */
export function dayOf(moment: Date): Day {
  return new Date(shown(moment.getTime())).toISOString().slice(0, 10);
}

/** How long Rome's clocks say that a day has lasted, ms; 0 to 24 hours, whatever the clocks were set to. */
export function timeOfDay(moment: Date): number {
  const local = shown(moment.getTime());
  return ((local % DAY) + DAY) % DAY;
}

/**
 * When Rome's clocks show this time of a day. A time that comes twice is the first; one that is left out is as much
 * later.
 */
export function momentOf(day: Day, timeOfTheDay = 0): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + timeOfTheDay;
  // Rome is one or two hours ahead: the earlier of the two moments comes from the larger difference.
  for (const ahead of [2, 1]) {
    const moment = wanted - ahead * 3_600_000;
    if (shown(moment) === wanted) return new Date(moment);
  }
  return new Date(wanted - 3_600_000);
}

/** The day so many days later; before it for a negative number. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The days from one to another, both included; none when the second is earlier. */
export function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Whether a text names a day of the calendar. */
export function isDay(text: string): boolean {
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}
