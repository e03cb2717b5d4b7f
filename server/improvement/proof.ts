import type { Knowledge } from '../assistant/knowledge.ts';
import type { Reply } from '../assistant/reply.ts';
import { isUnanswered } from '../conversations/unanswered.ts';
import { chooseFaq } from '../faqs/choice.ts';
import { type Circumstances, featuresOf } from '../faqs/choice-features.ts';
import { withDraft } from '../faqs/draft.ts';
import { compileFaqs, type FaqIndex } from '../faqs/faq-index.ts';
import type { FaqValues } from '../faqs/faq-input.ts';
import { weighFaqs } from '../faqs/match.ts';
import { type Message, readMessage } from '../language/message.ts';
import { plainAnswer } from './answered.ts';
import type { Wording } from './wordings.ts';

/** A FAQ as somebody is writing it: in place of the one with its id, or a new one. */
export type DraftFaq = FaqValues & { id?: string | null | undefined };

/** A question that would be answered otherwise. */
export interface Change {
  question: Wording;
  before: Reply;
  after: Reply;
}

/** What would change, were a draft saved: each by how often it was asked, most often first. */
export interface Proof {
  /** Different questions that were tried. */
  triedCount: number;
  /** What is known, and what would be with the draft. */
  knowledge: { before: Knowledge; after: Knowledge };
  gained: Change[];
  changed: Change[];
  lost: Change[];
}

const NEW = 'new'; // what a draft is called that has no id

/**
 * Answers questions as what is known answers them, and as it would with a draft. Only the FAQs are compiled anew, and only
 * questions that the FAQ has to do with, as it was or as it is to be, are answered twice. A question a step.
 */
export function* proveFaq(
  knowledge: Knowledge,
  draft: DraftFaq,
  questions: readonly Wording[],
): Generator<void, Proof> {
  const id = draft.id ?? NEW;
  const faqs = withDraft(knowledge.company.id, knowledge.faqs, draft).filter((faq) => faq.id !== id || !draft.isDraft);
  const drafted: Knowledge = { ...knowledge, faqs: yield* compileFaqs(faqs) };
  const proof: Proof = {
    triedCount: questions.length,
    knowledge: { before: knowledge, after: drafted },
    gained: [],
    changed: [],
    lost: [],
  };
  for (const question of questions) {
    const message = readMessage(question.text, knowledge.synonyms);
    if (isConcerned(knowledge.faqs, message, id) || isConcerned(drafted.faqs, message, id)) {
      const change = {
        question,
        before: plainAnswer(knowledge, question.text),
        after: plainAnswer(drafted, question.text),
      };
      partOf(proof, change)?.push(change);
    }
    yield;
  }
  for (const part of [proof.gained, proof.changed, proof.lost])
    part.sort((a, b) => b.question.count - a.question.count);
  return proof;
}

function partOf(proof: Proof, { before, after }: Change): Change[] | undefined {
  if (isUnanswered(before)) return isUnanswered(after) ? undefined : proof.gained;
  if (isUnanswered(after)) return proof.lost;
  return isTheSame(before, after) ? undefined : proof.changed;
}

/** By what it is answered, not in which words: whoever writes an answer anew knows that it is another. */
function isTheSame(before: Reply, after: Reply): boolean {
  const by = ({ source, faqId, fallbackReason, productIds }: Reply) =>
    JSON.stringify([source, faqId, fallbackReason ?? null, productIds]);
  return by(before) === by(after);
}

/** Nothing is known of what else the message asks: whether it could be the FAQ at all. */
const ANY: Circumstances = {
  isAsked: false,
  hasBudget: false,
  isWish: false,
  isThing: false,
  isLacking: false,
  hasEvidence: false,
  hasProducts: false,
  isElsewhere: false,
  isGoods: () => false,
};
const LEAST_WORDS = 0.2;

/** Whether a FAQ may be what answers a message, or stand in the way of what does. */
function isConcerned(index: FaqIndex, message: Message, id: string): boolean {
  const place = index.faqs.findIndex(({ faq }) => faq.id === id);
  if (place < 0) return false;
  const weighed = weighFaqs(index, message);
  const found = weighed.faqs[place];
  if (!found) return false;
  if (found.verdict > 0 || found.byKeywords > 0 || found.subject.byWords > LEAST_WORDS) return true;
  return chooseFaq(index, weighed, featuresOf(index, weighed, ANY))?.match.faq.id === id;
}
