import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { quantile } from '../harness.ts';
import { frames } from './client-frames.ts';
import { type Door, OPERATION, type Seen } from './protocol.ts';

// A thousand dashboards in one process. Whatever they cost is taken from the server beside them, so they read into one
// shared buffer, and of a text that all of them get, only the first is looked into.

const sockets = new Set<Socket>();
const latencies: number[] = [];
let deliveries = 0;
let connections = 0;

/** When the messages of a frame were stored, by its text. */
const storedAt = new Map<string, number[]>();

function timesIn(text: string): number[] {
  const known = storedAt.get(text);
  if (known) return known;
  const times = [...text.matchAll(/"lastMessageAt":"([^"]+)"/g)].map(([, at]) => Date.parse(at ?? ''));
  if (storedAt.size > 500) storedAt.clear();
  storedAt.set(text, times);
  return times;
}

function received(times: readonly number[]): void {
  const now = Date.now();
  for (const at of times) {
    deliveries++;
    latencies.push(now - at);
  }
}

const shared = Buffer.allocUnsafe(1 << 16);

/** The last bytes that were read and understood, and the times in them: mostly the next dashboard gets the same. */
let known: { bytes: Buffer; times: number[] } = { bytes: Buffer.alloc(0), times: [] };

function isKnown(size: number): boolean {
  return size === known.bytes.length && shared.compare(known.bytes, 0, size, 0, size) === 0;
}

/** Opens one dashboard; resolves when its first event has come. */
function open({ url, companyId, token }: Door): Promise<void> {
  const { port, hostname, host } = new URL(url);
  return new Promise((resolve, reject) => {
    let state: 'upgrading' | 'greeting' | 'subscribing' | 'live' = 'upgrading';
    let rest = Buffer.alloc(0);
    let times: number[] = [];
    const read = (size: number): boolean => {
      if (state === 'live' && rest.length === 0 && isKnown(size)) {
        received(known.times);
        return true;
      }
      times = [];
      const bytes = rest.length === 0 ? shared.subarray(0, size) : Buffer.concat([rest, shared.subarray(0, size)]);
      let start = 0;
      if (state === 'upgrading') {
        start = bytes.indexOf('\r\n\r\n') + 4;
        if (start > 3) {
          state = 'greeting';
          socket.write(masked({ type: 'connection_init', payload: { token } }));
        } else start = 0;
      }
      if (state !== 'upgrading') start = frames(bytes, start, take);
      if (times.length > 0) received(times);
      if (times.length > 0 && rest.length === 0 && start === size) known = { bytes: Buffer.from(bytes), times };
      rest = start === bytes.length ? EMPTY : Buffer.from(bytes.subarray(start));
      return true;
    };
    const take = (opcode: number, text: string): void => {
      if (opcode === 9) socket.write(PONG);
      if (opcode !== 1) return;
      if (state === 'live') times.push(...timesIn(text));
      else if (state === 'greeting') {
        state = 'subscribing';
        socket.write(masked({ id: '1', type: 'subscribe', payload: { query: OPERATION, variables: { companyId } } }));
      } else if (text.includes('"next"')) {
        state = 'live';
        connections++;
        resolve();
      } else reject(new Error(text));
    };
    const socket: Socket = connect({ port: Number(port), host: hostname, onread: { buffer: shared, callback: read } });
    socket.on('error', reject).on('close', () => reject(new Error(`closed while ${state}`)));
    sockets.add(socket);
    socket
      .setNoDelay()
      .write(
        `GET /graphql HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n`,
      );
  });
}

const EMPTY = Buffer.alloc(0);
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** A text frame as a client sends it, masked with zeros. */
function masked(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  const header = Buffer.alloc(8);
  header[0] = 0x81;
  header[1] = 0x80 | 126;
  header.writeUInt16BE(text.length, 2);
  return Buffer.concat([header, text]);
}

process.on('message', async (request: { door: Door; count: number } | 'leave' | 'begin' | 'seen') => {
  if (request === 'leave') {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    connections = 0;
    process.send?.('left');
  } else if (request === 'begin') {
    deliveries = 0;
    latencies.length = 0;
    process.send?.('begun');
  } else if (request === 'seen') {
    const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)];
    process.send?.({ connections, deliveries, p50, p99 } satisfies Seen);
  } else {
    for (let opened = 0; opened < request.count; opened += 50) {
      await Promise.all(Array.from({ length: Math.min(50, request.count - opened) }, () => open(request.door)));
    }
    process.send?.('open');
  }
});
process.send?.('ready');
