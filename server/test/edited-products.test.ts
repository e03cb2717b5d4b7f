import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSystem, querySystem } from '../database/system.ts';
import { forgetOldProducts } from '../products/store.ts';
import { type Desk, openDesk, PRODUCTS, product, SAVE_PRODUCT } from './desk.ts';
import { createVisitor, must, start } from './story.ts';

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

describe('a product', () => {
  test('is recommended as soon as it is saved, and with its new price as soon as that is', async () => {
    const saved = await desk.saveProduct({ name: 'Teiera Kyoto', keywords: ['teiera'], price: '35 €' });
    expect((await desk.answerTo('consigli per una teiera')).products).toEqual([
      { name: 'Teiera Kyoto', price: '35,00 €' },
    ]);
    await desk.saveProduct({ ...saved, priceWarning: undefined, price: '1.299,00' });
    expect((await desk.answerTo('consigli per una teiera')).products).toEqual([
      { name: 'Teiera Kyoto', price: '1.299,00 €' },
    ]);
  });

  test('keeps its card in what was said, whatever becomes of it', async () => {
    const saved = await desk.saveProduct({ name: 'Grammofono', keywords: ['grammofono'], price: '90 €' });
    const visitor = await createVisitor(desk.app, desk.shop.id);
    await start(desk.app, visitor, 'consigli per un grammofono');
    await desk.saveProduct({ ...saved, priceWarning: undefined, name: 'Giradischi', price: '120 €' });
    await desk.asClient(
      'mutation ($companyId: ID!, $ids: [ID!]!) { deleteProducts(companyId: $companyId, ids: $ids) }',
      {
        ids: [saved.id],
      },
    );
    const { chatHistory } = await must(
      desk.app,
      '{ chatHistory(first: 1) { nodes { messages(first: 5) { nodes { products { id name price description category imageUrl link } } } } } }',
      {},
      visitor,
    );
    expect(chatHistory.nodes[0].messages.nodes[0].products).toEqual([
      {
        id: saved.id,
        name: 'Grammofono',
        price: '90,00 €',
        description: 'Una lampada da tavolo.',
        category: 'Casa',
        imageUrl: '',
        link: null,
      },
    ]);
  });

  test('what stands in the table and leads to no page is no link', async () => {
    const saved = await desk.saveProduct({ name: 'Macina caffè', keywords: ['macina'], link: 'https://example.it/m' });
    const link = "javascript:alert('x')";
    const text = 'update products set link = $link where id = $id returning 1';
    await querySystem(desk.app.shared.database, text, { id: saved.id, link });
    const read = 'query ($c: ID!, $id: ID!) { product(companyId: $c, id: $id) { link } }';
    const { product: told } = await must(desk.app, read, { c: desk.shop.id, id: saved.id }, desk.shop.owner.token);
    expect(told.link).toBeNull();
  });

  test('without a code gets the highest number + 1; a code that is taken is refused', async () => {
    const { own, by } = await desk.ownShop();
    await desk.saveProduct({ code: 'A-7' }, own, by);
    await desk.saveProduct({ code: '41' }, own, by);
    expect((await desk.saveProduct({}, own, by)).code).toBe('42');
    const other = await desk.saveProduct({ code: 'B-1' }, own, by);
    expect(await desk.codeOf(SAVE_PRODUCT, { input: product({ code: '41' }) }, own, by)).toBe('CODE_TAKEN');
    const input = { ...product(), id: other.id, version: 1, code: 'A-7' };
    expect(await desk.codeOf(SAVE_PRODUCT, { input }, own, by)).toBe('CODE_TAKEN');
    expect((await desk.saveProduct({ id: other.id, version: 1, code: '' }, own, by)).code).toBe('B-1');
  });

  test('is refused with a code for whatever is wrong with it, in the order of the fields', async () => {
    const cases: [Record<string, unknown>, string][] = [
      [{ name: '', description: '' }, 'PRODUCT_NAME_REQUIRED'],
      [{ description: '', price: '' }, 'PRODUCT_DESCRIPTION_REQUIRED'],
      [{ price: '', category: '' }, 'PRODUCT_PRICE_REQUIRED'],
      [{ category: '' }, 'PRODUCT_CATEGORY_REQUIRED'],
      [{ name: 'x'.repeat(201) }, 'PRODUCT_NAME_TOO_LONG'],
      [{ description: 'x'.repeat(5_001) }, 'DESCRIPTION_TOO_LONG'],
      [{ price: '10-20 €' }, 'BAD_PRICE'],
      [{ price: `1${' '.repeat(0)}`.padEnd(41, '1') }, 'PRICE_TOO_LONG'],
      [{ link: 'javascript:alert(1)' }, 'BAD_URL'],
      [{ imageUrl: `https://a.it/${'x'.repeat(2_000)}` }, 'LINK_TOO_LONG'],
      [{ code: 'x'.repeat(65) }, 'CODE_TOO_LONG'],
      [{ id: randomUUID(), version: 1 }, 'PRODUCT_NOT_FOUND'],
    ];
    for (const [given, code] of cases)
      expect(await desk.codeOf(SAVE_PRODUCT, { input: product(given) }), code).toBe(code);
  });

  test('with hostile text is kept as text', async () => {
    const name = '"><x onclick=alert(1)> \u202Eelosrevni';
    expect((await desk.saveProduct({ name })).name).toBe(name);
    expect((await desk.saveProduct({ name: `<script>alert(1)</script>${name}` })).name).toBe(name);
  });

  test('is read as it would be saved while its price is typed', async () => {
    const { a, b, c } = await must(
      desk.app,
      '{ a: readPrice(text: "1.234") { cents warning } b: readPrice(text: "0€") { warning } c: readPrice(text: "boh") { cents } }',
      {},
      desk.client.token,
    );
    expect({ a, b, c }).toEqual({ a: { cents: 123_400, warning: 'AMBIGUOUS' }, b: { warning: 'ZERO' }, c: null });
  });
});

