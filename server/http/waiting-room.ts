import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import type { Config } from '../config.ts';
import { isUnavailable } from '../database/unavailable.ts';

const ASK_EVERY = 1_000; // ms
const SAY_EVERY = 60_000; // ms
const sentenceOf = (setting: string) => `Il database di ${setting} non risponde: aspetto che torni.`;

/**
 * Waits until PostgreSQL answers, saying so every minute. Meanwhile the server's address answers that it lives and is not
 * ready, so that whoever watches over it does not start it again and again.
 * @throws Error when it answers that it will not have us.
 */
export async function waitForDatabase(config: Config, say: (sentence: string, port: number) => void): Promise<void> {
  let away = await settingAway(config);
  if (away === null) return;
  const room = createServer(({ url }, response) => {
    response.statusCode = url === '/health/live' ? 200 : 503;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Retry-After', '2');
    response.end(url === '/health/live' ? 'ok' : 'not ready');
  });
  await new Promise<void>((resolve, reject) => {
    room.once('error', reject);
    room.listen(config.port, config.host, resolve);
  });
  const { port } = room.address() as AddressInfo;
  const sayIt = () => away !== null && say(sentenceOf(away), port);
  sayIt();
  const saying = setInterval(sayIt, SAY_EVERY);
  try {
    while (away !== null) {
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
      away = await settingAway(config);
    }
  } finally {
    clearInterval(saying);
    const closed = new Promise((resolve) => room.close(resolve));
    room.closeAllConnections();
    await closed;
  }
}

/** The first setting whose PostgreSQL does not answer; null when all do. */
async function settingAway({ databaseUrl, databaseOwnerUrl }: Config): Promise<string | null> {
  const settings = { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl };
  for (const [setting, url] of Object.entries(settings)) if (url !== null && !(await isThere(url))) return setting;
  return null;
}

async function isThere(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 3_000, query_timeout: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    if (isUnavailable(error) || /timeout/i.test((error as Error).message)) return false;
    throw error;
  } finally {
    void client.end().catch(() => undefined);
  }
}
