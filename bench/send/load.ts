import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { quantile } from '../harness.ts';
import { QUESTION_DOCUMENT } from './document.ts';

/** What a round of sending is. */
export interface Load {
  url: string;
  visitors: { token: string; conversationId: string }[];
  connections: number;
  seconds: number;
}

export interface Sent {
  perSecond: number;
  p50: number;
  p99: number;
  refused: number;
}

// Keep-alive connections that send one message after another. They write HTTP themselves, because whatever they cost is
// taken from the server beside them.
async function send({ url, visitors, connections, seconds }: Load): Promise<Sent> {
  const { port, hostname } = new URL(url);
  const times: number[] = [];
  let refused = 0;
  const end = performance.now() + seconds * 1_000;

  const sender = (number: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname).setNoDelay();
      let sentAt = 0;
      let received = '';
      let turn = number;
      const next = () => {
        if (performance.now() >= end) {
          socket.off('close', reject);
          socket.destroy();
          return resolve();
        }
        const { token, conversationId } = visitors[turn % visitors.length] ?? { token: '', conversationId: '' };
        turn += connections;
        const variables = { conversation: conversationId, message: randomUUID(), text: QUESTION_DOCUMENT.question };
        const body = JSON.stringify({ query: QUESTION_DOCUMENT.query, variables });
        sentAt = performance.now();
        socket.write(
          `POST /graphql HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n` +
            `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
      };
      socket.on('error', reject).on('close', reject).on('connect', next);
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1');
        const bodyAt = received.indexOf('\r\n\r\n') + 4;
        const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? Number.NaN);
        if (bodyAt < 4 || received.length < bodyAt + length) return;
        if (received.includes('"errors"')) refused++;
        times.push(performance.now() - sentAt);
        received = '';
        next();
      });
    });
  await Promise.all(Array.from({ length: connections }, (_, number) => sender(number)));
  return { perSecond: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99), refused };
}

process.on('message', async (load: Load) => process.send?.(await send(load)));
