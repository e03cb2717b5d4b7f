import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from './browser.ts';
import { AS_A_PERSON, Newcomer, PRODUCTS } from './newcomer.ts';

// npm run newcomer: from `npm start` to a widget that answers for a new company, timed, at the pace of a person.

const AT_MOST = 5 * 60; // seconds

const folder = mkdtempSync(join(tmpdir(), 'newcomer-'));
const port = await freePort();
const begun = Date.now();
const server = spawn('npm', ['start'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: folder },
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: true,
});
const person = await openBrowser();
try {
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => text.includes('/widget/') && resolve());
    server.on('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
  });
  tell('npm start has printed its addresses');
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const newcomer = new Newcomer(person.page, `http://127.0.0.1:${port}`, AS_A_PERSON);
  await newcomer.register('anna@fiori.it', 'pane e tulipani', 'Fiori di Anna');
  tell('registered, the company made, its panel open', newcomer);
  await newcomer.writeFaqs();
  tell('8 FAQs, one of them there before', newcomer);
  await newcomer.loadProducts();
  tell(`${PRODUCTS} products`, newcomer);
  await newcomer.tryIt();
  tell('tried', newcomer);
  await newcomer.embed();
  tell('the widget answers a visitor', newcomer);
} finally {
  await person.close();
  if (server.pid) process.kill(-server.pid, 'SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}
const seconds = Math.round((Date.now() - begun) / 1_000);
if (person.complaints.length > 0) throw new Error(person.complaints.join('\n'));
if (seconds > AT_MOST) throw new Error(`${seconds} s, more than ${AT_MOST}`);

function tell(what: string, newcomer?: Newcomer): void {
  const seconds = ((Date.now() - begun) / 1_000).toFixed(1);
  const effort = newcomer ? `${newcomer.effort.clicks} clicks, ${newcomer.effort.keys} keys` : '';
  process.stdout.write(`${seconds.padStart(6)} s  ${effort.padEnd(22)}  ${what}\n`);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
