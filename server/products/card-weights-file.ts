import { readFileSync } from 'node:fs';
import { NO_CARD_FEATURES, ORDER_FEATURES } from './card-features.ts';

/** What each feature is worth, as it was learnt from wishes whose products are known. */
export interface CardWeights {
  order: readonly number[];
  none: readonly number[];
}

/** As they are kept, by the features' names; `npm run evaluate -- --learn` writes them. */
export type NamedCardWeights = Record<'order' | 'none', Record<string, number>>;

const FILE = new URL('card-weights.json', import.meta.url);

let kept: CardWeights | undefined; // read once in a process

/** What was learnt. */
export function readCardWeights(): CardWeights {
  kept ??= weightsOf(JSON.parse(readFileSync(FILE, 'utf8')));
  return kept;
}

function weightsOf({ order, none }: NamedCardWeights): CardWeights {
  return {
    order: ORDER_FEATURES.map((name) => order[name] ?? 0),
    none: NO_CARD_FEATURES.map((name) => none[name] ?? 0),
  };
}

/** For who learns: this process goes by these from now on. */
export function goByCards(weights: NamedCardWeights): void {
  kept = weightsOf(weights);
}
