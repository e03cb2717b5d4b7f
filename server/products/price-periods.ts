import { centsAt, changesAfter, isOfferOn, type PriceTerms } from './prices.ts';

/** What a shop asked for a product from a moment on. */
export interface DeclaredPrice extends PriceTerms {
  at: Date;
  /** When what was asked before it was put back, where an import was undone. */
  undoneAt?: Date | null;
}

/** A time in which one price was asked, until the next begins. */
export interface PricePeriod {
  from: Date;
  /** Hundredths of `currency`; null where no price was told. */
  cents: number | null;
  currency: string | null;
  /** It was announced as less than the full price. */
  isReduced: boolean;
}

/**
 * The prices that were asked, one after the other: what was declared, with the moments at which an offer began and ended
 * by itself. None that lasted no time, and no two alike one after the other.
 * @param history in the order of time.
 * @param until where it is read to; what is declared later is left out.
 */
export function pricePeriods(history: readonly DeclaredPrice[], until: Date): PricePeriod[] {
  const declared = withUndone(history);
  const periods: PricePeriod[] = [];
  for (const [index, terms] of declared.entries()) {
    const ends = declared[index + 1]?.at ?? null;
    const moments = [terms.at, ...changesAfter(terms, terms.at).sort((one, other) => one.getTime() - other.getTime())];
    for (const from of moments) {
      if (from > until || (ends !== null && from >= ends)) continue;
      const { currency } = terms;
      addPeriod(periods, { from, cents: centsAt(terms, from), currency, isReduced: isOfferOn(terms, from) });
    }
  }
  return periods;
}

function addPeriod(periods: PricePeriod[], period: PricePeriod): void {
  if (periods.at(-1)?.from.getTime() === period.from.getTime()) periods.pop();
  const last = periods.at(-1);
  const isSame =
    last?.cents === period.cents && last.currency === period.currency && last.isReduced === period.isReduced;
  if (!isSame) periods.push(period);
}

/** What was asked before an import that was undone is asked again from then on. */
function withUndone(history: readonly DeclaredPrice[]): DeclaredPrice[] {
  const result: DeclaredPrice[] = [];
  for (const { undoneAt = null, ...declared } of history) {
    const before = result.at(-1);
    result.push(declared);
    if (undoneAt !== null && before) result.push({ ...before, at: undoneAt });
  }
  return result;
}
