import { INTENT_NAMES } from '../language/intents/read.ts';
import { relatedTo, relationOf } from '../language/intents/related.ts';

const PLAINLY_ANSWERED = 0.9;
const BESIDE_THE_VERY = 0.75;
const HARDLY_ANSWERED = 0.5;
const NEARLY = 0.5; // related enough to answer where nothing else does
const FOR_WANT_OF_BETTER = 0.15;
const NEAREST = 0.9;

/** How far what one FAQ is about serves who asks something; a related subject the further, the less another FAQ serves. */
export function closeness(wanted: string, other: string, best: number): number {
  const relation = relationOf(wanted, other);
  if (wanted === other || relation === 0) return relation;
  if (best >= PLAINLY_ANSWERED) return relation * BESIDE_THE_VERY;
  const isNearest = best < HARDLY_ANSWERED && relation >= NEARLY;
  return isNearest ? Math.max(relation, Math.min(NEAREST, relation + FOR_WANT_OF_BETTER)) : relation;
}

/** By the intents' places, how far a FAQ serves who asks it: 0–1. */
export function servedBy(given: ReadonlyMap<string, number>, best: ReadonlyMap<string, number>): Float32Array {
  return Float32Array.from(INTENT_NAMES, (wanted) => {
    let most = given.get(wanted) ?? 0;
    for (const other of relatedTo(wanted)) {
      const share = given.get(other);
      if (share !== undefined) most = Math.max(most, share * closeness(wanted, other, best.get(wanted) ?? 0));
    }
    return most;
  });
}
