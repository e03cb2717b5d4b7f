import { type DeclineFeatures, declineFeatures } from './decline-features.ts';
import { type DeclineWeights, readDeclineWeights } from './decline-weights-file.ts';
import { declinedByRules } from './declined-by-rules.ts';
import type { Reading } from './reading.ts';

export const SAID_SCALE = 6;
const LIKELY = 0.18; // that it is declined where some word tells the subject: an answer about nothing of the shop's is worse than an excuse too many
const LIKELY_BY_MANNER = 0.5; // where only the way it is said tells it

/** How likely a message is about another subject than the shop's: 0–1. */
export function declineLikelihood({ values, said }: DeclineFeatures, weights: DeclineWeights): number {
  const sum = values.reduce((all, value, place) => all + value * (weights.values[place] ?? 0), 0);
  let bySaid = 0;
  for (const name of said) bySaid += weights.said.get(name) ?? 0;
  return 1 / (1 + Math.exp(-sum - (SAID_SCALE * bySaid) / Math.sqrt(Math.max(1, said.size))));
}

/**
 * The words for which a message is declined, none where only the way it is said tells it; undefined where it is not. What
 * bears an allowed word is never declined, and what asks for goods that the shop has, or has the keyword of the FAQ that is meant, is the shop's own: there the rules alone
 * decide, and where a company allows some subject, of which what was learnt knows nothing.
 */
export function declinedWords(reading: Reading): string[] | undefined {
  if (reading.isAllowed) return undefined;
  if (reading.own.products.length > 0 || reading.own.faqs.size > 0) return undefined;
  const isOwn = (reading.isFaqMeant && reading.faq?.hasKeyword) || (reading.isAsked && reading.hasEvidence);
  if (isOwn || reading.knowledge.company.allowedTopics.length > 0) return declinedByRules(reading);
  const { otherSubject, offTopicWords } = reading;
  if (tellsNothingElse(reading)) return declinedByRules(reading);
  const words = otherSubject.length > 0 ? otherSubject : offTopicWords;
  const least = words.length > 0 ? LIKELY : LIKELY_BY_MANNER;
  return declineLikelihood(declineFeatures(reading), readDeclineWeights()) >= least ? words : undefined;
}

const TALKING = /^(?:parl|dim|dic|dir|raccont|spieg|sai|sap)/;

/** 'Mi parli di cibo' is a listed subject and nothing besides, of which the shop has nothing: no matter of manner. */
function tellsNothingElse({ message, offTopicWords, isAsked, faq, searched }: Reading): boolean {
  if (offTopicWords.length === 0 || isAsked || faq || searched.products.length > 0) return false;
  const listed = new Set(offTopicWords.flatMap((words) => words.split(' ')));
  return message.content.every(({ text }) => listed.has(text) || TALKING.test(text));
}
