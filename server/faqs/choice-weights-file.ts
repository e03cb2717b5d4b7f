import { readFileSync } from 'node:fs';
import { FAQ_FEATURES, NONE_FEATURES } from './choice-features.ts';

/** What each feature is worth, as it was learnt from messages whose right answer is known. */
export interface ChoiceWeights {
  faqs: readonly number[];
  none: readonly number[];
  /** By feature, how much it speaks for no FAQ. */
  said: ReadonlyMap<string, number>;
}

/** As they are kept, by the features' names; `npm run evaluate -- --learn` writes them. */
export type NamedWeights = Record<'faqs' | 'none' | 'said', Record<string, number>>;

const FILE = new URL('choice-weights.json', import.meta.url);

let kept: ChoiceWeights | undefined; // read once in a process

/** What was learnt. */
export function readChoiceWeights(): ChoiceWeights {
  kept ??= weightsOf(JSON.parse(readFileSync(FILE, 'utf8')));
  return kept;
}

function weightsOf({ faqs, none, said }: NamedWeights): ChoiceWeights {
  const inOrder = (names: readonly string[], values: Record<string, number>) => names.map((name) => values[name] ?? 0);
  return {
    faqs: inOrder(FAQ_FEATURES, faqs),
    none: inOrder(NONE_FEATURES, none),
    said: new Map(Object.entries(said)),
  };
}

/** For who learns: this process goes by these from now on. */
export function goByChoice(weights: NamedWeights): void {
  kept = weightsOf(weights);
}
