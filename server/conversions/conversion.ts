import { UserError } from '../errors.ts';

/** A product's page opened from the chat; a thing put in the cart, or an order, as the shop's page tells. */
export type ConversionKind = 'CLICK' | 'CART' | 'ORDER';

/** What a visitor's browser says that they did. It is believed as a figure, and for nothing else. */
export interface Conversion {
  kind: ConversionKind;
  /** What it is counted once by: a product's id or code, an order's number. */
  key: string;
  /** Of an order, in cents of a euro; null where none is known. */
  valueCents: number | null;
}

const LONGEST_KEY = 100; // Unicode code points
const HIGHEST_VALUE = 1_000_000; // euro

/** @throws UserError BAD_CONVERSION. */
export function readConversion(told: {
  kind: ConversionKind;
  key: string;
  value?: number | null | undefined;
  currency?: string | null | undefined;
}): Conversion {
  const key = told.key.normalize().trim();
  const value = told.value ?? null;
  if (key === '' || [...key].length > LONGEST_KEY || /\p{Cc}/u.test(key)) throw new UserError('BAD_CONVERSION');
  if (value !== null && !(value >= 0 && value <= HIGHEST_VALUE)) throw new UserError('BAD_CONVERSION');
  const isCounted = told.kind === 'ORDER' && value !== null && (told.currency ?? 'EUR').toUpperCase() === 'EUR';
  return { kind: told.kind, key, valueCents: isCounted ? Math.round(Number((value * 100).toPrecision(12))) : null };
}
