import { addDays, type Day } from '../language/rome.ts';

/** A day on which offices and most shops are closed. */
export interface Holiday {
  day: Day;
  name: string;
}

/**
 * The days that are holidays in all of Italy by law: 27 May 1949 n. 260, 5 March 1977 n. 54, d.P.R. 28 December 1985 n. 792,
 * 20 November 2000 n. 336, and, of Saint Francis from 2026 on, 8 October 2025 n. 151. Those on Sundays that are always
 * Sundays are Easter alone.
 */
const FIXED: readonly { day: string; name: string; since?: number }[] = [
  { day: '01-01', name: 'Capodanno' },
  { day: '01-06', name: 'Epifania' },
  { day: '04-25', name: 'Liberazione' },
  { day: '05-01', name: 'Festa del lavoro' },
  { day: '06-02', name: 'Festa della Repubblica' },
  { day: '08-15', name: 'Ferragosto' },
  { day: '10-04', name: 'San Francesco', since: 2026 },
  { day: '11-01', name: 'Ognissanti' },
  { day: '12-08', name: 'Immacolata' },
  { day: '12-25', name: 'Natale' },
  { day: '12-26', name: 'Santo Stefano' },
];

/** The holidays of a year, in their order. */
export function holidaysOf(year: number): Holiday[] {
  const easter = easterOf(year);
  return [
    ...FIXED.filter(({ since = 0 }) => year >= since).map(({ day, name }) => ({ day: `${year}-${day}`, name })),
    { day: easter, name: 'Pasqua' },
    { day: addDays(easter, 1), name: "Lunedì dell'Angelo" },
  ].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Easter Sunday of the Gregorian calendar, by the computation of Meeus, Jones and Butcher. */
function easterOf(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  const month = `${Math.floor(n / 31)}`.padStart(2, '0');
  const day = `${(n % 31) + 1}`.padStart(2, '0');
  return `${year}-${month}-${day}`;
}
