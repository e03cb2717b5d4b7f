import { UserError } from '../errors.ts';
import { checkedKeywords } from '../language/keywords.ts';
import { charactersOf, lineOf, textOf } from '../language/plain-text.ts';
import { FAQ_DEFAULT_CATEGORY, type Faq } from './faq.ts';

/** What somebody enters of a FAQ. */
export interface FaqValues {
  question: string;
  answer: string;
  keywords: readonly string[];
  category?: string | null | undefined;
  isDraft?: boolean | null | undefined;
}

// The most characters of each field, and the most FAQs of a company.
export const QUESTION_LENGTH = 300;
export const ANSWER_LENGTH = 4_000;
const CATEGORY_LENGTH = 60;
export const MOST_FAQS = 2_000;

export type CheckedFaq = Pick<Faq, 'question' | 'answer' | 'keywords' | 'category' | 'isDraft'>;

/**
 * A FAQ as it is stored: trimmed, keywords in lower case, each once.
 * @throws UserError FAQ_INCOMPLETE, QUESTION_TOO_LONG, ANSWER_TOO_LONG, CATEGORY_TOO_LONG and those of keywords.
 */
export function checkedFaq(values: FaqValues): CheckedFaq {
  const question = lineOf(values.question);
  const answer = textOf(values.answer);
  const category = lineOf(values.category ?? '') || FAQ_DEFAULT_CATEGORY;
  if (question === '' || answer === '') throw new UserError('FAQ_INCOMPLETE');
  if (charactersOf(question) > QUESTION_LENGTH) throw new UserError('QUESTION_TOO_LONG');
  if (charactersOf(answer) > ANSWER_LENGTH) throw new UserError('ANSWER_TOO_LONG');
  if (charactersOf(category) > CATEGORY_LENGTH) throw new UserError('CATEGORY_TOO_LONG');
  return { question, answer, category, keywords: checkedKeywords(values.keywords), isDraft: values.isDraft ?? false };
}
