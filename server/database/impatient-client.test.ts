import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { Doubt } from './doubt.ts';
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
