import { randomUUIDv7 } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { querySystem } from '../database/system.ts';
import { app, apply, openImports, openShop, preview, shop, upload } from './importing.ts';
import { ask, createShop, must, type Shop } from './story.ts';
import { PNG, savePicture } from './uploaded-picture.ts';

openImports();

const PRODUCT = { name: 'Vaso', description: 'Un vaso.', price: '10 €', category: 'Casa', keywords: ['vaso'] };
const SAVE_PRODUCT = `mutation ($companyId: ID!, $input: ProductInput!) {
  saveProduct(companyId: $companyId, input: $input) { id version name }
}`;
const SAVE_LOGO = `mutation ($companyId: ID!, $logoUrl: String!, $version: Int!) {
  updateCompany(companyId: $companyId, input: { logoUrl: $logoUrl }, version: $version) { logoUrl brandingVersion }
}`;
const NOBODYS = `/picture/${randomUUIDv7()}`;

let other: Shop;
let picture: string;
let logo: string;
beforeAll(async () => {
  other = await createShop(app);
  await openShop();
  picture = await savePicture(app, other, 'PRODUCT_PICTURE');
  logo = await savePicture(app, other, 'LOGO');
});

const asOwner = (document: string, variables: Record<string, unknown>) =>
  ask(app, document, { companyId: shop.id, ...variables }, shop.owner.token);

async function pictureOf(name: string): Promise<string | undefined> {
  const rows = await querySystem<{ url: string }>(
    app.shared.database,
    `select image_url as url from products where company_id = $id and name = $name
      and catalogue_id = (select catalogue_id from companies where id = $id)`,
    { id: shop.id, name },
  );
  return rows[0]?.url;
}

describe("another company's picture", () => {
  test.each(['picture', 'logo', 'nobody'])(
    'is saved with no product (%s), and nothing else of it is',
    async (which) => {
      const imageUrl = { picture, logo, nobody: NOBODYS }[which];
      const { errors } = await asOwner(SAVE_PRODUCT, { input: { ...PRODUCT, name: `Con ${which}`, imageUrl } });
      expect(errors[0]?.extensions.code).toBe('PICTURE_NOT_FOUND');
      expect(await pictureOf(`Con ${which}`)).toBeUndefined();
    },
  );

  test('is put on no product that is there', async () => {
    const own = await savePicture(app, shop, 'PRODUCT_PICTURE');
    const { data } = await asOwner(SAVE_PRODUCT, { input: { ...PRODUCT, name: 'Anfora', imageUrl: own } });
    const { id, version } = data.saveProduct;
    const change = (imageUrl: string, name: string) =>
      asOwner(SAVE_PRODUCT, { input: { ...PRODUCT, id, version, name, imageUrl } });
    expect((await change(picture, 'Anfora grande')).errors[0]?.extensions.code).toBe('PICTURE_NOT_FOUND');
    expect(await pictureOf('Anfora')).toBe(own);
    // What stands there may stay, also where the picture itself is gone.
    await querySystem(app.shared.database, 'delete from pictures where company_id = $id', { id: shop.id });
    expect((await change(own, 'Anfora piccola')).data.saveProduct.name).toBe('Anfora piccola');
  });

  test("is no company's logo, nor a new one's", async () => {
    const { errors } = await asOwner(SAVE_LOGO, { logoUrl: logo, version: 1 });
    expect(errors[0]?.extensions.code).toBe('PICTURE_NOT_FOUND');
    const created = await ask(
      app,
      'mutation ($input: NewCompany!) { createCompany(input: $input) { id } }',
      { input: { name: 'Nuova', logoUrl: logo } },
      shop.owner.token,
    );
    expect(created.errors[0]?.extensions.code).toBe('PICTURE_NOT_FOUND');
    const own = await savePicture(app, shop, 'LOGO');
    expect((await asOwner(SAVE_LOGO, { logoUrl: own, version: 1 })).data.updateCompany.logoUrl).toBe(own);
  });

  test("is no assistant's face", async () => {
    const look = (avatarUrl: string, version: number) =>
      asOwner(
        `mutation ($companyId: ID!, $input: ChatLookInput!) { saveChatLook(companyId: $companyId, input: $input) { avatarUrl } }`,
        {
          input: {
            ...{ side: 'RIGHT', name: '', greeting: '', questions: [], hiddenPages: [] },
            ...{ avatarUrl, version },
          },
        },
      );
    const read = 'query ($id: ID!) { chatLook(companyId: $id) { version } }';
    const { version } = (await must(app, read, { id: shop.id }, shop.owner.token)).chatLook;
    expect((await look(logo, version)).errors[0]?.extensions.code).toBe('PICTURE_NOT_FOUND');
    const own = await savePicture(app, shop, 'LOGO');
    expect((await look(own, version)).data.saveChatLook.avatarUrl).toBe(own);
  });

  test('comes with an import as a copy of one’s own, which stays when the other is gone', async () => {
    const file = JSON.stringify([
      { ...PRODUCT, id: '1', name: 'Lampada', image: picture },
      { ...PRODUCT, id: '2', name: 'Tavolo', image: NOBODYS },
    ]);
    const send = async () => preview(await upload(file, { fileName: 'prodotti.json' }));
    const first = await send();
    await apply(first.id);
    const copy = await pictureOf('Lampada');
    expect(copy).toMatch(/^\/picture\//);
    expect(copy).not.toBe(picture);
    expect(await pictureOf('Tavolo')).toBe('');
    await querySystem(app.shared.database, 'delete from pictures where company_id = $id', { id: other.id });
    const response = await fetch(app.url + copy);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
    expect(await pictureOf('Lampada')).toBe(copy);
    // The same file again changes nothing about it.
    const again = await send();
    expect(again.changedFields).toEqual([{ field: 'Immagine', count: 1 }]); // the one that is nowhere
    await apply(again.id);
    expect(await pictureOf('Lampada')).toBe(copy);
  });

  test('is the company’s own where it was its own', async () => {
    const own = await savePicture(app, shop, 'PRODUCT_PICTURE');
    const file = JSON.stringify([{ ...PRODUCT, id: '1', name: 'Sedia', image: own }]);
    await apply((await preview(await upload(file, { fileName: 'p.json' }), 'MERGE')).id);
    expect(await pictureOf('Sedia')).toBe(own);
    await must(app, '{ viewer { email } }', {}, shop.owner.token);
  });
});
