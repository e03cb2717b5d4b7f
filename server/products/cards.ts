import type { CardFeatures } from './card-features.ts';
import { type CardWeights, readCardWeights } from './card-weights-file.ts';
import { RECOMMENDED } from './recommend.ts';
import type { Recommendation } from './recommendation.ts';

const FITS = 0.4; // how surely a product must fit to stand beside the best
const LIKELIER = 3; // times, before what goes with the words takes the place of the one product that they found

/** How likely each of the products compared is the one that is wanted: 0–1, in all 1. */
export function likelihoodsOf(compared: readonly CardFeatures[], weights: Pick<CardWeights, 'order'>): number[] {
  const sums = compared.map(({ order }) => product(order, weights.order));
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

/** How surely a product fits, 0–1. */
export function fitness({ fitBy }: CardFeatures, likelihood: number, weights: Pick<CardWeights, 'fit'>): number {
  return 1 / (1 + Math.exp(-product(fitBy(likelihood), weights.fit)));
}

/**
 * What is shown of what was found: the likeliest, and beside it only what probably fits as well. A card that does not fit
 * is worse than none.
 */
export function chooseCards(found: Recommendation, compared: readonly CardFeatures[]): Recommendation {
  if (compared.length === 0) return found;
  const weights = readCardWeights();
  const likelihoods = likelihoodsOf(compared, weights);
  const ranked = compared
    .map((features, place) => ({ features, likelihood: likelihoods[place] ?? 0 }))
    .sort((one, other) => other.likelihood - one.likelihood)
    .slice(0, RECOMMENDED);
  const [best, ...others] = ranked;
  if (!best) return found;
  if (found.products.length > 1) {
    const fitting = others.filter(({ features, likelihood }) => fitness(features, likelihood, weights) >= FITS);
    return withCards(
      found,
      compared,
      [best, ...fitting].map(({ features }) => features),
    );
  }
  const isLikelier = best.likelihood > LIKELIER * (likelihoods[0] ?? 0); // the one that was found stands first
  return isLikelier ? withCards(found, compared, [best.features]) : found;
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
