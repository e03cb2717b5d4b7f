import { WebSocket } from 'ws';
import type { Inside, Rows } from './inside.ts';
import type { Target } from './server.ts';

const EVENTS = 100_000;
const WRITTEN_AT_ONCE = 1_000;
const LIMIT = 180_000; // ms

/** Lets a client stop reading while events happen, beside one that reads; the server's memory before, meanwhile and after. */
export async function pause({ url, visitor }: Target, _seconds: number, inside: Inside): Promise<Rows> {
  const before = await inside.usage();
  const reading = await follow(url, visitor);
  const paused = await follow(url, visitor);
  const beside = await inside.usage();
  paused.pause();
  const last = paused.last() + EVENTS;
  let highest = beside;
  for (let written = 0; written < EVENTS; written += WRITTEN_AT_ONCE) {
    await inside.write();
    const usage = await inside.usage();
    if (usage.heap > highest.heap) highest = { ...highest, heap: usage.heap };
    if (usage.resident > highest.resident) highest = { ...highest, resident: usage.resident };
  }
  await until('the one that reads has everything', () => reading.last() === last);
  const meanwhile = await inside.usage();
  const heldBack = last - paused.last();
  const startedAt = performance.now();
  paused.resume();
  await until('the paused one has everything', () => paused.last() === last);
  const row = ({ heap, resident }: { heap: number; resident: number }) => ({
    'heap and buffers, MB more': ((heap - beside.heap) / 1e6).toFixed(1),
    'resident, MB more': ((resident - beside.resident) / 1e6).toFixed(1),
  });
  const rows: Rows = {
    'before they came': row(before),
    'at its highest': row(highest),
    'all written, one still paused': row(meanwhile),
    'caught up': row(await inside.usage()),
    'events written': { count: EVENTS },
    'of them unread when it went on': { count: heldBack },
    'gaps and repeats, reading': { count: reading.faults() },
    'gaps and repeats, paused': { count: paused.faults() },
    'cut off, reading': { count: reading.cuts() },
    'cut off, paused': { count: paused.cuts() },
    's to catch up': { count: ((performance.now() - startedAt) / 1_000).toFixed(1) },
  };
  for (const each of [reading, paused]) each.stop();
  return rows;
}

/** Follows a conversation, also after it was cut off, which a client that answers no ping is after 15 s. */
async function follow(url: string, { token, conversationId }: Target['visitor']) {
  let [last, faults, cuts] = [0, 0, 0];
  let isOver = false;
  let socket: WebSocket;
  const connect = async (): Promise<void> => {
    const opened = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    socket = opened;
    opened.on('error', () => undefined);
    opened.once('close', () => {
      if (isOver) return;
      cuts++;
      setTimeout(connect, 100);
    });
    opened.once('open', () => opened.send(JSON.stringify({ type: 'connection_init', payload: { token } })));
    opened.on('message', (data) => {
      const { type, payload } = JSON.parse(String(data));
      if (type === 'connection_ack') {
        const query = `subscription { chatMessages(conversationId: "${conversationId}", afterSeq: ${last}) { seq text } }`;
        opened.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query } }));
      }
      if (type !== 'next') return;
      for (const { seq } of payload.data.chatMessages) {
        if (seq !== last + 1) faults++;
        last = seq;
      }
    });
  };
  await connect();
  await until('it has begun', () => last > 0);
  return {
    last: () => last,
    faults: () => faults,
    cuts: () => cuts,
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    stop() {
      isOver = true;
      socket.terminate();
    },
  };
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  const end = performance.now() + LIMIT;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
