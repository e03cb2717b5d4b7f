import { readFileSync } from 'node:fs';
import { DECLINE_FEATURES } from './decline-features.ts';

/** What each feature is worth, as it was learnt from messages of which it is known whether a shop answers them. */
export interface DeclineWeights {
  values: readonly number[];
  /** By feature, how much it speaks for declining. */
  said: ReadonlyMap<string, number>;
}

/** As they are kept, by the features' names; `npm run evaluate -- --learn` writes them. */
export type NamedDeclineWeights = Record<'values' | 'said', Record<string, number>>;

const FILE = new URL('decline-weights.json', import.meta.url);

let kept: DeclineWeights | undefined; // read once in a process

/** What was learnt. */
export function readDeclineWeights(): DeclineWeights {
  kept ??= weightsOf(JSON.parse(readFileSync(FILE, 'utf8')));
  return kept;
}

function weightsOf({ values, said }: NamedDeclineWeights): DeclineWeights {
  return { values: DECLINE_FEATURES.map((name) => values[name] ?? 0), said: new Map(Object.entries(said)) };
}
