/** An amount as it was written: in hundredths, with what a person should check before it is believed. */
export interface Price {
  cents: number;
  /** ISO 4217 code; EUR where none is named. */
  currency: string;
  /** `1.299` may be one thousand or one point three; `0€` is no price. */
  warning: 'AMBIGUOUS' | 'ZERO' | null;
}

/** What is known of how amounts are written, from elsewhere than the amount itself. */
interface Writing {
  decimalMark?: '.' | ',' | undefined;
}

/** A price, and where it stands in its text, with the currency beside it. */
interface FoundPrice extends Price {
  start: number;
  end: number;
  hasCurrency: boolean;
}

const MAX_CENTS = 2_147_483_647; // what a PostgreSQL integer holds

const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  $: 'USD',
  us$: 'USD',
  '¥': 'JPY',
  zł: 'PLN',
  kč: 'CZK',
  lei: 'RON',
  ft: 'HUF',
  '₺': 'TRY',
  '₽': 'RUB',
  '₹': 'INR',
  euro: 'EUR',
  euros: 'EUR',
  eur: 'EUR',
  gbp: 'GBP',
  usd: 'USD',
  chf: 'CHF',
  fr: 'CHF',
  'fr.': 'CHF',
  sfr: 'CHF',
  'sfr.': 'CHF',
  kr: '', // of three countries
};
const CODES = new Set(Intl.supportedValuesOf('currency'));
const CURRENCY = '(?:us\\$|[€£$¥₺₽₹]|euros?|s?fr\\.?|zł|kč|lei|ft|kr|[a-z]{3})';
const BEFORE = new RegExp(`(?<![\\p{L}])(${CURRENCY})\\s*$`, 'iu');
const AFTER = new RegExp(`^\\s*(${CURRENCY})(?![\\p{L}])`, 'iu');

const DASH = '[-–—−]';
// Groups of three parted by a space or an apostrophe, or digits and marks; a dash may stand in the place of hundredths.
const NUMBER = new RegExp(
  `(?:\\d{1,3}(?:[\\s'’]\\d{3})+(?!\\d)(?:[.,]\\d+)*|[.,]?\\d+(?:[.,'’]\\d+)*)(?:[.,]${DASH}{1,2}(?!\\d))?`,
  'g',
);

/**
 * Reads one price in Italian, English or Swiss form; null where there is no one amount, or less than nothing, or a share.
 * A number is read as it is: it is never ambiguous.
 */
export function parsePrice(text: string | number, writing: Writing = {}): Price | null {
  const found = typeof text === 'number' ? findPrice(String(text), { decimalMark: '.' }) : findPrice(text, writing);
  return found && { cents: found.cents, currency: found.currency, warning: found.warning };
}

/** A price as people are told it: `89,90` as `89,90 €`; what was not understood stays as it was entered. */
export function writePrice(text: string): string {
  const plain = text.trim();
  const found = findPrice(plain, {});
  if (!found) return plain;
  if (found.warning === 'AMBIGUOUS') return found.hasCurrency ? plain : `${plain} ${signOf(found.currency)}`;
  return plain.slice(0, found.start) + writeAmount(found.cents, found.currency) + plain.slice(found.end);
}

/** An amount as Italians write it, `1.299,50 €`; francs as the Swiss do, `CHF 49.90`. */
export function writeAmount(cents: number, currency: string): string {
  const isSwiss = currency === 'CHF';
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, isSwiss ? '’' : '.');
  const rest = String(cents % 100).padStart(2, '0');
  return isSwiss ? `CHF ${whole}.${rest}` : `${whole},${rest} ${signOf(currency)}`;
}

function signOf(currency: string): string {
  const signs: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: '$' };
  return signs[currency] ?? currency;
}

