import { parseAmount } from '../../language/money.ts';
import {
  ABOUT,
  AFTER_PRICE,
  CURRENCY,
  DISCOUNT,
  FREE,
  INSTALMENTS,
  NUMBER,
  PERCENT,
  PRICE_WORD,
  SPELLED,
  VERBATIM,
} from './money-words.ts';

/** What a text says of money, each with its place. */
export interface MoneyClaim {
  /**
   * An amount with its currency, one where a price would stand, a share, how often one pays, that there is a reduction,
   * that something is free, or what only the fact's own words may say.
   */
  kind: 'AMOUNT' | 'BARE' | 'PERCENT' | 'INSTALMENTS' | 'DISCOUNT' | 'FREE' | 'WORDS';
  /** Equal for what says the same; empty for what nobody can read. */
  value: string;
  start: number;
  end: number;
}

type Found = Omit<MoneyClaim, 'kind'>;
type Span = Pick<MoneyClaim, 'start' | 'end'>;

const WITH_CURRENCY = pattern(
  `(?:(?:${CURRENCY})\\s*(?<after>${NUMBER})|(?<!\\d|\\d[.,'’])(?<before>${NUMBER})(?:,[-–—]+)?\\s*(?<mila>(?:mila|k)\\s*)?(?:di\\s+)?(?:\\(\\s*(?=(?:${CURRENCY})\\s*\\)))?(?<sign>${CURRENCY}))`,
);
const AMOUNTS = '(?:i\\s+|gli\\s+)?(?:€\\s*)?';
/** The first of two amounts whose currency stands after the second: 'da 5 a 10 euro', '5-10 €'. */
const RANGE = pattern(
  `(?<![\\p{L}\\d.,])(?:(?:da|dai|dagli|tra|fra|from|between|von|zwischen|de|entre)\\s+${AMOUNTS}(?<from>${NUMBER})\\s+(?:a|ai|agli|e|ed|fino a|to|and|bis|und|à|et|y)\\s+${AMOUNTS}|(?<least>${NUMBER})[-–—])${NUMBER}\\s*(?:${CURRENCY})`,
);
const BARE_UNITS = '(?:mm|cm|km|m|mq|kg|g|gr|mg|l|ml|cl|gb|tb|mb|w|v|h|hz|ghz|mah|x|ore|or[ae]|pollici)(?!\\p{L})';
const WITH_CENTS = pattern(
  `(?<![\\d.,:/])(?<amount>\\d+[.,]\\d{2})(?![\\d]|[.,:/]\\d)(?!\\s*(?:${BARE_UNITS}|${PERCENT}))`,
);
const AS_PRICE = pattern(
  `(?<!\\p{L})${PRICE_WORD}\\s*${ABOUT}*\\s*(?<amount>${NUMBER})(?!\\d|[.,'’]\\d)(?=${AFTER_PRICE})`,
);
const PERCENTAGE = pattern(`(?<!\\p{Nd}|\\p{Nd}[.,'’])(?<amount>${NUMBER})\\s*(?:${PERCENT})`);
const SPELLED_AS_PRICE = pattern(
  `(?<!\\p{L})${PRICE_WORD}\\s*${ABOUT}*\\s*(?<!\\p{L})(?<amount>${SPELLED}|(?-i:[IVXLCDM]{2,8}))(?!\\p{L})(?=${AFTER_PRICE})`,
);
/** 'Cinque e novanta', '8 e 90': euros and hundredths. */
const EUROS_AND_CENTS = pattern(
  `(?<![\\p{L}\\d.,])(?:${SPELLED}|\\d{1,4})\\s+(?:e|and|und|et|y)\\s+(?:${SPELLED}|\\d[05])(?![\\p{L}\\d])(?=${AFTER_PRICE}|\\s+(?:${CURRENCY}))`,
);
const ANY_PRICE_WORD = pattern(`(?<!\\p{L})(?:${PRICE_WORD}|a|à|für|for)(?!\\p{L})`);
const ANY_CURRENCY = pattern(`(?<!\\p{L})(?:${CURRENCY})`);
const SPELLED_PERCENT = pattern(`(?<!\\p{L})(?:${SPELLED}|un[oa]?)\\s+(?:${PERCENT})`);
const WORDS = VERBATIM.map((words) => pattern(`(?<![\\p{L}\\d]|\\d[.,])(?:${words})(?![\\p{L}\\d])`));
const REDUCTIONS = pattern(`(?<!\\p{L})(?:${DISCOUNT})(?!\\p{L})`);
const GIFTS = pattern(`(?<!\\p{L})(?:${FREE})(?!\\p{L})`);
const PAYMENTS = pattern(`(?<![\\p{L}\\d])(?:${INSTALMENTS})(?!\\p{L})`);
const LONGEST_NUMBER = 40; // letters, in words
/** Currencies of which no amount is said: 'si paga in euro'. */
const CURRENCY_ALONE = /(?<!\p{L})(?:in|solo)\s+$/iu;

function pattern(source: string): RegExp {
  return new RegExp(source, 'giu');
}

/** Everything that a text says of money, in the order of their kinds. */
export function moneySaidIn(text: string): MoneyClaim[] {
  const amounts = amountsIn(text);
  const isTaken = takenBy(amounts, text.length);
  const bare = [...located(withoutHours(text), WITH_CENTS), ...located(text, AS_PRICE)].filter(
    (claim) => !isTaken(claim),
  );
  const shares = located(text, PERCENTAGE);
  return [
    ...ofKind('AMOUNT', amounts),
    ...ofKind('BARE', bare),
    ...ofKind('PERCENT', shares),
    ...ofKind('INSTALMENTS', located(text, PAYMENTS, 'count')),
    ...ofKind('DISCOUNT', plain(text, REDUCTIONS, 'discount')),
    ...ofKind('FREE', plain(text, GIFTS, 'free')),
    ...ofKind('WORDS', wordsIn(text, isTaken)),
  ];
}

