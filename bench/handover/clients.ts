import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { quantile } from '../harness.ts';
import type { Heard, Load } from './protocol.ts';

// Persons and visitors in one process, so that one clock tells both ends.
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const MARK = /Messaggio (\d+)!/;

const SEND = `mutation SendStaffMessage($companyId: ID!, $conversationId: ID!, $clientMessageId: ID!, $text: String!) {
  sendStaffMessage(companyId: $companyId, conversationId: $conversationId, clientMessageId: $clientMessageId, text: $text) {
    id seq sender text sentAt authorName
  }
}`;
const HEAR = `subscription ChatMessages($conversationId: ID!, $afterSeq: Int!) {
  chatMessages(conversationId: $conversationId, afterSeq: $afterSeq) { id seq sender text sentAt authorName products { id } }
}`;

function post(url: string, token: string, body: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const asked = request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => (text.includes('"errors"') ? reject(new Error(text)) : resolve()));
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}

/** Opens one side of a conversation: how to write in it, and the socket on which its visitor hears. */
async function open({ door, kind }: Load, number: number, hear: (text: string) => void) {
  const address = door.url.replace('http', 'ws');
  if (kind === 'relay') {
    const [visitor, person] = ['visitor', 'person'].map((role) => new WebSocket(`${address}/${role}/${number}`));
    if (!visitor || !person) throw new Error('no sockets');
    await Promise.all([once(visitor, 'open'), once(person, 'open')]);
    visitor.on('message', (data) => hear(String(data)));
    const close = () => [visitor, person].map((socket) => socket.terminate());
    return { write: async (text: string) => person.send(JSON.stringify({ text, sentAt: new Date() })), close };
  }
  const pair = door.pairs[number];
  if (!pair) throw new Error('too few conversations');
  const { conversationId } = pair;
  const visitor = new WebSocket(`${address}/graphql`, 'graphql-transport-ws');
  await once(visitor, 'open');
  visitor.send(JSON.stringify({ type: 'connection_init', payload: { token: pair.visitorToken } }));
  await once(visitor, 'message');
  const payload = { query: HEAR, variables: { conversationId, afterSeq: 0 } };
  visitor.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
  await once(visitor, 'message');
  visitor.on('message', (data) => hear(String(data)));
  const write = (text: string) => {
    const variables = { companyId: door.companyId, conversationId, clientMessageId: randomUUID(), text };
    return post(door.url, pair.personToken, { query: SEND, variables });
  };
  return { write, close: () => visitor.terminate() };
}

async function run(load: Load): Promise<Heard> {
  const sentAt = new Map<number, number>();
  const latencies: number[] = [];
  const hear = (text: string) => {
    const number = Number(MARK.exec(text)?.[1]);
    const began = sentAt.get(number);
    if (began !== undefined) latencies.push(performance.now() - began);
    sentAt.delete(number);
  };
  const sides: Awaited<ReturnType<typeof open>>[] = [];
  for (let number = 0; number < load.conversations; number++) sides.push(await open(load, number, hear));
  const count = load.perSecond * load.seconds;
  const startedAt = performance.now();
  const written: Promise<void>[] = [];
  for (let number = 0; number < count; number++) {
    await wait(Math.max(0, startedAt + (number * 1_000) / load.perSecond - performance.now()));
    sentAt.set(number, performance.now());
    const side = sides[number % sides.length];
    if (side) written.push(side.write(`Messaggio ${number}! Buongiorno, la sua taglia è disponibile in negozio.`));
  }
  await Promise.all(written);
  await wait(500);
  for (const side of sides) side.close();
  return { sent: count, heard: latencies.length, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
}

process.on('message', async (load: Load) => process.send?.(await run(load)));
process.send?.('ready');
