import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import {
  frame,
  openRaw,
  PROTOCOL_PING,
  TEXT,
  upgradeRequest,
  writeWithoutReading,
} from '../../server/test/raw-socket.ts';
import { askFrom, flood } from './asking.ts';
import type { Attack } from './attack.ts';
import { COSTLY } from './costly.ts';
import type { Target } from './server.ts';

const BAD = '203.0.113.66'; // the attacker's address

const SAY = `mutation ($conversation: ID!, $message: ID!, $text: String!) {
  sendMessage(conversationId: $conversation, clientMessageId: $message, text: $text) { message { seq } }
}`;
const START = `mutation ($conversation: ID!, $message: ID!, $text: String!) {
  startConversation(clientConversationId: $conversation, clientMessageId: $message, text: $text) { message { seq } }
}`;
const ALIASES = Array.from({ length: 30 }, (_, n) => `m${n}: messages(first: 3) { nodes { seq text } }`).join(' ');

export const ATTACKS: Record<string, { what: string; attack: Attack; hasModel?: boolean }> = {
  ...COSTLY,
  pings: {
    what: '50 sockets that send pings and never read',
    attack: (target, seconds) => pings(target, seconds, 1_000),
  },
  reconnects: {
    what: '50 sockets that do so and are opened again at once',
    attack: (target, seconds) => pings(target, seconds, 0),
  },
  aliases: { what: '10 visitors who ask for their history under 30 aliases', attack: aliases },
  subscriptions: { what: '4 sockets that subscribe and complete as fast as they can', attack: subscriptions },
  upgrades: { what: '500 upgrades that are refused, by who keeps their half open', attack: upgrades },
  silence: { what: 'one visitor who writes without pause, to use up their shop', attack: silence },
};

/** Fifty places, each with one socket after the other; ms from one that was cut off to the next. */
async function pings({ url }: Target, seconds: number, rest: number) {
  const chunk = Buffer.concat(Array.from({ length: 2_000 }, () => frame(TEXT, PROTOCOL_PING)));
  const end = performance.now() + seconds * 1_000;
  const isOver = () => performance.now() >= end;
  const figures = { opened: 0, cut: 0, bytes: 0 };
  const one = async () => {
    while (!isOver()) {
      const socket = await openRaw(url, BAD);
      figures.opened++;
      figures.bytes += await writeWithoutReading(socket, chunk, isOver);
      if (socket.destroyed) figures.cut++;
      socket.destroy();
      await pause(rest);
    }
  };
  await Promise.all(Array.from({ length: 50 }, one));
  const { bytes, ...counts } = figures;
  return { ...counts, megabytes: Math.round(bytes / 1e6) };
}

async function aliases({ url, visitor, companyId }: Target, seconds: number) {
  for (let count = 0; count < 15; count++)
    await askFrom(
      BAD,
      url,
      START,
      { conversation: randomUUID(), message: randomUUID(), text: `Ciao ${count}` },
      visitor.token,
    );
  const { codes } = await flood(seconds, 10, () =>
    askFrom(BAD, url, `{ chatHistory(first: 20) { nodes { id ${ALIASES} } } }`, {}, visitor.token),
  );
  return { ...codes, company: companyId.slice(0, 8) };
}

async function subscriptions({ url, visitor }: Target, seconds: number) {
  const query = `subscription { chatMessages(conversationId: "${visitor.conversationId}", afterSeq: 0) { seq text } }`;
  const end = performance.now() + seconds * 1_000;
  const figures = { sent: 0, closed: 0 };
  const one = async () => {
    while (performance.now() < end) {
      const headers = { 'x-forwarded-for': BAD };
      const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
      socket.on('error', () => undefined);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      await Promise.race([once(socket, 'open').catch(() => undefined), closed]);
      if (socket.readyState !== socket.OPEN) {
        await pause(100);
        continue;
      }
      socket.send(JSON.stringify({ type: 'connection_init', payload: { token: visitor.token } }));
      await Promise.race([once(socket, 'message').catch(() => undefined), closed]);
      while (socket.readyState === socket.OPEN && performance.now() < end) {
        const id = String(figures.sent++);
        socket.send(JSON.stringify({ type: 'subscribe', id, payload: { query } }));
        socket.send(JSON.stringify({ type: 'complete', id }));
        if (figures.sent % 20 === 0) await pause(0);
      }
      if (socket.readyState !== socket.OPEN) figures.closed++;
      socket.terminate();
    }
  };
  await Promise.all([1, 2, 3, 4].map(one));
  return figures;
}

async function upgrades({ url }: Target, seconds: number) {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  for (let count = 0; count < 500; count++) {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    socket.on('error', () => undefined);
    socket.write(upgradeRequest(url, '/elsewhere', BAD));
    sockets.push(socket);
  }
  await pause(seconds * 500);
  // A connection that is really gone answers the first with a reset, and the second fails.
  for (const _ of ['first', 'second']) {
    for (const socket of sockets) socket.write('x');
    await pause(seconds * 250);
  }
  const left = sockets.filter(({ destroyed }) => !destroyed).length;
  for (const socket of sockets) socket.destroy();
  return { refused: sockets.length, 'still open': left };
}

async function silence({ url, visitor: { token, conversationId } }: Target, seconds: number) {
  const { codes } = await flood(seconds, 20, () =>
    askFrom(
      BAD,
      url,
      SAY,
      { conversation: conversationId, message: randomUUID(), text: `Ciao ${Math.random()}` },
      token,
    ),
  );
  return codes;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