function ofKind(kind: MoneyClaim['kind'], found: readonly Found[]): MoneyClaim[] {
  return found.map((each) => ({ kind, ...each }));
}

function amountsIn(text: string): Found[] {
  const single = [...text.matchAll(WITH_CURRENCY)].flatMap(({ 0: written, index, groups }) => {
    const cents = centsOf(groups?.after ?? groups?.before);
    if (cents === null) return [];
    const sign = groups?.sign ?? written.replace(/[\s\d.,'’]+$/u, '');
    const isHundredths = /^(?:cent|cént)/i.test(sign);
    const worth = cents < 0 ? cents : groups?.mila ? cents * 1_000 : isHundredths ? cents / 100 : cents;
    // '1,049 €' is a thousand to some and one to others.
    const isDoubtful = groups?.before !== undefined && /^\d{1,3},\d{3}$/.test(groups.before);
    return [{ value: isDoubtful ? '' : `${worth} ${currencyOf(sign)}`, start: index, end: index + written.length }];
  });
  const first = [...text.matchAll(RANGE)].map(({ 0: written, index, groups }) => ({
    value: `${centsOf(groups?.from ?? groups?.least) ?? -1} EUR`,
    start: index,
    end: index + written.length,
  }));
  return [...single, ...first];
}

function currencyOf(sign: string): string {
  if (/^(?:\$|usd|dollar|bucks)/i.test(sign)) return 'USD';
  if (/^(?:£|gbp|sterlin|pound|quid|pfund|libra|livres)/i.test(sign)) return 'GBP';
  if (/^(?:chf|franch|franc|franken)/i.test(sign)) return 'CHF';
  return /^(?:¥|lir)/i.test(sign) ? sign.toUpperCase() : 'EUR';
}

function located(text: string, expression: RegExp, group = 'amount'): Found[] {
  return [...text.matchAll(expression)].map(({ 0: written, index, groups }) => {
    const number = groups?.[group] ?? '';
    const start = index + written.lastIndexOf(number);
    return { value: String(centsOf(number) ?? number.toLowerCase()), start, end: start + number.length };
  });
}

function plain(text: string, expression: RegExp, value: string): Found[] {
  return [...text.matchAll(expression)].map(({ 0: words, index }) => ({
    value,
    start: index,
    end: index + words.length,
  }));
}

/** What only the fact's own words may say; a currency of which no figure is said, too. */
function wordsIn(text: string, isTaken: (span: Span) => boolean): Found[] {
  const words = [...WORDS, SPELLED_PERCENT].flatMap((expression) => verbatim(text, expression));
  const prices = located(text, SPELLED_AS_PRICE).map((found) => ({ ...found, value: wordsAt(text, found) }));
  const pairs = found(text, ANY_PRICE_WORD) && !HOURS.test(text) ? verbatim(text, EUROS_AND_CENTS) : [];
  const alone = verbatim(text, ANY_CURRENCY)
    .filter((each) => !isTaken(each))
    .filter(({ start }) => !CURRENCY_ALONE.test(text.slice(Math.max(0, start - 12), start)))
    .map((each) => {
      const from = Math.max(0, each.start - LONGEST_NUMBER);
      const before = text.slice(from, each.start).trimEnd();
      const start = from + before.lastIndexOf(' ') + 1;
      return { start, end: each.end, value: wordsAt(text, { start, end: each.end }) };
    });
  return [...words, ...prices, ...pairs, ...alone];
}

function verbatim(text: string, expression: RegExp): Found[] {
  return [...text.matchAll(expression)].map(({ 0: words, index }) => {
    const span = { start: index, end: index + words.length };
    return { ...span, value: wordsAt(text, span) };
  });
}

function wordsAt(text: string, { start, end }: Span): string {
  return text.slice(start, end).toLowerCase().trim();
}

/** Whether a place is part of one of these, told at once however many there are. */
function takenBy(spans: readonly Span[], length: number): (span: Span) => boolean {
  const taken = new Uint8Array(length);
  for (const { start, end } of spans) taken.fill(1, start, end);
  return ({ start, end }) => taken[start] === 1 || taken[end - 1] === 1;
}

export function found(text: string, expression: RegExp): boolean {
  return text.search(expression) >= 0;
}

/** '9.00' is an hour where hours are spoken of; as long as before, so that places stay true. */
function withoutHours(text: string): string {
  return HOURS.test(text) ? text.replace(HOUR, (hour) => ' '.repeat(hour.length)) : text;
}

const HOURS =
  /(?<!\p{L})(?:ore|alle|dalle|orari\p{L}*|apert\p{L}*|chius\p{L}*|apriamo|chiudiamo|open|closed|geöffnet|uhr|ouvert\p{L}*|abiert\p{L}*)(?!\p{L})/iu;
const HOUR = /(?<![\d.,])(?:[01]?\d|2[0-4])[.,:][0-5][05](?![\d€]|\s*€)/g;

/** -1 for a number that nobody can read: no fact holds it; null for none. */
function centsOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  return /^\p{Nd}/u.test(text) ? (parseAmount(text)?.cents ?? -1) : null;
}
