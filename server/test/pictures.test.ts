import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { querySystem } from '../database/system.ts';
import { deleteUnusedPictures } from '../pictures/unused-store.ts';
import { startTestApp } from './app.ts';
import { ask, createShop, createVisitor, must, type Shop, start } from './story.ts';
import { PNG, SAVE_PICTURE, savePicture as save, uploadPicture } from './uploaded-picture.ts';

let app: App;
let shop: Shop;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const savePicture = (kind: string) => save(app, shop, kind);

describe('a picture', () => {
  beforeAll(async () => {
    shop = await createShop(app);
  });

  test.each([
    ['LOGO', '/logo/'],
    ['PRODUCT_PICTURE', '/picture/'],
  ])('%s has an address of its own', async (kind, folder) => {
    const url = await savePicture(kind);
    expect(url).toMatch(new RegExp(`^${folder}`));
    const response = await fetch(app.url + url);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a zip', Buffer.from('504b0304140000000800', 'hex')],
    ['nothing', ''],
  ])('is no %s', async (_, content) => {
    const uploadId = await uploadPicture(app, shop, 'LOGO', content);
    const { errors } = await ask(app, SAVE_PICTURE, { companyId: shop.id, uploadId }, shop.owner.token);
    expect(errors[0]?.extensions.code).toBe('BAD_PICTURE');
  });

  test('that nobody has is not found', async () => {
    expect((await fetch(`${app.url}/logo/${shop.id}`)).status).toBe(404);
    expect((await fetch(`${app.url}/picture/..%2f..%2fsecret`)).status).toBe(404);
  });
});

describe('a picture that nobody uses', () => {
  const PRODUCT = { name: 'Vaso', description: 'Un vaso.', price: '10 €', category: 'Casa', keywords: ['vaso'] };
  const SAVE_PRODUCT = `mutation ($companyId: ID!, $input: ProductInput!) {
    saveProduct(companyId: $companyId, input: $input) { id version }
  }`;
  const own = (document: string, variables: Record<string, unknown>) =>
    must(app, document, { companyId: shop.id, ...variables }, shop.owner.token);

  beforeAll(async () => {
    shop = await createShop(app);
  });

  /** What is there a day later. */
  async function kept(...urls: string[]): Promise<boolean[]> {
    await querySystem(
      app.shared.database,
      `update pictures set created_at = created_at - interval '25 hours', looked_at = looked_at - interval '25 hours'
      where company_id = $id`,
      { id: shop.id },
    );
    await deleteUnusedPictures(app.shared);
    return Promise.all(urls.map(async (url) => (await fetch(app.url + url)).status === 200));
  }

  const saveProduct = async (imageUrl: string, given: Record<string, unknown> = {}) =>
    (await own(SAVE_PRODUCT, { input: { ...PRODUCT, imageUrl, ...given } })).saveProduct;

  test('is there for a day, and then no more', async () => {
    const urls = [await savePicture('PRODUCT_PICTURE'), await savePicture('LOGO')];
    await deleteUnusedPictures(app.shared);
    for (const url of urls) expect((await fetch(app.url + url)).status).toBe(200);
    expect(await kept(...urls)).toEqual([false, false]);
  });

  test('is not the logo, nor that of a product, also of a deleted one', async () => {
    const [logo, one, deleted] = [
      await savePicture('LOGO'),
      await savePicture('PRODUCT_PICTURE'),
      await savePicture('PRODUCT_PICTURE'),
    ];
    const LOGO = `mutation ($companyId: ID!, $logoUrl: String!) {
      updateCompany(companyId: $companyId, input: { logoUrl: $logoUrl }, version: 1) { logoUrl }
    }`;
    await own(LOGO, { logoUrl: logo });
    await saveProduct(one);
    const { id } = await saveProduct(deleted);
    await own('mutation ($companyId: ID!, $ids: [ID!]!) { deleteProducts(companyId: $companyId, ids: $ids) }', {
      ids: [id],
    });
    expect(await kept(logo, one, deleted)).toEqual([true, true, true]);
    expect(await kept(logo, one, deleted)).toEqual([true, true, true]); // on the days after, too
    await querySystem(app.shared.database, 'delete from products where id = $id', { id });
    expect(await kept(logo, one, deleted)).toEqual([true, true, false]);
  });

  test('is not that of a catalogue that an undo would bring back', async () => {
    const url = await savePicture('PRODUCT_PICTURE');
    await saveProduct(url);
    for (const rest of [true, false]) {
      await replaceCatalogue();
      expect(await kept(url)).toEqual([rest]); // after the second import, nobody can go back to it
    }
  });

  test('is none that a stored message shows, whatever became of the product', async () => {
    const url = await savePicture('PRODUCT_PICTURE');
    const { id } = await saveProduct(url, { name: 'Anfora', keywords: ['anfora'] });
    const { data } = await start(app, await createVisitor(app, shop.id), "consigliami un'anfora");
    expect(data.startConversation.reply.products[0]?.name).toBe('Anfora');
    await querySystem(app.shared.database, 'delete from products where id = $id', { id });
    expect(await kept(url)).toEqual([true]);
    expect(await kept(url)).toEqual([true]);
  });

  test('of many is found slice by slice', async () => {
    await querySystem(
      app.shared.database,
      `insert into pictures (company_id, id, kind, content_type, bytes)
      select $id, gen_random_uuid(), 'PRODUCT_PICTURE', 'image/png', $png from generate_series(1, 120)`,
      { id: shop.id, png: PNG },
    );
    const url = await savePicture('PRODUCT_PICTURE');
    await saveProduct(url);
    expect(await kept(url)).toEqual([true]);
    const [row] = await querySystem<{ count: number }>(
      app.shared.database,
      `select count(*)::int as count from pictures where company_id = $id and not is_shown
      and kind = 'PRODUCT_PICTURE'`,
      { id: shop.id },
    );
    expect(row?.count).toBe(1);
  });

  async function replaceCatalogue(): Promise<void> {
    const list = Buffer.from(JSON.stringify([{ name: 'Altro', price: '1 €', category: 'Casa' }])).toString('base64');
    const { createImportUpload } = await own(
      `mutation ($companyId: ID!, $content: String!) {
        createImportUpload(companyId: $companyId, kind: PRODUCTS, fileName: "p.json", size: 0, content: $content) { id }
      }`,
      { content: list },
    );
    const { previewImport } = await own(
      'mutation ($companyId: ID!, $uploadId: ID!) { previewImport(companyId: $companyId, uploadId: $uploadId) { id } }',
      { uploadId: createImportUpload.id },
    );
    await own(
      'mutation ($companyId: ID!, $importId: ID!) { applyImport(companyId: $companyId, importId: $importId) { id } }',
      { importId: previewImport.id },
    );
    await app.shared.background.finished();
  }
});
