import { FAQ_FIELDS, type FaqField } from '../faqs/faq-fields.ts';
import { BadField, keywordsOf, limited, lineOf, readableLineOf, readableOf } from './fields.ts';
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
  const text = (field: Exclude<FaqField, 'isDraft'>, read = lineOf) => {
    const { label, longest } = FAQ_FIELDS[field];
    return limited(read(values.get(field), label), label, longest);
  };
  const question = text('question', readableLineOf);
  const answer = text('answer', readableAnswerOf);
  if (!question || !answer)
    throw new BadField(FAQ_FIELDS[question ? 'answer' : 'question'].label, 'Domanda e risposta sono obbligatorie!');
  return {
    code: text('code') || null,
    question,
    answer,
    keywords: values.has('keywords') ? keywordsOf(values.get('keywords'), FAQ_FIELDS.keywords.label) : undefined,
    category: text('category', readableLineOf) || undefined,
    isDraft: yesOrNo(values.get('isDraft'), FAQ_FIELDS.isDraft.label),
  };
}

/** An answer says where its links lead. */
function readableAnswerOf(value: unknown, field: string): string {
  return readableOf(value, field, { addresses: true });
}
