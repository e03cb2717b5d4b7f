import { describe, expect, test } from 'vitest';
import { UserError } from '../errors.ts';
import { checkedProduct, type ProductValues } from './product-input.ts';

const VALUES: ProductValues = {
  name: 'Cuffie',
  description: 'Comode.',
  price: '49,99 €',
  category: 'Audio',
  keywords: [],
};

function codeOf(values: Partial<ProductValues>): string {
  try {
    checkedProduct({ ...VALUES, ...values });
    return 'accepted';
  } catch (error) {
    if (error instanceof UserError) return error.code;
    throw error;
  }
}

describe('what is missing is said in the order of the fields', () => {
  test.each([
    [{ name: ' ', description: ' ', price: '', category: '' }, 'PRODUCT_NAME_REQUIRED'],
    [{ description: ' ', price: '', category: '' }, 'PRODUCT_DESCRIPTION_REQUIRED'],
    [{ price: ' ', category: '' }, 'PRODUCT_PRICE_REQUIRED'],
    [{ category: '\t' }, 'PRODUCT_CATEGORY_REQUIRED'],
    [{ name: '', price: 'tanto' }, 'PRODUCT_NAME_REQUIRED'],
  ])('%j: %s', (values, code) => expect(codeOf(values)).toBe(code));
});

const size = (value: string, given = {}) => ({ options: [{ name: 'Taglia', value }], ...given });

describe('variants', () => {
  test.each<[Partial<ProductValues>, string]>([
    [{ variants: [size('S', { code: 'S' }), size('M', { price: '45 €' })] }, 'accepted'],
    [{ variants: Array.from({ length: 100 }, (_, place) => size(`${place}`)) }, 'accepted'],
    [{ variants: Array.from({ length: 101 }, (_, place) => size(`${place}`)) }, 'TOO_MANY_VARIANTS'],
    [{ variants: [{ options: [] }] }, 'VARIANT_OPTION_REQUIRED'],
    [{ variants: [size('<b> </b>')] }, 'VARIANT_OPTION_REQUIRED'],
    [{ variants: [size('x'.repeat(101))] }, 'VARIANT_OPTION_TOO_LONG'],
    [{ variants: [size('S'), size(' S ')] }, 'VARIANT_TWICE'],
    [{ variants: [size('S', { code: 'A' }), size('M', { code: 'A' })] }, 'VARIANT_CODE_TWICE'],
    [{ variants: [size('S', { price: '$ 10' })] }, 'BAD_VARIANT_PRICE'],
    [{ variants: [size('S', { link: 'data:text/html,x' })] }, 'BAD_VARIANT_URL'],
  ])('%j: %s', (values, code) => expect(codeOf(values)).toBe(code));
});

describe('an offer', () => {
  test.each<[Partial<ProductValues>, string]>([
    [{ listPrice: '69,99 €' }, 'accepted'],
    [{ listPrice: ' ', offerFrom: '', offerUntil: null }, 'accepted'],
    [{ listPrice: '69,99 €', offerFrom: '2026-11-20', offerUntil: '2026-11-20' }, 'accepted'],
    [{ listPrice: '69,99 €', offerFrom: '2026-11-20T08:00', offerUntil: '2026-11-20T18:00' }, 'accepted'],
    [{ listPrice: 'tanto' }, 'BAD_LIST_PRICE'],
    [{ listPrice: '$ 69.99' }, 'BAD_LIST_PRICE'],
    [{ listPrice: '9'.repeat(41) }, 'PRICE_TOO_LONG'],
    [{ listPrice: '49,99 €' }, 'LIST_PRICE_NOT_HIGHER'],
    [{ listPrice: '0€' }, 'LIST_PRICE_NOT_HIGHER'],
    [{ listPrice: '69,99 €', offerUntil: 'domani' }, 'BAD_OFFER_DATE'],
    [{ listPrice: '69,99 €', offerFrom: '2026-02-30' }, 'BAD_OFFER_DATE'],
    [{ listPrice: '69,99 €', offerFrom: '2026-11-21', offerUntil: '2026-11-20' }, 'OFFER_DATES_REVERSED'],
    [{ listPrice: '69,99 €', offerFrom: '2026-11-20T18:00', offerUntil: '2026-11-20T18:00' }, 'OFFER_DATES_REVERSED'],
    [{ offerUntil: '2026-11-20' }, 'OFFER_WITHOUT_LIST_PRICE'],
    [{ soldSince: '2026-11-01' }, 'accepted'],
    [{ soldSince: '2999-01-01' }, 'BAD_SOLD_SINCE'],
    [{ soldSince: 'ieri' }, 'BAD_SOLD_SINCE'],
  ])('%j: %s', (values, code) => expect(codeOf(values)).toBe(code));

  test('is stored with the moments that its dates mean', () => {
    expect(checkedProduct({ ...VALUES, listPrice: '69,99 €', offerUntil: '24/12/2026' })).toMatchObject({
      listPriceCents: 6_999,
      offerFrom: '',
      offerStartsAt: null,
      offerUntil: '2026-12-24',
      offerEndsAt: new Date('2026-12-24T23:00:00Z'),
    });
  });
});

