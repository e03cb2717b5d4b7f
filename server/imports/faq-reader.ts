import { comparable } from '../database/fields.ts';
import { FAQ_DEFAULT_CATEGORY, type Faq } from '../faqs/faq.ts';
import { FAQ_CONTENT, FAQ_FIELDS, type FaqField } from '../faqs/faq-fields.ts';
import { readFaqRow } from './faq-row.ts';
import { type Reading, RowReader } from './row-reader.ts';

const COMPARED = Object.keys(FAQ_CONTENT) as (keyof typeof FAQ_CONTENT)[];

/** What a FAQ's fields are compared as. */
export function comparedFaq(faq: Pick<Faq, (typeof COMPARED)[number]>): string[] {
  return COMPARED.map((field) => comparable(faq[field]));
}

/** Reads FAQs. */
export class FaqReader extends RowReader<FaqField> {
  constructor(reading: Reading) {
    super(reading, FAQ_FIELDS);
  }

  read(values: ReadonlyMap<FaqField, unknown>, row: number): string {
    const { code: ownCode, ...faq } = readFaqRow(values);
    const { question, answer } = faq;
    const { known, code } = this.find(ownCode, question, row);
    const keeps = this.keeps(known);
    const filled = {
      ...faq,
      keywords: faq.keywords ?? (keeps ? undefined : []),
      category: faq.category ?? (keeps ? undefined : FAQ_DEFAULT_CATEGORY),
      isDraft: faq.isDraft ?? (keeps ? undefined : false),
    };
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
      changed: this.changes(COMPARED, filled, known),
      written: filled,
    });
  }
}
