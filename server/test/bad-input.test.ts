import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BAD_FILES } from './bad-files.ts';
import { type ShopStory, tellShopStories } from './shop-story.ts';
import { must, type Shop } from './story.ts';

let app: ShopStory['app'];
let shop: Shop;
tellShopStories((story) => {
  ({ app, shop } = story);
});

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

const MEGABYTE = 1024 * 1024;
/** What a reader's thread may use is 576 MB; what serves people keeps none of a file. */
const MOST = { whole: 700 * MEGABYTE, own: 100 * MEGABYTE };
const printed: Record<string, Record<string, number>> = {};
afterAll(() => console.table(printed));

test.each(BAD_FILES)('$name is told what is wrong, and nothing changes', async (file) => {
  const before = await catalogues();
  const content = file.content();
  const uploadId = await sent(file.fileName, content);
  const memory = watchMemory();
  const report = await previewed(uploadId);
  const used = memory.stop();
  printed[file.name] = {
    'file MB': rounded(content.length),
    'peak MB more': rounded(used.whole),
    'of these serving MB': rounded(used.own),
  };
  expect(used.whole).toBeLessThan(MOST.whole);
  expect(used.own).toBeLessThan(MOST.own);
  expect(await readPercent(uploadId)).toBeLessThanOrEqual(file.readAtMost ?? 100);
  expect(report.refusal?.sentence ?? null).toBe(file.sentence);
  if (file.rejectedCount !== undefined) expect(report.rejectedCount).toBe(file.rejectedCount);
  expect(await catalogues()).toEqual(before);
  if (file.sentence !== null) expect(waitingRows()).not.toContain(`${report.id}.rows`);
});

const rounded = (bytes: number) => Math.round((bytes / MEGABYTE) * 10) / 10;

/** How much more memory this process uses at its worst, bytes: as a whole, and of the thread that serves people. */
function watchMemory() {
  const before = process.memoryUsage();
  const most = { whole: 0, own: 0 };
  const look = () => {
    const { rss, heapUsed } = process.memoryUsage();
    most.whole = Math.max(most.whole, rss - before.rss);
    most.own = Math.max(most.own, heapUsed - before.heapUsed);
  };
  const timer = setInterval(look, 10);
  return {
    stop() {
      clearInterval(timer);
      look();
      return most;
    },
  };
}

async function readPercent(uploadId: string): Promise<number> {
  const rows = await app.shared.database.dataSource.query<{ percent: number }[]>(
    'select read_percent as percent from uploads where id = $1',
    [uploadId],
  );
  return rows[0]?.percent ?? Number.NaN;
}

/** What waits in the data folder to be applied. */
function waitingRows(): string[] {
  return readdirSync(join(app.config.dataDir, 'uploads'));
}
