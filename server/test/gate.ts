import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A way to a PostgreSQL, or to a server, that a test can shut or lead elsewhere. */
export interface Gate {
  /** The address through the gate. */
  url: string;
  /** Connections that are open now. */
  readonly connections: number;
  /** When connections were turned away, by `performance.now()`. */
  readonly refusedAt: readonly number[];
  /** Cuts every connection and lets nobody through. */
  shut(): void;
  open(): void;
  /** New connections go to another address from now on. */
  lead(url: string): void;
  /** The connections that are open now stay open, and swallow everything. New ones work. */
  swallow(): void;
  /** Keeps back what comes back, until it is let go. */
  hold(): void;
  letGo(): void;
  /** From now on what comes back comes so many ms late. */
  slow(milliseconds: number): void;
  close(): void;
}

/** Opens a gate before what a URL names. */
export async function openGate(url: string): Promise<Gate> {
  let target = new URL(url);
  const sockets = new Set<Socket>();
  const pairs = new Set<{ inside: Socket; outside: Socket; back: Transform }>();
  let isOpen = true;
  let isHolding = false;
  let late = 0; // ms
  const refusedAt: number[] = [];
  const server = createServer((inside) => {
    if (!isOpen) {
      refusedAt.push(performance.now());
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
    const back = new Transform({
      transform: (chunk, _, done) => void (late > 0 ? setTimeout(done, late, null, chunk) : done(null, chunk)),
    });
    inside.pipe(outside);
    if (!isHolding) outside.pipe(back);
    back.pipe(inside);
    pairs.add({ inside, outside, back });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: through.href,
    get connections() {
      return sockets.size;
    },
    refusedAt,
    shut() {
      isOpen = false;
      for (const socket of sockets) socket.destroy();
    },
    open() {
      isOpen = true;
    },
    lead(elsewhere) {
      target = new URL(elsewhere);
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
    hold() {
      isHolding = true;
      for (const { outside, back } of pairs) outside.unpipe(back);
    },
    letGo() {
      isHolding = false;
      for (const { outside, back } of pairs) outside.pipe(back);
    },
    slow(milliseconds) {
      late = milliseconds;
    },
    close() {
      server.close();
    },
  };
}
