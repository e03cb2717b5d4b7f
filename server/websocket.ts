import { randomUUID } from 'node:crypto';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Viewer } from './accounts/account.ts';
import { findSessionAccount } from './accounts/store.ts';
import { addressOf, addressSubject, countedAddress, ownOriginOf, pathOf } from './caller.ts';
import { UserError } from './errors.ts';
import { authenticate } from './graphql/authenticate.ts';
import type { Context, Shared } from './graphql/context.ts';
import type { Documents } from './graphql/documents.ts';
import { formatFailure } from './graphql/failures.ts';
import { Hub, type Subscriber } from './graphql/hub.ts';
import { createLoaders } from './graphql/loaders.ts';
import { readSubscription } from './graphql/operations.ts';
import { Peer } from './graphql/peer.ts';
import type { Bus } from './live/bus.ts';
import { topics } from './live/events.ts';

/** Why a socket is closed; the official client comes back after all of them. */
export const CLOSE = {
  /** The token is over, or what it stands for has changed: get a new one and come back. */
  EXPIRED: 4403,
  /** The person was disabled or signed out: ask them to sign in. */
  REVOKED: 4410,
  RESTART: 1012,
  BUSY: 1013,
} as const;

/** How much one socket and one address may do; the README's table repeats them. */
export interface SocketLimits {
  socketsPerAddress: number;
  subscriptionsPerSocket: number;
  /** Bytes of one frame. */
  frame: number;
}

export const SOCKET_LIMITS: SocketLimits = { socketsPerAddress: 200, subscriptionsPerSocket: 50, frame: 64 * 1024 };

const PING_EVERY = 15_000; // 15 s
const HELLO_WITHIN = 5_000; // 5 s from the socket's opening to `connection_init`
const LONGEST_TIMER = 2_147_483_647; // ms; setTimeout takes no more

interface Extra extends Record<PropertyKey, unknown> {
  request: IncomingMessage;
  socket: WebSocket;
  peer: Peer;
  viewer: Viewer;
  requestId: string;
  /** Called when the socket is gone. */
  endings: (() => void)[];
}

export interface WebSocketDoor {
  /** Tells everybody to come back, and waits until they are gone. */
  close(): Promise<void>;
  hub: Hub;
}

