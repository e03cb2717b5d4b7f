import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { uploadPath } from '../uploads/file-store.ts';
import { ASK_UPLOAD, app, openImports, openShop, shop } from './importing.ts';
import { eventually, must } from './story.ts';

/**
 * The server's first look at what was left behind comes two seconds after the start. On a slow machine the file comes later:
 * here the look waits for it.
 */
const look = vi.hoisted(() => ({ mayBegin: Promise.withResolvers<void>(), isOver: false, startedAgo: 0 }));

vi.mock('../imports/leftover-store.ts', async (load) => {
  const actual = await load<typeof import('../imports/leftover-store.ts')>();
  return {
    ...actual,
    async clearLeftovers(...args: Parameters<typeof actual.clearLeftovers>) {
      look.startedAgo = Date.now() - (args[1]?.getTime() ?? 0);
      await look.mayBegin.promise;
      await actual.clearLeftovers(...args);
      look.isOver = true;
    },
  };
});

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
  look.mayBegin.resolve();
  await eventually('the server looked', () => look.isOver);
  put.end(body.subarray(3));
  expect(await status).toBe(200);
  expect(look.startedAgo).toBeGreaterThan(1_000); // what counts is the start, two seconds before the look
});
