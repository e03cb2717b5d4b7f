import { describe, expect, test } from 'vitest';
import type { Product } from '../products/product.ts';
import type { ProductVariant } from '../products/variant.ts';
import { completed } from '../search/completed.ts';
import { exampleProduct } from '../test/example-product.ts';
import { exampleKnowledge } from '../test/example-shops.ts';
import { readConstraints } from './constraints.ts';
import { supplyOf } from './supply.ts';

const variant = (options: Record<string, string>, isAvailable = true): ProductVariant => ({
  ...{ code: '', price: '', priceCents: null, isAvailable, imageUrl: '', link: '' },
  options: Object.entries(options).map(([name, value]) => ({ name, value })),
});
const priced = (id: string, name: string, euros: number, given: Partial<Product> = {}) =>
  exampleProduct({
    id,
    name,
    price: `${euros},00 €`,
    priceCents: euros * 100,
    currency: 'EUR',
    keywords: [],
    ...given,
  });

const knowledge = exampleKnowledge({
  products: [
    priced('blue', 'Zaino Alpi', 52, { description: 'Blu, 40 litri.', category: 'Zaini' }),
    priced('leather', 'Zaino Roma', 120, { description: 'In pelle nera.', category: 'Zaini' }),
    priced('ski', 'Guanti da sci', 30, { category: 'Sport' }),
    priced('tent', 'Tenda Lago', 90, { isAvailable: false, category: 'Sport' }),
    priced('case', 'Custodia per cuffie', 9, { category: 'Accessori' }),
    priced('biscuit', 'Biscotti al miele', 4, { description: 'Senza glutine.', category: 'Dispensa' }),
    priced('shirt', 'Maglietta Etna', 20, {
      category: 'Moda',
      variants: [
        variant({ Taglia: 'S', Colore: 'Rosso' }),
        variant({ Taglia: 'M', Colore: 'Rosso' }, false),
        variant({ Taglia: 'M', Colore: 'Blu' }),
      ],
    }),
  ].map((product, position) => ({ ...product, position })),
});

function told(text: string) {
  const read = readConstraints(text);
  if (!read) throw new Error(`no wish: ${text}`);
  const { state, missing, cheapestCents, productId } = completed(supplyOf(knowledge, read, read.budget));
  return [state, productId ?? missing.map(({ label }) => label).join(', '), cheapestCents];
}

describe('what the catalogue has of a wish', () => {
  test.each([
    ['avete guanti da forno?', 'NOT_SOLD', '', null],
    ['avete cuffie?', 'NOT_SOLD', '', null],
    ['avete ombrelli?', 'NOT_SOLD', '', null],
    ['zaini sotto 40 euro', 'OTHER_PRICE', '', 5_200],
    ['zaino sopra i 200 euro', 'OTHER_PRICE', '', 5_200],
    ['zaini sotto 60 euro', 'MET', 'blue', 5_200],
    ['zaino rosso', 'OTHER_TRAIT', 'rosso', 5_200],
    ['zaino in pelle', 'MET', 'leather', 12_000],
    ['zaino in pelle sotto i 100 euro', 'OTHER_PRICE', '', 12_000],
    ['zaino blu in pelle', 'OTHER_TRAIT', 'blu, pelle', 5_200],
    ['zaino da 40 litri', 'MET', 'blue', 5_200],
    ['una tenda', 'SOLD_OUT', '', null],
    ['avete guanti da sci?', 'MET', 'ski', 3_000],
    ['biscotti senza glutine', 'MET', 'biscuit', 400],
    ['biscotti senza lattosio', 'OTHER_TRAIT', 'senza lattosio', 400],
    ['maglietta rossa taglia S', 'MET', 'shirt', 2_000],
    ['maglietta rossa taglia M', 'SOLD_OUT', '', null],
    ['maglietta blu taglia S', 'OTHER_TRAIT', 'blu, taglia s', 2_000],
    ['maglietta taglia XL', 'OTHER_TRAIT', 'taglia xl', 2_000],
    ['avete zaini Nike?', 'OTHER_TRAIT', 'nike', 5_200],
  ])('%s', (text, state, what, cheapest) => {
    expect(told(text)).toEqual([state, what, cheapest]);
  });
});

test('the category that is named for it', () => {
  const of = (thing: string) => completed(supplyOf(knowledge, { thing, traits: [] }, null)).category;
  expect([of('zaini'), of('zaino'), of('guanti da sci'), of('ombrelli')]).toEqual(['Zaini', 'Zaini', '', '']);
});
