import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureLearnt } from '../scripts/learn.ts';
import { findPostgresPrograms, startCluster } from '../server/test/postgres-cluster.ts';
import { must } from '../server/test/story.ts';
import { freePort, printTable, significant } from './harness.ts';
import { askOnce, openChats } from './proxies/chats.ts';
import { POOLERS, tryPooler } from './proxies/poolers.ts';
import { startProgram, startServer } from './proxies/processes.ts';
import { versionOf, WEB_PROXIES, type WebProxy } from './proxies/web-proxies.ts';

// npm run proxies [CHATS]: the product behind the proxies and the pooler of Debian's packages (apt-get install nginx-light
// haproxy caddy pgbouncer), with the settings that docs/operations.md gives. What is not installed is named and left
// out. Its result stands there.
const chats = Number(process.argv[2] ?? 2_000);
const SWITCH = 'mutation ($id: ID!) { setChatbotActive(companyId: $id, isActive: false) { id } }';
const SHOP = (companyId: string) => `{ shop(companyId: "${companyId}") { name } }`;
const VISITOR = (companyId: string) => `mutation { createVisitor(companyId: "${companyId}") { token } }`;
/** One address may make sixty a minute. */
const VISITORS_AN_ADDRESS = 60;
const NOT_INSTALLED = { 'chats open': 'not installed' };

ensureLearnt();
const behindProxies: Record<string, Record<string, string | number>> = {};
for (const [name, proxy] of Object.entries(WEB_PROXIES)) {
  const version = versionOf(proxy);
  behindProxies[`${name} ${version ?? ''}`] = version
    ? await inFolder((folder) => tryProxy(proxy, folder))
    : NOT_INSTALLED;
}
printTable(`${chats} chats behind a proxy`, behindProxies);

const programs = findPostgresPrograms();
const pooler = versionOf({ program: 'pgbouncer', version: ['--version'] });
if (programs && pooler) {
  const cluster = await startCluster(programs);
  const behindPoolers: typeof behindProxies = {};
  try {
    for (const [name, mode] of Object.entries(POOLERS))
      behindPoolers[name] = await inFolder(async (folder) => tryPooler(mode, folder, await freePort(), cluster.url));
  } finally {
    await cluster.remove();
  }
  printTable(`Two processes behind PgBouncer ${pooler}, by its mode`, behindPoolers);
} else console.log(`PgBouncer: ${programs ? 'not installed' : 'no programs of PostgreSQL here'}`);
process.exit(0);

async function tryProxy(proxy: WebProxy, folder: string): Promise<Record<string, string | number>> {
  const server = await startServer();
  const port = await freePort();
  const running = await startProgram(proxy.program, proxy.configure(folder, port, new URL(server.url).host), port);
  const url = `http://127.0.0.1:${port}`;
  try {
    const open = await openChats(url, server.companyId, chats);
    const beside = await askOnce(url, SHOP(server.companyId), '127.0.0.1');
    const { heard, last } = await open.hear(() => must(server, SWITCH, { id: server.companyId }, server.staffToken));
    open.close();
    return {
      'chats open': open.opened,
      'a question beside them': beside,
      'heard a change': heard,
      'the last after ms': significant(last),
      'limits by address': (await tellsAddresses(url, server.companyId)) ? 'each its own' : 'shared',
    };
  } finally {
    await running.stop();
    await server.stop();
  }
}

/** Whether who comes from another address is let in after one has used up what an address may. */
async function tellsAddresses(url: string, companyId: string): Promise<boolean> {
  const ask = (address: string) => askOnce(url, VISITOR(companyId), address);
  for (let count = 0; count < VISITORS_AN_ADDRESS; count++) await ask('127.2.0.1');
  return (await ask('127.2.0.1')) === 'TOO_MANY_REQUESTS' && (await ask('127.2.0.2')) === '200';
}

/** A folder that programs of other users may read, for as long as it takes. */
async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'tuoshop-proxy-'));
  chmodSync(folder, 0o755);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
