import type { SupplyState } from './supply.ts';
import type { Trait } from './wish-traits.ts';

/** How a wish stands: the catalogue has not what is wished, by now it has, or somebody set the wish aside. */
export type UnmetWishStatus = 'OPEN' | 'MET' | 'IGNORED';

/** Wishes of a company's visitors for the same thing with the same traits, none of which was met when it was told. */
export interface UnmetWish {
  companyId: string;
  id: string;
  status: UnmetWishStatus;
  wishCount: number;
  visitorCount: number;
  lastWishedAt: Date;
  thing: string;
  traits: Trait[];
  /** Of the budget that was told most often, in cents; null where nobody told that limit. */
  minCents: number | null;
  maxCents: number | null;
  /** What the catalogue has of it; null until it was tried, a moment after it is new. */
  supply: SupplyState | null;
  missing: Trait[];
  cheapestCents: number | null;
  category: string;
  metProductId: string | null;
  /** Grows with every change. */
  version: number;
}

/** A wish with what was said last. */
export interface ListedWish extends UnmetWish {
  /** The newest first, at most `NEWEST_SHOWN`. */
  texts: string[];
}

export const NEWEST_SHOWN = 12; // messages of a wish, of which the examples are taken
export const NEWEST_READ = 60; // messages of a wish, by which its thing is called and its budget told
