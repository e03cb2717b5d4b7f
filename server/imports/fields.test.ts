import { expect, test } from 'vitest';
import { ANSWER_LENGTH, MOST_FAQS as MOST_EDITED_FAQS, QUESTION_LENGTH } from '../faqs/faq-input.ts';
import { KEYWORD_LENGTH, MOST_KEYWORDS as MOST_EDITED_KEYWORDS } from '../language/keywords.ts';
import {
  CATEGORY_LENGTH,
  CODE_LENGTH,
  DESCRIPTION_LENGTH,
  LINK_LENGTH,
  MOST_PRODUCTS as MOST_EDITED_PRODUCTS,
  NAME_LENGTH,
  PRICE_LENGTH,
} from '../products/product-input.ts';
import { LONGEST, MOST_KEYWORDS } from './fields.ts';
import { MOST_FAQS, MOST_PRODUCTS } from './import.ts';

// The importer reads in a thread that loads nothing of the editors, so it has numbers of its own.
test('what an editor takes, an import takes, and nothing more', () => {
  expect(LONGEST).toEqual({
    code: CODE_LENGTH,
    name: NAME_LENGTH,
    description: DESCRIPTION_LENGTH,
    price: PRICE_LENGTH,
    category: CATEGORY_LENGTH,
    image: LINK_LENGTH,
    link: LINK_LENGTH,
    question: QUESTION_LENGTH,
    answer: ANSWER_LENGTH,
    keyword: KEYWORD_LENGTH,
  });
  expect([MOST_KEYWORDS, MOST_PRODUCTS, MOST_FAQS]).toEqual([
    MOST_EDITED_KEYWORDS,
    MOST_EDITED_PRODUCTS,
    MOST_EDITED_FAQS,
  ]);
});
