import { execFile } from 'node:child_process';
import { createReadStream, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { parse } from 'csv-parse';
import type { App } from '../server/app.ts';
import { createShop, createVisitor, must, type Shop, start } from '../server/test/story.ts';
import { startBenchApp } from './bench-app.ts';
import { catalogueCsv } from './catalogue-csv.ts';
import { bytesOf, catalogueXlsx, catalogueXml, parseXlsxAlone, parseXmlAlone } from './catalogue-files.ts';
import { alternate, benchDatabaseUrl, medians, printTable, quantile, significant } from './harness.ts';

// A file of products read, compared and written, beside `\copy` of the same rows into a table with the
// same indexes, and beside csv-parse alone; the same catalogue as an XML and as an .xlsx beside a plain parse of each. On the embedded database: how long a visitor waits while 200,000 rows come in.
const [rounds = 3, ...given] = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [10_000, 200_000];

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'tuoshop-bench-'));

function open(databaseUrl: string | null): Promise<App> {
  return startBenchApp({ LOG_LEVEL: 'error', ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) });
}

/** A file as a shop would export it. */
function writeCatalogue(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function parseAlone(path: string): Promise<void> {
  let count = 0;
  for await (const _ of createReadStream(path).pipe(parse({ delimiter: ';', bom: true }))) count++;
  if (count === 0) throw new Error('nothing was read');
}

/** Sends the file and has it previewed; the id of the import. */
async function preview(app: App, { id: companyId, owner }: Shop, path: string): Promise<string> {
  const { size } = statSync(path);
  const { createImportUpload } = await must(
    app,
    `mutation ($companyId: ID!, $size: Int!) {
      createImportUpload(companyId: $companyId, kind: PRODUCTS, fileName: "listino.csv", size: $size) { id url }
    }`,
    { companyId, size },
    owner.token,
  );
  const body = createReadStream(path) as unknown as BodyInit;
  const headers = { 'content-length': String(size) };
  await fetch(createImportUpload.url, { method: 'PUT', body, headers, duplex: 'half' } as RequestInit);
  const { previewImport } = await must(
    app,
    `mutation ($companyId: ID!, $uploadId: ID!) {
      previewImport(companyId: $companyId, uploadId: $uploadId) { id rowCount refusal { sentence } }
    }`,
    { companyId, uploadId: createImportUpload.id },
    owner.token,
  );
  if (previewImport.refusal || previewImport.rowCount === 0) throw new Error(JSON.stringify(previewImport));
  return previewImport.id;
}

async function apply(app: App, { id: companyId, owner }: Shop, importId: string): Promise<void> {
  const document = `mutation ($companyId: ID!, $importId: ID!) { applyImport(companyId: $companyId, importId: $importId) { id } }`;
  await must(app, document, { companyId, importId }, owner.token);
}

async function beside(size: number): Promise<void> {
  const path = writeCatalogue(`${size}.csv`, catalogueCsv(size));
  const xml = writeCatalogue(`${size}.xml`, catalogueXml(size));
  const xlsx = writeCatalogue(`${size}.xlsx`, catalogueXlsx(size));
  const app = await open(benchDatabaseUrl());
  const copied = join(folder, `${size}.copy`);
  const psql = (...commands: string[]) =>
    run('psql', [benchDatabaseUrl(), '-q', '-v', 'ON_ERROR_STOP=1', ...commands.flatMap((command) => ['-c', command])]);
  const first = await createShop(app);
  await apply(app, first, await preview(app, first, path));
  const columns =
    'company_id, catalogue_id, id, code, name, description, price, price_cents, currency, category, image_url, link, is_available, keywords, position, version, created_at, updated_at';
  await psql(
    `\\copy (select ${columns} from products where company_id = '${first.id}' and catalogue_id = (select catalogue_id from companies where id = '${first.id}')) to '${copied}'`,
    'drop table if exists bench_products',
    'create table bench_products (like products including all)',
  );
  const reading = async (work: () => Promise<unknown>) => ({
    'reading ms': await timed(work),
    'writing ms': Number.NaN,
  });
  const contenders: Record<string, () => Promise<Record<string, number>>> = {
    async ours() {
      const shop = await createShop(app);
      let importId = '';
      const read = await timed(async () => {
        importId = await preview(app, shop, path);
      });
      const written = await timed(() => apply(app, shop, importId));
      await app.shared.background.finished();
      return { 'reading ms': read, 'writing ms': written };
    },
    async '\\copy'() {
      await psql('truncate bench_products');
      return {
        'reading ms': Number.NaN,
        'writing ms': await timed(() => psql(`\\copy bench_products (${columns}) from '${copied}'`)),
      };
    },
    'csv-parse alone': () => reading(() => parseAlone(path)),
    'ours, XML': async () => {
      const shop = await createShop(app);
      return reading(() => preview(app, shop, xml));
    },
    'htmlparser2 alone': () => reading(() => parseXmlAlone(bytesOf(xml))),
    'ours, .xlsx': async () => {
      const shop = await createShop(app);
      return reading(() => preview(app, shop, xlsx));
    },
    'yauzl and htmlparser2 alone': () => reading(() => parseXlsxAlone(xlsx)),
  };
  const results = await alternate(Object.keys(contenders), rounds, (name) => contenders[name]?.() ?? Promise.reject());
  const rows = Object.fromEntries([...results].map(([name, each]) => [name, medians(each)]));
  const ratio = (column: string, peer: string) => significant((rows.ours?.[column] ?? 0) / (rows[peer]?.[column] ?? 1));
  const own = rows.ours;
  if (own)
    Object.assign(own, {
      'of \\copy': ratio('writing ms', '\\copy'),
      'of csv-parse': ratio('reading ms', 'csv-parse alone'),
    });
  printTable(
    `${size.toLocaleString('it-IT')} products, ${(statSync(path).size / 1e6).toFixed(1)} MB, medians of ${rounds} rounds`,
    rows,
  );
  await psql('drop table bench_products');
  await app.close();
}

/** How long each of a visitor's messages took while something else went on. */
async function waits(app: App, shop: Shop, until: Promise<unknown>): Promise<Record<string, number>> {
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  while (!isOver) {
    const token = await createVisitor(app, shop.id);
    times.push(await timed(() => start(app, token, 'Quali sono gli orari?')));
  }
  await until;
  return {
    messages: times.length,
    'p50 ms': significant(quantile(times, 0.5)),
    'longest ms': significant(Math.max(...times)),
    'loop held ms': significant(delay.max / 1e6),
  };
}

async function whileItComesIn(size: number): Promise<void> {
  const path = writeCatalogue(`${size}.csv`, catalogueCsv(size));
  const app = await open(null);
  const [importing, other] = [await createShop(app), await createShop(app)];
  const rows: Record<string, Record<string, number>> = {};
  rows['nothing else'] = await waits(app, other, new Promise((resolve) => setTimeout(resolve, 5_000)));
  let importId = '';
  const reading = preview(app, importing, path).then((id) => {
    importId = id;
  });
  rows['a file being read'] = await waits(app, other, reading);
  const startedAt = performance.now();
  rows['rows being written'] = await waits(app, importing, apply(app, importing, importId));
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  printTable(
    `a visitor's message on the embedded database, ${size.toLocaleString('it-IT')} rows in ${seconds} s`,
    rows,
  );
  await app.close();
}

if (process.env.BENCH_DATABASE_URL) for (const size of sizes) await beside(size);
else console.log('BENCH_DATABASE_URL is not set: without \\copy, only the embedded database is measured.');
await whileItComesIn(Math.max(...sizes));
process.exit(0);
