import { matchFaqs } from '../faqs/match.ts';
import { readMessage } from '../language/message.ts';
import type { Knowledge } from './knowledge.ts';

/** What people ask every shop about. */
const SUBJECTS = ['orari', 'spedizioni', 'pagamenti', 'resi'];

/** Those of the usual subjects that one of the company's FAQs speaks of: what it offers, it can do. */
export function subjectsOf({ faqs, synonyms }: Pick<Knowledge, 'faqs' | 'synonyms'>): string[] {
  return SUBJECTS.filter((subject) => matchFaqs(faqs, readMessage(subject, synonyms))[0]?.hasKeyword);
}
