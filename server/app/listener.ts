import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net';
import type { Config } from '../config.ts';
import type { Door } from '../http/router.ts';

const LOOK_EVERY = 5_000; // ms; so often those are looked for who send too slowly
const LONGEST_UPLOAD = 15 * 60_000; // ms

/**
 * The event loop takes in one new connection a turn from each socket that listens. In an overload a turn is long: of 242
 * connections a second most waited 16 s for theirs, before anybody could tell them to come back later. So many sockets
 * listen on one port, where the kernel can share one out.
 */
const LISTENING_SOCKETS = process.platform === 'linux' ? 32 : 1;

const ANY_PORT = 0; // the kernel chooses one

/** How much one connection and one address may hold; docs/api.md repeats them. */
export interface ListenerLimits {
  /** Requests of one connection that are not answered yet: browsers and proxies send one after the other. */
  unanswered: number;
  /** Connections of an address, where no proxy stands between. */
  connections: number;
}

const LISTENER_LIMITS: ListenerLimits = { unanswered: 8, connections: 2_000 };

/** The server's port, and how it comes to an end. */
export interface Listener {
  http: Server;
  readonly isStopping: boolean;
  /** Where it listens then. @throws Error when the port is taken. */
  listen(config: Config): Promise<string>;
  /** Takes nothing new, and resolves when all that is under way has been answered. */
  stop(): Promise<void>;
}

export function openListener(route: Door, limits: ListenerLimits = LISTENER_LIMITS): Listener {
  let isStopping = false;
  const underway = new Set<ServerResponse>();
  const unanswered = new WeakMap<Socket, number>();
  const options = { connectionsCheckingInterval: LOOK_EVERY, shouldUpgradeCallback: asksForWebSocket };
  const http = createServer(options, (request, response) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    // Thousands of requests fit into one packet: taken up all at once, those of a few dozen connections that read nothing
    // took 800 MB, and others waited 16 s.
    if (socket.destroyed || count > limits.unanswered) return void socket.destroy();
    unanswered.set(socket, count);
    if (isStopping) response.setHeader('Connection', 'close');
    underway.add(response);
    response.once('close', () => {
      underway.delete(response);
      // In the next turn, before which nobody who has read the answer can ask again: however quickly it is answered, no
      // connection has more of one turn than another.
      setImmediate(() => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    });
    void route(request, response);
  });
  http.requestTimeout = LONGEST_UPLOAD;
  http.headersTimeout = 10_000;
  http.keepAliveTimeout = 65_000; // longer than the usual proxy's 60 s

  const others: TcpServer[] = [];

  return {
    http,
    get isStopping() {
      return isStopping;
    },
    async listen({ port, host, trustedProxies }) {
      if (trustedProxies === 0) limitConnections(http, limits.connections);
      const reusePort = LISTENING_SOCKETS > 1;
      if (reusePort && port !== ANY_PORT) await requireFree(port, host);
      await listenOn(http, { port, host, reusePort });
      const { port: place } = http.address() as AddressInfo;
      while (others.length < LISTENING_SOCKETS - 1) {
        const other = createTcpServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
          http.emit('connection', socket),
        );
        others.push(other);
        await listenOn(other, { port: place, host, reusePort });
      }
      return urlOf(http.address() as AddressInfo);
    },
    stop() {
      isStopping = true;
      for (const response of underway) if (!response.headersSent) response.setHeader('Connection', 'close');
      const ended = [...others, http].map((each) => new Promise<void>((resolve) => each.close(() => resolve())));
      return Promise.all(ended).then(() => undefined);
    },
  };
}

/** Whoever offers another protocol, as programs do that would rather speak HTTP/2, is answered in this one. */
function asksForWebSocket({ headers }: IncomingMessage): boolean {
  return /^websocket$/i.test(headers.upgrade ?? '');
}

/** Turns an address away that has so many connections already; behind a proxy all have the proxy's. */
function limitConnections(http: Server, most: number): void {
  const byAddress = new Map<string, number>();
  http.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const open = (byAddress.get(remoteAddress) ?? 0) + 1;
    if (open > most) return socket.destroy();
    byAddress.set(remoteAddress, open);
    socket.once('close', () => {
      const left = (byAddress.get(remoteAddress) ?? 1) - 1;
      if (left > 0) byAddress.set(remoteAddress, left);
      else byAddress.delete(remoteAddress);
    });
  });
}

interface Place {
  port: number;
  host: string;
  reusePort?: boolean;
}

function listenOn(server: TcpServer, place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * Finds out, without sharing, whether somebody else has a port.
 *
 * Never for a port that the kernel chooses, which is nobody else's, shared or not: looked for first and then let go, it
 * was taken by another server that started at that moment, and each of the two answered the other's people.
 * @throws Error when it is taken.
 */
async function requireFree(port: number, host: string): Promise<void> {
  const probe = createTcpServer();
  await listenOn(probe, { port, host });
  await new Promise((resolve) => probe.close(resolve));
}

function urlOf({ address, port, family }: AddressInfo): string {
  const host = family === 'IPv6' ? `[${address}]` : address;
  return `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
}
