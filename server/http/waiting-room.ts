import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import type { Config } from '../config.ts';
import { isUnavailable } from '../database/unavailable.ts';

const ASK_EVERY = 1_000; // ms
const SAY_EVERY = 60_000; // ms
const SENTENCE = 'Il database di DATABASE_URL non risponde: aspetto che torni.';

/**
 * Waits until PostgreSQL answers, saying so every minute. Meanwhile the server's address answers that it lives and is not
 * ready, so that whoever watches over it does not start it again and again.
 * @throws Error when it answers that it will not have us.
 */
export async function waitForDatabase(config: Config, say: (sentence: string, port: number) => void): Promise<void> {
  if (config.databaseUrl === null || (await isThere(config.databaseUrl))) return;
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
  say(SENTENCE, port);
  const saying = setInterval(() => say(SENTENCE, port), SAY_EVERY);
  try {
    while (!(await isThere(config.databaseUrl))) await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
  } finally {
    clearInterval(saying);
    const closed = new Promise((resolve) => room.close(resolve));
    room.closeAllConnections();
    await closed;
  }
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
