import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ProductVariant } from '../products/variant.ts';
import { readExample } from './example-file.ts';
import type { ProductRole } from './headers.ts';
import { joined } from './joined-rows.ts';
import { type CurrentRow, Pairing } from './pairing.ts';
import { comparedProduct, ProductReader } from './product-reader.ts';
import { ReportInTheMaking } from './report.ts';

const file = (name: string) => readFileSync(join(import.meta.dirname, 'test-files', name));
const read = async (content: string | Uint8Array, name = 'prodotti.csv') => {
  const { rows, report, rejected } = await readExample(content, { name });
  return { rows: rows as Row[], report, rejected };
};

interface Row {
  code: string;
  name: string;
  price_cents: number;
  is_available: boolean;
  variants: ProductVariant[];
}

/** What is chosen, the code, hundredths, whether it can be bought. */
const told = ({ variants, price_cents: own }: Row) =>
  variants.map(({ code, options, priceCents, isAvailable }) => [
    options.map(({ name, value }) => `${name} ${value}`).join(', '),
    code,
    priceCents ?? own,
    isAvailable,
  ]);

describe('sizes and colours, as shops export them', () => {
  test('Shopify: the rows of a handle, with the names of the first', async () => {
    const { rows, report } = await read(file('shopify-export.csv'));
    expect(rows.map(told)).toEqual([
      [
        ['Taglia S', 'MV-S', 6_000, true],
        ['Taglia M', 'MV-M', 6_000, false],
        ['Taglia L', 'MV-L', 6_500, true],
      ],
      [],
    ]);
    expect(report.variantCount).toBe(3);
  });

  test('WooCommerce: the rows that name their product', async () => {
    const { rows } = await read(file('woocommerce-it.csv'));
    expect(rows.find(({ code }) => code === 'FELPA')).toMatchObject({ price_cents: 4_500, is_available: true });
    expect(rows.map(told)).toEqual([
      [],
      [
        ['Taglia S', 'FELPA-S', 4_500, true],
        ['Taglia M', 'FELPA-M', 4_500, false],
      ],
      [],
      [],
    ]);
  });

  test.each(['google-merchant.tsv', 'google-merchant-rss.xml'])(
    'Merchant: the items of a group in %s',
    async (name) => {
      const { rows } = await read(file(name), name);
      expect(rows.map(({ code, name, price_cents: cents }) => [code, name, cents])).toContainEqual([
        'FELPA',
        'Felpa',
        4_500,
      ]);
      const hoodie = rows.find(({ code }) => code === 'FELPA') as Row;
      expect(told(hoodie)).toEqual([
        ['Taglia S', 'FELPA-S', 4_500, false],
        ['Taglia M', 'FELPA-M', 4_500, true],
      ]);
      expect(hoodie.variants[1]?.link).toBe('https://shop.example/felpa?s=M');
      expect(rows.filter(({ variants }) => variants.length > 0)).toHaveLength(1);
    },
  );

  test.each([
    [['Felpa rosso chiaro, S, rosso chiaro', 'Felpa rosso chiaro, M, rosso scuro'], 'Felpa rosso chiaro'],
    [['Felpa - Rosso chiaro / S', 'Felpa - Rosso scuro / M'], 'Felpa'],
    [['Felpa (rosso chiaro)', 'Felpa (rosso scuro)'], 'Felpa'],
    [['Jeans', 'Jeans'], 'Jeans'],
  ])('a group is called %j without what is chosen of it', async (names, name) => {
    const values = ['S,rosso chiaro', 'M,rosso scuro'];
    const lines = names.map((each, place) => `J-${place},"${each}",10 EUR,J,${values[place]}`);
    const { rows } = await read(['id,title,price,item_group_id,size,color', ...lines].join('\n'));
    expect(rows.map((row) => [row.name, row.variants.length])).toEqual([[name, 2]]);
  });

  test('a family whose rows stand apart, before their product too, and which is named by its number', async () => {
    const { rows, rejected } = await read(
      [
        'ID,Type,SKU,Name,Published,In stock?,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
        '13,variation,,Felpa - M,1,1,45,id:11,Taglia,M',
        '11,variable,,Felpa,1,1,,,Taglia,"S, M"',
        '12,simple,MOKA,Moka,1,1,39,,,',
        '14,variation,,Felpa - S,1,0,40,id:11,Taglia,S',
        '15,variation,,Felpa - XL,0,1,40,id:11,Taglia,XL',
        '16,variation,X-1,Altra,1,1,40,NESSUNO,Taglia,S',
      ].join('\n'),
    );
    expect(rows.map(({ name, variants }) => [name, variants.length])).toEqual([
      ['Felpa', 2],
      ['Moka', 0],
    ]);
    expect(told(rows[0] as Row)).toEqual([
      ['Taglia M', '', 4_500, true],
      ['Taglia S', '', 4_000, false],
    ]);
    expect(rejected).toMatchObject([{ row: 7 }]);
  });

  test('a list inside a product, in the words of several programs', async () => {
    const list = [
      {
        name: 'Felpa',
        variants: [{ code: 'F-M', options: [{ name: 'Taglia', value: 'M' }], price: '45 €', available: false }],
      },
      {
        name: 'Maglia',
        variations: [{ sku: 'G-1', regular_price: '30', attributes: [{ name: 'Colore', option: 'Rosso' }] }],
      },
      {
        title: 'Scarpa',
        options: [{ name: 'Numero' }, { name: 'Colore' }],
        variants: [{ sku: 'S-43', price: '90.00', option1: '43', option2: 'Rossa', available: true }],
      },
      { name: 'Guanti', variants: [{ size: 'M', price: 12.5 }, { size: 'L', price: 14 }, 7, null, []] },
    ];
    const { rows } = await read(JSON.stringify(list), 'p.json');
    expect(rows.map(told)).toEqual([
      [['Taglia M', 'F-M', 4_500, false]],
      [['Colore Rosso', 'G-1', 3_000, true]],
      [['Numero 43, Colore Rossa', 'S-43', 9_000, true]],
      [
        ['Taglia M', '', 1_250, true],
        ['Taglia L', '', 1_400, true],
      ],
    ]);
    expect(rows.map(({ price_cents: cents }) => cents)).toEqual([4_500, 3_000, 9_000, 1_250]);
    expect(rows[0]?.is_available).toBe(false);
  });

  test('what cannot be read of a variant is left out and flagged; beyond a hundred there are none', async () => {
    const many = Array.from({ length: 102 }, (_, place) => ({ size: String(place), price: '1 €' }));
    const { rows, report } = await read(
      JSON.stringify([
        { name: 'A', variants: [{ size: 'M', price: 'boh', link: 'qui' }] },
        { name: 'B', variants: many },
        {
          name: 'C',
          variants: [
            { size: 'M', price: '10 €' },
            { size: 'L', price: 'CHF 12' },
            { size: 'M', price: '9 €' },
          ],
        },
      ]),
      'p.json',
    );
    expect(rows.map(({ variants }) => variants.length)).toEqual([1, 100, 2]);
    expect(rows[2]?.variants.map(({ price }) => price)).toEqual(['', '']);
    expect(report.flags.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
      'ZERO_PRICE 0€',
      'LEFT_OUT Prezzo: «boh»',
      'LEFT_OUT Link: «qui»',
      'LEFT_OUT Varianti oltre le prime 100: «Taglia=100»',
      'LEFT_OUT Prezzo: «CHF 12»',
    ]);
  });
});

