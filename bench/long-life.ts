import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from '../server/app.ts';
import { backup, restore, type Where } from '../server/backup/commands.ts';
import { createShop, createVisitor, must, type Shop, say, start } from '../server/test/story.ts';
import { startBenchApp } from './bench-app.ts';
import { catalogueCsv } from './catalogue-csv.ts';
import { median, printTable, quantile, significant } from './harness.ts';

// Years of the embedded database in short: the same catalogue comes in anew each night, and visitors write in between.
// How large its files are after the first night and after the last, beside a fresh copy of the same rows; what a message
// takes then, one after another.
const [nights = 30, products = 20_000, messages = 6_600] = process.argv.slice(2).map(Number);
const MEASURED = 200; // messages
const VISITORS = 20;
const A_CONVERSATION = 20; // messages

const folder = mkdtempSync(join(tmpdir(), 'tuoshop-long-life-'));
const place: Where = { dataDir: join(folder, 'data'), databaseUrl: null, databaseOwnerUrl: null };

/** MB of the files below a folder. */
function megabytes(path: string): number {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  // A file may go meanwhile.
  const sizes = files.map((file) => statSync(join(file.parentPath, file.name), { throwIfNoEntry: false })?.size ?? 0);
  return significant(sizes.reduce((sum, size) => sum + size, 0) / 1e6);
}

const sizesOf = ({ dataDir }: Pick<Where, 'dataDir'>) => ({
  'pg_wal MB': megabytes(join(dataDir, 'postgres', 'pg_wal')),
  'base MB': megabytes(join(dataDir, 'postgres', 'base')),
});

/** A catalogue of which every night a tenth has another price. */
function catalogueOf(night: number): string {
  return catalogueCsv(products)
    .split('\n')
    .map((line, row) => (row > 0 && row % 10 === night % 10 ? line.replace(/\d+,\d\d €/, `${night + 1},90 €`) : line))
    .join('\n');
}

async function importCatalogue(app: App, { id: companyId, owner }: Shop, content: string): Promise<void> {
  const body = Buffer.from(content);
  const { createImportUpload: upload } = await must(
    app,
    `mutation ($companyId: ID!, $size: Int!) {
      createImportUpload(companyId: $companyId, kind: PRODUCTS, fileName: "listino.csv", size: $size) { id url }
    }`,
    { companyId, size: body.length },
    owner.token,
  );
  await fetch(upload.url, { method: 'PUT', body });
  const { previewImport } = await must(
    app,
    `mutation ($companyId: ID!, $uploadId: ID!) {
      previewImport(companyId: $companyId, uploadId: $uploadId) { id refusal { sentence } }
    }`,
    { companyId, uploadId: upload.id },
    owner.token,
  );
  if (previewImport.refusal) throw new Error(previewImport.refusal.sentence);
  await must(
    app,
    'mutation ($companyId: ID!, $importId: ID!) { applyImport(companyId: $companyId, importId: $importId) { id } }',
    { companyId, importId: previewImport.id },
    owner.token,
  );
}

/** So many messages of one visitor after another; ms of each. */
async function write(app: App, shop: Shop, count: number): Promise<number[]> {
  const times: number[] = [];
  let token = '';
  let conversation = '';
  for (let number = 0; number < count; number++) {
    const text = `Avete la lampada numero ${number}? ${randomUUID().slice(0, 8)}`;
    const began = performance.now();
    if (number % A_CONVERSATION === 0) {
      token = await createVisitor(app, shop.id);
      const { data } = await start(app, token, text);
      conversation = data.startConversation.conversation.id;
    } else {
      const { errors } = await say(app, token, conversation, text);
      if (errors[0]) throw new Error(errors[0].message);
      times.push(performance.now() - began);
    }
  }
  return times;
}

const app = await startBenchApp({ DATA_DIR: place.dataDir });
const shop = await createShop(app);
const rows: Record<string, Record<string, number>> = {};
const medianOf: number[] = [];
for (let night = 0; night < nights; night++) {
  await importCatalogue(app, shop, catalogueOf(night));
  await Promise.all(Array.from({ length: VISITORS }, () => write(app, shop, Math.ceil(messages / VISITORS))));
  await app.shared.background.finished();
  const times = await write(app, shop, MEASURED);
  medianOf.push(median(times));
  if (night === 0 || night === nights - 1)
    rows[`after night ${night + 1}`] = {
      ...sizesOf(place),
      'message p50 ms': significant(median(times)),
      'message p95 ms': significant(quantile(times, 0.95)),
    };
}
const file = join(folder, 'backup.gz');
await backup(place, file);
await app.close();
const fresh = { ...place, dataDir: join(folder, 'fresh') };
await restore(fresh, file);
rows['a fresh copy'] = sizesOf(fresh);
const last = rows[`after night ${nights}`];
if (last)
  Object.assign(last, {
    'of a fresh copy': significant((last['base MB'] ?? 0) / (rows['a fresh copy']['base MB'] ?? 1)),
    'last ÷ first': significant((medianOf.at(-1) ?? 0) / (medianOf[0] ?? 1)),
  });
printTable(`${nights} × ${products} products, ${nights * messages} messages`, rows);
rmSync(folder, { recursive: true, force: true });
