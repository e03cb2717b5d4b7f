import type { Product } from './connection.ts';
import { format } from './dates.ts';
import { say } from './say.ts';

type Reduction = NonNullable<Product['reduction']>;

/** '−21 %', or nothing where no percentage may be told. */
export function sayPercent({ percent }: Pick<Reduction, 'percent'>): string {
  return percent === null ? '' : say('−{0} %', percent);
}

/** What an offer has to be told beside: 'Prezzo più basso dei 30 giorni prima: 100,00 €'. */
export function sayPrevious({ kind, previousPrice, since }: Omit<Reduction, 'percent'>): string {
  if (kind === 'LIST_PRICE') return say('Prezzo pieno: {0}', previousPrice);
  return kind === 'LOWEST_SINCE' && since
    ? say('Prezzo più basso dal {1}: {0}', previousPrice, day(since))
    : say('Prezzo più basso dei 30 giorni prima: {0}', previousPrice);
}

/** 20/11/2026; a day is the same everywhere, a moment is not. */
const day = format({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
