import { type Amount, readAmounts, suits } from '../language/amounts.ts';
import type { MessageWord } from '../language/message.ts';
import { POINT } from '../search/tally.ts';
import type { Product } from './product.ts';
import { DESCRIPTION_WORD_OVER } from './score.ts';
import type { Wish } from './wish.ts';

/** What one word of the wish found in a product weighs: more than all points together, so that who has more of it comes first. */
export const COVER = 128 * POINT;
export const CANDIDATES = 24; // looked at in full: the best by what their words say

/** A product that the words found, with all that they found in it. */
export interface Candidate {
  place: number;
  product: Product;
  total: number;
}

/** The candidates that fit, the best first: those that have as much of the wish as the best one. */
export function pickFitting(
  candidates: readonly Candidate[],
  wish: Wish,
  isKnown: (word: MessageWord) => boolean,
): Candidate[] {
  const measured = candidates.flatMap((candidate) => measure(candidate, wish) ?? []);
  if (wish.words.some(({ isContext, word }) => isContext && word.text.length > DESCRIPTION_WORD_OVER && !isKnown(word)))
    return [];
  const most = Math.max(0, ...measured.map(coverageOf));
  const fitting = measured.filter((candidate) => coverageOf(candidate) === most);
  if (wish.isCheapest) return cheapest(fitting);
  return fitting.sort((a, b) => b.total - a.total || a.place - b.place);
}

function coverageOf({ total }: Candidate): number {
  return Math.floor(total / COVER);
}

/** Null where the product's measures go against the wish; each that agrees counts like a word. */
function measure(candidate: Candidate, { amounts }: Wish): Candidate | null {
  if (amounts.length === 0) return candidate;
  const told = amountsOf(candidate.product);
  let { total } = candidate;
  for (const wanted of amounts) {
    const same = told.filter(({ unit }) => unit === wanted.unit);
    if (same.length === 0) continue;
    if (!same.some((each) => suits(wanted, each))) return null;
    total += COVER;
  }
  return { ...candidate, total };
}

function amountsOf({ name, description, keywords }: Product): Amount[] {
  return [name, description, ...keywords].flatMap(readAmounts);
}

function cheapest(candidates: readonly Candidate[]): Candidate[] {
  const priced = candidates.filter(({ product }) => product.priceCents !== null);
  return priced
    .sort((a, b) => (a.product.priceCents ?? 0) - (b.product.priceCents ?? 0) || a.place - b.place)
    .slice(0, 1);
}
