const TIME = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('it-IT', { weekday: 'long', day: 'numeric', month: 'long' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', year: 'numeric' });

/** HH:MM in the reader's time zone. */
export function timeOf(moment: string): string {
  return TIME.format(new Date(moment));
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
  if (dayOf(moment) === dayOf(now.toISOString())) return 'Oggi';
  if (dayOf(moment) === dayOf(yesterday.toISOString())) return 'Ieri';
  return (date.getFullYear() === now.getFullYear() ? DAY : DAY_OF_YEAR).format(date);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
