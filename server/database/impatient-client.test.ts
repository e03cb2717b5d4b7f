import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Client, Query } from 'pg';
import { expect, test } from 'vitest';
import { ASK_WITHIN } from './asker.ts';
import { DOUBTED_AFTER, Doubt } from './doubt.ts';
import { impatientClient } from './impatient-client.ts';

test('a connection that breaks while nobody holds it ends no process', () => {
  const client = new (impatientClient({ milliseconds: 0 }))();
  expect(() =>
    client.emit('error', new Error('terminating connection due to unexpected postmaster exit')),
  ).not.toThrow();
});

test('whoever holds it is told', () => {
  const client = new (impatientClient({ milliseconds: 0 }))();
  const told: string[] = [];
  client.on('error', ({ message }) => told.push(message));
  client.emit('error', new Error('broken'));
  expect(told).toEqual(['broken']);
});

/** A PostgreSQL's words: it lets in, and is ready; an empty question was answered. */
const READY = Buffer.from('5a0000000549', 'hex');
const LETS_IN = Buffer.concat([Buffer.from('520000000800000000', 'hex'), READY]);
const ANSWER = Buffer.concat([Buffer.from('4900000004', 'hex'), READY]);

test('an answer that came while the process itself was held up is no answer that never came', async () => {
  const patience = { milliseconds: 0 };
  let isIn = false;
  const server = createServer((socket) => {
    socket.on('data', () => {
      socket.write(isIn ? ANSWER : LETS_IN);
      // As on a machine that is busy with something else: the answer waits in the socket.
      if (isIn) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * patience.milliseconds);
      isIn = true;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new (impatientClient(patience))({ host: '127.0.0.1', port, user: 'nobody' });
  await client.connect();
  patience.milliseconds = 200; // long enough for what was asked to be there, also where others want the processor
  await expect(client.query('')).resolves.toMatchObject({ rows: [] });
  patience.milliseconds = 0;
  server.close();
  await client.end();
});

/** A PostgreSQL that lets in and answers nothing. */
async function silentServer() {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(LETS_IN));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

test('a connection that swallows everything is cut as soon as nobody is at work on what it was sent', {
  timeout: 5_000,
}, async () => {
  const { server, port } = await silentServer();
  const doubt = new Doubt(async () => new Set(), 1);
  doubt.knowsProcesses = true;
  const client = new (impatientClient({ milliseconds: 600_000 }, doubt))({ host: '127.0.0.1', port, user: 'nobody' });
  await client.connect();
  Object.assign(client, { processID: 7 });
  await expect(client.query('')).rejects.toThrow('did not answer in time');
  server.close();
});

test('while the database is silent nobody waits for it, and what somebody is at work on is waited for', async () => {
  const { server, port } = await silentServer();
  let answers = 0;
  const doubt = new Doubt(async () => {
    answers += 1;
    if (answers < 3) return 'SOME';
    throw new Error('nobody answers');
  }, 1);
  const make = () =>
    new (impatientClient({ milliseconds: 600_000 }, doubt))({ host: '127.0.0.1', port, user: 'nobody' });
  const client = make();
  await client.connect();
  await expect(client.query('')).rejects.toThrow('did not answer in time');
  expect(answers).toBeGreaterThanOrEqual(3);
  expect(doubt.isSilent).toBe(true);
  await expect(make().connect()).rejects.toThrow('did not answer in time');
  doubt.leave();
  server.close();
});

/** A database that answers nobody from a moment on; the connections to it doubt at once. */
function silentDoubt(isSilent = () => true): Doubt {
  return new Doubt(async () => {
    if (!isSilent()) return 'SOME';
    throw new Error('nobody answers');
  }, 1);
}

/** The library's own types know fewer forms than it takes. */
// biome-ignore lint/suspicious/noExplicitAny: as above
type Asked = { query(...args: any[]): any };

test.each([
  ['a promise', (client, done) => void client.query('').then(() => done(null), done)],
  ['a callback', (client, done) => client.query('', done)],
  ['values and a callback', (client, done) => client.query('', [], done)],
  ['a query made before, with its callback', (client, done) => client.query(new Query('', [], done))],
  ['a query made before, and a callback', (client, done) => client.query(new Query(''), done)],
] as [string, (client: Asked, done: (error?: Error | null) => void) => void][])(
  'whoever asks with %s is told that nobody answers',
  { timeout: 20_000 },
  async (_, ask) => {
    const { server, port } = await silentServer();
    let isIn = false;
    const doubt = silentDoubt(() => isIn);
    const client = new (impatientClient({ milliseconds: 600_000 }, doubt))({ host: '127.0.0.1', port, user: 'nobody' });
    await client.connect();
    isIn = true;
    const error = await new Promise<Error | null | undefined>((resolve) => ask(client, resolve));
    expect(error?.message).toContain('did not answer in time');
    doubt.leave();
    server.close();
  },
);

test.each([
  ['a promise', (client) => client.connect()],
  [
    'a callback',
    (client) => new Promise((resolve, reject) => client.connect((e?: Error) => (e ? reject(e) : resolve(0)))),
  ],
] as [string, (client: Client) => Promise<unknown>][])(
  'nobody waits to be let in by a database that answers nobody: %s',
  { timeout: 20_000 },
  async (_, connect) => {
    const server = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const doubt = silentDoubt();
    const client = new (impatientClient({ milliseconds: 600_000 }, doubt))({ host: '127.0.0.1', port, user: 'nobody' });
    await expect(connect(client)).rejects.toThrow('did not answer in time');
    doubt.leave();
    server.close();
  },
);

test('whoever is answered is heard of, and whoever is not is not', async () => {
  const server = createServer((socket) => {
    let asked = 0;
    socket
      .on('error', () => undefined)
      .on('data', () => {
        asked += 1;
        if (asked === 3) socket.destroy();
        else socket.write(asked === 1 ? LETS_IN : ANSWER);
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const doubt = new Doubt(async () => 'SOME');
  let heard = 0;
  doubt.hear = () => {
    heard += 1;
  };
  const client = new (impatientClient({ milliseconds: 600_000 }, doubt))({ host: '127.0.0.1', port, user: 'nobody' });
  await client.connect();
  expect(heard).toBe(1);
  await client.query('');
  expect(heard).toBe(2);
  await expect(client.query('')).rejects.toThrow();
  expect(heard).toBe(2);
  server.close();
});

test('a database that hangs is known for it within a second and a half', () => {
  expect(DOUBTED_AFTER + ASK_WITHIN).toBeLessThanOrEqual(1_400);
});
