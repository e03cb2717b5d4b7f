import type { WishRow_WishFragment } from '../graphql/generated/graphql.ts';
import { texts } from './texts.ts';

const { unmet } = texts;

/** `52 €`, `49,90 €`. */
export function euros(cents: number): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  return `${(cents / 100).toLocaleString('it-IT', { minimumFractionDigits, useGrouping: 'always' })} €`;
}

/** `sotto 40 €`; undefined where nothing was said of it. */
export function budgetOf({ budget }: Pick<WishRow_WishFragment, 'budget'>): string | undefined {
  if (!budget) return undefined;
  const { minCents, maxCents } = budget;
  if (minCents !== null && maxCents !== null) return unmet.between(euros(minCents), euros(maxCents));
  if (maxCents !== null) return unmet.below(euros(maxCents));
  return minCents === null ? undefined : unmet.above(euros(minCents));
}

/** What the catalogue has of a wish, in a sentence; undefined until it is known. */
export function supplySentence({
  supply,
  product,
}: Pick<WishRow_WishFragment, 'supply' | 'product'>): string | undefined {
  switch (supply?.state) {
    case undefined:
      return undefined;
    case 'NOT_SOLD':
      return unmet.notSold;
    case 'OTHER_TRAIT':
      return unmet.otherTrait(unmet.and(supply.missing.map(({ kind, label }) => unmet.traits[kind](label))));
    case 'SOLD_OUT':
      return unmet.soldOut;
    case 'OTHER_PRICE':
      return supply.cheapestCents === null ? unmet.unpriced : unmet.otherPrice(euros(supply.cheapestCents));
    case 'MET':
      return product ? unmet.metBy(product.name) : unmet.metNow;
  }
}
