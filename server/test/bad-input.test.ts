import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import { startTestApp } from './app.ts';
import { BAD_FILES } from './bad-files.ts';
import { createShop, must, type Shop } from './story.ts';

let app: App & { config: Config };
let shop: Shop;

beforeAll(async () => {
  app = await startTestApp();
  shop = await createShop(app);
});
afterAll(() => app.close());

async function sent(fileName: string, body: Buffer): Promise<string> {
  const { createImportUpload } = await must(
    app,
    `mutation ($companyId: ID!, $fileName: String!, $size: Int!) {
      createImportUpload(companyId: $companyId, kind: PRODUCTS, fileName: $fileName, size: $size) { id url }
    }`,
    { companyId: shop.id, fileName, size: body.length },
    shop.owner.token,
  );
  const response = await fetch(createImportUpload.url, { method: 'PUT', body: new Uint8Array(body) });
  expect(response.status).toBe(200);
  return createImportUpload.id;
}

async function previewed(uploadId: string) {
  const { previewImport } = await must(
    app,
    `mutation ($companyId: ID!, $uploadId: ID!) {
      previewImport(companyId: $companyId, uploadId: $uploadId) {
        id rejectedCount refusal { sentence } rejections { row field reason }
      }
    }`,
    { companyId: shop.id, uploadId },
    shop.owner.token,
  );
  return previewImport;
}

async function catalogues(): Promise<unknown> {
  return app.shared.database.dataSource.query(
    `select company.catalogue_id, company.knowledge_version, catalogue.id, catalogue.version, catalogue.product_count
    from companies company join catalogues catalogue on catalogue.company_id = company.id where company.id = $1`,
    [shop.id],
  );
}

test.each(BAD_FILES)('$name is told what is wrong, and nothing changes', async (file) => {
  const before = await catalogues();
  const report = await previewed(await sent(file.fileName, file.content()));
  expect(report.refusal?.sentence ?? null).toBe(file.sentence);
  if (file.rejectedCount !== undefined) expect(report.rejectedCount).toBe(file.rejectedCount);
  expect(await catalogues()).toEqual(before);
  if (file.sentence !== null) expect(waitingRows()).not.toContain(`${report.id}.rows`);
});

/** What waits in the data folder to be applied. */
function waitingRows(): string[] {
  return readdirSync(join(app.config.dataDir, 'uploads'));
}
