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
import { type ProductVariant, variantKey } from '../products/variant.ts';
import { exampleProduct } from '../test/example-product.ts';
import { merchantFeed } from './merchant-feed.ts';
import { merchantItems } from './merchant-item.ts';

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
  new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(merchantItems(product, ORIGIN).join(''))?.[1];

test('an item has what Merchant asks for', () => {
  expect(merchantItems(dated('2026-11-20', '2026-12-24'), ORIGIN).join('')).toBe(
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
  expect(merchantItems({ ...moka, ...change }, ORIGIN)).toEqual([]);
});

/** What is chosen, the code, and what else the variant says. */
const variant = (options: [string, string][], code: string, change: Partial<ProductVariant> = {}): ProductVariant => ({
  ...{ code, options: options.map(([name, value]) => ({ name, value })), price: '', priceCents: null },
  ...{ isAvailable: true, imageUrl: '', link: '', ...change },
});
const told = (product: Product) =>
  merchantItems(product, ORIGIN).map((item) => {
    const names = ['id', 'title', 'item_group_id', 'size', 'color', 'price', 'sale_price', 'availability', 'link'];
    return names.map((name) => new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(item)?.[1] ?? '');
  });

test('variants are the items of a group, each with its own code, price, stock and page', () => {
  const variants = [
    variant([['Taglia', 'S'], ['Colore', 'Rosso']], 'F-S'), // biome-ignore format: one a line
    variant([['Taglia', 'M'], ['Colore', 'Rosso']], 'F-M', { price: '50 €', priceCents: 5_000, isAvailable: false }), // biome-ignore format: one a line
    variant([['Taglia', 'L'], ['Colore', 'Blu']], '', { link: 'https://shop.example/moka?l' }), // biome-ignore format: one a line
  ];
  const [first, second, third] = told({ ...moka, name: 'Felpa', variants });
  const { link } = moka;
  expect(first).toEqual(['F-S', 'Felpa, S, Rosso', 'MOKA-3', 'S', 'Rosso', '49.99 EUR', '39.90 EUR', 'in_stock', link]);
  expect(second).toEqual(['F-M', 'Felpa, M, Rosso', 'MOKA-3', 'M', 'Rosso', '50.00 EUR', '', 'out_of_stock', link]);
  expect(third?.[0]).toMatch(/^MOKA-3-[0-9a-f]{12}$/);
  expect(third?.at(-1)).toBe('https://shop.example/moka?l');
  expect(told({ ...moka, isAvailable: false, variants }).map((item) => item[7])).toEqual(Array(3).fill('out_of_stock'));
  expect(told({ ...moka, variants: variants.map((each) => ({ ...each, code: 'x'.repeat(60) })) })[0]?.[0]).toMatch(
    /^MOKA-3-/,
  );
});

test.each<[string, [string, string][][]]>([
  ['by what Merchant knows nothing of', [[['Gusto', 'Limone']], [['Gusto', 'Pesca']]]],
  [
    'by two measures',
    [
      [
        ['Taglia', 'M'],
        ['Numero', '1'],
      ],
      [
        ['Taglia', 'M'],
        ['Numero', '2'],
      ],
    ],
  ],
  ['alone', [[['Taglia', 'M']]]],
])('variants that are told apart %s are items of their own', (_, options) => {
  const variants = options.map((each, place) => variant(each, `V-${place}`));
  const items = told({ ...moka, name: 'Tè', variants });
  expect(items.map(([id]) => id)).toEqual(variants.map(({ code }) => code));
  expect(items.every(([, title, group]) => title?.startsWith('Tè, ') && group === '')).toBe(true);
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
    variants: fc.uniqueArray(
      fc.record({
        size: fc.constantFrom('S', 'M', 'XL', '42', 'rosso'),
        colour: fc.constantFrom('', 'Rosso', 'Blu notte', 'M'),
        hasCode: fc.boolean(),
        dearer: fc.constantFrom(0, 0, 500),
        isAvailable: fc.boolean(),
      }),
      { maxLength: 5, selector: ({ size, colour }) => `${size}/${colour}` },
    ),
  })
  .filter(({ description }) => description.trim() !== '');

test('what is read back changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 4 }), async (given) => {
      const products = given.map(({ list, from, until, variants: chosen, ...each }, index) => {
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
          ...(price && variantsOf(chosen, `C-${index}`, price.cents)),
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
          variants: each.variants.length > 0 ? JSON.stringify(each.variants) : undefined,
        }),
      );
      const { report } = await readExample(pieces.join(''), { name: 'feed.xml', mode: 'MERGE', current });
      expect(report).toMatchObject({ source: 'MERCHANT_RSS', unchangedCount: products.length, changedFields: [] });
      expect(report).toMatchObject({ rejectedCount: 0, newCount: 0, changedCount: 0, removedCount: 0 });
    }),
    { numRuns: 100 },
  );
});

interface Chosen {
  size: string;
  colour: string;
  hasCode: boolean;
  dearer: number;
  isAvailable: boolean;
}

/** Two or more, the first at the product's price; one alone is no group. */
function variantsOf(chosen: readonly Chosen[], code: string, cents: number): Partial<Product> {
  if (chosen.length < 2) return {};
  const hasColours = chosen.every(({ colour }) => colour !== '');
  const variants = chosen.map(({ size, colour, hasCode, dearer, isAvailable }, place) => {
    const options: [string, string][] = [
      ['Taglia', size],
      ...(hasColours ? [['Colore', colour] as [string, string]] : []),
    ];
    const own = place > 0 && dearer > 0 ? { price: `€ ${(cents + dearer) / 100}`, priceCents: cents + dearer } : {};
    return variant(options, hasCode ? `${code}-${place}` : '', { isAvailable, ...own });
  });
  const keys = new Set(variants.map((each) => variantKey({ ...each, code: '' })));
  if (keys.size < variants.length) return {};
  return { variants, isAvailable: variants.some(({ isAvailable }) => isAvailable) };
}

async function* slices(products: Product[]): AsyncGenerator<Product[]> {
  yield products;
}
