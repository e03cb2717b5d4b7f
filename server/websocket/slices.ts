import type { Duplex } from 'node:stream';

/** Bytes: more than almost every message of a client, and a hundred of the smallest. */
const SLICE = 2 * 1024;

/**
 * Hands what one read of the network brought to the socket's parser a little at a time, and nothing of it once the
 * socket was cut off. A read holds up to three thousand frames: all of them would be parsed, for nobody, though the
 * socket was cut off at the three hundredth, and 200 such sockets leave 200 MB to collect.
 *
 * @param socket the connection, after the WebSocket's parser has begun to listen to it
 */
export function parseInSlices(socket: Duplex): void {
  const parsers = socket.listeners('data') as ((slice: Buffer) => void)[];
  socket.removeAllListeners('data');
  socket.on('data', (read: Buffer) => {
    for (let from = 0; from < read.length && !socket.destroyed; from += SLICE)
      for (const parse of parsers) parse.call(socket, read.subarray(from, from + SLICE));
  });
}
