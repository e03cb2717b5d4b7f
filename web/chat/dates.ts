import { locale, say } from './say.ts';

const timeIn = format({ hour: '2-digit', minute: '2-digit' });
const dayIn = format({ weekday: 'long', day: 'numeric', month: 'long' });
const dayOfYearIn = format({ day: 'numeric', month: 'long', year: 'numeric' });

/** HH:MM in the reader's time zone. */
export function timeOf(moment: string): string {
  return timeIn(moment);
}

/** The calendar day in the reader's time zone, to compare: '2026-11-20'. */
export function dayOf(moment: string): string {
  const date = new Date(moment);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** How a day is written above its messages: 'Oggi', 'Ieri', 'lunedì 16 novembre', '3 marzo 2025'. */
export function dayLabel(moment: string, now: Date): string {
  const date = new Date(moment);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (dayOf(moment) === dayOf(now.toISOString())) return say('Oggi');
  if (dayOf(moment) === dayOf(yesterday.toISOString())) return say('Ieri');
  return (date.getFullYear() === now.getFullYear() ? dayIn : dayOfYearIn)(moment);
}

/** Writes moments as the language that is spoken does. Made once for it: that takes longer than all that is ever written. */
export function format(options: Intl.DateTimeFormatOptions): (moment: string) => string {
  let made: Intl.DateTimeFormat | undefined;
  let madeFor: string;
  return (moment) => {
    if (madeFor !== locale) {
      made = new Intl.DateTimeFormat(locale, options);
      madeFor = locale;
    }
    return (made as Intl.DateTimeFormat).format(new Date(moment));
  };
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
