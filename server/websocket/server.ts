import { randomUUID } from 'node:crypto';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import { handleProtocols } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Shared } from '../context.ts';
import type { Documents } from '../graphql/documents.ts';
import { addressOf, bearerOf, callerOf, countedAddress, ownOriginOf, pathOf } from '../http/caller.ts';
import { Allowance, Allowances } from '../limits/allowance.ts';
import type { Bus } from '../live/bus.ts';
import { sayFarewell } from './farewell.ts';
import { Heartbeat } from './heartbeat.ts';
import { Hub } from './hub.ts';
import { Peer } from './peer.ts';
import { createProtocol } from './protocol.ts';
import { parseInSlices } from './slices.ts';
import { Unfinished } from './unfinished.ts';

/** How much one socket and one address may do; docs/api.md repeats them. */
export interface SocketLimits {
  socketsPerAddress: number;
  subscriptionsPerSocket: number;
  /** Bytes of one frame. */
  frame: number;
  /** Pieces of one message: programs send it whole, and each piece that waits for the rest takes room. */
  fragments: number;
  /** ms from the first byte of a message to its last. */
  messageWithin: number;
  /** Messages, pings and pongs of one socket, on and on and after a pause. */
  messagesPerSecond: number;
  messagesAtOnce: number;
  /** The same of all sockets of an address, and how many it may open. */
  messagesByAddress: { most: number; seconds: number };
  openedByAddress: { most: number; seconds: number };
  /** Bytes of answers that the other side has not read. */
  unread: number;
  /** ms between two pings, and until the pong has to be there: whoever is gone, or does not read, is cut off then. */
  pingEvery: number;
  pongWithin: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  socketsPerAddress: 200,
  subscriptionsPerSocket: 50,
  frame: 64 * 1024,
  fragments: 64,
  messageWithin: 10_000, // 10 s
  messagesPerSecond: 100,
  messagesAtOnce: 300,
  messagesByAddress: { most: 1_000, seconds: 3 },
  openedByAddress: { most: 200, seconds: 60 },
  unread: 1024 * 1024,
  pingEvery: 10_000, // 10 s
  pongWithin: 5_000, // 5 s: whoever is gone is noticed within 15 s
};

export interface WebSocketDoor {
  /** Tells everybody to come back, and waits until they are gone. */
  close(): Promise<void>;
  hub: Hub;
  /** How many sockets are open. */
  readonly size: number;
}

/** The door for subscriptions: graphql-transport-ws, with the hub behind it. */
export function openWebSocketDoor(
  http: HttpServer,
  schema: GraphQLSchema,
  documents: Documents,
  shared: Shared,
  bus: Bus,
  replaced: Partial<SocketLimits> = {},
): WebSocketDoor {
  const limits = { ...SOCKET_LIMITS, ...replaced };
  const { log, config } = shared;
  const hub = new Hub(schema, log);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frame,
    maxFragments: limits.fragments,
    perMessageDeflate: false,
    autoPong: false,
    handleProtocols: (protocols) => handleProtocols(protocols),
  });
  const byAddress = new Map<string, number>();
  const heartbeat = new Heartbeat();
  const messages = new Allowances(limits.messagesByAddress);
  const opened = new Allowances(limits.openedByAddress);

  const admit = createProtocol({
    schema,
    documents,
    shared,
    bus,
    hub,
    subscriptionsPerSocket: limits.subscriptionsPerSocket,
  });

  function receive(socket: WebSocket, request: IncomingMessage, address: string): void {
    const requestId = randomUUID();
    const allowance = new Allowance(limits.messagesPerSecond, limits.messagesAtOnce);
    // Whoever sends faster than people and programs do, or does not read what comes back, is cut off.
    const orCut = (isFine: boolean) => {
      if (!isFine) socket.terminate();
      return isFine;
    };
    const isAtPace = () => {
      const now = performance.now();
      return allowance.take(now) && messages.has(address, now);
    };
    const isAdmitted = () => orCut(socket.bufferedAmount <= limits.unread && isAtPace());
    socket.on('ping', (data) => isAdmitted() && socket.pong(data));
    // It was read before it was answered, and nothing is sent for it: what is unread now came after it.
    socket.on('pong', (data) => orCut(isAtPace()) && heartbeat.hear(socket, data));
    socket.on('error', (error) => log.debug({ error, requestId }, 'a socket failed'));
    const caller = callerOf(request, null, requestId, shared);
    admit({
      socket,
      isAdmitted,
      hasSaidHello: false,
      peer: new Peer(request.socket),
      viewer: { kind: 'anonymous' },
      bearer: bearerOf(request),
      turnKey: caller.addressSubject,
      loopCaller: { caller: caller.addressSubject, address: caller.addressSubject },
      caller,
      endings: [() => release(address)],
    });
  }

  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const address = countedAddress(addressOf(request, config.trustedProxies));
    const open = byAddress.get(address) ?? 0;
    if (pathOf(request) !== '/graphql') return refuse(socket, '404 Not Found');
    if (!isTrusted(request)) return refuse(socket, '403 Forbidden');
    if (open >= limits.socketsPerAddress || !opened.has(address, performance.now()))
      return refuse(socket, '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
      parseInSlices(socket);
      endSlowMessages(webSocket, socket, head, limits.messageWithin);
      receive(webSocket, request, address);
    });
  });

  function isTrusted(request: IncomingMessage): boolean {
    const { origin } = request.headers;
    if (origin === undefined) return true; // a program; tokens are never in cookies here
    const ownOrigin = ownOriginOf(request, config);
    shared.proxyNotices.look(request, ownOrigin);
    return [ownOrigin, config.publicUrl, ...config.corsOrigins].includes(origin);
  }

  function release(address: string): void {
    const left = (byAddress.get(address) ?? 1) - 1;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  }

  const beating = setInterval(() => {
    heartbeat.beat(sockets.clients);
    // After what came meanwhile was read: a process that was held up has not heard the pongs yet.
    setTimeout(() => setImmediate(() => heartbeat.cut(sockets.clients)), limits.pongWithin).unref();
  }, limits.pingEvery).unref();

  return {
    hub,
    get size() {
      return sockets.clients.size;
    },
    async close() {
      clearInterval(beating);
      const farewell = sayFarewell(sockets.clients);
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
      farewell.cancel();
    },
  };
}

/** Cuts off whoever begins a message and does not end it; @param head what came with the upgrade. */
function endSlowMessages(webSocket: WebSocket, socket: Duplex, head: Buffer, within: number): void {
  const unfinished = new Unfinished();
  let timer: NodeJS.Timeout | undefined;
  const take = (bytes: Buffer) => {
    const { ended } = unfinished;
    unfinished.take(bytes);
    if (unfinished.ended > ended || !unfinished.isUnfinished) {
      clearTimeout(timer);
      timer = undefined;
    }
    if (unfinished.isUnfinished) timer ??= setTimeout(() => webSocket.terminate(), within).unref();
  };
  take(head);
  socket.on('data', take);
  socket.once('close', () => clearTimeout(timer));
}

function refuse(socket: Duplex, status: string): void {
  // Without the second step the other side alone would decide when the connection ends.
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}
