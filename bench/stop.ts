import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Target } from './abuse/server.ts';
import { alternate, medians, printTable } from './harness.ts';

// SIGTERM while people write and look on: how long until the process has gone and with which code, whether anybody's
// message was begun with and not answered, and over what time the sockets were told.
const [rounds = 3, writers = 20, watchers = 500] = process.argv.slice(2).map(Number);
const START = `mutation ($conversation: ID!, $message: ID!, $text: String!) {
  startConversation(clientConversationId: $conversation, clientMessageId: $message, text: $text) { message { seq } }
}`;
const WATCH = 'subscription ($id: ID!) { conversationActivity(companyId: $id) { id } }';
const url = process.env.BENCH_DATABASE_URL;

/** What came of the messages that were sent. */
interface Answers {
  answered: number;
  /** After the signal, with the word that the connection ends. */
  closed: number;
  /** Of requests that the server had begun to read. */
  lost: number;
  isOver: boolean;
}

async function write({ url: address, visitor }: Target, answers: Answers): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  while (!answers.isOver) {
    const ids = { conversation: randomUUID(), message: randomUUID(), text: 'Quali sono gli orari?' };
    const outcome = await post(
      `${address}/graphql`,
      agent,
      visitor.token,
      JSON.stringify({ query: START, variables: ids }),
    );
    if (outcome === 'nobody') break;
    answers[outcome]++;
    if (outcome === 'closed') answers.answered++;
  }
  agent.destroy();
}

function post(address: string, agent: Agent, token: string, body: string) {
  return new Promise<'answered' | 'closed' | 'lost' | 'nobody'>((resolve) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const asking = request(address, { method: 'POST', agent, headers }, (response) => {
      response.on('error', () => resolve('lost'));
      response.resume().on('end', () => resolve(response.headers.connection === 'close' ? 'closed' : 'answered'));
    });
    // A kept connection that closes before anything of the request was read may be asked again: browsers do so too.
    asking.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || asking.reusedSocket ? 'nobody' : 'lost'),
    );
    asking.end(body);
  });
}

/** Somebody who looks on; what comes back tells when and how the socket was closed. */
async function watch({ url: address, companyId, staffToken }: Target, place: number) {
  const headers = { 'x-forwarded-for': `198.51.100.${place % 250}` };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { token: staffToken } }));
  await once(socket, 'message');
  socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query: WATCH, variables: { id: companyId } } }));
  await once(socket, 'message');
  const closed = once(socket, 'close').then(([code]) => ({ code: code as number, at: performance.now() }));
  return { closed };
}

async function measure(environment: Record<string, string>): Promise<Record<string, number>> {
  const server: ChildProcess = fork(new URL('./abuse/server.ts', import.meta.url), ['open'], {
    env: { ...process.env, BENCH_DATABASE_URL: '', ...environment },
  });
  const [target] = (await once(server, 'message')) as [Target];
  const watching = await Promise.all(Array.from({ length: watchers }, (_, place) => watch(target, place)));
  const answers: Answers = { answered: 0, closed: 0, lost: 0, isOver: false };
  const writing = Array.from({ length: writers }, () => write(target, answers));
  await wait(3_000);
  const startedAt = performance.now();
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const [code] = await ended;
  const took = performance.now() - startedAt;
  answers.isOver = true;
  await Promise.all(writing);
  const told = (await Promise.all(watching.map(({ closed }) => closed))).toSorted((left, right) => left.at - right.at);
  return {
    'until it is gone, ms': took,
    'exit code': code as number,
    answered: answers.answered,
    'answered with close': answers.closed,
    lost: answers.lost,
    'sockets told 1012': told.filter((each) => each.code === 1012).length,
    'over ms': (told.at(-1)?.at ?? 0) - (told[0]?.at ?? 0),
  };
}

const CONTENDERS: Record<string, () => Promise<Record<string, number>>> = {
  embedded: () => measure({}),
  ...(url ? { PostgreSQL: () => measure({ BENCH_DATABASE_URL: url }) } : {}),
};
const results = await alternate(Object.keys(CONTENDERS), rounds, (name) => CONTENDERS[name]?.() ?? Promise.reject());
printTable(
  `SIGTERM with ${writers} writers and ${watchers} sockets, medians of ${rounds} rounds`,
  Object.fromEntries([...results].map(([name, each]) => [name, medians(each)])),
);
if (!url) console.log('PostgreSQL: left out, because BENCH_DATABASE_URL is not set');
