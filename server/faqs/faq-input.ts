import type { PropertyOf } from '../database/fields.ts';
import { UserError } from '../errors.ts';
import { checkedKeywords } from '../language/keywords.ts';
import { charactersOf, lineOf, textOf } from '../language/plain-text.ts';
import { readableText } from '../language/readable-text.ts';
import { FAQ_DEFAULT_CATEGORY, type Faq } from './faq.ts';
import { type FAQ_CONTENT, FAQ_FIELDS } from './faq-fields.ts';

/** What somebody enters of a FAQ. */
export interface FaqValues {
  question: string;
  answer: string;
  keywords: readonly string[];
  category?: string | null | undefined;
  isDraft?: boolean | null | undefined;
}

export type CheckedFaq = Pick<Faq, PropertyOf<typeof FAQ_CONTENT>>;

/**
 * A FAQ as it is stored: trimmed, keywords in lower case, each once.
 * @throws UserError FAQ_INCOMPLETE, QUESTION_TOO_LONG, ANSWER_TOO_LONG, CATEGORY_TOO_LONG and those of keywords.
 */
export function checkedFaq(values: FaqValues): CheckedFaq {
  const question = lineOf(readableText(values.question));
  const answer = textOf(readableText(values.answer, { addresses: true }));
  const category = lineOf(readableText(values.category ?? '')) || FAQ_DEFAULT_CATEGORY;
  if (question === '' || answer === '') throw new UserError('FAQ_INCOMPLETE');
  if (charactersOf(question) > FAQ_FIELDS.question.longest) throw new UserError('QUESTION_TOO_LONG');
  if (charactersOf(answer) > FAQ_FIELDS.answer.longest) throw new UserError('ANSWER_TOO_LONG');
  if (charactersOf(category) > FAQ_FIELDS.category.longest) throw new UserError('CATEGORY_TOO_LONG');
  return { question, answer, category, keywords: checkedKeywords(values.keywords), isDraft: values.isDraft ?? false };
}
