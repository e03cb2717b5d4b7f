import { fork } from 'node:child_process';
import { once } from 'node:events';
import { BAD_FILES } from '../server/test/bad-files.ts';
import { must } from '../server/test/story.ts';
import type { Strain, Target } from './bad-input/server.ts';
import { catalogueCsv } from './catalogue-csv.ts';
import { printTable, significant } from './harness.ts';

// Every bad file that the tests know, sent to a server in a process of its own and previewed there as a person would;
// beside them good ones, which are applied too: how soon the sentence comes, and how long the server served nobody else.
const server = fork(new URL('./bad-input/server.ts', import.meta.url), []);
const [target] = (await once(server, 'message')) as [Target];

/** What the server went through since this was last asked. */
async function strain(): Promise<Strain> {
  const answered = once(server, 'message');
  server.send('strain');
  return ((await answered) as [Strain])[0];
}

async function send(fileName: string, body: Buffer): Promise<string> {
  const { createImportUpload } = await must(
    target,
    `mutation ($companyId: ID!, $fileName: String!, $size: Int!) {
      createImportUpload(companyId: $companyId, kind: PRODUCTS, fileName: $fileName, size: $size) { id url }
    }`,
    { companyId: target.companyId, fileName, size: body.length },
    target.token,
  );
  const response = await fetch(createImportUpload.url, { method: 'PUT', body: new Uint8Array(body) });
  if (response.status !== 200) throw new Error(`${fileName} was not taken: ${response.status}`);
  return createImportUpload.id;
}

async function preview(uploadId: string): Promise<{ id: string; refusal: { sentence: string } | null }> {
  const document = `mutation ($companyId: ID!, $uploadId: ID!) {
    previewImport(companyId: $companyId, uploadId: $uploadId) { id refusal { sentence } }
  }`;
  return (await must(target, document, { companyId: target.companyId, uploadId }, target.token)).previewImport;
}

async function apply(importId: string): Promise<void> {
  const document = `mutation ($companyId: ID!, $importId: ID!) { applyImport(companyId: $companyId, importId: $importId) { id } }`;
  await must(target, document, { companyId: target.companyId, importId }, target.token);
}

const MEGABYTE = 1024 * 1024;
const figures = ({ held, busy, peak }: Strain) => ({
  'held ms': significant(held),
  'busy at once ms': significant(busy),
  'peak MB': Math.round(peak / MEGABYTE),
});

async function timed(work: () => Promise<unknown>): Promise<Record<string, number>> {
  await strain();
  const startedAt = performance.now();
  await work();
  const took = performance.now() - startedAt;
  return { 'answered after ms': significant(took), ...figures(await strain()) };
}

const bad: Record<string, Record<string, number | string>> = {};
for (const file of BAD_FILES) {
  const content = file.content();
  let said: string | null = null;
  let uploadId = '';
  const sent = await timed(async () => {
    uploadId = await send(file.fileName, content);
  });
  const read = await timed(async () => {
    said = (await preview(uploadId)).refusal?.sentence ?? null;
  });
  if (said !== file.sentence) throw new Error(`${file.name}: ${said}`);
  bad[file.name] = { MB: significant(content.length / MEGABYTE), 'sent, held ms': sent['held ms'] ?? 0, ...read };
}
printTable('bad files, embedded database', bad);

const good: Record<string, Record<string, number | string>> = {};
for (const size of [1_000, 10_000, 200_000]) {
  const content = Buffer.from(catalogueCsv(size));
  let id = '';
  const name = `${size.toLocaleString('en')} products`;
  good[`${name}, sent`] = await timed(async () => {
    id = await send('listino.csv', content);
  });
  good[`${name}, previewed`] = await timed(async () => {
    id = (await preview(id)).id;
  });
  good[`${name}, applied`] = await timed(() => apply(id));
  good[`${name}, afterwards`] = await timed(() => new Promise((resolve) => setTimeout(resolve, 2_000)));
}
printTable('good files, embedded database', good);
server.kill('SIGTERM');
await once(server, 'exit');
