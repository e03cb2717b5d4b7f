import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** What asks for a WebSocket at a path, byte by byte. */
export function upgradeRequest(url: string, path: string, from?: string): string {
  return (
    `GET ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n' +
    `Sec-WebSocket-Protocol: graphql-transport-ws\r\n${from ? `X-Forwarded-For: ${from}\r\n` : ''}\r\n`
  );
}

/** A socket whose bytes the caller writes itself, and which reads nothing but the answer to its upgrade. */
export async function openRaw(url: string, from?: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(upgradeRequest(url, '/graphql', from));
  await Promise.race([once(socket, 'data').catch(() => undefined), closed]);
  socket.pause();
  return socket;
}

export const [TEXT, PING, PONG] = [1, 9, 10];

/** A ping as graphql-ws has it. */
export const PROTOCOL_PING = JSON.stringify({ type: 'ping' });

/** A client's frame with an empty mask. */
export function frame(opcode: number, text: string): Buffer {
  const body = Buffer.from(text);
  const mask = Buffer.alloc(4);
  if (body.length < 126) return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | body.length]), mask, body]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length);
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | 126]), length, mask, body]);
}

/** Writes the same chunk again and again, reading nothing, until it is cut off or told to stop; bytes that it wrote. */
export async function writeWithoutReading(socket: Socket, chunk: Buffer, isOver = () => false): Promise<number> {
  let written = 0;
  let wake = () => {};
  socket.on('drain', () => wake()).on('close', () => wake());
  while (!socket.destroyed && !isOver()) {
    written += chunk.length;
    if (socket.write(chunk)) continue;
    await new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, 200); // to look whether it is over
    });
  }
  return written;
}
