import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readExample } from '../imports/example-file.ts';
import type { CurrentRow } from '../imports/pairing.ts';
import { comparedProduct } from '../imports/product-reader.ts';
import { parsePrice } from '../language/money.ts';
import { lineOf, textOf } from '../language/plain-text.ts';
import { readableText } from '../language/readable-text.ts';
import { readOfferDate } from '../products/offer-dates.ts';
import type { Product } from '../products/product.ts';
import { exampleProduct } from '../test/example-product.ts';
import { merchantFeed } from './merchant-feed.ts';
import { merchantItem } from './merchant-item.ts';

const ORIGIN = 'https://assistente.example';
const PICTURE = '/picture/0199d1c2-1111-7abc-8def-0123456789ab';

const moka = exampleProduct({
  id: 'moka',
  code: 'MOKA-3',
  name: 'Moka & tazze <3',
  description: 'In alluminio.',
  ...{ price: '39,90', priceCents: 3_990, currency: 'EUR', listPrice: '49,99 €', listPriceCents: 4_999 },
  category: 'Casa',
  imageUrl: PICTURE,
  link: 'https://shop.example/moka',
});
const dated = (from: string, until: string): Product => ({
  ...moka,
  offerFrom: from,
  offerStartsAt: readOfferDate(from, 'FROM')?.at ?? null,
  offerUntil: until,
  offerEndsAt: readOfferDate(until, 'UNTIL')?.at ?? null,
});
const attribute = (product: Product, name: string) =>
  new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(merchantItem(product, ORIGIN) ?? '')?.[1];

test('an item has what Merchant asks for', () => {
  expect(merchantItem(dated('2026-11-20', '2026-12-24'), ORIGIN)).toBe(
    `<item><g:id>MOKA-3</g:id><g:title>Moka &amp; tazze &lt;3</g:title><g:description>In alluminio.</g:description><g:link>https://shop.example/moka</g:link><g:image_link>${ORIGIN}${PICTURE}</g:image_link><g:availability>in_stock</g:availability><g:price>49.99 EUR</g:price><g:sale_price>39.90 EUR</g:sale_price><g:sale_price_effective_date>2026-11-20T00:00+0100/2026-12-24T23:59+0100</g:sale_price_effective_date><g:product_type>Casa</g:product_type><g:identifier_exists>no</g:identifier_exists></item>\n`,
  );
  expect(attribute({ ...moka, isAvailable: false }, 'availability')).toBe('out_of_stock');
  expect(attribute({ ...moka, currency: 'CHF' }, 'sale_price')).toBe('39.90 CHF');
});

test.each([
  ['', '', undefined],
  ['2026-07-01', '', '2026-07-01T00:00+0200/2099-12-31T23:59+0100'],
  ['', '2026-10-25', '2000-01-01T00:00+0100/2026-10-25T23:59+0100'],
  ['2026-03-29', '2026-03-29', '2026-03-29T00:00+0100/2026-03-29T23:59+0200'],
  ['2026-11-20T08:30', '2026-11-20T18:30:15', '2026-11-20T08:30+0100/2026-11-20T18:30:15+0100'],
])('an offer from %j until %j', (from, until, dates) => {
  expect(attribute(dated(from, until), 'sale_price_effective_date')).toBe(dates);
});

test.each<[string, Partial<Product>]>([
  ['a price', { priceCents: null }],
  ['a price that is something', { priceCents: 0 }],
  ['a page', { link: '' }],
  ['a picture', { imageUrl: '' }],
  ['a description', { description: '' }],
  ['a code of at most 50 characters', { code: 'x'.repeat(51) }],
])('what is without %s is left out', (_, change) => {
  expect(merchantItem({ ...moka, ...change }, ORIGIN)).toBeNull();
});

const unit = fc.constantFrom(...'abàé€=+-@\'";,.\n|<&>\\ 0', '日', '🛒', '\u202e');
const text = (maxLength: number) => fc.string({ unit, maxLength }).map((value) => textOf(readableText(value)));
const line = (maxLength: number) =>
  text(maxLength)
    .map((value) => lineOf(value))
    .filter((value) => value !== '');
const date = fc.constantFrom('', '2026-11-20', '2026-12-24T18:00:00+01:00', '2026-10-25T02:30:00+01:00');
const product = fc
  .record({
    name: line(40),
    description: text(100),
    price: fc.constantFrom('49,99', '€ 1.299,00', '49.9', 'CHF 12', '1,5 €'),
    list: fc.constantFrom('', '1300', '€ 2.000,00', 'CHF 19.90'),
    category: fc.constantFrom('Casa', 'Casa > Cucina', 'Libri, musica'),
    imageUrl: fc.constantFrom(PICTURE, 'https://shop.example/a.jpg'),
    link: fc.constantFrom('https://shop.example/a?b=1&c=2'),
    isAvailable: fc.boolean(),
    from: date,
    until: date,
  })
  .filter(({ description }) => description.trim() !== '');

test('what is read back changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 4 }), async (given) => {
      const products = given.map(({ list, from, until, ...each }, index) => {
        const [price, listed] = [parsePrice(each.price), list ? parsePrice(list) : null];
        const has = listed !== null && listed.currency === price?.currency && listed.cents > price.cents;
        return exampleProduct({
          ...each,
          ...{
            id: `id-${index}`,
            code: `C-${index}`,
            priceCents: price?.cents ?? null,
            currency: price?.currency ?? null,
          },
          ...(has && { ...dated(from, until), ...each, id: `id-${index}`, code: `C-${index}` }),
          ...(has && { price: each.price, priceCents: price.cents, currency: price.currency }),
          ...(has && { listPrice: list, listPriceCents: listed.cents }),
        });
      });
      const pieces: string[] = [];
      for await (const piece of merchantFeed({ name: 'Casa', website: '' }, slices(products), ORIGIN))
        pieces.push(piece);
      const current = products.map(
        (each, position): CurrentRow => ({
          ...{ id: each.id, code: each.code, title: each.name, position, version: 1 },
          createdAt: '2026-01-01T00:00:00.000Z',
          fields: comparedProduct(each),
          ...{ priceCents: each.priceCents, listPriceCents: each.listPriceCents, currency: each.currency },
          hasPicture: true,
        }),
      );
      const { report } = await readExample(pieces.join(''), { name: 'feed.xml', mode: 'MERGE', current });
      expect(report).toMatchObject({ source: 'MERCHANT_RSS', unchangedCount: products.length, changedFields: [] });
      expect(report).toMatchObject({ rejectedCount: 0, newCount: 0, changedCount: 0, removedCount: 0 });
    }),
    { numRuns: 100 },
  );
});

async function* slices(products: Product[]): AsyncGenerator<Product[]> {
  yield products;
}
