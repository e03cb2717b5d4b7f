import { matchFaqs } from '../faqs/match.ts';
import { readMessage } from '../language/message.ts';
import type { Knowledge } from './knowledge.ts';
import type { Offer } from './replies.ts';

/** What people ask every shop about. */
const SUBJECTS = ['orari', 'spedizioni', 'pagamenti', 'resi'];

/** What this shop can help with: never more than its FAQs, its catalogue and its contacts hold. */
export function offerOf(knowledge: Knowledge): Offer {
  const { company, faqs, synonyms, catalogue } = knowledge;
  const hasContactsFaq = matchFaqs(faqs, readMessage('contatti', synonyms))[0]?.hasKeyword === true;
  return {
    subjects: subjectsOf(knowledge),
    hasFaqs: faqs.faqs.length > 0,
    hasProducts: catalogue.availableCount > 0,
    hasContacts: hasContactsFaq || Boolean(company.contactEmail || company.contactPhone),
  };
}

/** Those of the usual subjects that one of the company's FAQs speaks of: what it offers, it can do. */
export function subjectsOf({ faqs, synonyms }: Pick<Knowledge, 'faqs' | 'synonyms'>): string[] {
  return SUBJECTS.filter((subject) => matchFaqs(faqs, readMessage(subject, synonyms))[0]?.hasKeyword);
}
