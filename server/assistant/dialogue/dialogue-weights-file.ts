import { readFileSync } from 'node:fs';
import { CONTINUED_FEATURES, FEATURES, WAYS, type Way } from './features.ts';

/** What each feature is worth, in the features' order. */
export interface DialogueWeights {
  ways: Readonly<Record<Way, readonly number[]>>;
  /** For the FAQ that is gone on about. */
  continued: readonly number[];
}

/** As they are kept, by the features' names; `npm run dialogues -- --learn` writes them. */
export type NamedDialogueWeights = Record<Way | 'continued', Record<string, number>>;

const FILE = new URL('dialogue-weights.json', import.meta.url);

let kept: DialogueWeights | undefined; // read once in a process

/** What was learnt from dialogues. */
export function readDialogueWeights(): DialogueWeights {
  kept ??= weightsOf(JSON.parse(readFileSync(FILE, 'utf8')));
  return kept;
}

/** @throws Error where a feature has no weight, or a weight no feature: it was learnt for other ones. */
export function weightsOf(named: NamedDialogueWeights): DialogueWeights {
  const ways = WAYS.map((way) => [way, inOrder(FEATURES, named[way])]);
  return { ways: Object.fromEntries(ways), continued: inOrder(CONTINUED_FEATURES, named.continued) };
}

function inOrder(names: readonly string[], values: Record<string, number> = {}): number[] {
  const known = new Set(names);
  const foreign = Object.keys(values).find((name) => !known.has(name));
  const missing = names.find((name) => values[name] === undefined);
  if (foreign ?? missing)
    throw new Error(`dialogue weights: ${foreign ? `no feature ${foreign}` : `no weight of ${missing}`}`);
  return names.map((name) => values[name] ?? 0);
}

/** For who learns: this process goes by these from now on. */
export function goByDialogues(weights: NamedDialogueWeights): void {
  kept = weightsOf(weights);
}
