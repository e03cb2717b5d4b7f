import { parsePrice } from '../../language/money.ts';

/** What a number of a spreadsheet is, by the format that it is shown in. */
export type NumberKind =
  | { kind: 'NUMBER' }
  | { kind: 'DATE' }
  | { kind: 'PERCENT' }
  /** A code of so many digits. */
  | { kind: 'DIGITS'; digits: number }
  | { kind: 'CURRENCY'; currency: string };

export const PLAIN_NUMBER: NumberKind = { kind: 'NUMBER' };

const DATE: NumberKind = { kind: 'DATE' };
const PERCENT: NumberKind = { kind: 'PERCENT' };

/** What a format that every spreadsheet knows by its number means. */
export function kindOfBuiltIn(id: number): NumberKind {
  if ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)) return DATE;
  return id === 9 || id === 10 ? PERCENT : PLAIN_NUMBER;
}

/** What a written format means, e.g. `dd/mm/yyyy`, `00000`, `[$CHF] 0.00`. */
export function kindOfFormat(code: string): NumberKind {
  const [shown = ''] = code.slice(0, 200).split(';');
  const currency = currencyOf(shown);
  if (currency !== null) return { kind: 'CURRENCY', currency };
  // Without texts, escaped letters, colours and places.
  const bare = shown
    .replace(/"[^"]*"/g, '')
    .replace(/\\./g, '')
    .replace(/\[[^\]]*\]/g, '');
  if (bare.includes('%')) return PERCENT;
  if (/^0{2,}$/.test(bare.trim())) return { kind: 'DIGITS', digits: bare.trim().length };
  return /[dmyhs]/i.test(bare) && !/general|standard/i.test(bare) ? DATE : PLAIN_NUMBER;
}

/** A currency that is not ours and that prices are read in; null for euro, and without one. */
function currencyOf(shown: string): string | null {
  const written = /\[\$([^\]-]+)/.exec(shown)?.[1] ?? /"([^"]{1,4})"/.exec(shown)?.[1] ?? /[$£]/.exec(shown)?.[0];
  const price = written === undefined ? null : parsePrice(`${written.trim()} 1.00`);
  return price && price.currency !== 'EUR' ? price.currency : null;
}

/** A number as a file of ours would have it: never with the noise of binary fractions. */
export function numberOf(text: string): number | string {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? text : Number(value.toPrecision(15));
}

/**
 * What a number of a spreadsheet is read as.
 * @param from1904 whether its days are counted as old Macintoshes did.
 */
export function readNumber(text: string, shown: NumberKind, from1904: boolean): number | string {
  const value = numberOf(text);
  if (typeof value === 'string') return value;
  switch (shown.kind) {
    case 'DATE':
      return dateOf(value, from1904);
    case 'PERCENT':
      return `${Number((value * 100).toPrecision(15))}%`;
    case 'DIGITS':
      return Number.isInteger(value) && value >= 0 ? String(value).padStart(shown.digits, '0') : value;
    case 'CURRENCY':
      return `${shown.currency} ${value.toFixed(2)}`;
    default:
      return value;
  }
}

const DAY = 86_400_000; // ms

/** By UTC, so that no place's summer time moves a day. Spreadsheets count a 29 February 1900 that never was. */
function dateOf(serial: number, from1904: boolean): string | number {
  const days = from1904 ? serial + 1_462 : serial < 60 ? serial + 1 : serial;
  const time = Math.round((Date.UTC(1899, 11, 30) + days * DAY) / 1_000) * 1_000;
  if (!(serial >= 0 && serial < 2_958_466)) return serial;
  const iso = new Date(time).toISOString().slice(0, 19);
  if (serial < 1) return iso.slice(11);
  return iso.endsWith('T00:00:00') ? iso.slice(0, 10) : iso;
}