/** The door for subscriptions: graphql-transport-ws, with the hub behind it. */
export function openWebSocketDoor(
  http: HttpServer,
  schema: GraphQLSchema,
  documents: Documents,
  shared: Shared,
  bus: Bus,
  limits: SocketLimits = SOCKET_LIMITS,
): WebSocketDoor {
  const { log, config } = shared;
  const hub = new Hub(schema, log);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frame,
    perMessageDeflate: false,
    handleProtocols: (protocols) => handleProtocols(protocols),
  });
  const byAddress = new Map<string, number>();
  const alive = new WeakSet<WebSocket>();

  const protocol = makeServer<Record<string, unknown> | undefined, Extra>({
    connectionInitWaitTimeout: HELLO_WITHIN,
    async onConnect({ extra, connectionParams }) {
      try {
        const viewer = await authenticate(shared, tokenOf(connectionParams ?? {}));
        if (!viewer) return false; // closes with 4403
        extra.viewer = viewer;
        watchViewer(extra);
        return true;
      } catch (error) {
        log.warn({ error, requestId: extra.requestId }, 'a socket could not be let in');
        extra.socket.close(CLOSE.BUSY);
        return false;
      }
    },
    async onSubscribe({ extra, subscriptions }, subscriptionId, payload) {
      const createContext = () => contextOf(extra);
      try {
        if (Object.keys(subscriptions).length > limits.subscriptionsPerSocket) throw new UserError('BUSY');
        const subscription = await readSubscription(schema, documents, payload, createContext());
        const subscriber: Subscriber = { ...subscription, peer: extra.peer, subscriptionId, createContext };
        return { schema, document: subscription.operation.document, contextValue: { subscriber } };
      } catch (error) {
        const failure = formatFailure(error, extra.requestId, log);
        return [new GraphQLError(failure.message, { extensions: failure.extensions ?? null })];
      }
    },
    subscribe: (args) => joinHub(hub, (args.contextValue as { subscriber: Subscriber }).subscriber),
  });

  function contextOf({ request, viewer, requestId }: Extra): Context {
    return {
      ...shared,
      viewer,
      loaders: createLoaders(shared.database),
      caller: {
        requestId,
        addressSubject: addressSubject(addressOf(request, config.trustedProxies), shared.keys, new Date()),
        origin: request.headers.origin ?? null,
        ownOrigin: ownOriginOf(request, config),
        refreshCookie: null,
        setRefreshCookie: () => undefined,
      },
    };
  }

  /** Closes the socket when its token is over, or when its person's rights change. */
  function watchViewer(extra: Extra): void {
    const { viewer, socket } = extra;
    if (viewer.kind === 'anonymous') return;
    const left = Math.min(LONGEST_TIMER, Math.max(0, viewer.expiresAt.getTime() - Date.now()));
    const timer = setTimeout(() => socket.close(CLOSE.EXPIRED, 'expired'), left).unref();
    extra.endings.push(() => clearTimeout(timer));
    if (viewer.kind !== 'staff') return;
    const { id, role, companyId } = viewer.account;
    const check = async () => {
      const account = await findAgain(viewer).catch(() => undefined);
      if (account === undefined) setTimeout(check, 1_000).unref();
      else if (account === null) socket.close(CLOSE.REVOKED, 'revoked');
      else if (account.role !== role || account.companyId !== companyId) socket.close(CLOSE.EXPIRED, 'changed');
    };
    extra.endings.push(bus.listen(topics.account(id), () => void check()));
    void check(); // the change may have come just before
  }

  async function findAgain(viewer: Extract<Viewer, { kind: 'staff' }>) {
    return findSessionAccount(shared.database, viewer.sessionId, viewer.account.id);
  }

  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const address = countedAddress(addressOf(request, config.trustedProxies));
    const extra: Extra = {
      request,
      socket,
      peer: new Peer(request.socket),
      viewer: { kind: 'anonymous' },
      requestId: randomUUID(),
      endings: [() => release(address)],
    };
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('error', (error) => log.debug({ error, requestId: extra.requestId }, 'a socket failed'));
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (data) =>
          new Promise((resolve) => {
            if (socket.readyState === socket.OPEN) socket.send(data, () => resolve());
            else resolve();
          }),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (listener) =>
          socket.on('message', async (data) => {
            try {
              await listener(String(data));
            } catch (error) {
              log.error({ error, requestId: extra.requestId }, 'a message could not be handled');
              socket.close(CloseCode.InternalServerError);
            }
          }),
      },
      extra,
    );
    socket.once('close', (code, reason) => {
      for (const end of extra.endings) end();
      void closed(code, String(reason));
    });
  });

  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const address = countedAddress(addressOf(request, config.trustedProxies));
    const open = byAddress.get(address) ?? 0;
    if (pathOf(request) !== '/graphql') return refuse(socket, '404 Not Found');
    if (!isTrusted(request)) return refuse(socket, '403 Forbidden');
    if (open >= limits.socketsPerAddress) return refuse(socket, '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
      sockets.emit('connection', webSocket, request);
    });
  });

  function isTrusted(request: IncomingMessage): boolean {
    const { origin } = request.headers;
    if (origin === undefined) return true; // a program; tokens are never in cookies here
    return [ownOriginOf(request, config), config.publicUrl, ...config.corsOrigins].includes(origin);
  }

  function release(address: string): void {
    const left = (byAddress.get(address) ?? 1) - 1;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  }

  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, PING_EVERY).unref();

  return {
    hub,
    async close() {
      clearInterval(heartbeat);
      for (const socket of sockets.clients) socket.close(CLOSE.RESTART, 'restart');
      const timer = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, 2_000);
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
      clearTimeout(timer);
    },
  };
}

/** The token of `connection_init`: as `token`, or as the header that some tools send there. */
function tokenOf(params: Record<string, unknown>): string | null {
  const { token, authorization, Authorization } = params;
  const header = authorization ?? Authorization;
  if (typeof token === 'string') return token;
  return typeof header === 'string' ? header.replace(/^Bearer\s+/i, '') : null;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * What the protocol's library holds on to while the hub delivers: an iterator that yields nothing and ends when it is
 * returned. It is written by hand, because a generator cannot be returned from while it waits.
 */
function joinHub(hub: Hub, subscriber: Subscriber): AsyncIterableIterator<never> {
  const leave = hub.subscribe(subscriber);
  let end: (() => void) | null = null;
  const done = { value: undefined, done: true } as const;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => ended.then(() => done),
    async return() {
      leave();
      end?.();
      return done;
    },
  };
}
