import { addDays, type Day, dayOf, isDay, momentOf } from '../language/rome.ts';
import { type DeclaredPrice, type PricePeriod, pricePeriods } from './price-periods.ts';
import { isOfferOn } from './prices.ts';

/** What an offer has to be told beside, by art. 17-bis of the Codice del Consumo. */
export interface Reduction {
  /** Hundredths of `currency`. */
  previousCents: number;
  currency: string;
  /** What is off `previousCents`, rounded down; null where nothing is, and no percentage may be told. */
  percent: number | null;
  /** What `previousCents` is: the lowest of the 30 days before the offer, the lowest since a day, or the full price. */
  kind: 'LOWEST_OF_30_DAYS' | 'LOWEST_SINCE' | 'LIST_PRICE';
  /** The day since which it has been sold, for LOWEST_SINCE. */
  since: Day | null;
}

/** What decides beside the prices. */
export interface ReductionRule {
  /** The day from which the shop has sold it; empty where it does not say. */
  soldSince: string;
  /** Fresh food: the rule does not apply to it. */
  isFresh: boolean;
}

const DAYS = 30;

/**
 * How the offer that is on may be told; null where none is on, or where too little is known of what was asked before.
 * The lowest price is that of the 30 days of Rome before the offer began; one that grew without a break is told beside
 * what it was told beside at first (Court of Justice, C-330/23: the percentage is of that price).
 * @param history what was asked, in the order of time, the first with the moment since which it is known.
 */
export function reductionOf(
  history: readonly DeclaredPrice[],
  now: Date,
  { soldSince, isFresh }: ReductionRule,
): Reduction | null {
  const periods = pricePeriods(history, now);
  const last = periods.at(-1);
  if (!last?.isReduced || last.cents === null || last.currency === null) return null;
  if (isFresh) return besideListPrice(history, now, last.cents, last.currency);
  const first = firstOf(periods);
  const begun = periods[first]?.from ?? now;
  const knownSince = periods[0]?.from ?? now;
  const monthBefore = addDays(dayOf(begun), -DAYS);
  const isNew = isDay(soldSince) && soldSince > monthBefore && soldSince < dayOf(begun);
  const counted = isNew ? soldSince : monthBefore;
  // On a day that somebody names, the price may have been told first at any hour.
  const isKnown = isNew ? knownSince < momentOf(addDays(counted, 1)) : knownSince <= momentOf(counted);
  if (!isKnown) return null;
  const lowest = lowestIn(periods.slice(0, first), momentOf(counted), last.currency);
  if (lowest === null) return null;
  return {
    previousCents: lowest,
    currency: last.currency,
    percent: percentOff(lowest, last.cents),
    kind: isNew ? 'LOWEST_SINCE' : 'LOWEST_OF_30_DAYS',
    since: isNew ? counted : null,
  };
}

/** Where the offer that is on began: what was reduced before it without a break, to no less, was the same one. */
function firstOf(periods: readonly PricePeriod[]): number {
  let first = periods.length - 1;
  for (let before = periods[first - 1]; before?.isReduced; before = periods[first - 1]) {
    const { cents, currency } = periods[first] as PricePeriod;
    if (before.currency !== currency || before.cents === null || cents === null || before.cents < cents) break;
    first--;
  }
  return first;
}

/** The lowest price from a moment on; null where one of them cannot be compared, or there is none. */
function lowestIn(periods: readonly PricePeriod[], from: Date, currency: string): number | null {
  let lowest: number | null = null;
  for (const [index, period] of periods.entries()) {
    const next = periods[index + 1];
    if (next && next.from <= from) continue;
    if (!period.cents) continue;
    if (period.currency !== currency) return null;
    lowest = Math.min(lowest ?? period.cents, period.cents);
  }
  return lowest;
}

function besideListPrice(
  history: readonly DeclaredPrice[],
  now: Date,
  cents: number,
  currency: string,
): Reduction | null {
  const terms = history.findLast((declared) => declared.at <= now && isOfferOn(declared, now));
  if (!terms?.listPriceCents) return null;
  const previousCents = terms.listPriceCents;
  return { previousCents, currency, percent: percentOff(previousCents, cents), kind: 'LIST_PRICE', since: null };
}

/** Never more than it is; null for less than one. */
function percentOff(previous: number, cents: number): number | null {
  const percent = Math.floor(((previous - cents) * 100) / previous);
  return percent >= 1 ? percent : null;
}