test('what is pasted from a page is stored as people read it, before its length is measured', () => {
  const pasted = {
    name: 'Caff&egrave; <b>in grani</b>',
    description: `<p${' style="color:red"'.repeat(500)}>Tostato.</p><ul><li>250&nbsp;g</li></ul>`,
    category: 'Caff&egrave; &amp; T&egrave;',
    keywords: ['Caff&egrave;', '3<5'],
  };
  expect(checkedProduct({ ...VALUES, ...pasted })).toMatchObject({
    name: 'Caffè in grani',
    description: 'Tostato.\n\n• 250 g',
    category: 'Caffè & Tè',
    keywords: ['caffè', '3<5'],
  });
});

describe('limits', () => {
  test.each([
    [{ name: 'è'.repeat(200) }, 'accepted'],
    [{ name: 'x'.repeat(201) }, 'PRODUCT_NAME_TOO_LONG'],
    [{ name: '👟'.repeat(200) }, 'accepted'],
    [{ description: 'x'.repeat(5_001) }, 'DESCRIPTION_TOO_LONG'],
    [{ category: 'x'.repeat(61) }, 'CATEGORY_TOO_LONG'],
    [{ price: `${'1'.repeat(41)}` }, 'PRICE_TOO_LONG'],
    [{ link: `https://a.it/${'x'.repeat(2_000)}` }, 'LINK_TOO_LONG'],
    [{ imageUrl: `https://a.it/${'x'.repeat(2_000)}` }, 'LINK_TOO_LONG'],
    [{ code: 'x'.repeat(65) }, 'CODE_TOO_LONG'],
    [{ keywords: Array.from({ length: 51 }, (_, index) => `parola ${index}`) }, 'TOO_MANY_KEYWORDS'],
    [{ keywords: Array.from({ length: 51 }, () => 'Parola') }, 'accepted'],
    [{ keywords: ['x'.repeat(61)] }, 'KEYWORD_TOO_LONG'],
    [{ keywords: ['a;b'] }, 'BAD_KEYWORD'],
  ])('%#: %s', (values, code) => expect(codeOf(values)).toBe(code));
});

describe('a price is one amount, kept as it was entered', () => {
  test.each([
    ['49,99 €', 4_999],
    ['49.99', 4_999],
    ['1.299,00', 129_900],
    ['0€', 0],
    ['1.234', 123_400],
  ])('%s', (price, cents) => {
    expect(checkedProduct({ ...VALUES, price })).toMatchObject({ price, priceCents: cents, currency: 'EUR' });
  });
  test.each(['gratis', '10-20 €', 'da 10 a 20', '-5 €', '1,2,3'])('%s is none', (price) => {
    expect(codeOf({ price })).toBe('BAD_PRICE');
  });
});

describe('addresses', () => {
  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.it/x', 'a.it', '/etc/passwd', '//a.it/x'])(
    '%s is refused',
    (link) => {
      expect([codeOf({ link }), codeOf({ imageUrl: link })]).toEqual(['BAD_URL', 'BAD_URL']);
    },
  );
  test('a picture may be one that was uploaded here', () => {
    const imageUrl = '/picture/01890a5d-ac96-774b-bcce-b302099a8057';
    expect(checkedProduct({ ...VALUES, imageUrl }).imageUrl).toBe(imageUrl);
    expect(codeOf({ link: imageUrl })).toBe('BAD_URL');
  });
});

test('keywords are trimmed, in lower case, each once; text keeps its lines and loses what no database takes', () => {
  const checked = checkedProduct({
    ...VALUES,
    description: ' uno\r\ndue\0 ',
    keywords: [' Sped* ', 'sped*', '', 'È  qui'],
  });
  expect(checked).toMatchObject({ description: 'uno\ndue', keywords: ['sped*', 'è qui'] });
});
