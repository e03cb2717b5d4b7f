import { expect, test } from 'vitest';
import { ANSWER_LENGTH, MOST_FAQS as MOST_EDITED_FAQS, QUESTION_LENGTH } from '../faqs/faq-input.ts';
import { KEYWORD_LENGTH, MOST_KEYWORDS as MOST_EDITED_KEYWORDS } from '../language/keywords.ts';
import {
  CATEGORY_LENGTH,
  CODE_LENGTH,
  checkedProduct,
  DESCRIPTION_LENGTH,
  LINK_LENGTH,
  MOST_PRODUCTS as MOST_EDITED_PRODUCTS,
  NAME_LENGTH,
  PRICE_LENGTH,
} from '../products/product-input.ts';
import { addressOf, LONGEST, MOST_KEYWORDS } from './fields.ts';
import { MOST_FAQS, MOST_PRODUCTS } from './import.ts';

const PRODUCT = { name: 'Tazza', description: 'Una tazza.', price: '9 €', category: 'Casa', keywords: [] };
const ADDRESSES = [
  'HTTPS://Negozio.IT',
  'https://negozio.it/a b',
  'https://negozio.it/p?a="b"',
  'https://negozio.it/../x',
  'https://è.it/perché',
  'http:negozio.it',
  'https://',
  'javascript:alert(1)',
  'ftp://negozio.it',
  'negozio.it',
  `https://negozio.it/${'è'.repeat(1_000)}`,
];

test.each(ADDRESSES)('the address %s is the same in an import as in an editor', (address) => {
  const asked = (read: () => string) => {
    try {
      return read();
    } catch {
      return 'refused';
    }
  };
  expect(asked(() => addressOf(address, 'Link', LONGEST.link))).toBe(
    asked(() => checkedProduct({ ...PRODUCT, link: address }).link),
  );
});

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
