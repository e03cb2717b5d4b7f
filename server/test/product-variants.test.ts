import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { app, apply, openImports, openShop, preview, shop, undo, upload } from './importing.ts';
import { ask, createShop, must } from './story.ts';

openImports();
beforeEach(() => openShop());

const exampleFile = (name: string) => readFileSync(new URL(`../imports/test-files/${name}`, import.meta.url));
const PRODUCTS = `query ($companyId: ID!) { products(companyId: $companyId, first: 50) { nodes {
  id version code name description price shownPrice category isAvailable keywords
  variants { code options { name value } price shownPrice isAvailable imageUrl link }
} } }`;

// biome-ignore lint/suspicious/noExplicitAny: what a query answers
async function products(): Promise<any[]> {
  return (await must(app, PRODUCTS, { companyId: shop.id }, shop.owner.token)).products.nodes;
}
// biome-ignore lint/suspicious/noExplicitAny: what a query answers
const told = ({ variants }: any) =>
  variants.map(({ code, options, shownPrice, isAvailable }: Record<string, unknown>) => [
    (options as { value: string }[]).map(({ value }) => value).join(' '),
    code,
    shownPrice,
    isAvailable,
  ]);
const named = async (name: string) => (await products()).find((each) => each.name === name);

async function imported(content: string | Uint8Array, fileName = 'prodotti.csv', mode = 'REPLACE') {
  const found = await preview(await upload(content, { fileName }), mode);
  expect((await apply(found.id)).errors).toEqual([]);
  return found;
}

describe('the variants of a file', () => {
  test('are told before, arrive, and the same file again changes nothing', async () => {
    expect(await imported(exampleFile('shopify-export.csv'))).toMatchObject({ rowCount: 2, variantCount: 3 });
    const shirt = await named('Maglia Varsity');
    expect(shirt).toMatchObject({ shownPrice: 'da 60,00 €', isAvailable: true });
    expect(told(shirt)).toEqual([
      ['S', 'MV-S', '60,00 €', true],
      ['M', 'MV-M', '60,00 €', false],
      ['L', 'MV-L', '65,00 €', true],
    ]);
    const again = await preview(await upload(exampleFile('shopify-export.csv')));
    expect(again).toMatchObject({ unchangedCount: 2, changedCount: 0, newCount: 0, removedCount: 0, variantCount: 3 });
  });

  test('of a merged file are those that it names; an undo brings back what was', async () => {
    await imported(exampleFile('woocommerce-it.csv'));
    const before = told(await named('Felpa'));
    const change = [
      'Tipo,COD,Nome,In stock?,Prezzo di listino,Genitore,Attributo 1 nome,Attributo 1 valore(i)',
      'variable,FELPA,Felpa,1,,,Taglia,M',
      'variation,FELPA-M,Felpa - M,1,47,FELPA,Taglia,M',
    ].join('\n');
    expect(await imported(change, 'woo.csv', 'MERGE')).toMatchObject({ changedCount: 1, removedCount: 0 });
    expect(told(await named('Felpa'))).toEqual([
      ['S', 'FELPA-S', '45,00 €', true],
      ['M', 'FELPA-M', '47,00 €', true],
    ]);
    expect((await undo()).errors).toEqual([]);
    expect(told(await named('Felpa'))).toEqual(before);
  });

  test.each(['CSV', 'JSON'])(
    'come back from an export as %s as they were, into another company too',
    async (format) => {
      await imported(exampleFile('google-merchant.tsv'), 'feed.tsv');
      const before = told(await named('Felpa'));
      const { createExport } = await must(
        app,
        `mutation ($companyId: ID!, $format: ExportFormat!) {
        createExport(companyId: $companyId, kind: PRODUCTS, format: $format, separator: SEMICOLON) { url } }`,
        { companyId: shop.id, format },
        shop.owner.token,
      );
      const file = new Uint8Array(await (await fetch(createExport.url)).arrayBuffer());
      const fileName = `prodotti.${format.toLowerCase()}`;
      expect(await preview(await upload(file, { fileName }))).toMatchObject({
        changedCount: 0,
        newCount: 0,
        removedCount: 0,
      });
      await openShop();
      await imported(file, fileName);
      expect(told(await named('Felpa'))).toEqual(before);
    },
  );
});

