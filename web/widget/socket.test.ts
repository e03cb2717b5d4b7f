import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { PATIENTLY } from '../test/patiently.ts';
import { openSocket, type SocketListener } from './socket.ts';

/** The protocol's own server, so that what is written here is what others speak. */
let http: Server;
let sockets: WebSocketServer;
let stop: () => void = () => {};
let acceptsToken = true;
let refusal = '';
const heard: number[] = [];
const listener = {
  connected: vi.fn(),
  refused: vi.fn(() => stop()),
  failed: vi.fn(() => true),
} satisfies SocketListener;

const schema = makeExecutableSchema({
  typeDefs: 'type Query { none: Int } type Subscription { numbers(after: Int!): Int! }',
  resolvers: {
    Subscription: {
      numbers: {
        async *subscribe(_root: unknown, { after }: { after: number }) {
          if (refusal) throw new GraphQLError('No.', { extensions: { code: refusal } });
          for (let number = after + 1; number <= after + 3; number += 1) yield { numbers: number };
          await new Promise(() => {});
        },
      },
    },
  },
});

beforeEach(async () => {
  heard.length = 0;
  acceptsToken = true;
  refusal = '';
  vi.clearAllMocks();
  http = createServer();
  sockets = new WebSocketServer({ server: http, path: '/graphql' });
  useServer(
    { schema, onConnect: ({ connectionParams }) => acceptsToken && connectionParams?.token === 'mine' },
    sockets,
  );
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  stop();
  for (const client of sockets.clients) client.terminate();
  http.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function listen(): void {
  const numbers = {
    query: 'subscription ($after: Int!) { numbers(after: $after) }',
    variables: () => ({ after: heard.at(-1) ?? 0 }),
    next: (data: unknown) => heard.push((data as { numbers: number }).numbers),
  };
  stop = openSocket(() => 'mine', [numbers], listener);
}

const hears = (...numbers: number[]) => vi.waitFor(() => expect(heard).toEqual(numbers), PATIENTLY);

it('hears what is sent', async () => {
  listen();
  await hears(1, 2, 3);
  expect(listener.connected.mock.calls).toEqual([[true]]);
});

it('after a cut goes on where it was', async () => {
  listen();
  await hears(1, 2, 3);
  for (const client of sockets.clients) client.terminate();
  await hears(1, 2, 3, 4, 5, 6);
  expect(listener.connected.mock.calls).toEqual([[true], [false], [true]]);
});

it('a refused token is told once, and not tried again', async () => {
  acceptsToken = false;
  listen();
  await vi.waitFor(() => expect(listener.refused).toHaveBeenCalledTimes(1), PATIENTLY);
  expect(listener.connected).not.toHaveBeenCalled();
});

it('a refused subscription is told with its code', async () => {
  refusal = 'CONVERSATION_NOT_FOUND';
  listen();
  await vi.waitFor(() => expect(listener.failed).toHaveBeenCalledWith(['CONVERSATION_NOT_FOUND']), PATIENTLY);
});

it('once stopped it leaves the server alone', async () => {
  listen();
  await hears(1, 2, 3);
  stop();
  await vi.waitFor(() => expect(sockets.clients.size).toBe(0), PATIENTLY);
});
