import { once } from 'node:events';
import { connect, createServer, Server, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { type ListenerLimits, openListener } from './listener.ts';

const config = (port: number) => readConfig({ PORT: String(port), HOST: '127.0.0.1' });

const COMING = 300;
const AT_LEAST = 16; // in one turn of the event loop; from one socket it would take one, or a few

test.skipIf(process.platform !== 'linux')(
  'takes in many that came while it was held up, all in their first turn',
  async () => {
    const listener = openListener(async (_, response) => void response.end());
    const { port } = new URL(await listener.listen(config(0)));
    let taken = 0;
    listener.http.on('connection', () => taken++);
    const isThere = new Int32Array(new SharedArrayBuffer(4));
    const crowd = new Worker(
      `const { workerData } = require('node:worker_threads');
    for (let each = 0; each < ${COMING}; each++)
      require('node:net').connect(${port}, '127.0.0.1', () => {
        if (Atomics.add(workerData, 0, 1) === ${COMING - 1}) Atomics.notify(workerData, 0);
      }).on('error', () => undefined);`,
      { eval: true, workerData: isThere },
    );
    await once(crowd, 'online');
    // Held up until all of them have come: nothing else happens here meanwhile.
    for (let there = 0; there < COMING; there = Atomics.load(isThere, 0)) Atomics.wait(isThere, 0, there, 100);
    const before = taken;
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(taken - before).toBeGreaterThanOrEqual(AT_LEAST);
    await crowd.terminate();
    await listener.stop();
  },
);

test('does not share a port that somebody else has', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const listener = openListener(async () => undefined);
  await expect(listener.listen(config(port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const first = openListener(async () => undefined);
  const { port: taken } = new URL(await first.listen(config(0)));
  await expect(openListener(async () => undefined).listen(config(Number(taken)))).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await first.stop();
  other.close();
});

test('does not let go again of the port that it was given, which another that starts just then could get', async () => {
  const close = vi.spyOn(Server.prototype, 'close');
  const listener = openListener(async () => undefined);
  await listener.listen(config(0));
  expect(close).not.toHaveBeenCalled();
  close.mockRestore();
  await listener.stop();
});

/** A listener whose requests are answered when the test says so. */
async function withheld(limits: ListenerLimits) {
  const answers: (() => void)[] = [];
  const listener = openListener(async (_, response) => void answers.push(() => response.end('ok')), limits);
  const { port } = new URL(await listener.listen(config(0)));
  const open = async () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    return socket;
  };
  return { listener, answers, open };
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** Everything that comes until the connection is closed, or so many answers have come. */
async function answersOf(socket: Socket, count: number): Promise<number> {
  let text = '';
  const found = () => text.split('HTTP/1.1 200').length - 1;
  await new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('data', (data) => {
      text += data;
      if (found() >= count) resolve();
    });
  });
  return found();
}

test('who sends thousands of requests before the first is answered is cut off', async () => {
  const { listener, answers, open } = await withheld({ unanswered: 3, connections: 10 });
  const greedy = await open();
  const cut = once(greedy, 'close');
  greedy.write(REQUEST.repeat(1_000));
  await cut;
  expect(answers).toHaveLength(3);

  // One after the other as many as one likes, and a few ahead.
  const usual = await open();
  for (let round = 0; round < 5; round++) {
    answers.length = 0;
    const came = answersOf(usual, 3);
    usual.write(REQUEST.repeat(3));
    await vi.waitFor(() => expect(answers).toHaveLength(3));
    for (const answer of answers) answer();
    expect(await came).toBe(3);
    usual.removeAllListeners('data').removeAllListeners('close');
  }
  usual.destroy();
  await listener.stop();
});

test('however quickly they are answered', async () => {
  let taken = 0;
  const listener = openListener(
    async (_, response) => {
      taken++;
      response.end('ok');
    },
    { unanswered: 3, connections: 10 },
  );
  const { port } = new URL(await listener.listen(config(0)));
  const greedy = connect(Number(port), '127.0.0.1', () => greedy.write(REQUEST.repeat(1_000)));
  greedy.on('error', () => undefined).resume();
  await once(greedy, 'close');
  expect(taken).toBe(3);
  await listener.stop();
});

test('who offers another protocol than WebSocket is answered in HTTP', async () => {
  const listener = openListener(async (request, response) => {
    for await (const chunk of request) response.write(chunk);
    response.end();
  });
  listener.http.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  const { port } = new URL(await listener.listen(config(0)));
  const answerTo = async (protocol: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    const offer = `Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABk\r\n`;
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${offer}Content-Length: 4\r\n\r\nciao`);
    let text = '';
    for await (const chunk of socket) text += chunk;
    return text;
  };
  expect(await answerTo('h2c')).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\bciao\b/s);
  expect(await answerTo('WebSocket')).toMatch(/^HTTP\/1\.1 101 /);
  await listener.stop();
});

test('an address has so many connections and no more, and its places are free again when they end', async () => {
  const { listener, answers, open } = await withheld({ unanswered: 3, connections: 2 });
  const [first, second] = [await open(), await open()];
  const third = await open();
  if (!third.destroyed) await once(third, 'close');
  expect([first.destroyed, second.destroyed]).toEqual([false, false]);
  first.destroy();
  for (let isIn = false; !isIn; ) {
    const another = await open();
    another.write(REQUEST);
    const closed = once(another, 'close').then(() => false);
    const heard = vi
      .waitUntil(() => answers.length > 0, 20_000)
      .then(
        () => true,
        () => false,
      );
    isIn = await Promise.race([closed, heard]);
    another.destroy();
  }
  expect(second.destroyed).toBe(false);
  second.destroy();
  await listener.stop();
});
