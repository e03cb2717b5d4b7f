import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { memorySettings } from '../scripts/memory-settings.mjs';
import { must } from '../server/test/story.ts';
import { catalogueCsv } from './catalogue-csv.ts';
import { freePort, printTable } from './harness.ts';

// What imports leave behind in the memory of the product's own process (resident, Linux): before, after one of so many
// rows, after the second, and once what they left is collected. The embedded database's own memory is in it.
const [rows = 40_000] = process.argv.slice(2).map(Number);
const REST = 15_000; // ms until what was left behind is collected
const PASSWORD = 'lunga-abbastanza-per-tutti';
const url = process.env.BENCH_DATABASE_URL;
const main = fileURLToPath(new URL('../server/main.ts', import.meta.url));

/** MB, as the kernel counts them. */
function residentOf({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_000);
}

async function measure(environment: Record<string, string>): Promise<Record<string, number | string>> {
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-import-memory-'));
  const port = await freePort();
  const at = { url: `http://127.0.0.1:${port}` };
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...{ PATH: process.env.PATH, ...memorySettings, PORT: `${port}`, HOST: '127.0.0.1', LOG_LEVEL: 'fatal' },
      ...{ DATA_DIR: folder, SECRET_KEY: 'only-for-benchmarks-0123456789abcdef', ...environment },
    },
  });
  while (!(await fetch(`${at.url}/health/ready`).catch(() => null))?.ok) await wait(50);
  const { register } = await must(
    at,
    'mutation ($email: String!, $password: String!) { register(email: $email, password: $password, delivery: BODY) { accessToken } }',
    { email: `${Date.now()}@example.it`, password: PASSWORD },
  );
  const token = register.accessToken;
  const { completeRegistration } = await must(
    at,
    'mutation { completeRegistration(input: { name: "Negozio" }) { id } }',
    {},
    token,
  );
  const companyId = completeRegistration.id;
  await wait(REST);
  const before = residentOf(server);
  const after: number[] = [];
  for (const [round, csv] of [catalogueCsv(rows), catalogueCsv(rows).replaceAll(',00 €', ',50 €')].entries()) {
    await importFile(at, { companyId, token }, Buffer.from(csv), `listino-${round}.csv`);
    after.push(residentOf(server));
  }
  await wait(2 * REST);
  const rest = residentOf(server);
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
  return {
    ...{ 'before MB': before, 'after one': after[0] ?? 0, 'after two': after[1] ?? 0, 'at rest': rest },
    'of before': (rest / before).toFixed(2),
  };
}

async function importFile(
  at: { url: string },
  { companyId, token }: { companyId: string; token: string },
  file: Buffer,
  fileName: string,
): Promise<void> {
  const { createImportUpload } = await must(
    at,
    `mutation ($companyId: ID!, $fileName: String!, $size: Int!) {
      createImportUpload(companyId: $companyId, kind: PRODUCTS, fileName: $fileName, size: $size) { id url }
    }`,
    { companyId, fileName, size: file.length },
    token,
  );
  await fetch(createImportUpload.url, { method: 'PUT', body: new Uint8Array(file) });
  const { previewImport } = await must(
    at,
    'mutation ($companyId: ID!, $id: ID!) { previewImport(companyId: $companyId, uploadId: $id) { id } }',
    { companyId, id: createImportUpload.id },
    token,
  );
  await must(
    at,
    'mutation ($companyId: ID!, $id: ID!) { applyImport(companyId: $companyId, importId: $id) { id } }',
    { companyId, id: previewImport.id },
    token,
  );
}

printTable(`resident memory, two imports of ${rows} rows`, {
  embedded: await measure({}),
  ...(url ? { PostgreSQL: await measure({ DATABASE_URL: url }) } : {}),
});
