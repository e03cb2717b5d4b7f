import type { Candidate } from './candidates.ts';
import type { DialogueWeights } from './dialogue-weights-file.ts';

/** Likelihoods, all together 1. */
export function likelihoodsOf(candidates: readonly Candidate[], weights: Pick<DialogueWeights, 'ways'>): number[] {
  const sums = candidates.map(({ kind, features }) =>
    features.reduce((sum, value, place) => sum + value * (weights.ways[kind][place] ?? 0), 0),
  );
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const all = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / all);
}

/** The reading that is most likely meant; undefined where there is none. */
export function likeliest(candidates: readonly Candidate[], weights: DialogueWeights): Candidate | undefined {
  const likelihoods = likelihoodsOf(candidates, weights);
  return candidates[likelihoods.indexOf(Math.max(...likelihoods))];
}
