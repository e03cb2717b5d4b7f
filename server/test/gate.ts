import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a PostgreSQL that a test can shut. */
export interface Gate {
  /** The database's address through the gate. */
  url: string;
  /** Connections that are open now. */
  readonly connections: number;
  /** Connections that were turned away. */
  readonly refused: number;
  /** Cuts every connection and lets nobody through. */
  shut(): void;
  open(): void;
  /** The connections that are open now stay open, and swallow everything. New ones work. */
  swallow(): void;
  close(): void;
}

/** Opens a gate before the PostgreSQL of a URL. */
export async function openGate(databaseUrl: string): Promise<Gate> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const pairs = new Set<{ inside: Socket; outside: Socket }>();
  let isOpen = true;
  let refused = 0;
  const server = createServer((inside) => {
    if (!isOpen) {
      refused++;
      inside.destroy();
      return;
    }
    const outside = connect(Number(target.port || 5432), target.hostname);
    sockets.add(inside);
    const end = () => {
      sockets.delete(inside);
      inside.destroy();
      outside.destroy();
    };
    for (const socket of [inside, outside]) socket.on('error', end).on('close', end);
    inside.pipe(outside).pipe(inside);
    pairs.add({ inside, outside });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    get connections() {
      return sockets.size;
    },
    get refused() {
      return refused;
    },
    shut() {
      isOpen = false;
      for (const socket of sockets) socket.destroy();
    },
    open() {
      isOpen = true;
    },
    swallow() {
      for (const { inside, outside } of pairs) {
        inside.unpipe();
        outside.unpipe();
        inside.resume();
        outside.resume();
      }
      pairs.clear();
    },
    close() {
      server.close();
    },
  };
}
