import { INTENT_NAMES, type IntentFind, likelihoods, readIntents, SUBJECTS } from '../language/intents/read.ts';
import type { Message } from '../language/message.ts';
import type { FaqIndex } from './faq-index.ts';

/** What a message likely asks, by the places of intents. */
export interface Likely {
  /** By subject: 0–1. */
  shares: Float32Array;
  /** Of what the shop's FAQs serve, the intents that are worth a look. */
  likely: readonly (readonly [place: number, share: number])[];
  /** 0–1: that it asks for nothing that FAQs tell: chatter, or a subject that no shop talks about. */
  idle: number;
}

const WORTH_A_LOOK = 0.03;
const ELSEWHERE = 0.6; // of what no FAQ of the shop serves: it is asked less here than in other shops
const PART = 0.9; // of what only one clause says
const SHORTEST_PART = 2; // words
const CLAUSE_END = /[.,;:!?()\n]/;
const FIRST_IDLE = SUBJECTS.indexOf('CHATTER');

/** Reads it as a whole and clause by clause; what a shop answers is likelier to be asked there. */
export function readLikely(
  { likelihood, bestServed }: FaqIndex,
  { words, text }: Message,
  finds: readonly IntentFind[],
): Likely {
  const isAsWritten = finds === readIntents(words); // not with typos mended
  const shares = isAsWritten ? Float32Array.from(likelihoods(words)) : likelihood.of(words, finds);
  for (const { start, end } of clausesOf(words, text)) {
    const cues = finds.filter((find) => find.start >= start && find.end <= end);
    const inPart = likelihood.of(words.slice(start, end), cues);
    for (let place = 0; place < INTENT_NAMES.length; place++)
      shares[place] = Math.max(shares[place] ?? 0, PART * (inPart[place] ?? 0));
  }
  const all = shares.reduce((sum, share, place) => sum + share * servedShare(bestServed[place] ?? 0), 0);
  const likely = INTENT_NAMES.flatMap((_, place): [number, number][] => {
    const share = Math.min(1, (shares[place] ?? 0) / all);
    return share >= WORTH_A_LOOK && (bestServed[place] ?? 0) > 0 ? [[place, share]] : [];
  });
  return { shares, likely, idle: shares.subarray(FIRST_IDLE).reduce((sum, share) => sum + share, 0) };
}

function servedShare(best: number): number {
  return ELSEWHERE + (1 - ELSEWHERE) * best;
}

/** The clauses of a message that has several: each may ask something that the others hide. Places among the words. */
function clausesOf(words: Message['words'], text: string): { start: number; end: number }[] {
  const ends = words.flatMap(({ end }, index) => {
    const next = words[index + 1];
    return next && CLAUSE_END.test(text.slice(end, next.start)) ? [index + 1] : [];
  });
  if (ends.length === 0) return [];
  const parts = [...ends, words.length].map((end, index) => ({ start: ends[index - 1] ?? 0, end }));
  return parts.filter(({ start, end }) => end - start >= SHORTEST_PART);
}