function findPrice(text: string, writing: Writing): FoundPrice | null {
  if (text.includes('%')) return null;
  const [number, ...others] = text.matchAll(NUMBER);
  if (!number || others.length > 0) return null;
  const amount = parseAmount(number[0], writing);
  if (!amount || amount.cents > MAX_CENTS) return null;
  const beside = currencyBeside(text, number.index, number.index + number[0].length);
  if (!beside || isBelowNothing(text, beside)) return null;
  const warning = amount.cents === 0 ? 'ZERO' : amount.isAmbiguous ? 'AMBIGUOUS' : null;
  return { cents: amount.cents, warning, ...beside };
}

type Beside = Pick<FoundPrice, 'start' | 'end' | 'currency' | 'hasCurrency'>;

/** The currency before or after an amount, and how far the two reach together; null for one that may be several. */
function currencyBeside(text: string, from: number, to: number): Beside | null {
  const before = BEFORE.exec(text.slice(0, from));
  const after = AFTER.exec(text.slice(to));
  const codes = [before?.[1], after?.[1]].map((written) => (written === undefined ? undefined : codeOf(written)));
  if (codes.includes('')) return null;
  const [first, second] = codes;
  return {
    start: first && before ? before.index : from,
    end: second && after ? to + after[0].length : to,
    currency: first ?? second ?? 'EUR',
    hasCurrency: (first ?? second) !== undefined,
  };
}

/** Empty for one of several countries, undefined for what is no currency. */
function codeOf(written: string): string | undefined {
  return SIGNS[written.toLowerCase()] ?? (CODES.has(written) ? written : undefined);
}

/** `-5`, `5,00-` and `(5,00)` are what bookkeepers write for less than nothing. */
function isBelowNothing(text: string, { start, end }: Beside): boolean {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  const isMinus = new RegExp(`(?:^|\\s|[^\\p{L}\\d])${DASH}$`, 'u').test(before);
  const hasMinusBehind = new RegExp(`^${DASH}`).test(after);
  const isInSigns = new RegExp(`${DASH}\\s*[.,]?\\d|\\d${DASH}(?!\\d)`).test(text.slice(start, end));
  return isMinus || hasMinusBehind || isInSigns || (before.endsWith('(') && after.startsWith(')'));
}

/**
 * `1.299,00`, `1,299.00`, `1299`, `49,9`, `24.900000`, `,50`, `1.299,-`: of two kinds of marks the last is the decimal one;
 * of a single mark three digits behind it may be either, any other number of them are decimals.
 */
export function parseAmount(
  text: string,
  { decimalMark }: Writing = {},
): { cents: number; isAmbiguous: boolean } | null {
  const compact = text.replace(/[\s'’]/g, '');
  const rounded = /^(.*\d)[.,][-–—−]{1,2}$/.exec(compact);
  const [, head = '', mark, tail = ''] = /^([\d.,]*?)(?:([.,])(\d*))?$/.exec(rounded?.[1] ?? compact) ?? [];
  if (rounded) return whole(rounded[1] ?? '');
  if (mark === undefined) return whole(head);
  const isGrouped = /[.,]/.test(head);
  if (isGrouped) return head.includes(mark) ? whole(compact) : decimal(head, tail);
  const mayGroup = tail.length === 3 && /^[1-9]\d{0,2}$/.test(head);
  if (!mayGroup || mark === decimalMark) return decimal(head || '0', tail);
  const grouped = whole(compact);
  return grouped && { ...grouped, isAmbiguous: decimalMark === undefined };
}

/** Without hundredths: digits, or groups of three with one kind of mark between them. */
function whole(text: string): { cents: number; isAmbiguous: boolean } | null {
  if (!/^\d+$|^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(text)) return null;
  return { cents: Number(text.replace(/[.,]/g, '')) * 100, isAmbiguous: false };
}

/** With what stands behind the decimal mark, rounded to hundredths. */
function decimal(head: string, tail: string): { cents: number; isAmbiguous: boolean } | null {
  const before = whole(head);
  if (!before || tail === '') return null;
  const digits = tail.padEnd(3, '0');
  const cents = before.cents + Number(digits.slice(0, 2)) + (digits.charAt(2) >= '5' ? 1 : 0);
  return { cents, isAmbiguous: false };
}
