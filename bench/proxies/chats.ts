import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** So many chats share an address, as people behind one router do; far below what one address may open. */
const CHATS_AN_ADDRESS = 20;
const AT_ONCE = 50;
const OPENED_WITHIN = 10_000; // ms
const HEARD_WITHIN = 10_000; // ms

const SHOP_CHANGES = 'subscription ($companyId: ID!) { shopChanges(companyId: $companyId) { isActive } }';

/** Open chats: the sockets of visitors that listen to what changes of a shop. */
export interface Chats {
  opened: number;
  /** How many heard of `change` in time, and how long the last of them waited, ms. */
  hear(change: () => Promise<unknown>): Promise<{ heard: number; last: number }>;
  close(): void;
}

/** Opens so many chats of a shop through `url`, from as many addresses of this machine as it takes. */
export async function openChats(url: string, companyId: string, count: number): Promise<Chats> {
  const open: WebSocket[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const places = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => first + index);
    const sockets = await Promise.all(places.map((place) => openChat(url, companyId, addressOf(place))));
    open.push(...sockets.filter((socket) => socket !== null));
  }
  return {
    opened: open.length,
    async hear(change) {
      const startedAt = performance.now();
      let last = 0;
      let heard = 0;
      for (const socket of open)
        socket.once('message', () => {
          heard += 1;
          last = performance.now() - startedAt;
        });
      await change();
      while (heard < open.length && performance.now() - startedAt < HEARD_WITHIN) await wait(20);
      return { heard, last };
    },
    close() {
      for (const socket of open) socket.terminate();
    },
  };
}

/** A chat that is listened to, its first event behind it; null when it is cut or never comes. */
function openChat(url: string, companyId: string, localAddress: string): Promise<WebSocket | null> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    localAddress,
    handshakeTimeout: OPENED_WITHIN,
  });
  return new Promise((resolve) => {
    const fail = () => {
      socket.terminate();
      resolve(null);
    };
    const late = setTimeout(fail, OPENED_WITHIN);
    socket.on('error', () => undefined).once('close', fail);
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
    socket.on('message', function hear(sent) {
      const { type } = JSON.parse(String(sent)) as { type: string };
      if (type === 'connection_ack')
        socket.send(
          JSON.stringify({ id: '1', type: 'subscribe', payload: { query: SHOP_CHANGES, variables: { companyId } } }),
        );
      if (type !== 'next') return;
      socket.off('message', hear);
      clearTimeout(late);
      resolve(socket);
    });
  });
}

/** 127.1.0.1 and so on: all of 127.0.0.0/8 is this machine. */
function addressOf(place: number): string {
  const address = Math.floor(place / CHATS_AN_ADDRESS);
  return `127.1.${Math.floor(address / 250)}.${(address % 250) + 1}`;
}

/** What comes back for a question, asked from an address: its HTTP status and its code; `lost` when nothing does. */
export function askOnce(url: string, query: string, localAddress: string): Promise<string> {
  return new Promise((resolve) => {
    const sending = request(
      `${url}/graphql`,
      { method: 'POST', localAddress, agent: false, headers: { 'content-type': 'application/json' } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const code = /"code":"(\w+)"/.exec(Buffer.concat(chunks).toString())?.[1];
          resolve(code ?? String(response.statusCode));
        });
      },
    );
    sending.setTimeout(OPENED_WITHIN, () => sending.destroy());
    sending.on('error', () => resolve('lost'));
    sending.end(JSON.stringify({ query }));
  });
}
