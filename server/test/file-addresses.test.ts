import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { uploadPath } from '../uploads/file-store.ts';
import { APPLY, ASK_UPLOAD, app, HEADER, openImports, openShop, PREVIEW, preview, shop, upload } from './importing.ts';
import { ask, createPerson, createShop, must } from './story.ts';

openImports();

describe('an address for a file', () => {
  beforeAll(async () => {
    await openShop();
  });

  async function address(size: number, kind = 'PRODUCTS') {
    const variables = { companyId: shop.id, kind, fileName: 'p.csv', size };
    const { createImportUpload } = await must(app, ASK_UPLOAD, variables, shop.owner.token);
    return createImportUpload as { id: string; url: string };
  }

  async function put(url: string, body: string) {
    const response = await fetch(url, { method: 'PUT', body });
    const answer = (await response.json()) as { errors?: { extensions: { code: string } }[] };
    return { status: response.status, code: answer.errors?.[0]?.extensions.code };
  }

  test('works once', async () => {
    const { url } = await address(3);
    expect(await put(url, 'abc')).toEqual({ status: 200, code: undefined });
    expect(await put(url, 'abc')).toEqual({ status: 404, code: 'UPLOAD_NOT_FOUND' });
  });

  test('works for five minutes', async () => {
    const { id, url } = await address(3);
    await app.shared.database.dataSource.query('update uploads set expires_at = now() where id = $1', [id]);
    expect(await put(url, 'abc')).toEqual({ status: 404, code: 'UPLOAD_NOT_FOUND' });
  });

  test('says that a file could not be kept', async () => {
    const { id, url } = await address(3);
    // Nothing can be renamed to what is a folder with something in it.
    mkdirSync(join(uploadPath(app.config.dataDir, id), 'in the way'), { recursive: true });
    const response = await fetch(url, { method: 'PUT', body: 'abc' });
    expect(response.status).toBe(500);
    const uploads = await app.shared.database.dataSource.query('select state from uploads where id = $1', [id]);
    expect(uploads).toEqual([{ state: 'FAILED' }]);
  });

  test.each([
    [4, 'abc', 400, 'UPLOAD_INCOMPLETE'],
    [2, 'abc', 413, 'UPLOAD_TOO_LARGE'],
    [2, 'x'.repeat(5_000_000), 413, 'UPLOAD_TOO_LARGE'],
  ])('announced with %i bytes takes no other size', async (size, body, status, code) => {
    const { id, url } = await address(size);
    expect(await put(url, body)).toEqual({ status, code });
    const { errors } = await ask(app, PREVIEW, { companyId: shop.id, uploadId: id, mode: 'REPLACE' }, shop.owner.token);
    expect(errors[0]?.extensions.code).toBe('UPLOAD_NOT_FOUND');
  });

  test.each([
    ['PRODUCTS', 'p.pdf', 10, 'UNSUPPORTED_FORMAT'],
    ['PRODUCTS', 'p.csv', 50 * 1024 * 1024 + 1, 'UPLOAD_TOO_LARGE'],
    ['LOGO', 'logo.png', 256 * 1024 + 1, 'UPLOAD_TOO_LARGE'],
    ['PRODUCTS', 'p.csv', -1, 'UPLOAD_TOO_LARGE'],
  ])('is refused for %s %s of %i bytes', async (kind, fileName, size, code) => {
    const { errors } = await ask(app, ASK_UPLOAD, { companyId: shop.id, kind, fileName, size }, shop.owner.token);
    expect(errors[0]?.extensions.code).toBe(code);
  });

  test('is not needed for a small file', async () => {
    const content = Buffer.from(`${HEADER}\n1;A;B;1 €;C;d`).toString('base64');
    const variables = { companyId: shop.id, kind: 'PRODUCTS', fileName: 'p.csv', size: 0, content };
    const { createImportUpload } = await must(app, ASK_UPLOAD, variables, shop.owner.token);
    expect(createImportUpload.url).toBeNull();
    expect(await preview(createImportUpload.id)).toMatchObject({ rowCount: 1 });
  });

  test('serves only the one who asked for it, and the company that it was for', async () => {
    const uploadId = await upload(`${HEADER}\n1;A;B;1 €;C;d`);
    const importId = (await preview(uploadId)).id;
    const client = await createPerson(app, 'CLIENT', shop.id);
    const elsewhere = await createShop(app, { owner: shop.owner });
    const asks: [string, Record<string, unknown>, string, string][] = [
      [PREVIEW, { companyId: shop.id, uploadId, mode: 'REPLACE' }, client.token, 'UPLOAD_NOT_FOUND'],
      [APPLY, { companyId: shop.id, importId }, client.token, 'IMPORT_NOT_FOUND'],
      [PREVIEW, { companyId: elsewhere.id, uploadId, mode: 'REPLACE' }, shop.owner.token, 'UPLOAD_NOT_FOUND'],
      [APPLY, { companyId: elsewhere.id, importId }, shop.owner.token, 'IMPORT_NOT_FOUND'],
    ];
    for (const [document, variables, token, code] of asks) {
      const { errors } = await ask(app, document, variables, token);
      expect(errors[0]?.extensions.code).toBe(code);
    }
  });
});
