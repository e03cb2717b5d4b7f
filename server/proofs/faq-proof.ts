import type { Knowledge } from '../assistant/knowledge.ts';
import { chooseFaq } from '../faqs/choice.ts';
import { type Circumstances, featuresOf } from '../faqs/choice-features.ts';
import { withDraft } from '../faqs/draft.ts';
import { compileFaqs, type FaqIndex } from '../faqs/faq-index.ts';
import type { FaqValues } from '../faqs/faq-input.ts';
import { weighFaqs } from '../faqs/match.ts';
import type { Wording } from '../improvement/wordings.ts';
import { type Message, readMessage } from '../language/message.ts';
import { type Proof, prove } from './proof.ts';

/** A FAQ as somebody is writing it: in place of the one with its id, or a new one. */
export type DraftFaq = FaqValues & { id?: string | null | undefined };

const NEW = 'new'; // what a draft is called that has no id

/** What saving a FAQ would change: only the FAQs are compiled anew, and it concerns what it answers, as it was or as it is to be. */
export function* proveFaq(
  knowledge: Knowledge,
  questions: readonly Wording[],
  draft: DraftFaq,
): Generator<void, Proof> {
  const id = draft.id ?? NEW;
  const faqs = withDraft(knowledge.company.id, knowledge.faqs, draft).filter((faq) => faq.id !== id || !draft.isDraft);
  const drafted: Knowledge = { ...knowledge, faqs: yield* compileFaqs(faqs) };
  return yield* prove(knowledge, drafted, questions, ({ text }) => {
    const message = readMessage(text, knowledge.synonyms);
    return isConcerned(knowledge.faqs, message, id) || isConcerned(drafted.faqs, message, id);
  });
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
