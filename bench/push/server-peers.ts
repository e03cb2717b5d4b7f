import { randomUUID } from 'node:crypto';
import { EventEmitter, on } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { useServer as serveGraphql } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { schemaText } from '../../server/graphql/schema.ts';
import type { Door, ServerRequest } from './protocol.ts';
import { usageNow } from './usage.ts';

// What others would do. `graphql-ws`: its documented way, one execution a subscriber. `ws`: no GraphQL, one ready text
// sent to every socket: what delivering costs at the least. Neither stores anything.
const kind = process.argv[2] as 'graphql-ws' | 'ws';

const http = createServer();
const sockets = new WebSocketServer({ server: http, path: '/graphql', perMessageDeflate: false });
const events = new EventEmitter().setMaxListeners(0);
const publish = kind === 'ws' ? openBare() : openGraphqlWs();

function openGraphqlWs(): (conversation: object) => void {
  const schema = makeExecutableSchema({
    typeDefs: schemaText,
    resolvers: {
      Subscription: {
        conversationActivity: {
          async *subscribe() {
            yield { conversationActivity: [] };
            for await (const [conversation] of on(events, 'changed')) yield { conversationActivity: [conversation] };
          },
        },
      },
      DateTime: { serialize: (date: Date) => date.toISOString() },
    } as never,
  });
  serveGraphql({ schema }, sockets);
  return (conversation) => events.emit('changed', conversation);
}

function openBare(): (conversation: object) => void {
  const subscribed = new Set<WebSocket>();
  sockets.options.handleProtocols = () => 'graphql-transport-ws';
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      if (String(data).includes('connection_init')) socket.send('{"type":"connection_ack"}');
      else {
        subscribed.add(socket);
        socket.send('{"id":"1","type":"next","payload":{"data":{"conversationActivity":[]}}}');
      }
    });
    socket.on('close', () => subscribed.delete(socket));
  });
  return (conversation) => {
    const payload = { data: { conversationActivity: [conversation] } };
    const ready = Buffer.from(JSON.stringify({ id: '1', type: 'next', payload }));
    for (const socket of subscribed) socket.send(ready, { binary: false });
  };
}

/** As often as asked, however late this process is, until the time is over. */
async function publishFor(perSecond: number, seconds: number): Promise<void> {
  const startedAt = performance.now();
  for (let number = 0; number < perSecond * seconds; number++) {
    const due = startedAt + (number * 1_000) / perSecond;
    await wait(Math.max(0, due - performance.now()));
    if (performance.now() > startedAt + seconds * 1_000) break;
    publish({
      id: randomUUID(),
      visitorName: 'Visitatore a1b2',
      status: 'ACTIVE',
      messageCount: number,
      lastMessageText: 'Risposta a: qual è il senso della vita?',
      lastMessageSender: 'BOT',
      lastMessageAt: new Date(performance.timeOrigin + due), // when it should have been sent
      isReplyPending: false,
      version: number + 1,
    });
  }
}

process.on('message', async (request: ServerRequest) => {
  if (request.kind === 'publish') await publishFor(request.perSecond, request.seconds);
  process.send?.(usageNow());
});
process.once('SIGTERM', () => process.exit(0));
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}`, companyId: randomUUID(), token: '' } satisfies Door);
});
