import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { within } from './within.ts';

const never = new Promise(() => undefined);

/** Holds the whole thread up, as a machine that is busy with something else does. */
const holdUp = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

test('what is not done in time is late, and what is done is not', async () => {
  expect(await within(1, never)).toBe(false);
  expect(await within(60_000, Promise.resolve())).toBe(true);
  await expect(within(60_000, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
});

test('what came while the process itself was held up is not late', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const other = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [[socket]] = (await Promise.all([once(server, 'connection'), once(other, 'connect')])) as [[Socket], unknown];
  const came = once(socket, 'data');
  const isInTime = within(5, came);
  other.write('an answer'); // it waits in the socket
  holdUp(20);
  expect(await isInTime).toBe(true);
  other.destroy();
  server.close();
});
