import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faqExport } from '../exports/faq-export.ts';
import { exportRow } from '../exports/fields.ts';
import { exportText } from '../exports/file.ts';
import { productExport, productRow } from '../exports/product-export.ts';
import { FAQ_FIELDS } from '../faqs/faq-fields.ts';
import { checkedKeywords } from '../language/keywords.ts';
import { parsePrice } from '../language/money.ts';
import { lineOf, textOf } from '../language/plain-text.ts';
import { readableText } from '../language/readable-text.ts';
import { webAddressOf } from '../language/web-address.ts';
import { hasSome, variantKey } from '../products/variant.ts';
import { readExample } from './example-file.ts';
import { comparedFaq } from './faq-reader.ts';
import type { CurrentRow } from './pairing.ts';
import { comparedProduct } from './product-reader.ts';

// Characters that files, spreadsheets and parsers stumble over.
const unit = fc.constantFrom(...'abà€É=+-@\'";,\t\n|<&\\ 0', '日', '🛒', '\u202e', '\ufeff');
// As editors and imports store it: nothing that could be markup.
const text = (maxLength: number) => fc.string({ unit, maxLength }).map((value) => textOf(readableText(value)));
const line = (maxLength: number) => text(maxLength).map(lineOf);
const name = line(40).filter((value) => value !== '');
const keywords = fc
  .array(
    text(12).map((value) => value.replaceAll(';', '')),
    { maxLength: 4 },
  )
  .map(checkedKeywords);
const price = fc.oneof(
  fc.constantFrom('49,99 €', '€ 1.299,00', '49.99', '0€', '1.234', '$ 12'),
  fc.integer({ min: 1, max: 99_999_999 }).map((cents) => `${(cents / 100).toFixed(2).replace('.', ',')} €`),
);
// As the editor stores them.
const address = fc
  .tuple(fc.constantFrom('https://example.it/', 'http://www.è.it/a?b='), text(12))
  .map(([start, end]) => webAddressOf(start + lineOf(end), 2_000) ?? '');
const option = fc.record({ name: line(12).filter(Boolean), value: line(12).filter(Boolean) });
const variant = fc
  .record({
    code: fc.oneof(
      fc.constant(''),
      fc.integer({ min: 1, max: 99 }).map((code) => `V-${code}`),
    ),
    options: fc.uniqueArray(option, { minLength: 1, maxLength: 3, selector: (each) => each.name }),
    price: fc.constantFrom('', '45,00 €', '50.00', '1.299,50 €'),
    isAvailable: fc.boolean(),
    imageUrl: fc.oneof(address, fc.constant('')),
    link: fc.oneof(address, fc.constant('')),
  })
  .map((each) => ({ ...each, priceCents: parsePrice(each.price)?.cents ?? null }));
const variants = fc
  .uniqueArray(variant, { maxLength: 4, selector: ({ options }) => variantKey({ code: '', options }) })
  .map((all) =>
    all.filter((each, index) => all.findIndex((other) => variantKey(other) === variantKey(each)) === index),
  );
const anyProduct = fc.record({
  name,
  description: text(200),
  price,
  category: line(20).filter((value) => value !== ''),
  imageUrl: fc.oneof(address, fc.constantFrom('', '/picture/0199d1c2-1111-7abc-8def-0123456789ab')),
  // The second looks like two addresses.
  link: fc.oneof(address, fc.constantFrom('', 'https://example.it/|//')),
  isAvailable: fc.boolean(),
  keywords,
  variants,
});
// What is sold out in all its variants is sold out.
const product = anyProduct.map((each) => ({ ...each, isAvailable: each.isAvailable && hasSome(each.variants) }));
const day = fc.constantFrom('', '2026-11-20', '2026-03-29T03:30:00+02:00', '2026-12-24T18:00:00+01:00');
const noOffer = { listPrice: '', offerFrom: '', offerUntil: '' };
const offer = fc.oneof(
  fc.constant(noOffer),
  fc.record({ listPrice: fc.constantFrom('€ 1.000.001', '1000002,50'), offerFrom: day, offerUntil: day }),
);
/** With a full price only against a price of its currency. */
const offered = fc.tuple(product, offer, fc.constantFrom('', '2026-10-01')).map(([each, terms, soldSince]) => ({
  ...each,
  ...(parsePrice(each.price)?.currency === 'EUR' && parsePrice(each.price)?.cents ? terms : noOffer),
  soldSince,
}));
const faq = fc.record({
  question: name,
  answer: name,
  category: line(20).filter((value) => value !== ''),
  isDraft: fc.boolean(),
  keywords,
});
const ways = [
  ['CSV', ';'],
  ['CSV', ','],
  ['CSV', '\t'],
  ['JSON', ''],
] as const;

async function exported(...parameters: Parameters<typeof exportText>): Promise<Buffer> {
  const pieces: string[] = [];
  for await (const piece of exportText(...parameters)) pieces.push(piece);
  return Buffer.from(pieces.join(''));
}

const currentRow = (position: number) => ({
  id: `id-${position}`,
  code: String(position + 1),
  position,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  priceCents: null,
  currency: null,
  hasPicture: false,
});

test.each(ways)('products exported as %s %j come back as they were', async (format, separator) => {
  await fc.assert(
    fc.asyncProperty(fc.array(offered, { minLength: 1, maxLength: 6 }), async (products) => {
      const rows = products.map((each, index) => productRow({ ...each, code: String(index + 1) }));
      const file = await exported(productExport, slices(rows), format, separator);
      const current = products.map(
        (each, position): CurrentRow => ({ ...currentRow(position), title: each.name, fields: comparedProduct(each) }),
      );
      const read = await readExample(file, { name: `p.${format}`, current });
      expect(read.rejected).toEqual([]);
      expect(read.report).toMatchObject({
        unchangedCount: products.length,
        changedCount: 0,
        newCount: 0,
        removedCount: 0,
      });
      expect(read.rows).toMatchObject(
        products.map((each, position) => ({
          code: String(position + 1),
          name: each.name,
          description: each.description,
          price: each.price,
          price_cents: parsePrice(each.price)?.cents,
          category: each.category,
          image_url: each.imageUrl,
          link: each.link,
          is_available: each.isAvailable,
          keywords: each.keywords,
          list_price: each.listPrice,
          offer_from: each.offerFrom,
          offer_until: each.offerUntil,
          sold_since: each.soldSince,
          variants: each.variants,
          position,
        })),
      );
    }),
  );
});

test.each(ways)('FAQs exported as %s %j come back as they were', async (format, separator) => {
  await fc.assert(
    fc.asyncProperty(fc.array(faq, { minLength: 1, maxLength: 6 }), async (faqs) => {
      const rows = faqs.map((each, index) => exportRow(FAQ_FIELDS, { ...each, code: String(index + 1) }));
      const file = await exported(faqExport, slices(rows), format, separator);
      const current = faqs.map(
        (each, position): CurrentRow => ({ ...currentRow(position), title: each.question, fields: comparedFaq(each) }),
      );
      const read = await readExample(file, { name: `f.${format}`, kind: 'FAQS', current });
      expect(read.rejected).toEqual([]);
      expect(read.report).toMatchObject({ unchangedCount: faqs.length, newCount: 0, removedCount: 0 });
      expect(read.rows.map(({ keywords }) => keywords)).toEqual(faqs.map(({ keywords }) => keywords));
    }),
  );
});

async function* slices<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
