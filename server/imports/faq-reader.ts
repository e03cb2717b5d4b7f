import type { FaqField } from '../exports/fields.ts';
import { FAQ_DEFAULT_CATEGORY } from '../faqs/faq.ts';
import { readFaqRow } from './faq-row.ts';
import { RowReader } from './row-reader.ts';

/** The fields that are compared, in the order of `CurrentRow.fields`. */
const COMPARED_FAQ_FIELDS = [
  'question',
  'answer',
  'category',
  'keywords',
  'draft',
] as const satisfies readonly FaqField[];

/** What a FAQ's fields are compared as. */
export function comparedFaq(faq: {
  question: string;
  answer: string;
  category: string;
  keywords: readonly string[];
  isDraft: boolean;
}): string[] {
  return [faq.question, faq.answer, faq.category, faq.keywords.join(';'), String(faq.isDraft)];
}

/** Reads FAQs. */
export class FaqReader extends RowReader<FaqField> {
  read(values: ReadonlyMap<FaqField, unknown>, row: number): string {
    const faq = readFaqRow(values);
    const { code, question, answer } = faq;
    const known = this.find(code, question, row);
    const keeps = this.keeps(known);
    const keywords = faq.keywords ?? (keeps ? undefined : []);
    const category = faq.category ?? (keeps ? undefined : FAQ_DEFAULT_CATEGORY);
    const isDraft = faq.isDraft ?? (keeps ? undefined : false);
    const texts = [question, answer, category, keywords?.join(';'), isDraft?.toString()];
    return this.accept({
      shown: {
        row,
        title: question,
        text: answer,
        price: null,
        category: faq.category ?? FAQ_DEFAULT_CATEGORY,
        imageUrl: '',
      },
      code,
      known,
      changed: this.changes(COMPARED_FAQ_FIELDS, texts, known),
      written: { question, answer, keywords, category, is_draft: isDraft },
    });
  }
}
