import { toldPart } from '../proofs/told-proof.ts';
import type { AllowedProof } from './proof.ts';

/** A proof as people read it. */
export function toldAllowedProof({ triedCount, isEnough, knowledge, gained, unmet, changed, lost }: AllowedProof) {
  return {
    triedCount,
    isEnough,
    gained: toldPart(knowledge, gained),
    unmet: toldPart(knowledge, unmet),
    changed: toldPart(knowledge, changed),
    lost: toldPart(knowledge, lost),
  };
}
