import { correctTypos, type IsCertain, type Vocabulary } from '../language/corrections.ts';
import type { Message } from '../language/message.ts';
import { type KnowsWords, withNeeds, withoutTold } from './kinds.ts';
import type { Recommendation } from './recommendation.ts';
import { readWish } from './wish.ts';

/** One reading of a message against a catalogue. */
export interface Attempt {
  /** The thing that is spoken of, or a whole keyword, name or category, is the shop's. */
  readonly isNamed: boolean;
  readonly knowsWords: KnowsWords;
  /** How much of the wish the products recommended have; told once they are. */
  readonly coverage: number;
  recommendation(): Recommendation;
  /** No thing is asked for: what serves the need may have more of the wish than what shares its words. */
  mayServe(): boolean;
}

/**
 * The readings of a message, one after the other until one finds something: as it stands, its typos corrected, by what
 * serves its need, and without what it only tells.
 */
export function throughSteps(
  message: Message,
  vocabulary: Vocabulary,
  isCertain: IsCertain,
  open: (message: Message, isNeed: boolean) => Attempt,
): Recommendation {
  const direct = open(message, false);
  const corrected = correctTypos(message, vocabulary, isCertain);
  if (direct.isNamed) {
    const named = orBesideTold(direct.recommendation(), direct, message, open);
    return betterOf(named, direct, corrected && open(corrected, false));
  }
  const second = corrected && open(corrected, false);
  if (second?.isNamed) return second.recommendation();
  const found = direct.recommendation();
  const needs = direct.mayServe() ? withNeeds(message, direct.knowsWords) : null;
  const serving = needs && open(needs, true);
  const served = serving?.recommendation();
  if (serving && served && serving.coverage > direct.coverage) return served;
  return orBesideTold(found, direct, message, open);
}

/** 'Un libro di agata cristi': the book is known as it stands, whose it is when its typos are corrected. */
function betterOf(found: Recommendation, direct: Attempt, corrected: Attempt | null): Recommendation {
  if (!corrected || found.products.length === 0) return found;
  const better = corrected.recommendation();
  return better.products.length > 0 && corrected.coverage > direct.coverage ? better : found;
}

/** 'Un regalo sui 50 euro, fa sempre la griglia': where nothing serves that, still a gift. */
function orBesideTold(
  found: Recommendation,
  direct: Attempt,
  message: Message,
  open: (message: Message, isNeed: boolean) => Attempt,
): Recommendation {
  if (found.products.length > 0 || !direct.mayServe()) return found;
  const asked = withoutTold(message, readWish(message));
  return asked ? open(asked, false).recommendation() : found;
}
