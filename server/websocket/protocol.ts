import { GraphQLError, type GraphQLSchema } from 'graphql';
import { CloseCode, makeServer } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Viewer } from '../accounts/account.ts';
import { readAccessToken } from '../accounts/sessions.ts';
import { findSessionAccounts, type SessionKey } from '../accounts/store.ts';
import type { Caller, Context, Shared } from '../context.ts';
import { gather } from '../database/gather.ts';
import { UserError } from '../errors.ts';
import { authenticate, loopCaller, turnKey } from '../graphql/authenticate.ts';
import type { Documents } from '../graphql/documents.ts';
import { formatFailure } from '../graphql/failures.ts';
import { createLoaders } from '../graphql/loaders.ts';
import { COST_OF_REQUEST } from '../graphql/loop-costs.ts';
import type { LoopCaller } from '../limits/loop-time.ts';
import type { Bus } from '../live/bus.ts';
import { errorMessage, wholeMessage } from './frames.ts';
import type { Hub, Subscriber } from './hub.ts';
import { openSubscription, readSubscription } from './operations.ts';
import type { Peer } from './peer.ts';
import { CLOSE, hearAccount, watchViewer } from './viewer-watch.ts';

const LONGEST_ID = 64; // characters of a subscription's id
const LONGEST_QUERY = 16 * 1024; // characters
const LARGEST_VARIABLES = 16 * 1024; // characters, as JSON

const HELLO_WITHIN = 5_000; // 5 s from the socket's opening to `connection_init`

/** One open socket, and whose it is. */
export interface Connection extends Record<PropertyKey, unknown> {
  socket: WebSocket;
  peer: Peer;
  /** Whether one more message may come in; when not, the socket is cut off. */
  isAdmitted(): boolean;
  hasSaidHello: boolean;
  viewer: Viewer;
  /** The token of the request that opened it. */
  bearer: string | null;
  /** Whose turn its work is. */
  turnKey: string;
  /** Whose time of the event loop it takes. */
  loopCaller: LoopCaller;
  caller: Caller;
  /** Called when the socket is gone. */
  endings: (() => void)[];
}

/** What the protocol works with. */
export interface ProtocolParts {
  schema: GraphQLSchema;
  documents: Documents;
  shared: Shared;
  bus: Bus;
  hub: Hub;
  subscriptionsPerSocket: number;
}

/**
 * graphql-transport-ws with the hub behind it: the library keeps the protocol, the hub delivers.
 * @returns what a new socket is given to.
 */
