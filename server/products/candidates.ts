import { type Amount, readAmounts, suits } from '../language/amounts.ts';
import { POINT } from '../search/tally.ts';
import type { Product } from './product.ts';
import { describedIn, shelfPrices } from './variant.ts';
import type { Wish } from './wish.ts';

/** What one word of the wish found in a product weighs: more than all points together, so that who has more of it comes first. */
export const COVER = 128 * POINT;
const AGE_WEIGHT = 2; // as much as for whom it is
const CANDIDATES = 16;
const MEASURED = 48; // where many may tell another measure than the one wanted
const PRICED = 200; // where the least price decides

/** A product that the words found, with all that they found in it. */
export interface Candidate {
  place: number;
  product: Product;
  total: number;
}

/** How many candidates are looked at in full. */
export function candidatesFor({ amounts, excluded, isCheapest }: Wish): number {
  if (isCheapest) return PRICED;
  return amounts.length + excluded.length > 0 ? MEASURED : CANDIDATES;
}

/** In which order candidates are looked at: who has more of the wish first; where the least price decides, the cheapest of equals. */
export function compareFor({ isCheapest }: Wish): (one: Candidate, other: Candidate) => number {
  if (!isCheapest) return (one, other) => other.total - one.total || one.place - other.place;
  return (one, other) => coverageOf(other) - coverageOf(one) || isCheaper(one, other);
}

/** How much it has of the wish, in words that count once or twice. */
export function coverageOf({ total }: Candidate): number {
  return Math.floor(total / COVER);
}

/** The most that any has of the wish, in words that count once or twice. */
export function mostOf(candidates: readonly Candidate[]): number {
  return Math.max(0, ...candidates.map(coverageOf));
}

/** The most that a product may have of the wish once it is measured, in the same words. */
export function mostAfterMeasures(candidate: Candidate, { amounts }: Wish): number {
  return amounts.reduce((most, { unit }) => most + measureWeight(unit), coverageOf(candidate));
}

/** Those whose measures suit; where some tell a measure that is asked for, one that tells none does not serve. */
export function measuredBy(candidates: readonly Candidate[], { amounts }: Wish): Candidate[] {
  let fitting = candidates.map((candidate) => ({
    candidate,
    told: amounts.length > 0 ? amountsOf(candidate.product) : [],
  }));
  for (const wanted of amounts) {
    const telling = fitting.filter(({ told }) => told.some(({ unit }) => unit === wanted.unit));
    if (telling.length === 0) continue;
    const weight = measureWeight(wanted.unit) * COVER;
    fitting = telling
      .filter(({ told }) => told.some((each) => each.unit === wanted.unit && suits(wanted, each)))
      .map(({ candidate, told }) => ({ told, candidate: { ...candidate, total: candidate.total + weight } }));
  }
  return fitting.map(({ candidate }) => candidate);
}

function measureWeight(unit: Amount['unit']): number {
  return unit === 'age' ? AGE_WEIGHT : 1;
}

/** The measures that a product tells. */
export function amountsOf(product: Product): Amount[] {
  return [product.name, describedIn(product), ...product.keywords].flatMap(readAmounts);
}

/** The cheapest alone; all of them where nobody knows a price. */
export function cheapest(candidates: readonly Candidate[]): Candidate[] {
  const [first] = candidates.toSorted(isCheaper);
  if (!first || costOf(first.product) === Number.POSITIVE_INFINITY) return [...candidates];
  return [first];
}

/** What nobody knows the price of comes last. */
export function costOf(product: Product): number {
  const cents = product.variants.length > 0 ? shelfPrices(product)[0]?.priceCents : product.priceCents;
  return cents || Number.POSITIVE_INFINITY;
}

function isCheaper(one: Candidate, other: Candidate): number {
  const [cost, otherCost] = [costOf(one.product), costOf(other.product)];
  return cost === otherCost ? one.place - other.place : cost - otherCost;
}
