import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ASK_UPLOAD, app, apply, HEADER, openImports, openShop, PREVIEW, preview, shop, upload } from './importing.ts';
import { ask, createPerson, createShop, must, type Shop } from './story.ts';

openImports();
beforeAll(() => openShop());

const MEGABYTE = 1024 * 1024;
const FILE = `${HEADER}\n1;A;B;1 €;C;d`;

/** Announces a file of so many bytes; its code where it is refused. */
async function announce(size: number, of: Shop = shop, token = of.owner.token): Promise<string | undefined> {
  const variables = { companyId: of.id, kind: 'PRODUCTS', fileName: 'p.csv', size };
  return (await ask(app, ASK_UPLOAD, variables, token)).errors[0]?.extensions.code;
}

const forget = () => app.shared.database.dataSource.query('delete from uploads where account_id = $1', [shop.owner.id]);

const filesOnDisk = () => readdirSync(join(app.config.dataDir, 'uploads'));

test('a person has at most 250 MB waiting, in all their companies together, also when asking at once', async () => {
  const second = await createShop(app, { owner: shop.owner });
  const asked = Array.from({ length: 8 }, (_, place) => announce(50 * MEGABYTE, place % 2 ? shop : second));
  const codes = await Promise.all(asked);
  expect(codes.filter((code) => code === undefined)).toHaveLength(5);
  expect(codes.filter((code) => code === 'TOO_MANY_FILES')).toHaveLength(3);
  expect(await announce(1)).toBe('TOO_MANY_FILES');
  expect(await announce(50 * MEGABYTE, await createShop(app))).toBeUndefined(); // nobody else's
  await forget();
});

test('a company has at most 500 MB waiting, whoever sends them', async () => {
  const people = [shop.owner, await createPerson(app, 'SUPERADMIN'), await createPerson(app, 'SUPERADMIN')];
  const codes: (string | undefined)[] = [];
  for (const { token } of people)
    for (let file = 0; file < 4; file++) codes.push(await announce(50 * MEGABYTE, shop, token));
  expect(codes.filter((code) => code === undefined)).toHaveLength(10);
  expect(new Set(codes.slice(10))).toEqual(new Set(['TOO_MANY_FILES']));
  for (const { id } of people)
    await app.shared.database.dataSource.query('delete from uploads where account_id = $1', [id]);
});

test('an address that was never used takes no room once it is over', async () => {
  for (let file = 0; file < 5; file++) await announce(50 * MEGABYTE);
  expect(await announce(50 * MEGABYTE)).toBe('TOO_MANY_FILES');
  await app.shared.database.dataSource.query('update uploads set expires_at = now() where account_id = $1', [
    shop.owner.id,
  ]);
  expect(await announce(50 * MEGABYTE)).toBeUndefined();
  await forget();
});

test('a file that was imported gives way to another, and until then can be previewed again', async () => {
  const id = await upload(FILE);
  const path = join(app.config.dataDir, 'uploads', id);
  for (let file = 0; file < 4; file++) await announce(50 * MEGABYTE);
  expect(await announce(50 * MEGABYTE)).toBe('TOO_MANY_FILES');
  expect((await apply((await preview(id)).id)).errors).toEqual([]);
  expect((await preview(id)).rowCount).toBe(1);
  expect(await announce(50 * MEGABYTE)).toBeUndefined();
  expect(existsSync(path)).toBe(false);
  const again = { companyId: shop.id, uploadId: id, mode: 'REPLACE' };
  expect((await ask(app, PREVIEW, again, shop.owner.token)).errors[0]?.extensions.code).toBe('UPLOAD_NOT_FOUND');
  await forget();
});

test('a picture that was saved takes no room', async () => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const id = await upload(picture, { kind: 'LOGO', fileName: 'logo.png' });
  const save =
    'mutation ($companyId: ID!, $uploadId: ID!) { savePicture(companyId: $companyId, uploadId: $uploadId) { url } }';
  await must(app, save, { companyId: shop.id, uploadId: id }, shop.owner.token);
  expect(filesOnDisk()).not.toContain(id);
  for (let file = 0; file < 5; file++) expect(await announce(50 * MEGABYTE)).toBeUndefined();
  await forget();
});

test('however often a file is previewed, the rows of three previews lie on the disk, and the newest can be applied', async () => {
  const id = await upload(FILE);
  const first = await preview(id);
  for (let again = 0; again < 2; again++) await preview(id, 'MERGE');
  const before = filesOnDisk().length;
  let last = first;
  for (let again = 0; again < 3; again++) last = await preview(id);
  expect(filesOnDisk()).toHaveLength(before);
  expect((await apply(first.id)).errors[0]?.extensions.code).toBe('IMPORT_NOT_FOUND');
  expect((await apply(last.id)).errors).toEqual([]);
});
