import { type CardWeights, readCardWeights } from './card-weights-file.ts';
import type { CardFeatures, Comparison } from './compared.ts';
import type { Product } from './product.ts';
import { RECOMMENDED } from './recommend.ts';
import type { Recommendation } from './recommendation.ts';

const BESIDE = 0.8; // as likely as the best, at least, a product must be to stand beside it
const DOUBT = 0.5; // as likely as the best that none is wanted: from there on nothing is shown

/** How likely each of the products compared is the one that is wanted, and last how likely none is: 0–1, in all 1. */
export function likelihoodsOf({ cards, none }: Comparison, weights: CardWeights): number[] {
  const sums = cards.map(({ order }) => product(order, weights.order));
  sums.push(none ? product(none, weights.none) : Number.NEGATIVE_INFINITY);
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

/**
 * What is shown of what was found or goes with the words: the likeliest, and beside it only what is nearly as likely
 * or has all that is wished; nothing where none is likelier than any. A card that does not fit is worse than none.
 */
export function chooseCards(found: Recommendation, comparison: Comparison): Recommendation {
  const { cards } = comparison;
  if (cards.length === 0) return found;
  const likelihoods = likelihoodsOf(comparison, readCardWeights());
  const none = likelihoods.pop() ?? 0;
  const ranked = cards
    .map((features, place) => ({ features, likelihood: likelihoods[place] ?? 0 }))
    .sort((one, other) => other.likelihood - one.likelihood)
    .slice(0, RECOMMENDED);
  const best = ranked[0]?.likelihood ?? 0;
  const hasAll = ({ isFound, isWhole }: CardFeatures) => isFound && isWhole;
  if (!cards.some(hasAll) && none > DOUBT * best) return { ...found, products: [], terms: [] }; // a category's name finds what is in it
  const isCertain = ranked[0] !== undefined && hasAll(ranked[0].features); // beside it nothing that only goes with the words
  const stands = (features: CardFeatures, likelihood: number) =>
    likelihood >= BESIDE * best && (features.isFound || !isCertain);
  const shown = ranked
    .filter(({ features, likelihood }) => hasAll(features) || stands(features, likelihood))
    .map(({ features }) => features);
  const isFound = shown.every((each) => each.isFound);
  return withCards(found, cards, isFound ? cards.filter((each) => shown.includes(each)) : shown);
}

const NEAR = 0.1; // as likely as that none is wanted

/** What may be near to the wish though none of it is shown: for who can tell by more than the words, likeliest first. */
export function nearCards(comparison: Comparison): Product[] {
  const likelihoods = likelihoodsOf(comparison, readCardWeights());
  const none = likelihoods.pop() ?? 0;
  return comparison.cards
    .map(({ product }, place) => ({ product, likelihood: likelihoods[place] ?? 0 }))
    .filter(({ likelihood }) => likelihood >= NEAR * none)
    .sort((one, other) => other.likelihood - one.likelihood)
    .slice(0, RECOMMENDED)
    .map(({ product }) => product);
}

/** With the words that found what is shown, or that it goes with; no longer those that only found what is not. */
function withCards(
  found: Recommendation,
  compared: readonly CardFeatures[],
  cards: readonly CardFeatures[],
): Recommendation {
  const speaks = (all: readonly CardFeatures[], term: string) => all.some(({ terms }) => terms.has(term));
  const isGone = (term: string) => !speaks(cards, term) && speaks(compared, term);
  const terms = new Set(found.terms.filter((term) => !isGone(term)));
  for (const card of cards) if (!card.isFound) for (const term of card.terms) terms.add(term);
  return { ...found, products: cards.map(({ product }) => product), terms: [...terms] };
}

function product(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0);
}
