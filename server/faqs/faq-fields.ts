import { type Fields, without } from '../database/fields.ts';
import { KEYWORD_LENGTH } from '../language/keywords.ts';

/** All that a shop tells of a FAQ; `product-fields.ts` says what an entry does. */
export const FAQ_FIELDS = {
  code: { type: 'text', label: 'ID', key: 'id', headings: ['id', 'codice', 'code'], longest: 64 },
  question: { type: 'text', label: 'Domanda', headings: ['question', 'domanda', 'quesito'], longest: 300 },
  answer: { type: 'text', label: 'Risposta', headings: ['answer', 'risposta'], longest: 4_000 },
  keywords: {
    type: 'text[]',
    label: 'Parole Chiave',
    headings: ['keywords', 'keyword', 'parolechiave', 'tag', 'tags'],
    longest: KEYWORD_LENGTH,
  },
  category: { type: 'text', label: 'Categoria', headings: ['category', 'categoria'], longest: 60 },
  isDraft: { type: 'boolean', label: 'Bozza', key: 'draft', headings: ['draft', 'bozza', 'isdraft'] },
} as const satisfies Fields;

export const MOST_FAQS = 2_000; // of a company

export type FaqField = keyof typeof FAQ_FIELDS;

/** All that may change while the FAQ stays the same one. */
export const FAQ_CONTENT = without(FAQ_FIELDS, 'code');
