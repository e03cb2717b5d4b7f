import { likelihoodsOf } from '../../faqs/choice.ts';
import { readChoiceWeights } from '../../faqs/choice-weights-file.ts';
import type { Faq } from '../../faqs/faq.ts';
import { readMessage } from '../../language/message.ts';
import { formOf } from '../../language/stem.ts';
import { wordsOf } from '../../language/words.ts';
import type { Knowledge } from '../knowledge.ts';
import { choiceFeaturesOf } from '../reading.ts';
import { tellsAsked } from './asked-kinds.ts';
import type { Before } from './before.ts';
import { readDialogueWeights } from './dialogue-weights-file.ts';
import { ownWords } from './leaning.ts';

const LEAST = -12; // of a logarithm

/** A FAQ that is gone on about, or its neighbour. */
export interface Continued {
  faq: Faq;
  /** How far it comes before the next, at most 1. */
  lead: number;
  /** How much of what the message says stands in it: 0–1. */
  share: number;
}

/** The FAQ that a message is about that goes on about the one told last: mostly that one. */
export function continuedFaq(knowledge: Knowledge, text: string, { matter, faq }: Before): Continued | undefined {
  if (!faq) return undefined;
  const weights = readDialogueWeights().continued;
  const features = continuedFeatures(knowledge, text, matter, faq);
  const sums = features.map((values) => values.reduce((all, value, at) => all + value * (weights[at] ?? 0), 0));
  const [best = 0, next = best] = sums.toSorted((a, b) => b - a);
  const place = sums.indexOf(best);
  const chosen = knowledge.faqs.faqs[place]?.faq ?? faq;
  return { faq: chosen, lead: Math.min(1, (best - next) / FAR), share: features[place]?.[3] ?? 0 };
}

const FAR = 4; // of the logarithm: nothing else is meant

/** For each FAQ, in their order. */
export function continuedFeatures(
  knowledge: Knowledge,
  text: string,
  matter: readonly string[],
  told: Pick<Faq, 'id'>,
): number[][] {
  const together = logsOf(knowledge, `${matter[0] ?? ''} ${text}`);
  const alone = logsOf(knowledge, text);
  const own = ownWords(readMessage(text, knowledge.synonyms)).map(({ form }) => form);
  return knowledge.faqs.faqs.map(({ faq }, place) => [
    together[place] ?? LEAST,
    alone[place] ?? LEAST,
    faq.id === told.id ? 1 : 0,
    own.length === 0 ? 0 : shareOf(own, faq),
    tellsAsked(text, faq.answer) > 0 ? 1 : 0,
    tellsAsked(text, faq.answer) < 0 ? 1 : 0,
  ]);
}

/** The logarithms of the likelihoods, as a message by itself has them. */
function logsOf(knowledge: Knowledge, text: string): number[] {
  const likelihoods = likelihoodsOf(choiceFeaturesOf(knowledge, text), readChoiceWeights());
  return likelihoods.slice(0, -1).map((value) => Math.max(LEAST, Math.log(value)));
}

/** How much of what the message says stands in the FAQ, question and answer. */
function shareOf(own: readonly string[], { question, answer, keywords }: Faq): number {
  const said = new Set(wordsOf(`${question} ${answer} ${keywords.join(' ')}`).map(({ text }) => formOf(text)));
  return own.filter((form) => said.has(form)).length / own.length;
}
