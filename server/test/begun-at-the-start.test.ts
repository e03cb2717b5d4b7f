import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { uploadPath } from '../uploads/file-store.ts';
import { ASK_UPLOAD, app, openImports, openShop, shop } from './importing.ts';
import { countStatements } from './statements.ts';
import { eventually, must } from './story.ts';

// Before the server: its first look at what was left behind comes two seconds after the start.
const looked = countStatements(/^delete from uploads where created_at/);
openImports();

test('a file whose sending began with the server outlives its first look at what was left behind', async () => {
  await openShop();
  const body = Buffer.from('abcdef');
  const variables = { companyId: shop.id, kind: 'PRODUCTS', fileName: 'p.csv', size: body.length };
  const { createImportUpload } = await must(app, ASK_UPLOAD, variables, shop.owner.token);
  const put = request(createImportUpload.url, { method: 'PUT', headers: { 'content-length': body.length } });
  const status = new Promise((resolve, reject) =>
    put.once('response', ({ statusCode }) => resolve(statusCode)).once('error', reject),
  );
  put.write(body.subarray(0, 3));
  const unfinished = `${uploadPath(app.config.dataDir, createImportUpload.id)}.part`;
  await eventually('half of it is there', () => existsSync(unfinished));
  expect(looked.count).toBe(0);
  await eventually('the server looked', () => looked.count > 0);
  put.end(body.subarray(3));
  expect(await status).toBe(200);
});
