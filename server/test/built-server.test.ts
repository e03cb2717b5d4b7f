import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBundled } from '../../scripts/install.mjs';
import { DEMO_ACCOUNTS, DEMO_COMPANY_ID } from '../onboarding/demo.ts';
import { ASK_UPLOAD, PREVIEW } from './importing.ts';
import { createVisitor, eventually, must, signIn, start } from './story.ts';

const BUILT = join(import.meta.dirname, '../../dist/server');
const folder = mkdtempSync(join(tmpdir(), 'tuoshop-built-'));
beforeAll(() => ensureBundled());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts what `npm start` and the image start. */
async function startBuilt() {
  const environment = { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DEMO: '1' };
  const server = spawn(process.execPath, [join(BUILT, 'start.mjs')], {
    env: { ...environment, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (bytes) => {
      said += bytes;
    });
  const [url = ''] = await eventually(
    'it serves',
    () => {
      if (server.exitCode !== null) throw new Error(`it ended with ${server.exitCode}: ${said}`);
      return /http:\/\/127\.0\.0\.1:\d+/.exec(said);
    },
    500_000,
  );
  return { app: { url }, server };
}

test('the server put together serves as its sources do: people, its database and its readers of files', async () => {
  const { app, server } = await startBuilt();
  const visitor = await createVisitor(app, DEMO_COMPANY_ID);
  const { data } = await start(app, visitor, 'Quali sono gli orari?');
  expect(data.startConversation.reply.source).toBe('FAQ');
  const { email = '', password } = DEMO_ACCOUNTS.find(({ role }) => role === 'ADMIN') ?? {};
  const token = await signIn(app as Parameters<typeof signIn>[0], email, password);
  const file = Buffer.from('nome;prezzo\nCuffie;89,99\n');
  const variables = { companyId: DEMO_COMPANY_ID, kind: 'PRODUCTS', fileName: 'p.csv', size: file.length };
  const sent = await must(app, ASK_UPLOAD, { ...variables, content: file.toString('base64') }, token);
  const asked = { companyId: DEMO_COMPANY_ID, uploadId: sent.createImportUpload.id, mode: 'REPLACE' };
  expect((await must(app, PREVIEW, asked, token)).previewImport).toMatchObject({ rowCount: 1 });
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('a line of it is known by its source', () => {
  const chunk = readdirSync(BUILT).find((file) => /^main-.*\.mjs$/.test(file)) ?? '';
  const written = readFileSync(join(BUILT, chunk), 'utf8');
  const lines = written.slice(0, written.indexOf('startEmbedded({')).split('\n');
  const map = new SourceMap(JSON.parse(readFileSync(join(BUILT, `${chunk}.map`), 'utf8')));
  const entry = map.findEntry(lines.length - 1, lines.at(-1)?.length ?? 0);
  if (!('originalSource' in entry)) throw new Error('no source');
  expect(entry.originalSource).toMatch(/server\/main\.ts$/);
  const source = readFileSync(join(import.meta.dirname, '../main.ts'), 'utf8').split('\n');
  expect(source[entry.originalLine]).toContain('startEmbedded({');
});