describe('several products at once', () => {
  const SOLD_OUT = `mutation ($companyId: ID!, $ids: [ID!]!, $isAvailable: Boolean! = false) {
    setProductsAvailable(companyId: $companyId, ids: $ids, isAvailable: $isAvailable) { id isAvailable version }
  }`;
  const CATEGORY = `mutation ($companyId: ID!, $ids: [ID!]!, $category: String!) {
    setProductsCategory(companyId: $companyId, ids: $ids, category: $category) { category }
  }`;
  const DELETE = 'mutation ($companyId: ID!, $ids: [ID!]!) { deleteProducts(companyId: $companyId, ids: $ids) }';
  const RESTORE =
    'mutation ($companyId: ID!, $ids: [ID!]!) { restoreProducts(companyId: $companyId, ids: $ids) { id } }';

  test('are sold out, moved, deleted and brought back; visitors notice at once', async () => {
    const { own, by } = await desk.ownShop();
    expect((await desk.answerTo('consigli per le cuffie', own)).products).toHaveLength(1);
    const ids = (await desk.asClient(PRODUCTS, {}, own, by)).products.nodes.map(({ id }: { id: string }) => id);
    expect((await desk.asClient(SOLD_OUT, { ids }, own, by)).setProductsAvailable).toHaveLength(2);
    expect((await desk.answerTo('consigli per le cuffie', own)).products).toEqual([]);
    await desk.asClient(SOLD_OUT, { ids, isAvailable: true }, own, by);
    await desk.asClient(CATEGORY, { ids, category: ' Novità ' }, own, by);
    expect((await desk.asClient(PRODUCTS, {}, own, by)).products.categories).toEqual([{ name: 'Novità', count: 2 }]);
    expect((await desk.asClient(DELETE, { ids: [ids[0], randomUUID()] }, own, by)).deleteProducts).toEqual([ids[0]]);
    expect((await desk.answerTo('consigli per le cuffie', own)).products).toEqual([]);
    await desk.asClient(RESTORE, { ids: [ids[0]] }, own, by);
    expect((await desk.answerTo('consigli per le cuffie', own)).products).toHaveLength(1);
    expect((await desk.asClient(PRODUCTS, {}, own, by)).products.nodes.map(({ id }: { id: string }) => id)).toEqual(
      ids,
    );
  });

  test('whose code was taken meanwhile do not come back', async () => {
    const { own, by } = await desk.ownShop();
    const last = await desk.saveProduct({ code: 'Z' }, own, by);
    await desk.asClient(DELETE, { ids: [last.id] }, own, by);
    await desk.saveProduct({ code: 'Z' }, own, by);
    expect(await desk.codeOf(RESTORE, { ids: [last.id] }, own, by)).toBe('CODE_TAKEN');
  });

  test('are refused when there are none, too many, or none of them is there', async () => {
    for (const document of [SOLD_OUT, DELETE, RESTORE]) {
      expect(await desk.codeOf(document, { ids: [] })).toBe('BAD_SELECTION');
      expect(await desk.codeOf(document, { ids: Array.from({ length: 101 }, () => randomUUID()) })).toBe(
        'BAD_SELECTION',
      );
      expect(await desk.codeOf(document, { ids: [randomUUID(), 'x'] })).toBe('PRODUCT_NOT_FOUND');
    }
    expect(await desk.codeOf(CATEGORY, { ids: [randomUUID()], category: ' ' })).toBe('PRODUCT_CATEGORY_REQUIRED');
    expect(await desk.codeOf(CATEGORY, { ids: [randomUUID()], category: 'x'.repeat(61) })).toBe('CATEGORY_TOO_LONG');
  });
});

test('what was deleted more than a day ago is forgotten, and only that', async () => {
  const { own, by } = await desk.ownShop();
  const { database } = desk.app.shared;
  const DELETE = 'mutation ($companyId: ID!, $ids: [ID!]!) { deleteProducts(companyId: $companyId, ids: $ids) }';
  const [old, fresh] = [await desk.saveProduct({}, own, by), await desk.saveProduct({}, own, by)];
  await desk.asClient(DELETE, { ids: [old.id, fresh.id] }, own, by);
  await querySystem(database, `update products set deleted_at = now() - interval '25 hours' where id = $id`, {
    id: old.id,
  });
  while ((await asSystem(database, forgetOldProducts)) > 0);
  const rows = await querySystem<{ id: string }>(
    database,
    'select id from products where company_id = $id and deleted_at is not null',
    { id: own.id },
  );
  expect(rows.map(({ id }) => id)).toEqual([fresh.id]);
});
