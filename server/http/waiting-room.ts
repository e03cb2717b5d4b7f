import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config.ts';

/** Where a server that cannot serve yet answers. */
export interface WaitingRoom {
  port: number;
  /** Gives the port back. */
  close(): Promise<void>;
}

/**
 * Answers at the server's address that it lives and is not ready, so that whoever watches over it does not start it again
 * and again while it waits for its database.
 */
export async function openWaitingRoom({ port, host }: Pick<Config, 'port' | 'host'>): Promise<WaitingRoom> {
  const room = createServer(({ url }, response) => {
    response.statusCode = url === '/health/live' ? 200 : 503;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Retry-After', '2');
    response.end(url === '/health/live' ? 'ok' : 'not ready');
  });
  await new Promise<void>((resolve, reject) => {
    room.once('error', reject);
    room.listen(port, host, resolve);
  });
  return {
    port: (room.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>((resolve) => room.close(() => resolve()));
      room.closeAllConnections();
      await closed;
    },
  };
}
