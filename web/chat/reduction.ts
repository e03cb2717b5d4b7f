import type { Product } from './connection.ts';

type Reduction = NonNullable<Product['reduction']>;

/** '−21 %', or nothing where no percentage may be told. */
export function sayPercent({ percent }: Pick<Reduction, 'percent'>): string {
  return percent === null ? '' : `−${percent} %`;
}

/** What an offer has to be told beside: 'Prezzo più basso dei 30 giorni prima: 100,00 €'. */
export function sayPrevious({ kind, previousPrice, since }: Omit<Reduction, 'percent'>): string {
  if (kind === 'LIST_PRICE') return `Prezzo pieno: ${previousPrice}`;
  const when = kind === 'LOWEST_SINCE' && since ? `dal ${day(since)}` : 'dei 30 giorni prima';
  return `Prezzo più basso ${when}: ${previousPrice}`;
}

/** 20/11/2026 */
function day(isoDay: string): string {
  return isoDay.split('-').reverse().join('/');
}