test('more variants than a catalogue may have are refused', () => {
  const report = new ReportInTheMaking();
  const reading = { mode: 'REPLACE' as const, pairing: new Pairing(), report, newId: () => 'new' };
  const reader = new ProductReader(reading, '01890a5d-0000-7000-8000-000000000001', 3);
  const read = (name: string) => {
    const values = new Map<ProductRole, unknown>([
      ['name', name],
      ['variants', [{ size: 'S' }, { size: 'M' }]],
    ]);
    return reader.read(joined([{ row: 1, values }]).values, 1);
  };
  read('Felpa');
  expect(() => read('Maglia')).toThrow('TOO_MANY_VARIANTS');
});

describe('offers of variants', () => {
  const line = (values: string) => `felpa,Felpa,Taglia,${values}`;
  const read2 = async (lines: string[]) =>
    (
      await read(
        [
          'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Price,Sale price,Inizio Offerta,Fine Offerta',
          ...lines,
        ].join('\n'),
      )
    ).rows[0] as Row & { list_price: string; offer_until: string; price: string };

  test('what costs the same has the product’s price with its offer', async () => {
    const row = await read2([line('S,F-S,60 €,45 €,,2999-01-01'), line('M,F-M,60 €,45 €,,2999-01-01')]);
    expect(row).toMatchObject({ price: '45 €', list_price: '60 €' });
    expect(row.variants.map(({ price }) => price)).toEqual(['', '']);
  });

  test('another price has no dates: where its offer has some it is the full one', async () => {
    const row = await read2([
      line('S,F-S,50 €,40 €,,2999-01-01'),
      line('M,F-M,60 €,45 €,,2020-01-01'),
      line('L,F-L,60 €,45 €,,'),
    ]);
    expect(row).toMatchObject({ price: '40 €', list_price: '50 €' });
    expect(row.variants.map(({ price }) => price)).toEqual(['', '60 €', '45 €']);
  });
});

describe('a file that is merged', () => {
  const variant = (size: string, price: string, priceCents: number | null, isAvailable = true): ProductVariant => ({
    code: `F-${size}`,
    options: [{ name: 'Taglia', value: size }],
    price,
    priceCents,
    isAvailable,
    imageUrl: '',
    link: '',
  });
  // As an import stores it: S costs what the product does.
  const variants = [variant('S', '', null), variant('M', '45 €', 4_500, false)];
  const product = {
    name: 'Felpa',
    description: 'Calda.',
    price: '40 €',
    category: 'Felpe',
    imageUrl: '',
    link: '',
    isAvailable: true,
    keywords: ['felpa'],
    variants,
  };
  const current: CurrentRow = {
    id: 'id-1',
    code: 'felpa',
    title: 'Felpa',
    position: 0,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    fields: comparedProduct(product),
    priceCents: 4_000,
    currency: 'EUR',
    hasPicture: false,
    variants: JSON.stringify(variants),
  };
  const merged = (lines: string[]) =>
    readExample(
      [
        'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Variant Inventory Policy',
        ...lines,
      ].join('\n'),
      {
        mode: 'MERGE',
        current: [current],
      },
    );

  test('touches the variants that it names, and the price follows from all', async () => {
    const { rows } = await merged(['felpa,Felpa,Taglia,M,F-M,49.00,3,deny', 'felpa,,,L,F-L,50.00,0,deny']);
    expect(rows).toMatchObject([{ is_available: true, is_changed: true }]);
    expect(rows[0]).not.toHaveProperty('price_cents');
    expect(told(rows[0])).toEqual([
      ['Taglia S', 'F-S', undefined, true],
      ['Taglia M', 'F-M', 4_900, true],
      ['Taglia L', 'F-L', 5_000, false],
    ]);
  });

  test('and with what is there already changes nothing', async () => {
    const { report } = await merged(['felpa,Felpa,Taglia,S,F-S,40 €,1,deny', 'felpa,,,M,F-M,45 €,0,deny']);
    expect(report).toMatchObject({ unchangedCount: 1, changedCount: 0 });
  });
});
