/** An amount as it was written: in hundredths, with what a person should check before it is believed. */
export interface Price {
  cents: number;
  currency: string;
  /** `1.299` may be one thousand or one point three; `0€` is no price. */
  warning: 'AMBIGUOUS' | 'ZERO' | null;
}

const CURRENCIES: readonly [RegExp, string][] = [
  [/€|\beuro?s?\b|\beur\b/i, 'EUR'],
  [/£|\bgbp\b/i, 'GBP'],
  [/\$|\busd\b/i, 'USD'],
  [/\bchf\b|\bfr\./i, 'CHF'],
];
const AMOUNT = /\d(?:[\d.,'’\s]*\d)?/g;
const MAX_CENTS = 2_147_483_647; // what a PostgreSQL integer holds

/** Reads one price in Italian or English form; null where there is no one amount. */
export function parsePrice(text: string): Price | null {
  const amounts = text.match(AMOUNT) ?? [];
  if (amounts.length !== 1 || !amounts[0] || /-\s*\d/.test(text)) return null;
  const parsed = parseAmount(amounts[0]);
  if (!parsed || parsed.cents > MAX_CENTS) return null;
  const currency = CURRENCIES.find(([sign]) => sign.test(text))?.[1] ?? 'EUR';
  const warning = parsed.cents === 0 ? 'ZERO' : parsed.isAmbiguous ? 'AMBIGUOUS' : null;
  return { cents: parsed.cents, currency, warning };
}

/** `1.299,00`, `1,299.00`, `1299`, `49,9`, `1'299.–`: the last mark followed by one or two digits is the decimal one. */
export function parseAmount(text: string): { cents: number; isAmbiguous: boolean } | null {
  const compact = text.replace(/[\s'’]/g, '');
  const match = /^(\d+(?:[.,]\d{3})*?)(?:[.,](\d{1,2}))?$/.exec(compact);
  if (!match?.[1]) return null;
  const marks = new Set(match[1].match(/[.,]/g) ?? []);
  const decimalMark = match[2] === undefined ? undefined : compact.at(-match[2].length - 1);
  if (marks.size > 1 || (decimalMark !== undefined && marks.has(decimalMark))) return null;
  const whole = Number(match[1].replace(/[.,]/g, ''));
  const cents = whole * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  const isAmbiguous = match[2] === undefined && marks.size === 1 && (match[1].match(/[.,]/g) ?? []).length === 1;
  return { cents, isAmbiguous };
}
