import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';

/** Finds sockets whose other side is gone, or does not read: a pong counts only if it answers the ping that was sent. */
export class Heartbeat {
  readonly #awaited = new WeakMap<WebSocket, Buffer>();

  /** Asks each socket for a sign of life. */
  beat(sockets: Iterable<WebSocket>): void {
    for (const socket of sockets) {
      if (this.#awaited.has(socket)) continue;
      const payload = randomBytes(8); // nobody can answer without having read it
      this.#awaited.set(socket, payload);
      socket.ping(payload);
    }
  }

  /** Cuts those that gave none since they were asked. */
  cut(sockets: Iterable<WebSocket>): void {
    for (const socket of sockets) if (this.#awaited.has(socket)) socket.terminate();
  }

  /** Notes a pong. */
  hear(socket: WebSocket, payload: Buffer): void {
    if (this.#awaited.get(socket)?.equals(payload)) this.#awaited.delete(socket);
  }
}
