import { type FaqField, FIELD_LABELS } from '../exports/fields.ts';
import { BadField, keywordsOf, LONGEST, limited, lineOf, textOf } from './fields.ts';
import { yesOrNo } from './yes-or-no.ts';

/** A FAQ as a file has it; what the row does not mention is undefined. */
export interface FaqRow {
  code: string | null;
  question: string;
  answer: string;
  keywords: string[] | undefined;
  category: string | undefined;
  isDraft: boolean | undefined;
}

/** Reads one FAQ. @throws BadField naming the field and the reason. */
export function readFaqRow(values: ReadonlyMap<FaqField, unknown>): FaqRow {
  const text = (field: FaqField, longest: number, read = lineOf) =>
    limited(read(values.get(field), FIELD_LABELS[field]), FIELD_LABELS[field], longest);
  const question = text('question', LONGEST.question);
  const answer = text('answer', LONGEST.answer, textOf);
  if (!question || !answer)
    throw new BadField(question ? FIELD_LABELS.answer : FIELD_LABELS.question, 'Domanda e risposta sono obbligatorie!');
  return {
    code: text('code', LONGEST.code) || null,
    question,
    answer,
    keywords: values.has('keywords') ? keywordsOf(values.get('keywords'), FIELD_LABELS.keywords) : undefined,
    category: text('category', LONGEST.category) || undefined,
    isDraft: yesOrNo(values.get('draft'), FIELD_LABELS.draft),
  };
}
