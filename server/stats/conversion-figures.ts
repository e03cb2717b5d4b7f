import type { ConversionCounts } from '../conversions/store.ts';
import { type Figure, figure } from './figures.ts';

/** What visitors did with what the assistant showed, beside the stretch before; `orderValue` in euro. */
export interface ConversionFigures {
  clicks: Figure;
  carts: Figure;
  orders: Figure;
  orderValue: Figure;
}

export function conversionFiguresOf(now: ConversionCounts, before: ConversionCounts): ConversionFigures {
  return {
    clicks: figure(now.clicks, before.clicks),
    carts: figure(now.carts, before.carts),
    orders: figure(now.orders, before.orders),
    orderValue: figure(now.valueCents / 100, before.valueCents / 100),
  };
}
