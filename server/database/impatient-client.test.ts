import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
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
  patience.milliseconds = 20;
  await expect(client.query('')).resolves.toMatchObject({ rows: [] });
  patience.milliseconds = 0;
  server.close();
  await client.end();
});
