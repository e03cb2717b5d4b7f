import type { ChoiceFeatures } from './choice-features.ts';
import { type ChoiceWeights, readChoiceWeights } from './choice-weights-file.ts';
import type { FaqIndex } from './faq-index.ts';
import { type FaqMatch, FOREIGN_INTENT, type Weighed } from './match.ts';

/** The FAQ that is meant, and how surely. */
export interface Choice {
  match: FaqMatch;
  /** Its likelihood over that of no FAQ at all: from 1 on it is meant rather than not. */
  odds: number;
  /** How many times likelier it is than another FAQ. */
  over: (id: string) => number;
  /** Something is plainly asked that is none of what it is about. */
  isForeign: boolean;
}

export const SAID_SCALE = 6;

/** Likelihoods, up to one common factor: each FAQ's, and last that of none. */
export function likelihoodsOf({ faqs, none, said }: ChoiceFeatures, weights: ChoiceWeights): number[] {
  const sums = faqs.map((values) => product(values, weights.faqs));
  let bySaid = 0;
  for (const name of said) bySaid += weights.said.get(name) ?? 0;
  sums.push(product(none, weights.none) + (SAID_SCALE * bySaid) / Math.sqrt(said.size));
  const most = Math.max(...sums);
  return sums.map((sum) => Math.exp(sum - most));
}

function product(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0);
}

/** The FAQ that a message most likely means; undefined for a shop without any. */
export function chooseFaq(index: FaqIndex, weighed: Weighed, features: ChoiceFeatures): Choice | undefined {
  const likelihoods = likelihoodsOf(features, readChoiceWeights());
  const none = likelihoods.pop() ?? 0;
  const [place, best] = likelihoods.reduce<[number, number]>(
    (most, value, at) => (value > most[1] && !weighed.faqs[at]?.isOther ? [at, value] : most),
    [-1, 0],
  );
  const chosen = weighed.faqs[place];
  if (!chosen) return undefined;
  const isForeign = weighed.asked.hasStrongIntent && chosen.subject.byIntent < FOREIGN_INTENT;
  const over = (id: string) => best / (likelihoods[index.faqs.findIndex(({ faq }) => faq.id === id)] ?? best);
  return { match: chosen.match(), odds: best / Math.max(none, Number.MIN_VALUE), over, isForeign };
}
