import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database/data-source.ts';
import { querySystem } from '../database/system.ts';
import { clearLeftovers } from '../imports/leftover-store.ts';
import { forkServer } from './crash-process.ts';
import type { CrashServerState } from './crash-server.ts';
import { ask, eventually, must, PASSWORD } from './story.ts';
import { storyDatabaseUrl } from './story-database.ts';

const ROWS = storyDatabaseUrl ? 20_000 : 4_000; // enough to be met in the middle: 20 and 80 slices
const FILE = Buffer.from(
  `name,description,price,category\n${Array.from({ length: ROWS }, (_, row) => `Prodotto ${row},D,"1,00 €",C`).join('\n')}`,
);

const folder = mkdtempSync(join(tmpdir(), 'tuoshop-import-crash-'));
let server: ChildProcess;
let state: CrashServerState;
let ownerEmail: string;
let token: string;

beforeAll(async () => {
  await startServer();
  ownerEmail = state.ownerEmail ?? '';
});
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function startServer(): Promise<void> {
  server = forkServer(folder, state?.shopId);
  await nextState();
  const { signIn } = await must(
    state,
    `mutation ($email: String!, $password: String!) {
      signIn(email: $email, password: $password, delivery: BODY) { accessToken }
    }`,
    { email: state.ownerEmail ?? ownerEmail, password: PASSWORD },
  );
  token = signIn.accessToken;
}

async function nextState(): Promise<CrashServerState> {
  const [message] = await once(server, 'message');
  state = message as CrashServerState;
  return state;
}

async function stateNow(): Promise<CrashServerState> {
  server.send('state');
  return nextState();
}

async function killAndStartAgain(): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  await startServer();
}

/** Lets the server be gone in the middle of some work, where it sends a statement with this text; starts it again. */
async function killAt(text: string, work: () => Promise<unknown>): Promise<void> {
  const ended = once(server, 'exit');
  server.send({ dieAt: text });
  expect(await work().catch(() => null)).toBeNull();
  expect(await ended).toEqual([null, 'SIGKILL']);
  await startServer();
}

async function address(): Promise<{ id: string; url: string }> {
  const { createImportUpload } = await must(
    state,
    `mutation ($companyId: ID!, $size: Int!) {
      createImportUpload(companyId: $companyId, kind: PRODUCTS, fileName: "listino.csv", size: $size) { id url }
    }`,
    { companyId: state.shopId, size: FILE.length },
    token,
  );
  return createImportUpload;
}

async function sent(): Promise<string> {
  const { id, url } = await address();
  expect((await fetch(url, { method: 'PUT', body: FILE })).status).toBe(200);
  return id;
}

function preview(uploadId: string) {
  return ask(
    state,
    'mutation ($companyId: ID!, $uploadId: ID!) { previewImport(companyId: $companyId, uploadId: $uploadId) { id } }',
    { companyId: state.shopId, uploadId },
    token,
  );
}

function apply(importId: string) {
  return ask(
    state,
    'mutation ($companyId: ID!, $importId: ID!) { applyImport(companyId: $companyId, importId: $importId) { id } }',
    { companyId: state.shopId, importId },
    token,
  );
}

/** As an embedded database does by itself: of several processes, none knows whether another is still at work. */
async function lookAtLeftovers(): Promise<void> {
  const database = await openDatabase({ url: storyDatabaseUrl, folder, poolSize: 2 });
  try {
    await clearLeftovers({ database, config: { dataDir: folder } as never }, new Date());
  } finally {
    await database.close();
  }
}

/** What came and what was made of it; the folder is there once anything came. */
const files = () => (existsSync(join(folder, 'uploads')) ? readdirSync(join(folder, 'uploads')) : []);

test('a kill in the middle of an upload leaves the catalogue as it was, and no half file', async () => {
  const { id, url } = await address();
  const put = request(url, { method: 'PUT', headers: { 'content-length': FILE.length } });
  put.on('error', () => undefined);
  put.write(FILE.subarray(0, FILE.length / 2));
  await eventually('half of the file is there', () => files().includes(`${id}.part`));
  await killAndStartAgain();
  expect(state.productCount).toBe(2);
  expect((await preview(id)).errors[0]?.extensions.code).toBe('UPLOAD_NOT_FOUND');
  if (!storyDatabaseUrl) await eventually('the half file is gone', () => !files().includes(`${id}.part`));
});

test('a kill in the middle of a preview leaves the catalogue as it was, and the file can be previewed again', async () => {
  const uploadId = await sent();
  await killAt('update uploads set read_percent', () => preview(uploadId));
  expect(state.productCount).toBe(2);
  expect((await preview(uploadId)).errors).toEqual([]);
});

test('a kill in the middle of an apply leaves the catalogue wholly old, and the preview; it is applied wholly then', async () => {
  const uploadId = await sent();
  const { data } = await preview(uploadId);
  await killAt('update imports set applied_percent', () => apply(data.previewImport.id));
  expect(state.productCount).toBe(2);
  if (!storyDatabaseUrl)
    await eventually('the half catalogue is gone', async () => (await stateNow()).unfinishedCatalogues === 0);
  const { id } = data.previewImport;
  if (storyDatabaseUrl) await lookAtLeftovers();
  await eventually('it is a preview again', async () => (await apply(id)).errors.length === 0);
  await killAndStartAgain();
  expect(state.productCount).toBe(ROWS);
});

test('nothing is left over for good', async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  const database = await openDatabase({ url: storyDatabaseUrl, folder, poolSize: 2 });
  try {
    await clearLeftovers({ database, config: { dataDir: folder } as never }, new Date());
    const left = await querySystem<{ id: string }>(
      database,
      'select id from catalogues where company_id = $shopId and not is_complete',
      { shopId: state.shopId },
    );
    expect(left).toEqual([]);
    expect(files().filter((name) => name.endsWith('.part'))).toEqual([]);
  } finally {
    await database.close();
  }
});