export function createProtocol(parts: ProtocolParts): (connection: Connection) => void {
  const { schema, documents, shared, bus, hub } = parts;
  const { log, loopTime } = shared;
  // After a restart everybody comes back in the same second.
  const findAccount = gather((keys: readonly SessionKey[]) => findSessionAccounts(shared.database, keys));
  const server = makeServer<Record<string, unknown> | undefined, Connection>({
    connectionInitWaitTimeout: HELLO_WITHIN,
    async onConnect({ extra: connection, connectionParams }) {
      connection.hasSaidHello = true;
      try {
        const token = tokenOf(connectionParams ?? {}, connection.bearer);
        connection.turnKey = turnKey(shared.keys, token, connection.caller);
        connection.loopCaller = loopCaller(shared.keys, token, connection.caller);
        const claims = token ? readAccessToken(shared.keys, token) : null;
        const account = claims && hearAccount(claims.accountId, bus);
        if (account) connection.endings.push(account.stop);
        const viewer = await shared.turns.live.run(connection.turnKey, () => authenticate(shared, token, findAccount));
        if (!viewer || connection.socket.readyState !== connection.socket.OPEN) return false; // closes with 4403
        connection.viewer = viewer;
        if (viewer.kind === 'staff') connection.endings.push(shared.connected.enter(viewer.account.id));
        connection.endings.push(watchViewer(viewer, connection.socket, findAccount, account));
        return true;
      } catch (error) {
        log.warn({ error, requestId: connection.caller.requestId }, 'a socket could not be let in');
        connection.socket.close(CLOSE.BUSY);
        return false;
      }
    },
    async onSubscribe({ extra: connection, subscriptions }, subscriptionId, payload) {
      const { viewer, caller, loopCaller: who } = connection;
      if (subscriptionId.length > LONGEST_ID) {
        connection.socket.close(CloseCode.BadRequest, 'the id is too long');
        return [];
      }
      // Without anything remembered: what a subscription shows is read anew for every event.
      const createContext = (): Context => ({
        ...shared,
        viewer,
        caller,
        loaders: createLoaders(shared.database),
      });
      const refuse = (error: unknown) => {
        const failure = formatFailure(error, caller.requestId, log);
        shared.counts.add('refusals', String(failure.extensions?.code));
        connection.peer.send(errorMessage(subscriptionId, [failure]));
        const ended = subscriptions[subscriptionId];
        delete subscriptions[subscriptionId]; // or the library would add that it is complete
        if (ended && 'return' in ended) void ended.return?.(undefined);
      };
      try {
        if (Object.keys(subscriptions).length > parts.subscriptionsPerSocket) throw new UserError('BUSY');
        shared.allowances.subscribes.take(connection.turnKey, performance.now());
        if (payload.query.length > LONGEST_QUERY) throw new UserError('QUERY_TOO_COMPLEX');
        if (JSON.stringify(payload.variables ?? {}).length > LARGEST_VARIABLES)
          throw new UserError('QUERY_TOO_COMPLEX');
        loopTime.admit(who);
        const asked = loopTime.measured(who, () => readSubscription(schema, documents, payload), COST_OF_REQUEST);
        const inTurn: Subscriber['inTurn'] = (work) =>
          shared.turns.live.run(connection.turnKey, () => loopTime.run(who, asked.knownCost, work));
        const opened = await inTurn(async () => {
          if (!(subscriptionId in subscriptions)) throw new UserError('BAD_REQUEST'); // completed while it waited
          return openSubscription(schema, asked, createContext());
        });
        const subscriber: Subscriber = {
          ...opened,
          operation: asked.operation,
          peer: connection.peer,
          subscriptionId,
          createContext,
          inTurn: (work) => inTurn(work).catch(waitsRather),
          refuse,
          giveUp: () => connection.socket.close(CLOSE.BUSY),
        };
        return { schema, document: asked.operation.document, contextValue: { subscriber } };
      } catch (error) {
        const failure = formatFailure(error, connection.caller.requestId, log);
        // What failed here and now may go well after a moment: an error would end the subscription for good.
        const { code, retryAfter } = failure.extensions ?? {};
        shared.counts.add('refusals', String(code));
        if (code === 'INTERNAL' || (code === 'BUSY' && retryAfter)) connection.socket.close(CLOSE.BUSY);
        return [new GraphQLError(failure.message, { extensions: failure.extensions ?? null })];
      }
    },
    subscribe: (args) => joinHub(hub, (args.contextValue as { subscriber: Subscriber }).subscriber),
  });

  return (connection) => {
    const { socket, caller } = connection;
    const closed = server.opened(
      {
        protocol: socket.protocol,
        // As the hub does: the library would write every message in two pieces, with a promise for each.
        send: (data) => {
          if (socket.readyState === socket.OPEN) connection.peer.send(wholeMessage(data));
        },
        close: (code, reason) => {
          if (code === CloseCode.ConnectionInitialisationTimeout) return closeUnheard(connection, code, reason);
          connection.peer.flush();
          socket.close(code, reason);
        },
        onMessage: (listener) =>
          socket.on('message', async (data) => {
            try {
              if (connection.isAdmitted()) await listener(String(data));
            } catch (error) {
              log.error({ error, requestId: caller.requestId }, 'a message could not be handled');
              socket.close(CloseCode.InternalServerError);
            }
          }),
      },
      connection,
    );
    socket.once('close', (code, reason) => {
      for (const end of connection.endings) end();
      void closed(code, String(reason));
    });
  };
}

/** Whoever subscribed already gets what they miss later, and is not sent away, when their time is used up. */
function waitsRather(error: unknown): never {
  if (error instanceof UserError && error.code === 'TOO_MANY_REQUESTS') throw new UserError('BUSY', 1);
  throw error;
}

/** After what came meanwhile was read: a process that was held up has not heard the hello yet. */
function closeUnheard(connection: Connection, code: number, reason?: string): void {
  setImmediate(() => {
    if (!connection.hasSaidHello) connection.socket.close(code, reason);
  });
}

/**
 * The token of `connection_init`: as `token`, or as the header that tools send there, alone or among `headers`; without a
 * word of its own, that of the request which opened the socket.
 */
function tokenOf(params: Record<string, unknown>, ofUpgrade: string | null): string | null {
  if (typeof params.token === 'string') return params.token;
  const header = headerIn(params) ?? headerIn(params.headers);
  return header === undefined ? ofUpgrade : header.replace(/^Bearer\s+/i, '');
}

function headerIn(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const found = Object.entries(given).find(([name]) => name.toLowerCase() === 'authorization');
  return typeof found?.[1] === 'string' ? found[1] : undefined;
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