describe('the variants of an editor', () => {
  const SAVE = `mutation ($companyId: ID!, $input: ProductInput!) { saveProduct(companyId: $companyId, input: $input) {
    id version isAvailable shownPrice variants { code options { name value } price isAvailable } } }`;
  const base = { name: 'Scarpa', description: 'Da corsa.', price: '90 €', category: 'Scarpe', keywords: ['scarpa'] };
  const size = (value: string, given = {}) => ({ options: [{ name: 'Numero', value }], ...given });
  const save = async (input: Record<string, unknown>) =>
    (await must(app, SAVE, { companyId: shop.id, input: { ...base, ...input } }, shop.owner.token)).saveProduct;

  test('are saved whole, stay where they are left out, and say whether the product can be bought', async () => {
    const saved = await save({
      variants: [size('42', { code: 'S-42', price: '85 €' }), size(' 43 ', { isAvailable: false })],
    });
    expect(saved).toMatchObject({ shownPrice: '85,00 €', isAvailable: true });
    expect(saved.variants).toMatchObject([{ code: 'S-42' }, { options: [{ name: 'Numero', value: '43' }], price: '' }]);
    const kept = await save({ id: saved.id, version: saved.version, name: 'Scarpa rossa' });
    expect(kept.variants).toHaveLength(2);
    const soldOut = await save({
      id: saved.id,
      version: kept.version,
      variants: [size('42', { isAvailable: false }), size('43', { isAvailable: false })],
    });
    expect(soldOut.isAvailable).toBe(false);
    const { setProductsAvailable } = await must(
      app,
      `mutation ($companyId: ID!, $ids: [ID!]!) { setProductsAvailable(companyId: $companyId, ids: $ids, isAvailable: true) {
        isAvailable variants { options { value } isAvailable } } }`,
      { companyId: shop.id, ids: [saved.id] },
      shop.owner.token,
    );
    expect(setProductsAvailable).toMatchObject([
      {
        isAvailable: true,
        variants: [
          { options: [{ value: '42' }], isAvailable: true },
          { options: [{ value: '43' }], isAvailable: true },
        ],
      },
    ]);
    expect((await save({ id: saved.id, version: soldOut.version + 1, variants: [] })).variants).toEqual([]);
  });

  const options = (...all: [string, string][]) => all.map(([name, value]) => ({ name, value }));
  test.each([
    ['TOO_MANY_VARIANTS', Array.from({ length: 101 }, (_, place) => size(String(place)))],
    ['VARIANT_OPTION_REQUIRED', [{ options: [] }]],
    ['VARIANT_OPTION_REQUIRED', [size('  ')]],
    ['VARIANT_OPTION_REQUIRED', [{ options: options(['A', '1'], ['A', '2']) }]],
    ['VARIANT_OPTION_TOO_LONG', [size('x'.repeat(101))]],
    ['VARIANT_OPTION_TOO_LONG', [size('42', { code: 'x'.repeat(65) })]],
    ['VARIANT_OPTION_TOO_LONG', [{ options: [...'abcdefg'].map((name) => ({ name, value: '1' })) }]],
    ['VARIANT_TWICE', [size('42'), size('42', { code: 'B' })]],
    ['VARIANT_CODE_TWICE', [size('42', { code: 'B' }), size('43', { code: 'B' })]],
    ['BAD_VARIANT_PRICE', [size('42', { price: 'boh' })]],
    ['BAD_VARIANT_PRICE', [size('42', { price: '0' })]],
    ['BAD_VARIANT_PRICE', [size('42', { price: 'CHF 10' })]],
    ['BAD_VARIANT_URL', [size('42', { link: 'javascript:alert(1)' })]],
    ['BAD_VARIANT_URL', [size('42', { imageUrl: '/picture/x' })]],
  ])('are refused with %s, and nothing is saved', async (code, variants) => {
    const answer = await ask(app, SAVE, { companyId: shop.id, input: { ...base, variants } }, shop.owner.token);
    expect(answer.errors[0]?.extensions.code).toBe(code);
    expect(await named('Scarpa')).toBeUndefined();
  });

  test('of another company are nobody else’s', async () => {
    const saved = await save({ variants: [size('42')] });
    const other = await createShop(app);
    const input = { ...base, id: saved.id, version: saved.version, variants: [] };
    const answer = await ask(app, SAVE, { companyId: other.id, input }, other.owner.token);
    expect(answer.errors[0]?.extensions.code).toBe('PRODUCT_NOT_FOUND');
    expect((await named('Scarpa')).variants).toHaveLength(1);
  });

  test('beyond a hundred are refused by the database itself', async () => {
    const { id } = await save({ variants: [size('42')] });
    const many = JSON.stringify(Array.from({ length: 101 }, (_, place) => size(String(place))));
    const write = app.shared.database.dataSource.query('update products set variants = $2 where id = $1', [id, many]);
    await expect(write).rejects.toThrow(/check/);
  });
});
