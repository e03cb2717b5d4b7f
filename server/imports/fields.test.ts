import { expect, test } from 'vitest';
import { PRODUCT_FIELDS } from '../products/product-fields.ts';
import { checkedProduct } from '../products/product-input.ts';
import { addressOf } from './fields.ts';

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
  expect(asked(() => addressOf(address, 'Link', PRODUCT_FIELDS.link.longest))).toBe(
    asked(() => checkedProduct({ ...PRODUCT, link: address }).link),
  );
});
