const MONTH = '(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic|jan|may|jun|jul|aug|sep|oct|dec)[a-z]{0,7}';
/** What spreadsheets make of `3-12` and `MAR1`. */
const DATE = new RegExp(
  `^(?:\\d{4}-\\d\\d-\\d\\d(?:[T ].*)?|\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{2}|\\d{4})|\\d{1,2}[-/ ]?${MONTH}(?:[-/ ]\\d{2,4})?|${MONTH}[-/ ]?\\d{1,4})$`,
  'i',
);
const WHOLE_DATE = /^\d{4}-\d\d-\d\d|^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/;
/** What they make of a code with many digits. */
const POWER_OF_TEN = /^\d(?:[.,]\d+)?E[+-]?\d+$/i;

/** Whether a text is a day and nothing else, as spreadsheets make one of 'SET 6', 'MAR 3' or '3/6'. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?)?$/.test(text);
}

/** Whether a code is what a spreadsheet makes of one with many digits. */
export function isPowerOfTen(code: string): boolean {
  return POWER_OF_TEN.test(code);
}

/**
 * Whether a code may be what was left of another on its way through a spreadsheet or somebody's system: without its zeros,
 * with a letter or an apostrophe in front that kept them, as an amount, as a date.
 */
export function isLeftOf(code: string, original: string): boolean {
  if (bareCode(code) === bareCode(original)) return true;
  return DATE.test(code) && /\d/.test(original) && !WHOLE_DATE.test(original);
}

function bareCode(code: string): string {
  const plain = code.trim().toUpperCase().replace(/^['’]/, '').replace(/\s+/g, '');
  const digits = /^[A](\d.*)$/.exec(plain)?.[1] ?? plain;
  const whole = digits.replace(/[.,]0+$/, '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(whole) ? whole.replace(/[.,]/g, '') : whole;
  return grouped.replace(/^0+(?=.)/, '');
}
