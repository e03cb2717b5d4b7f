import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { parseInSlices } from './slices.ts';

const READ = Buffer.from(Array.from({ length: 64 * 1024 }, (_, at) => at % 251)); // what the network brings at once

test('every byte of a read reaches the parser, in its order', () => {
  const socket = new PassThrough();
  const parsed: Buffer[] = [];
  socket.on('data', (slice: Buffer) => parsed.push(slice));
  parseInSlices(socket);
  socket.emit('data', READ);
  socket.emit('data', READ.subarray(0, 1));
  expect(parsed.length).toBeGreaterThan(10);
  expect(Buffer.concat(parsed)).toEqual(Buffer.concat([READ, READ.subarray(0, 1)]));
});

test('a socket that was cut off has the rest of its read parsed no more', () => {
  const socket = new PassThrough();
  let parsed = 0;
  socket.on('data', (slice: Buffer) => {
    parsed += slice.length;
    if (parsed > 8_000) socket.destroy();
  });
  parseInSlices(socket);
  socket.emit('data', READ);
  expect(parsed).toBeLessThan(12_000);
});
